"""A decision that another chart answers has its reason there."""

from collections.abc import Iterator
from itertools import islice

import pytest

from flowcharts.journal.review import Rating
from flowcharts.library.library import Library
from flowcharts.model.sub_charts import steps
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import WrongStep
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import wrong_step_inside
from flowcharts.practice.verdict import Verdict, verdict_on

TODAY, INSIDE = "missed-trigger-2024", "awareness"
ASKED = "shown-in-time"


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


def answered_wrongly(source: CaseSource, case: StudyCase) -> Verdict | None:
    """The verdict on whoever answers the decision without its chart, and wrongly."""
    question = DRILLS["walk"].ask(case, source, "")
    first = next((s for s in steps(case.decided.walk) if s.decision.id == ASKED), None)
    if question is None or first is None:
        return None
    walk = case.decided.walk
    while walk.origin is not None:
        walk = walk.origin
    while walk.decision is None or walk.decision.id != ASKED:
        walk = walk.undone()
    wrong = next(answer for answer in first.decision.answers if answer != first.answer)
    return verdict_on(question, Answer(walk.answered(wrong)))


def verdicts(source: CaseSource) -> Iterator[Verdict]:
    for case in (*source.written(TODAY), *islice(source.generated(TODAY, 1), 20)):
        verdict = answered_wrongly(source, case)
        if verdict is not None:
            yield verdict


def test_the_question_it_turns_on_is_named(source: CaseSource) -> None:
    found = list(verdicts(source))
    assert len(found) > 50
    for verdict in found:
        assert verdict.wrong_step is not None
        assert verdict.wrong_step.decision.id == ASKED
        inside = verdict.inside
        assert inside is not None
        assert inside.chart.id == INSIDE
        taken = {
            step.decision.id: step.answer for step in steps(verdict.walk) if step.chart.id == INSIDE
        }
        assert taken[inside.decision.id] == inside.right != inside.given
        lapses = {each.item for each in verdict.results if each.rating is Rating.AGAIN}
        assert {verdict.wrong_step.item, inside.item} <= lapses


def test_what_is_said_of_it_is_said_of_that_question(source: CaseSource) -> None:
    found = list(verdicts(source))
    because = [
        why.because == verdict.question.case.decided.because(INSIDE, inside.decision.id)
        for verdict in found
        if (inside := verdict.inside) is not None and (why := verdict.why) is not None
    ]
    assert because
    assert all(because)
    assert any(verdict.why is not None and verdict.why.worked is not None for verdict in found)
    share = sum(bool(verdict.ideas) for verdict in found) / len(found)
    assert share > 0.8, "a mistaken idea is found in the other chart, too"


def test_a_turn_in_the_chart_itself_needs_no_other(source: CaseSource) -> None:
    case = next(iter(source.written(TODAY)))
    question = DRILLS["walk"].ask(case, source, "")
    assert isinstance(question, StudyQuestion)
    verdict = verdict_on(question, Answer(is_given_up=True))
    turn = verdict.wrong_step
    assert isinstance(turn, WrongStep)
    assert (verdict.inside is None) is (turn.decision.sub_chart is None)


@pytest.mark.parametrize(
    ("name", "given", "step"),
    [
        # Given up: any answer that is not the right one may have been meant.
        ("kami-of-the-hunt-unannounced", "", "visible yes, not no"),
        # Where an idea turns off, though another turn leads there as well.
        ("malfunction-in-march-2017", "yes", "shown-before-moving-on yes, not no"),
        # Where no idea does, the last turn that leads there.
        ("battlegrace-angel-attacks-alone", "", "visible yes, not no"),
    ],
)
def test_the_turn_inside_is_that_of_an_idea_or_the_last_that_leads_there(
    source: CaseSource, name: str, given: str, step: str
) -> None:
    case = next(each for each in source.written(TODAY) if each.id == f"scenario:{name}")
    asked = next(each for each in steps(case.decided.walk) if each.decision.id == ASKED)
    wrong_step = WrongStep(asked.chart, asked.decision, given, asked.answer)
    found = wrong_step_inside(case.decided, wrong_step)
    assert found is not None
    assert f"{found.decision.id} {found.given}, not {found.right}" == step
