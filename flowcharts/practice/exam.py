"""The exam: so many questions, so much to get right, and a review at the end."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.journal.review import Mode
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.practice.case_filter import EVERY_CASE, CaseFilter
from flowcharts.practice.drills import WHOLE_CASES
from flowcharts.practice.practice import Practice
from flowcharts.practice.question import Answer
from flowcharts.practice.round import Round, RoundPlan, read_round
from flowcharts.practice.verdict import Verdict

QUESTIONS = 25
PASS_MARK = 0.7

_TITLE = Text("Result of the exam", "試験の結果")
_PASSED = Text("Passed", "合格")
_FAILED = Text("Not passed", "不合格")
_SCORE = Text(
    "{right} of {count} right: {percent} %. {needed} were needed.",
    "{count}問中{right}問正解（{percent}％）。合格には{needed}問の正解が必要です。",
)
_TAKEN = Text("Taken on {day}, in {minutes} min", "実施日：{day}、所要時間：{minutes}分")
_NUMBERED = Text("{number}. {question}", "{number}. {question}")
_MISSED = Text("What was missed", "間違えたところ")
_NOTHING = Text("Nothing was missed.", "間違いはありません。")
_GIVEN = Text("Answered: {given}. Right: {right}.", "あなたの答え：{given}。正解：{right}。")
_NO_ANSWER = Text("nothing", "無回答")


class ExamPlan(NamedTuple):
    """How many questions an exam has, for how long, and how many have to be right."""

    questions: int = QUESTIONS
    pass_mark: float = PASS_MARK
    """How much must be right: from 0 to 1."""
    minutes: int | None = None
    """How long it may take; None where it is untimed."""
    is_walked: bool = True
    """Are cases walked? Else one of several outcomes is chosen."""
    is_chart_open: bool = False
    """May the chart be looked at?"""
    wanted: CaseFilter = EVERY_CASE
    seed: int = 0

    @property
    def needed(self) -> int:
        """How many must be right."""
        return -int(-self.questions * self.pass_mark // 1)

    @property
    def round_plan(self) -> RoundPlan:
        """The exam as a round."""
        return RoundPlan(
            Mode.EXAM,
            None,
            self.questions,
            self.wanted,
            (WHOLE_CASES,),
            self.is_walked,
            self.seed,
        )


class MissedQuestion(NamedTuple):
    """A question that was answered wrongly."""

    number: int
    """Counted from 1."""
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class ExamResult:
    """How an exam went."""

    plan: ExamPlan
    day: date
    """When it was begun."""
    right: int
    count: int
    """How many were answered."""
    spent: timedelta
    missed: tuple[MissedQuestion, ...]

    @property
    def is_passed(self) -> bool:
        """Was enough right? A question without an answer is wrong."""
        return self.right >= self.plan.needed

    @property
    def blocks(self) -> tuple[TextBlock, ...]:
        """The result in words, to be printed."""
        return tuple(self._blocks())

    def _blocks(self) -> Iterator[TextBlock]:
        plan = self.plan
        yield TextBlock(BlockKind.TITLE, _TITLE)
        yield TextBlock(BlockKind.HEADING, _PASSED if self.is_passed else _FAILED)
        score = _SCORE.filled(
            right=str(self.right),
            count=str(plan.questions),
            percent=str(100 * self.right // plan.questions),
            needed=str(plan.needed),
        )
        yield TextBlock(BlockKind.PROSE, score)
        minutes = str(max(1, round(self.spent.total_seconds() / 60)))
        yield TextBlock(
            BlockKind.PROSE, _TAKEN.filled(day=date_of(self.day.isoformat()), minutes=minutes)
        )
        yield TextBlock(BlockKind.HEADING, _MISSED)
        if not self.missed:
            yield TextBlock(BlockKind.PROSE, _NOTHING)
        for each in self.missed:
            yield from _told(each)


class Exam(NamedTuple):
    """An exam in progress, or one that is over; immutable."""

    plan: ExamPlan
    round: Round

    def time_left(self, now: datetime) -> timedelta | None:
        """How long there still is; None where it is untimed."""
        if self.plan.minutes is None:
            return None
        ends = self.round.begun + timedelta(minutes=self.plan.minutes)
        return max(ends - now, timedelta(0))

    def is_over(self, now: datetime) -> bool:
        """Are all questions answered, or is the time up?"""
        return self.round.is_over or self.time_left(now) == timedelta(0)

    def written(self) -> str:
        """As JSON, to go on with it later."""
        plan = self.plan
        told = [plan.pass_mark, plan.minutes, plan.is_walked, plan.is_chart_open]
        return json.dumps({"exam": told, **json.loads(self.round.written())})


def read_exam(words: str | None) -> Exam | None:
    """The exam that *words* are in JSON; None where they are none."""
    found = read_round(words)
    if found is None or words is None:
        return None
    match json.loads(words).get("exam"):
        case [float(mark), int() | None as minutes, bool(is_walked), bool(is_open)]:
            plan = found.plan
            count = plan.count or QUESTIONS
            told = ExamPlan(count, mark, minutes, is_walked, is_open, plan.wanted, plan.seed)
            return Exam(told, found)
    return None


def begin_exam(practice: Practice, plan: ExamPlan) -> Exam:
    """The exam at its start, with its first question."""
    return Exam(plan, practice.begin(plan.round_plan))


def resume_exam(practice: Practice) -> Exam | None:
    """The exam that was left before its end; None where there is none."""
    found = read_exam(practice.journal.round)
    going = practice.resume() if found is not None else None
    return None if found is None or going is None else found._replace(round=going)


def leave_exam(practice: Practice, exam: Exam) -> None:
    """Keep the exam, to go on with it another time.

    Raises:
        JournalError: it could not be kept.
    """
    practice.journal.keep_round(None if exam.round.is_over else exam.written())


def answer_exam(practice: Practice, exam: Exam, answer: Answer) -> Exam:
    """The exam with its question answered and the next one asked; no verdict is given yet.

    When the time is up nothing can be answered any more: the exam is as it was.

    Raises:
        JournalError: it could not be kept; the exam is as it was.
    """
    if exam.is_over(practice.now()):
        return exam
    going, _ = practice.answer(
        exam.round, answer, lambda after: exam._replace(round=after).written()
    )
    after = exam._replace(round=practice.ask(going))
    leave_exam(practice, after)
    return after


def result_of(practice: Practice, exam: Exam, now: datetime) -> ExamResult:
    """The result of an exam that is over."""
    answered = exam.round.answered
    missed = (
        MissedQuestion(number, verdict)
        for number, asked in enumerate(answered, 1)
        if not asked.is_right
        and (verdict := practice.verdict_of(asked, exam.round.begun)) is not None
    )
    left = exam.time_left(now)
    spent = timedelta(milliseconds=exam.round.milliseconds)  # not the time that it waited
    if left is not None and len(answered) < exam.plan.questions:
        spent = timedelta(minutes=exam.plan.minutes or 0) - left
    return ExamResult(
        exam.plan, exam.round.begun.date(), exam.round.right, len(answered), spent, tuple(missed)
    )


def _told(missed: MissedQuestion) -> Iterator[TextBlock]:
    verdict = missed.verdict
    wrong_step = verdict.wrong_step
    question = wrong_step.decision.question if wrong_step is not None else verdict.question.asked
    # A list would count them anew: 1, 2, 3.
    numbered = _NUMBERED.filled(number=str(missed.number), question=question)
    yield TextBlock(BlockKind.HEADING, numbered)
    yield TextBlock(BlockKind.PROSE, verdict.question.case.story)
    yield TextBlock(BlockKind.PROSE, _GIVEN.filled(given=_given(verdict), right=_right(verdict)))
    if verdict.idea is not None:
        yield TextBlock(BlockKind.PROSE, verdict.idea.why)


def _given(verdict: Verdict) -> Text:
    if verdict.wrong_step is not None:
        return _branch_words(verdict.wrong_step.given, verdict)
    option = verdict.question.option(verdict.given[0]) if verdict.given else None
    return option.words if option is not None else _NO_ANSWER


def _right(verdict: Verdict) -> Text:
    if verdict.wrong_step is not None:
        return _branch_words(verdict.wrong_step.right, verdict)
    option = verdict.question.option(verdict.question.right)
    return option.words if option is not None else _NO_ANSWER


def _branch_words(answer: str, verdict: Verdict) -> Text:
    wrong_step = verdict.wrong_step
    if wrong_step is None or answer not in wrong_step.decision.answers:
        option = verdict.question.option(answer)
        return option.words if option is not None else _NO_ANSWER
    return wrong_step.decision.branch(answer).words.on_one_line()
