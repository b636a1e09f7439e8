"""How long a round lasts, what is due, and the question that is drawn while a verdict is read."""

import json
from datetime import timedelta

import pytest

from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.practice import Practice
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.round import AskedQuestion, RoundPlan, read_round
from tests.flowcharts.practice.conftest import Clock


def rightly(question: StudyQuestion) -> Answer:
    return Answer(question.case.decided.walk, milliseconds=20_000)


def test_reading_a_verdict_takes_time_too(practice: Practice) -> None:
    going = practice.begin(RoundPlan(minutes=10))
    question = practice.question(going)
    assert question is not None
    going, _ = practice.answer(going, rightly(question))
    assert going.with_verdict_read(15_000).with_verdict_read(10_000).milliseconds == 45_000
    away = going.with_verdict_read(3_600_000)
    assert away.milliseconds == 80_000, "a minute at most: they were elsewhere"
    assert away.minutes_left == 9
    assert read_round(away.written()) == away
    assert practice.ask(away).current == practice.ask(going).current


def test_a_round_that_is_nearly_over_takes_a_minute_yet(practice: Practice) -> None:
    going = practice.begin(RoundPlan(minutes=10))
    question = practice.question(going)
    assert question is not None
    almost = rightly(question)._replace(milliseconds=595_000)
    after = practice.answer(going, almost).round
    assert not after.is_over
    assert after.minutes_left == 1


def test_a_round_of_before_tells_no_reading_time(practice: Practice) -> None:
    going = practice.begin(RoundPlan())
    question = practice.question(going)
    assert question is not None
    going, _ = practice.answer(going, rightly(question))
    told = json.loads(going.with_verdict_read(9_000).written())
    for left_out in (1, 2):
        older = {**told, "questions": [each[:-left_out] for each in told["questions"]]}
        assert read_round(json.dumps(older)) == going


@pytest.mark.parametrize("steps", [0, 1, 7, 1000])
def test_the_next_question_is_the_same_however_far_it_was_drawn(
    library: Library, steps: int
) -> None:
    assert _asked(library, steps) == _asked(library, 3)


def _asked(library: Library, steps: int) -> tuple[AskedQuestion, ...]:
    """What a round asks where so many steps are taken while each verdict is read."""
    clock = Clock()
    with Journal.guest() as journal:
        practice = Practice(journal, CaseSource(library, library.generator), clock)
        going = practice.begin(RoundPlan(minutes=60, seed=5))
        for _ in range(8):
            question = practice.question(going)
            assert question is not None
            going, _ = practice.answer(going, rightly(question))
            for _ in range(steps):
                if not practice.draw(going):
                    break
            clock.now += timedelta(minutes=3)
            going = practice.ask(going)
        return tuple(each._replace(review="") for each in going.questions)


def test_what_was_wrong_is_due_today_and_once_right_tomorrow(
    practice: Practice, clock: Clock
) -> None:
    assert practice.due() == (0, 0)
    going = practice.begin(RoundPlan(seed=2))
    question = practice.question(going)
    assert question is not None
    _, verdict = practice.answer(going, Answer(is_given_up=True, milliseconds=9_000))
    missed = len({each.item for each in verdict.results})
    assert practice.due().today == missed
    clock.now += timedelta(minutes=20)
    going, verdict = practice.answer(practice.begin(RoundPlan(seed=2)), Answer(is_given_up=True))
    while practice.due().today:
        going = practice.ask(going)
        question = practice.question(going)
        assert question is not None
        going, _ = practice.answer(going, rightly(question))
    assert practice.due().tomorrow, "one right answer is not enough to unlearn it"
    clock.now += timedelta(days=1)
    assert practice.due().today


def test_another_round_is_never_refused(practice: Practice) -> None:
    practice.change_settings(practice.settings._replace(new_limit=0, review_limit=0))
    for _ in range(3):
        going = practice.begin(RoundPlan(minutes=1))
        for _ in range(3):
            question = practice.question(going)
            assert question is not None
            going, _ = practice.answer(going, rightly(question))
            going = practice.ask(going)
        assert going.is_over
