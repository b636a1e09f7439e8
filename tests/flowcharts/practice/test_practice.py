from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from fsrs.scheduler import DEFAULT_PARAMETERS

from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.chart import Family
from flowcharts.practice.case_filter import (
    EVERY_CASE,
    AllOf,
    AnyOf,
    CaseField,
    CaseFilter,
    FieldIs,
    NotSo,
    known_of_case,
    read_filter,
)
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import walked_by_ideas
from flowcharts.practice.draw import charts_meant
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.round import DrawnAs, Round, RoundPlan, read_round
from tests.flowcharts.journal.reviews import counted_reviews, memory_of
from tests.flowcharts.practice.conftest import START, Clock

TODAY = "missed-trigger-2024"
IDEA = "passing-misses-it"
GIVEN_UP = Answer(is_given_up=True, milliseconds=9_000)
TEN = RoundPlan(count=10, minutes=None, seed=3)


def rightly(question: StudyQuestion) -> Answer:
    if question.is_walked:
        return Answer(question.case.decided.walk, milliseconds=20_000)
    return Answer(option=question.right, milliseconds=4_000)


def with_idea(question: StudyQuestion) -> Answer:
    return Answer(walked_by_ideas(question.case.decided, {IDEA}), milliseconds=20_000)


def answered(practice: Practice, going: Round, clock: Clock, count: int = 1) -> Round:
    for _ in range(count):
        going = practice.ask(going)
        question = practice.question(going)
        assert question is not None
        clock.now += timedelta(seconds=30)
        going, _ = practice.answer(going, rightly(question))
    return going


def test_a_round_asks_until_its_end_and_keeps_every_answer(
    practice: Practice, clock: Clock
) -> None:
    going = answered(practice, practice.begin(TEN), clock, 10)
    assert going.is_over
    assert going.progress == 1
    assert going.right == 10
    assert practice.journal.count == 10
    assert practice.ask(going) == going
    assert len({each.case_id for each in going.questions}) == 10


def test_a_round_of_minutes_counts_the_time_spent(practice: Practice, clock: Clock) -> None:
    going = answered(practice, practice.begin(RoundPlan(minutes=1)), clock, 2)
    assert 0.6 < going.progress < 1
    assert not going.is_over
    assert answered(practice, going, clock).is_over


def test_a_first_round_is_of_todays_policy_and_brings_what_is_new(practice: Practice) -> None:
    going = practice.begin(RoundPlan())
    assert going.current is not None
    assert (going.current.chart, going.current.drawn) == (TODAY, DrawnAs.NEW)


def test_the_schedule_is_written_with_the_answer(practice: Practice, clock: Clock) -> None:
    going = answered(practice, practice.begin(TEN), clock)
    (review,) = practice.journal.reviews()
    assert review.results
    for result in review.results:
        memory = memory_of(practice.journal, result.item)
        assert memory is not None
        assert memory.due > clock.now
    assert read_round(practice.journal.round) == going


def test_cramming_keeps_the_answer_and_touches_no_schedule(
    practice: Practice, clock: Clock
) -> None:
    answered(practice, practice.begin(replace(TEN, mode=Mode.CRAM)), clock, 3)
    assert practice.journal.count == 3
    assert practice.journal.memories() == ()


def test_without_a_schedule_nothing_is_ever_due(practice: Practice, clock: Clock) -> None:
    answered(practice, practice.begin(TEN), clock, 3)
    remembered = practice.journal.memories()
    practice.change_settings(PracticeSettings(is_scheduled=False))
    answered(practice, practice.begin(TEN), clock, 3)
    assert practice.journal.memories() == remembered
    clock.now += timedelta(days=90)
    assert practice.due() == (0, 0)
    going = practice.begin(TEN)
    assert going.current is not None
    assert going.current.drawn is not DrawnAs.DUE


def test_a_wrong_answer_comes_back_until_it_is_right(practice: Practice, clock: Clock) -> None:
    practice.change_settings(PracticeSettings(new_limit=99))
    seen = 0
    for _ in range(40):
        going = practice.begin(replace(TEN, count=1))
        question = practice.question(going)
        assert question is not None
        clock.now += timedelta(minutes=1)
        _, verdict = practice.answer(going, with_idea(question))
        seen += verdict.idea is not None and verdict.idea.id == IDEA
    assert seen > 1
    clock.now += timedelta(days=1)
    going = practice.begin(TEN)
    assert going.current is not None
    assert going.current.drawn is DrawnAs.DUE
    brought_back = 0
    while not going.is_over:
        question = practice.question(going)
        assert question is not None
        items = [each.item for each in practice.source.items(question.case)]
        brought_back += f"#{IDEA}" in " ".join(items)
        going = answered(practice, going, clock)
        going = going if going.is_over else practice.ask(going)
    assert brought_back


