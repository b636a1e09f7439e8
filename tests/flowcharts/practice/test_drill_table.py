"""The table of drills: each is one file, and speaks of what it asks."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import flowcharts.practice.drills as table
from flowcharts.journal.review import Rating
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.hints import hints_at, turning_point
from flowcharts.practice.question import Answer, DrillKind, StudyQuestion
from flowcharts.practice.verdict import verdict_on

TODAY = "missed-trigger-2024"
FOLDER = Path(table.__file__).parent
kinds = pytest.mark.parametrize("kind", DRILLS.values(), ids=lambda kind: kind.drill)


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


def questions(kind: DrillKind, source: CaseSource) -> Iterator[StudyQuestion]:
    """A few questions of a drill, also those that are asked where no chart is walked."""
    made = [*islice(source.generated(TODAY, 3), 10)]
    for case in [*made, *source.written(TODAY)[:10]]:
        for detail in (*kind.details(case, source)[:2], *kind.unwalked_details):
            question = kind.ask(case, source, detail)
            if question is not None:
                yield question


def file_of(kind: DrillKind) -> str:
    return kind.ask.__module__.rpartition(".")[2]


def test_the_table_names_each_file_once() -> None:
    files = {each.stem for each in FOLDER.glob("*.py")} - {"__init__"}
    named = [*map(file_of, DRILLS.values())]
    lacking = sorted(files - {*named})
    assert not lacking, f"the table in drills/__init__.py lacks {', '.join(lacking)}"
    assert sorted(named) == sorted(files), "a drill is one file"
    assert all(kind.drill == drill for drill, kind in DRILLS.items())


@kinds
def test_journals_have_a_plain_word_for_it(kind: DrillKind) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", kind.drill)


@kinds
def test_a_drill_uses_no_trait_of_another(kind: DrillKind) -> None:
    others = {each.ask.__module__ for each in DRILLS.values()} - {kind.ask.__module__}
    traits = (kind.details, kind.turning_step, kind.whys, kind.hints, kind.remarks)
    assert not others & {each.__module__ for each in (*traits, kind.option_called)}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_drills_have_names_of_their_own(language: str) -> None:
    for words in ("name", "about"):
        said = [getattr(getattr(kind, words), language) for kind in DRILLS.values()]
        assert all(said)
        assert len({*said}) == len(said)


@kinds
def test_what_helps_and_explains_is_about_the_decision_it_turns_on(
    kind: DrillKind, source: CaseSource
) -> None:
    found = 0
    for question in questions(kind, source):
        step = question.turning_step()
        whys = question.whys()
        if step is None or not whys:
            continue
        found += 1
        assert step.decision.id in {why.decision.id for why in whys}
        assert question.place in (None, turning_point(question)), "the decision that is asked"
        about = {step.decision.question, step.decision.definition}
        assert about & {*hints_at(question)}
    assert found


@kinds
def test_a_verdict_is_on_the_question_that_was_asked(kind: DrillKind, source: CaseSource) -> None:
    found = 0
    for question in questions(kind, source):
        found += 1
        assert question.kind is kind
        walk = question.case.decided.walk if question.is_walked else None
        said = tuple((each.id, each.right) for each in question.predictions)
        right = verdict_on(question, Answer(walk, question.right, said))
        assert right.is_right
        assert all(result.rating is Rating.GOOD for result in right.results)
        shown = verdict_on(question, Answer(is_given_up=True))
        assert not shown.is_right
        assert all(result.rating is not Rating.GOOD for result in shown.results)
    assert found
