"""Which case a round asks next, and which idea it blames."""

from dataclasses import replace
from datetime import timedelta

import pytest

from flowcharts.journal.memory import SOON, Memory
from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Decision
from flowcharts.practice.case_filter import AllOf, CaseField, FieldIs, known_of_case
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import told_answer, walked
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.lapses import LapseBook
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.round import AskedQuestion, DrawnAs, Round, RoundPlan
from flowcharts.practice.verdict import verdict_on
from tests.flowcharts.practice.conftest import START, Clock

TODAY = "missed-trigger-2024"
GIVEN_UP = Answer(is_given_up=True, milliseconds=9_000)
FEW = AllOf((FieldIs(CaseField.LEVEL, "silver"), FieldIs(CaseField.OUTCOME, "stack")))
"""A filter that few cases fit."""
WALKS = RoundPlan(minutes=None, count=20, seed=3)
OF_FEW = RoundPlan(minutes=None, count=20, wanted=FEW, drills=("walk", "decision"), seed=5)

DECISIONS = RoundPlan(minutes=None, count=8, drills=("decision",), seed=2)


def rightly(question: StudyQuestion) -> Answer:
    walk = question.case.decided.walk if question.is_walked else None
    return Answer(walk, question.right, milliseconds=4_000)


def answered_round(practice: Practice, clock: Clock, first: Answer | None = None) -> list[str]:
    """The cases of a round over few cases, all answered rightly but for the *first*."""
    going = practice.begin(OF_FEW)
    while (question := practice.question(going)) is not None:
        answer = rightly(question) if going.answered or first is None else first
        clock.now += timedelta(minutes=1)
        going = practice.ask(practice.answer(going, answer).round)
    return [each.case_id for each in going.questions]


def few_cases(source: CaseSource) -> set[str]:
    return {
        case.id
        for case in source.written(TODAY)
        if FEW.holds(known_of_case(case, is_seen=False)) is True
    }


def test_a_story_comes_back_only_after_all_the_others_the_longest_not_asked_first(
    practice: Practice, source: CaseSource, clock: Clock
) -> None:
    few = few_cases(source)
    assert 3 < len(few) < 10
    for days in (0, 60):  # then all of it is due
        clock.now = START + timedelta(days=days)
        asked = answered_round(practice, clock)
        assert len(asked) == 20
        assert {*asked} == few
        for begun in range(len(asked) - len(few)):
            assert {*asked[begun : begun + len(few)]} == few


def test_a_story_that_was_ruled_wrongly_does_not_come_back_in_its_round(
    practice: Practice, clock: Clock
) -> None:
    wrong, *others = answered_round(practice, clock, first=GIVEN_UP)
    assert len(others) > len({*others})
    assert wrong not in others


@pytest.mark.parametrize("is_scheduled", [True, False])
def test_what_was_wrong_does_not_come_back_at_once_but_ten_minutes_later(
    practice: Practice, clock: Clock, *, is_scheduled: bool
) -> None:
    practice.change_settings(PracticeSettings(is_scheduled=is_scheduled))
    practice.answer(practice.begin(DECISIONS), GIVEN_UP)
    clock.now = START + timedelta(minutes=9)
    assert drawn_first(practice) is DrawnAs.NEW
    clock.now = START + SOON
    assert drawn_first(practice) is DrawnAs.DUE


def test_what_was_drawn_ahead_the_day_before_is_drawn_anew(
    practice: Practice, clock: Clock
) -> None:
    practice.change_settings(PracticeSettings(new_limit=1))
    going = practice.begin(DECISIONS)
    question = practice.question(going)
    assert question is not None
    going = practice.answer(going, rightly(question)).round
    while practice.draw(going):
        pass
    clock.now += timedelta(days=1)
    assert practice.ask(going).questions[-1].drawn is DrawnAs.NEW, "a new day has something new"


def drawn_first(practice: Practice) -> DrawnAs:
    """Why the first question of a round is asked."""
    return practice.begin(DECISIONS).questions[0].drawn


def test_of_two_mistakes_the_one_of_the_day_before_is_repeated_first(
    practice: Practice, source: CaseSource, clock: Clock
) -> None:
    first = "awareness/visible"
    for decision in (first, "awareness/shown-before-moving-on"):
        clock.now += timedelta(days=1)
        practice.answer(asking(source, decision), GIVEN_UP)
    clock.now += timedelta(days=1)
    going = practice.begin(replace(DECISIONS, mode=Mode.MISTAKES))
    assert going.current is not None
    assert going.current.detail == first


def asking(source: CaseSource, decision: str) -> Round:
    """A round that asks that decision of the first case that comes to it."""
    kind = DRILLS["decision"]
    cases = source.written(TODAY)
    case = next(case for case in cases if decision in kind.details(case, source))
    return Round(DECISIONS, START).asking(
        AskedQuestion("decision", TODAY, case.id, decision, DrawnAs.EXTRA)
    )