def test_mistakes_only_asks_what_was_wrong_and_then_nothing(
    practice: Practice, clock: Clock
) -> None:
    only = replace(TEN, mode=Mode.MISTAKES)
    assert practice.begin(only).current is None
    going = practice.begin(replace(TEN, drills=("decision",)))
    question = practice.question(going)
    assert question is not None
    practice.answer(going, GIVEN_UP)
    missed = practice.begin(only)
    assert missed.current is not None
    for _ in range(8):
        question = practice.question(missed)
        if question is None:
            break
        clock.now += timedelta(minutes=1)
        missed, _ = practice.answer(missed, rightly(question))
        missed = practice.ask(missed)
    assert missed.current is None


def test_beyond_the_limit_of_a_day_a_round_goes_on_with_nothing_new(
    practice: Practice, clock: Clock
) -> None:
    practice.change_settings(PracticeSettings(new_limit=2, review_limit=50))
    going = answered(practice, practice.begin(TEN), clock, 2)
    assert practice.new_today() == 2
    going = answered(practice, going, clock, 8)
    assert going.is_over
    assert DrawnAs.NEW not in {each.drawn for each in going.questions[2:]}
    assert practice.new_today() == 2
    clock.now += timedelta(days=1)
    assert practice.new_today() == 0


def test_after_so_many_cases_of_a_day_nothing_new_is_asked(
    practice: Practice, clock: Clock
) -> None:
    practice.change_settings(PracticeSettings(new_limit=50, review_limit=3))
    going = answered(practice, practice.begin(TEN), clock, 6)
    assert practice.is_enough_today()
    drawn = [each.drawn is DrawnAs.NEW for each in going.answered]
    assert (any(drawn[:3]), any(drawn[3:])) == (True, False)
    clock.now += timedelta(days=1)
    assert not practice.is_enough_today()


def test_other_parameters_make_the_schedule_of_all_that_was_answered_anew(
    practice: Practice, clock: Clock
) -> None:
    answered(practice, practice.begin(TEN), clock, 3)
    before = {each.item: each for each in practice.journal.memories()}
    parameters = (*(5 * each for each in DEFAULT_PARAMETERS[:4]), *DEFAULT_PARAMETERS[4:])
    practice.change_settings(PracticeSettings(parameters=parameters))
    after = {each.item: each for each in practice.journal.memories()}
    assert after.keys() == before.keys() != set()
    assert any(after[item].due > before[item].due for item in after)


def test_a_round_lasts_as_long_as_it_says_and_another_is_never_refused(
    practice: Practice, clock: Clock
) -> None:
    practice.change_settings(PracticeSettings(new_limit=1))
    for _ in range(2):
        going = practice.begin(RoundPlan(minutes=10))
        while not going.is_over:
            going = answered(practice, going, clock)
        assert 10 <= sum(each.milliseconds for each in going.questions) / 60_000 < 11


def test_learning_goes_on_beyond_the_limits(practice: Practice, clock: Clock) -> None:
    practice.change_settings(PracticeSettings(new_limit=1))
    going = answered(practice, practice.begin(replace(TEN, mode=Mode.LEARN)), clock, 4)
    assert [each.drawn for each in going.answered] == [DrawnAs.NEW] * 4


def test_what_was_asked_by_a_clock_that_ran_ahead_is_due(practice: Practice, clock: Clock) -> None:
    right = clock.now
    clock.now += timedelta(days=400)
    answered(practice, practice.begin(TEN), clock)
    clock.now = right
    practice.change_settings(PracticeSettings(new_limit=0))
    assert practice.due().today == len(practice.journal.memories()) > 0
    going = practice.begin(TEN)
    assert going.current is not None
    assert going.current.drawn is DrawnAs.DUE


def test_a_round_is_resumed_where_it_stopped(
    tmp_path: Path, source: CaseSource, clock: Clock
) -> None:
    file = tmp_path / "mine.journal"
    with Journal.open(file, START) as journal:
        practice = Practice(journal, source, clock)
        going = answered(practice, practice.begin(TEN), clock, 4)
        going = practice.ask(going)
        practice.leave(going)
        waiting = practice.question(going)
    with Journal.open(file, START) as journal:
        practice = Practice(journal, source, clock)
        again = practice.resume()
        assert again == going
        assert again is not None
        assert practice.question(again) == waiting
        for asked in again.answered:
            verdict = practice.verdict_of(asked)
            assert verdict is not None
            assert verdict.is_right
        practice.leave(answered(practice, again, clock, 6))
        assert practice.resume() is None


