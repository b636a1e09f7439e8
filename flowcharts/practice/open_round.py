"""The round or exam that is open: its questions one after the other, and back."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

from flowcharts.journal.review import Mode
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.exam import (
    Exam,
    ExamPlan,
    ExamResult,
    answer_exam,
    begin_exam,
    leave_exam,
    result_of,
    resume_exam,
)
from flowcharts.practice.open_question import OpenQuestion
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import Walked
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.round import Round, RoundPlan
from flowcharts.practice.verdict import Verdict

_NO_CASE = Text(
    "No case fits what was chosen. Take a filter away.",
    "選んだ条件に合う事例がありません。条件を減らしてください。",
)
_NO_MISTAKES = Text(
    "Nothing was answered wrongly lately. Practise a round first, or take a filter away.",
    "最近間違えた判断はありません。先に一度練習するか、条件を減らしてください。",
)
_MINUTE = 60_000
_MILLISECOND = timedelta(milliseconds=1)


class WrongAnswer(NamedTuple):
    """A question that was answered wrongly."""

    title: Text
    verdict: Verdict


class RoundResult(NamedTuple):
    """How a round went."""

    right: int
    answered: int
    minutes: int
    needed: int | None
    """Of an exam, how many per cent it takes to pass."""
    is_passed: bool
    missed: tuple[WrongAnswer, ...]

    @property
    def percent(self) -> int:
        """How many per cent were right, rounded down."""
        return 100 * self.right // self.answered if self.answered else 0


class OpenRound:
    """The round that is going on, and the question that is before the learner.

    Attributes:
        practice: draws questions, and keeps the answers.
        round: how far it has come; None before the first one.
        exam: the exam that it is, if it is one.
        asked: the question that is asked, or was answered last; None where there is none.
    """

    def __init__(self, practice: Practice) -> None:
        self.practice = practice
        self.round: Round | None = None
        self.exam: Exam | None = None
        self.asked: OpenQuestion | None = None
        self._resting: OpenQuestion | None = None
        """What was asked when the learner left for the start page."""
        self._read_since: datetime | None = None
        self._told: Exam | None = None
        """The exam whose end was told: it does not wait any more, though its time ran out."""

    @property
    def question(self) -> StudyQuestion | None:
        """The question that waits."""
        return self.practice.question(self.round) if self.round is not None else None

    @property
    def is_exam(self) -> bool:
        """Is nothing told before the end, and nothing taken back?"""
        return self.exam is not None

    @property
    def can_undo(self) -> bool:
        """Is there an answer to take back?"""
        return self.round is not None and self.practice.can_undo(self.round)

    @property
    def is_repeated(self) -> bool:
        """Was the last answer given after the right one had been seen?"""
        return self.round is not None and self.round.questions[-1].is_repeated

    @property
    def mode(self) -> Mode:
        """What the round is for."""
        return self.round.plan.mode if self.round is not None else Mode.PRACTISE

    @property
    def why_nothing(self) -> Text:
        """Why there is no question: nothing is left that was wrong, or no case is as wanted."""
        return _NO_MISTAKES if self.mode is Mode.MISTAKES else _NO_CASE

    def left(self) -> Round | None:
        """The round that was left before its end."""
        exam = resume_exam(self.practice)
        return exam.round if exam is not None else self.practice.left()

    def resume(self) -> bool:
        """Go on with the round that was left, whose next question may have to be asked yet."""
        self.exam = resume_exam(self.practice)
        self.round = self.exam.round if self.exam is not None else self.practice.left()
        return self.round is not None

    def begin(self, plan: RoundPlan) -> None:
        """Begin a round; its first question is asked next."""
        self.exam, self.round = None, self.practice.opened(plan)

    def begin_exam(self, plan: ExamPlan) -> None:
        """Begin an exam."""
        self.exam = begin_exam(self.practice, plan)
        self.round = self.exam.round

    def ask(self) -> OpenQuestion | None:
        """Put the question that waits before the learner; None where none does, or time is up."""
        question = self.question if not self.is_over else None
        if question is None:
            return None
        resting, self._resting = self._resting, None
        is_same = resting is not None and resting.question == question
        self.asked = resting if is_same else OpenQuestion(question, None)
        self.go_on()
        return self.asked

    def go_on(self) -> None:
        """Let what is asked be before the learner again."""
        if self.asked is not None:
            self.asked = self.asked.resumed(self.practice.now())

    def pause(self) -> None:
        """Let the question or the verdict wait: the time elsewhere is not the learner's."""
        self.end_reading()
        if self.asked is not None:
            self.asked = self.asked.paused(self.practice.now())

    def rest(self) -> None:
        """Let it wait, to be asked once more as far as it was answered."""
        self.pause()
        if self.round is not None and self.round.current is not None:
            self._resting = self.asked

    def forget(self) -> None:
        """Have nothing before the learner any more."""
        self.asked = None

    def drop(self) -> None:
        """Have no round at all any more; one that waits in the journal stays there."""
        self.round = self.exam = self.asked = None

    def say(self, option_id: str) -> None:
        """Keep what is said before the walk."""
        if self.asked is not None:
            self.asked = self.asked.predicting(option_id)

    def unsay(self) -> None:
        """Take back what was said last."""
        if self.asked is not None:
            self.asked = self.asked.unsaid()

    def hint(self, walk: Walk) -> None:
        """Give the next hint where *walk* stands."""
        if self.asked is not None:
            self.asked = self.asked.hinting(walk)

    def note_moves(self, count: int) -> bool:
        """Note that so many moves of the walk are made; are they fewer than before?

        To open, close or follow a chart is a move as well: one step back takes one of them back.
        """
        if self.asked is None:
            return False
        before, self.asked = self.asked.moves, self.asked._replace(moves=count)
        return count < before

    @property
    def is_walked(self) -> bool:
        """Is the chart walked once all is said that is to be said first?"""
        walks = self.practice.settings.walks
        if self.is_exam or walks is Walked.ALWAYS:
            return True
        is_foretold = self.asked is not None and self.asked.is_foretold
        return walks is Walked.WHERE_WRONG and not is_foretold

    @property
    def may_be_taken_as_walked(self) -> bool:
        """Was all said rightly, so that a chart that is always walked need not be?"""
        is_foretold = self.asked is not None and self.asked.is_foretold
        return is_foretold and not self.is_exam and self.practice.settings.walks is Walked.ALWAYS

    def answer(
        self,
        *,
        walk: Walk | None = None,
        option: str = "",
        is_given_up: bool = False,
        is_unwalked: bool = False,
    ) -> Verdict | None:
        """Keep the answer to what is asked; None in an exam, which tells no verdict.

        Raises:
            JournalError: it could not be kept; the question waits as before.
        """
        if self.asked is None or self.round is None:
            return None
        answer = self.asked.answer(
            self.practice.now(),
            walk=walk,
            option=option,
            is_given_up=is_given_up,
            is_unwalked=is_unwalked,
        )
        if self.exam is not None:
            self.exam = answer_exam(self.practice, self.exam, answer)
            self.round = self.exam.round
            return None
        self.round, verdict = self.practice.answer(self.round, answer)
        return verdict

    def begin_reading(self) -> None:
        """Let a verdict be before the learner from now on."""
        self._read_since = self.practice.now()

    def end_reading(self) -> None:
        """Count the time for which the verdict was before the learner."""
        since, self._read_since = self._read_since, None
        if since is not None and self.round is not None and self.exam is None:
            spent = max(timedelta(), self.practice.now() - since)
            self.round = self.round.with_verdict_read(round(spent / _MILLISECOND))

    def draw(self) -> bool:
        """Take a small step towards the next question; False where none is left."""
        return self.round is not None and self.practice.draw(self.round)

    def ask_next(self) -> None:
        """On to the next question."""
        if self.round is not None:
            self.round = self.practice.ask(self.round)

    def undo(self) -> None:
        """Take the last answer back; its question waits again.

        Raises:
            JournalError: it could not be kept.
        """
        if self.round is not None:
            self.round = self.practice.undo(self.round)

    def redo(self) -> Verdict | None:
        """Give again what was taken back; None where there is nothing.

        Raises:
            JournalError: it could not be kept.
        """
        answered = self.practice.redo(self.round) if self.round is not None else None
        if answered is None:
            return None
        self.round, verdict = answered
        return verdict

    def keep(self) -> None:
        """Keep it, to go on with it another time.

        Raises:
            JournalError: it could not be kept.
        """
        if self.exam is not None and self.exam is self._told:
            self.practice.journal.keep_round(None)
        elif self.exam is not None:
            leave_exam(self.practice, self.exam)
        elif self.round is not None:
            self.practice.leave(self.round)

    @property
    def is_over(self) -> bool:
        """Has it come to its end, or is its time up?"""
        if self.exam is not None:
            return self.exam.is_over(self.practice.now())
        return self.round is not None and self.round.is_over

    @property
    def time_left(self) -> timedelta | None:
        """Of a timed exam; None of everything else."""
        return self.exam.time_left(self.practice.now()) if self.exam is not None else None

    def exam_result(self) -> ExamResult | None:
        """The result of an exam, to be printed."""
        if self.exam is None:
            return None
        return result_of(self.practice, self.exam, self.practice.now())

    def result(self) -> RoundResult | None:
        """How it went; None before the first answer."""
        going, self._told = self.round, self.exam
        if going is None or not going.answered:
            return None
        exam = self.exam_result()
        needed = round(100 * exam.plan.pass_mark) if exam is not None else None
        is_passed = exam is not None and exam.is_passed
        whole = going.plan.count if self.exam is not None else None
        return RoundResult(
            going.right,
            whole or len(going.counted),
            round(going.milliseconds / _MINUTE),
            needed,
            is_passed,
            tuple(self._wrong(going)),
        )

    def _wrong(self, going: Round) -> Iterator[WrongAnswer]:
        for number, asked in enumerate(going.answered, start=1):
            if asked.is_right or asked.is_repeated:
                continue
            verdict = self.practice.verdict_of(asked, going.begun)
            if verdict is not None:
                case = verdict.question.case
                name = case.title or (
                    case.cards[0].marked_name if case.cards else DRILLS[asked.drill].name
                )
                title = Text(f"{number}. {name.en}", f"{number}. {name.ja}")
                yield WrongAnswer(title, verdict)
