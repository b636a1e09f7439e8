from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.model.dates import date_of
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.exam import (
    ExamPlan,
    ExamResult,
    answer_exam,
    begin_exam,
    read_exam,
    result_of,
    resume_exam,
)
from flowcharts.practice.practice import Practice
from flowcharts.practice.question import Answer
from flowcharts.practice.round import DrawnAs
from tests.flowcharts.practice.conftest import START, Clock


def taken(practice: Practice, plan: ExamPlan, clock: Clock, wrong: int) -> ExamResult:
    """The result of an exam whose first answers, so many, are wrong."""
    exam = begin_exam(practice, plan)
    while not exam.round.is_over:
        question = practice.question(exam.round)
        assert question is not None
        clock.now += timedelta(minutes=1)
        is_wrong = len(exam.round.answered) < wrong
        right = Answer(question.case.decided.walk, question.right, milliseconds=60_000)
        answer = Answer(is_given_up=True, milliseconds=60_000) if is_wrong else right
        exam = answer_exam(practice, exam, answer)
    return result_of(practice, exam, clock.now)


@pytest.mark.parametrize("is_walked", [True, False])
def test_eighteen_of_twenty_five_pass(practice: Practice, clock: Clock, *, is_walked: bool) -> None:
    plan = ExamPlan(is_walked=is_walked)
    assert (plan.questions, plan.needed) == (25, 18)
    passed, failed = taken(practice, plan, clock, 7), taken(practice, plan, clock, 8)
    assert (passed.is_passed, passed.right, passed.count) == (True, 18, 25)
    assert (failed.is_passed, failed.right, failed.count) == (False, 17, 25)
    assert passed.spent == timedelta(minutes=25)
    assert [each.number for each in failed.missed] == [*range(1, 9)]
    assert {review.mode for review in practice.journal.reviews()} == {Mode.EXAM}


def test_an_exam_asks_no_case_twice_and_takes_nothing_back(
    practice: Practice, clock: Clock
) -> None:
    exam = begin_exam(practice, ExamPlan(questions=25))
    asked = set()
    while (question := practice.question(exam.round)) is not None:
        asked.add(question.case.id)
        exam = answer_exam(practice, exam, Answer(question.case.decided.walk))
        assert not practice.can_undo(exam.round)
        assert practice.undo(exam.round) == exam.round
    assert len(asked) == 25
    assert exam.is_over(clock.now)


def test_when_the_time_is_up_the_exam_is_over(practice: Practice, clock: Clock) -> None:
    exam = begin_exam(practice, ExamPlan(minutes=30))
    assert exam.time_left(clock.now) == timedelta(minutes=30)
    clock.now += timedelta(minutes=29)
    assert not exam.is_over(clock.now)
    clock.now += timedelta(minutes=2)
    assert exam.is_over(clock.now)
    assert answer_exam(practice, exam, Answer(is_given_up=True)) == exam
    assert practice.journal.count == 0
    result = result_of(practice, exam, clock.now)
    assert (result.right, result.count, result.is_passed) == (0, 0, False)
    assert result.spent == timedelta(minutes=30)
    assert begin_exam(practice, ExamPlan()).time_left(clock.now) is None


def test_the_score_is_of_all_questions_and_the_time_that_of_the_answers(
    practice: Practice, clock: Clock
) -> None:
    exam = begin_exam(practice, ExamPlan(questions=4, minutes=30))
    for _ in range(4):
        question = practice.question(exam.round)
        assert question is not None
        right = Answer(question.case.decided.walk, milliseconds=60_000)
        clock.now += timedelta(minutes=5)  # most of which the exam was left alone
        exam = answer_exam(practice, exam, right)
        said = {block.text.en for block in result_of(practice, exam, clock.now).blocks}
        share = 25 * len(exam.round.answered)
        assert f"{share // 25} of 4 right: {share} %. 3 were needed." in said
    assert result_of(practice, exam, clock.now).spent == timedelta(minutes=4)
    assert practice.journal.round is None


def test_an_exam_asks_nothing_because_it_is_due_or_new(practice: Practice, clock: Clock) -> None:
    taken(practice, ExamPlan(questions=5), clock, wrong=5)
    clock.now += timedelta(days=30)
    exam = begin_exam(practice, ExamPlan(questions=5))
    while (question := practice.question(exam.round)) is not None:
        exam = answer_exam(practice, exam, Answer(question.case.decided.walk))
    assert {each.drawn for each in exam.round.questions} == {DrawnAs.EXTRA}
    assert practice.new_today() == 0


def test_the_result_is_told_with_what_was_missed(practice: Practice, clock: Clock) -> None:
    result = taken(practice, ExamPlan(questions=4, pass_mark=0.5), clock, 1)
    blocks = result.blocks
    said = [block.text.en for block in blocks]
    assert "Passed" in said
    assert "3 of 4 right: 75 %. 2 were needed." in said
    (missed,) = result.missed
    turn = missed.verdict.wrong_step
    assert turn is not None
    assert f"1. {turn.decision.question.en}" in said
    assert f"Taken on {date_of(clock.now.date().isoformat()).en}, in 4 min" in said
    assert missed.verdict.question.case.story in [block.text for block in blocks]
    assert all(block.text.ja for block in blocks)
    assert "Nothing was missed." in [
        block.text.en for block in taken(practice, ExamPlan(questions=2), clock, 0).blocks
    ]


def test_an_exam_is_resumed_and_reviewed_after_a_new_start(
    tmp_path: Path, source: CaseSource, clock: Clock
) -> None:
    file = tmp_path / "mine.journal"
    with Journal.open(file, START) as journal:
        practice = Practice(journal, source, clock)
        exam = begin_exam(practice, ExamPlan(questions=3, minutes=20, is_chart_open=True))
        exam = answer_exam(practice, exam, Answer(is_given_up=True))
    with Journal.open(file, START) as journal:
        practice = Practice(journal, source, clock)
        again = resume_exam(practice)
        assert again == exam
        while (question := practice.question(exam.round)) is not None:
            exam = answer_exam(practice, exam, Answer(question.case.decided.walk))
        result = result_of(practice, exam, clock.now)
        assert [each.number for each in result.missed] == [1]
        assert resume_exam(practice) is None


def test_a_round_of_practice_is_no_exam(practice: Practice) -> None:
    going = practice.begin(replace(ExamPlan().round_plan, mode=Mode.LEARN))
    assert read_exam(going.written()) is None
    assert read_exam(None) is None