def test_a_round_whose_case_is_gone_asks_another(practice: Practice, clock: Clock) -> None:
    going = practice.ask(answered(practice, practice.begin(TEN), clock))
    assert going.current is not None
    gone = going.current._replace(case_id="scenario:never-written")
    practice.journal.keep_round(going._replace(questions=(*going.answered, gone)).written())
    again = practice.resume()
    assert again is not None
    assert again.current is not None
    assert again.current.case_id != gone.case_id
    assert again.answered == going.answered


@pytest.mark.parametrize("broken", ["{", "[]", '{"mode": "sleep"}', "null"])
def test_a_round_that_cannot_be_read_is_none(practice: Practice, broken: str) -> None:
    practice.journal.keep_round(broken)
    assert practice.resume() is None


# Undo and redo.


def test_an_answer_taken_back_is_kept_uncounted_and_asked_again(
    practice: Practice, clock: Clock
) -> None:
    before = practice.begin(TEN)
    after = answered(practice, before, clock)
    undone = practice.undo(after)
    assert not undone.answered
    assert practice.question(undone) == practice.question(before)
    (review,) = practice.journal.reviews()
    assert not review.is_counted
    assert counted_reviews(practice.journal) == 0
    assert practice.journal.stale_items() == ()
    assert all(memory.reps == 0 for memory in practice.journal.memories())


def test_what_was_taken_back_is_given_again(practice: Practice, clock: Clock) -> None:
    after = answered(practice, practice.begin(TEN), clock, 2)
    memories = practice.journal.memories()
    practice.undo(practice.undo(after))
    assert counted_reviews(practice.journal) == 0
    first = practice.redo(after.undone().undone())
    assert first is not None
    second = practice.redo(first.round)
    assert second is not None
    assert second.round == after
    assert second.verdict.is_right
    assert counted_reviews(practice.journal) == 2
    assert practice.journal.memories() == memories
    assert practice.redo(second.round) is None


def test_a_mistake_taken_back_is_none(practice: Practice) -> None:
    before = practice.begin(TEN)
    assert practice.question(before) is not None
    after, _ = practice.answer(before, GIVEN_UP)
    due = practice.due()
    assert due.today
    undone = practice.undo(after)
    assert practice.due() == (0, 0)
    assert practice.redo(undone) is not None
    assert practice.due() == due


def test_what_is_given_again_after_its_answer_was_seen_is_not_counted(
    practice: Practice, clock: Clock
) -> None:
    undone = practice.undo(answered(practice, practice.begin(TEN), clock))
    again = practice.undo(answered(practice, undone, clock))
    given = practice.redo(again)
    assert given is not None
    assert len(given.round.answered) == 1
    assert counted_reviews(practice.journal) == 0
    assert practice.new_today() == 0


def test_another_answer_takes_the_place_of_one_taken_back(practice: Practice, clock: Clock) -> None:
    undone = practice.undo(answered(practice, practice.begin(TEN), clock))
    question = practice.question(undone)
    assert question is not None
    again, verdict = practice.answer(undone, GIVEN_UP)
    assert not verdict.is_right
    assert not practice.can_redo()
    assert [each.is_counted for each in practice.journal.reviews()] == [False, False], (
        "the right answer had been seen"
    )
    assert practice.can_undo(again)


def test_an_answer_is_still_known_to_be_repeated_after_the_round_was_left(
    practice: Practice, clock: Clock
) -> None:
    undone = practice.undo(answered(practice, practice.begin(TEN), clock))
    practice.leave(undone)
    found = practice.resume()
    assert found is not None
    again, verdict = practice.answer(found, GIVEN_UP)
    assert not verdict.is_right
    assert again.counted == ()


# Which cases.


@pytest.mark.parametrize(
    ("wanted", "is_so"),
    [
        (FieldIs(CaseField.CHART, "missed-trigger-2008"), "missed-trigger-2008"),
        (FieldIs(CaseField.EDITION, "2013"), "missed-trigger-2013"),
        (
            AllOf(
                (
                    AnyOf((FieldIs(CaseField.CHART, TODAY), FieldIs(CaseField.EDITION, "2008"))),
                    NotSo(FieldIs(CaseField.CHART, TODAY)),
                )
            ),
            "missed-trigger-2008",
        ),
    ],
)
def test_charts_are_chosen_by_and_or_not(
    practice: Practice, wanted: CaseFilter, is_so: str
) -> None:
    going = practice.begin(replace(TEN, wanted=wanted))
    assert going.current is not None
    assert going.current.chart == is_so
    assert read_round(going.written()) == going


