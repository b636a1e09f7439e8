"""Why an answer is right: for every drill, about the question that is asked."""

from itertools import islice

import pytest

from flowcharts.library.library import Library
from flowcharts.model.sub_charts import steps
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.drills.walk import FIVE, PENALTY
from flowcharts.practice.hints import hints_at
from flowcharts.practice.question import REMEDY, Answer, StudyQuestion, TwoCases
from flowcharts.practice.verdict import verdict_on
from flowcharts.practice.why import whys_at

TODAY = "missed-trigger-2024"
OF_CASE = {
    "pair": {"First case:", "Second case:"},
    "backwards": {"With that change:"},
}


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


def questions(source: CaseSource, drill: str) -> list[StudyQuestion]:
    kind = DRILLS[drill]
    made = [*islice(source.generated(TODAY, 3), 25)]
    cases = made if drill == "pair" else [*source.written(TODAY), *made]
    asked = (
        kind.ask(each, source, detail) for each in cases for detail in kind.details(each, source)
    )
    found = [question for question in asked if question is not None]
    if drill == "walk":
        found += [q for case in made if (q := kind.ask(case, source, FIVE)) is not None]
    return found


@pytest.mark.parametrize("drill", DRILLS)
def test_every_answer_has_a_reason_and_a_place_where_it_stands(
    source: CaseSource, drill: str
) -> None:
    found = questions(source, drill)
    assert found
    for question in found:
        if question.case.decided.walk.home.exit is not None:
            continue  # why the chart is not for it is said instead
        told = question.whys()
        assert told, (drill, question.case.id)
        named = {f"{why.edition.en}:" for why in told} if drill == "editions" else {""}
        assert {why.of.en if why.of else "" for why in told} <= OF_CASE.get(drill, named)
        for why in told:
            assert why.decision.source.en
            assert why.edition.en
            assert why.answer in why.decision.answers
            assert not why.decision.asks_opponent or drill in {"pair", "backwards"}


@pytest.mark.parametrize("drill", DRILLS)
def test_hints_are_about_the_question_that_is_asked(source: CaseSource, drill: str) -> None:
    found = questions(source, drill)
    assert found
    for question in found:
        said = {hint.en for hint in hints_at(question)}
        if question.place is not None:
            asked = {
                step.decision.definition.en
                for step in steps(question.case.decided.walk)
                if step.place == question.place
            }
        else:
            asked = {why.decision.question.en for why in question.whys()}
        assert not asked or said & asked, (drill, question.case.id)
        options = {option.words.en for option in question.options if len(option.words.en) > 5}
        assert not said & options


def test_whether_it_was_missed_is_hinted_at_by_the_chart_that_says_so(source: CaseSource) -> None:
    found = questions(source, "exit")
    assert found
    for question in found:
        charts = {step.chart.id for step in steps(question.case.decided.walk)}
        for why in question.whys():
            if "awareness" in charts:
                assert why.decision.id in question.case.chart.parts["awareness"].nodes


def test_what_is_said_first_has_a_reason_of_its_own(source: CaseSource) -> None:
    found = questions(source, "walk")
    assert found
    for question in found:
        if question.is_walked and question.case.decided.walk.home.exit is None:
            (remedy,) = question.whys(REMEDY)
            (penalty,) = question.whys(PENALTY)
            steps_taken = [step.decision.id for step in steps(question.case.decided.walk)]
            assert steps_taken.index(remedy.decision.id) <= steps_taken.index(penalty.decision.id)


def test_a_pair_is_explained_where_it_parts_and_for_both(source: CaseSource) -> None:
    found = questions(source, "pair")
    assert found
    for question in found:
        here, _, there = question.right.partition("|")
        if here.startswith("exit:") and there.startswith("exit:"):
            assert question.whys() == ()  # both leave the chart, which is said
            continue
        first, *second = question.whys()
        if here != there and second:
            assert isinstance(question.told, TwoCases)
            assert [why.of and why.of.en for why in (first, second[0])] == [
                "First case:",
                "Second case:",
            ]
            assert first.decision.id == second[0].decision.id
            assert first.answer != second[0].answer


def test_a_change_is_explained_by_what_it_changes(source: CaseSource) -> None:
    found = questions(source, "backwards")
    assert found
    for question in found:
        taken = {(step.decision.id, step.answer) for step in steps(question.case.decided.walk)}
        for why in question.whys():
            assert (why.decision.id, why.answer) not in taken


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("honden-what-is-done", "It waits for a moment"),
        # It is told of an older chart, whose reasons are not today’s.
        ("goldnight-commander-unannounced", None),
    ],
)
def test_an_example_explains_the_chart_alone_that_it_is_told_of(
    source: CaseSource, name: str, words: str | None
) -> None:
    case = next(each for each in source.written(TODAY) if each.id == f"scenario:{name}")
    whys = [why for step in steps(case.decided.walk) for why in whys_at(step, case)]
    said = [why.worked.because.en for why in whys if why.worked is not None]
    assert whys
    assert [each.startswith(words or "") for each in said[:1]] == [True] * (words is not None)


def test_the_words_of_a_card_that_decide_are_shown_where_the_answer_was_wrong_alone(
    source: CaseSource,
) -> None:
    case = next(
        each
        for each in source.written(TODAY)
        if each.id == "scenario:honden-of-cleansing-fire-at-the-draw"
    )
    question = DRILLS["penalty"].ask(case, source, "")
    assert question is not None
    wrong = next(option.id for option in question.options if option.id != question.right)
    shown = verdict_on(question, Answer(option=wrong)).quoted
    assert {card: words.en for card, words in shown.items()} == {
        "honden-of-cleansing-fire": "you gain 2 life"
    }
    assert verdict_on(question, Answer(option=question.right)).quoted == {}