def test_a_newcomer_is_asked_what_the_simplest_cases_hold(
    practice: Practice, source: CaseSource, clock: Clock
) -> None:
    kind, chart = DRILLS["decision"], "missed-trigger-2008"
    simplest = {
        decision
        for case in source.written(chart)
        if case.level == "bronze"
        for decision in kind.details(case, source)
    }
    practice.change_settings(PracticeSettings(new_limit=99))
    going = practice.begin(replace(DECISIONS, wanted=FieldIs(CaseField.CHART, chart)))
    asked: set[str] = set()
    while (question := practice.question(going)) is not None and not simplest <= asked:
        assert question.detail in simplest
        asked.add(question.detail)
        clock.now += timedelta(minutes=1)
        going = practice.ask(practice.answer(going, rightly(question)).round)
    assert simplest <= asked
    assert {each.drawn for each in going.answered} == {DrawnAs.NEW}


def test_what_no_chart_asks_any_more_keeps_nothing_that_is_due_from_being_asked(
    practice: Practice, clock: Clock
) -> None:
    gone = [f"{TODAY}/never-there-{number}" for number in range(6)]
    remembered = [*gone, "awareness/visible"]
    practice.journal.keep_memories(
        Memory(item, START + timedelta(hours=hour), 3.0, 5.0, START, 1, 0)
        for hour, item in enumerate(remembered)
    )
    practice = Practice(practice.journal, practice.source, clock)
    clock.now += timedelta(days=30)
    going = practice.begin(DECISIONS)
    while going.current is not None and going.current.drawn is not DrawnAs.DUE:
        question = practice.question(going)
        assert question is not None
        going = practice.ask(practice.answer(going, rightly(question)).round)
    assert going.current is not None
    assert going.current.detail == "awareness/visible"


def test_the_drills_of_a_round_take_turns(practice: Practice) -> None:
    drills = ("penalty", "walk", "decision")
    going = practice.begin(RoundPlan(Mode.CRAM, None, 9, drills=drills, seed=1))
    while (question := practice.question(going)) is not None:
        going = practice.ask(practice.answer(going, rightly(question)).round)
    assert tuple(each.drill for each in going.questions) == drills * 3


def test_a_generated_case_is_asked_once_in_a_life(library: Library, clock: Clock) -> None:
    generated = FieldIs(CaseField.ORIGIN, "generated")
    with Journal.guest() as journal:
        practice = Practice(journal, CaseSource(library, library.generator), clock)
        asked: list[str] = []
        for seed in range(4):
            going = practice.begin(RoundPlan(Mode.CRAM, None, 5, generated, seed=seed))
            while (question := practice.question(going)) is not None:
                going = practice.ask(practice.answer(going, rightly(question)).round)
            asked += [each.case_id for each in going.questions]
        assert len(asked) == len({*asked}) == 20


def test_a_mistake_that_nobody_has_an_idea_for_comes_back_all_the_same(
    practice: Practice, source: CaseSource, clock: Clock
) -> None:
    decision = "awareness/only-copies"
    cases = source.written(TODAY)
    assert decision not in {each.item for case in cases for each in source.items(case)}
    case = next(case for case in cases if decision in source.answers(case))
    decided = case.decided

    def as_copies(chart: Chart, asked: Decision) -> str:
        return "yes" if asked.id == "only-copies" else told_answer(decided, chart, asked)

    asked = AskedQuestion("walk", TODAY, case.id, "", DrawnAs.EXTRA)
    practice.answer(Round(WALKS, START).asking(asked), Answer(walked(decided, as_copies)))
    assert decision in LapseBook(practice.journal, 4).missed()
    for _ in range(2):
        clock.now += timedelta(days=1)
        going = practice.begin(replace(WALKS, mode=Mode.MISTAKES))
        while (question := practice.question(going)) is not None:
            assert question.case.id != case.id
            clock.now += timedelta(minutes=1)
            going = practice.ask(practice.answer(going, rightly(question)).round)
    assert decision not in LapseBook(practice.journal, 4).missed()


def test_of_several_ideas_the_one_most_often_wrong_is_named_first(
    practice: Practice, source: CaseSource, clock: Clock
) -> None:
    asked = AskedQuestion(
        "penalty", TODAY, "scenario:smokestack-newer-permanent", "", DrawnAs.EXTRA
    )
    going = Round(DECISIONS, START).asking(asked)
    given = Answer(option="no-penalty")
    question = practice.question(going)
    assert question is not None
    verdict = verdict_on(question, given)
    blamed = {
        each.item.partition("#")[2]: each.item for each in verdict.results if "#" in each.item
    }
    first, second = (blamed[idea.id] for idea in verdict.ideas)
    seldom = Memory(first, START, 3.0, 5.0, START, 4, 1)
    often = Memory(second, START, 3.0, 5.0, START, 6, 5)
    for memories in ((seldom, often), (often,)):  # who never held an idea is not likely to now
        with Journal.guest() as journal:
            journal.keep_memories(memories)
            learnt = Practice(journal, source, clock).answer(going, given).verdict
            assert [idea.id for idea in learnt.ideas] == [idea.id for idea in verdict.ideas[::-1]]