def test_cases_are_chosen_by_what_they_are(practice: Practice) -> None:
    wanted = AllOf(
        (
            FieldIs(CaseField.LEVEL, "silver"),
            FieldIs(CaseField.OUTCOME, "stack"),
            NotSo(FieldIs(CaseField.OUTCOME, "warning")),
        )
    )
    going = practice.begin(replace(TEN, mode=Mode.CRAM, wanted=wanted, count=3))
    for _ in range(3):
        question = practice.question(going)
        assert question is not None
        assert question.case.level == "silver"
        assert question.case.decided.walk.home.here.id == "stack"
        assert "warning" not in known_of_case(question.case, is_seen=False)[CaseField.OUTCOME]
        going, _ = practice.answer(going, rightly(question))
        going = practice.ask(going)


def test_what_was_seen_is_told_from_what_was_not(practice: Practice, clock: Clock) -> None:
    seen = replace(TEN, mode=Mode.CRAM, wanted=FieldIs(CaseField.SEEN, "yes"))
    assert practice.begin(seen).current is None
    first = answered(practice, practice.begin(TEN), clock)
    again = practice.begin(seen)
    assert again.current is not None
    assert again.current.case_id == first.questions[0].case_id


@pytest.mark.parametrize(
    "wanted", [FieldIs(CaseField.EDITION, "2024"), NotSo(FieldIs(CaseField.CHART, TODAY))]
)
def test_an_edition_is_practised_on_its_policies_alone(
    practice: Practice, library: Library, wanted: CaseFilter
) -> None:
    families = {library.chart(name).family for name in charts_meant(wanted, practice.source)}
    assert Family.MISSED_TRIGGER in families
    assert families <= {Family.MISSED_TRIGGER, Family.REGULAR}


def test_a_filter_that_no_case_fits_asks_nothing(practice: Practice) -> None:
    nothing = AllOf((FieldIs(CaseField.CARD, "no-such-card"),))
    assert practice.begin(replace(TEN, wanted=nothing)).current is None


def test_a_filter_that_cannot_be_read_lets_all_in() -> None:
    for broken in (None, {}, {"is": ["colour", "red"]}, {"any": 3}):
        assert read_filter(broken) == EVERY_CASE


@pytest.mark.parametrize("drill", DRILLS)
def test_every_drill_is_asked_when_it_is_all_that_is_wanted(
    library: Library, clock: Clock, drill: str
) -> None:
    with Journal.guest() as journal:
        practice = Practice(journal, CaseSource(library, library.generator), clock)
        going = practice.begin(replace(TEN, drills=(drill,)))
        assert going.current is not None
        assert going.current.drill == drill
        assert practice.question(going) is not None


def test_every_edition_and_regular_rel_can_be_practised(library: Library, clock: Clock) -> None:
    charts = [
        chart.id
        for chart in library.charts()
        if chart.family in (Family.MISSED_TRIGGER, Family.REGULAR)
    ]
    assert len(charts) > 12
    with Journal.guest() as journal:
        practice = Practice(journal, CaseSource(library, library.generator), clock)
        for chart in charts:
            wanted = FieldIs(CaseField.CHART, chart)
            plan = RoundPlan(Mode.CRAM, None, 3, wanted, ("walk", "decision"))
            going = answered(practice, practice.begin(plan), clock, 3)
            assert {each.chart for each in going.questions} == {chart}
            assert going.right == 3, chart


def test_fresh_cases_never_end(library: Library, clock: Clock) -> None:
    with Journal.guest() as journal:
        practice = Practice(journal, CaseSource(library, library.generator), clock)
        plan = RoundPlan(Mode.CRAM, None, 12, FieldIs(CaseField.ORIGIN, "generated"), ("walk",))
        going = answered(practice, practice.begin(plan), clock, 12)
        assert len({each.case_id for each in going.questions}) == 12
        assert all(review.is_fresh for review in journal.reviews())
        assert all('"story"' in review.case for review in journal.reviews())


def test_a_round_that_ran_out_of_cases_is_not_gone_on_with(practice: Practice) -> None:
    wrong = practice.begin(RoundPlan(minutes=10))
    assert practice.question(wrong) is not None
    practice.answer(wrong, GIVEN_UP)
    going = practice.begin(RoundPlan(Mode.MISTAKES, minutes=10))
    while going.current is not None:
        question = practice.question(going)
        assert question is not None
        right = Answer(question.case.decided.walk, question.right)
        going, _ = practice.answer(going, right)
        going = practice.ask(going)
    assert not going.is_over
    practice.leave(going)
    assert practice.left() is None
    assert practice.resume() is None
