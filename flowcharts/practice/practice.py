"""Practice: draws questions, decides on answers, and keeps all of it in the journal."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID, uuid4

from flowcharts.journal.days import day_of, offset_of
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import ItemResult, Mode, Review
from flowcharts.journal.store import Journal
from flowcharts.library.library import UnknownError
from flowcharts.practice.answer_row import answer_again, written_answer
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.draw import Draw
from flowcharts.practice.drawn_ahead import DrawnAhead
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.lapses import LapseBook, due_by_day
from flowcharts.practice.memory_book import MemoryBook, make_stale_memories_anew
from flowcharts.practice.mix import Mix, mix_of
from flowcharts.practice.practice_settings import PracticeSettings, read_settings
from flowcharts.practice.progress import StudyProgress, progress_of
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.round import AskedQuestion, Round, RoundPlan, read_round
from flowcharts.practice.todays_tally import TodaysTally
from flowcharts.practice.verdict import Verdict, verdict_on

if TYPE_CHECKING:  # FSRS is loaded when something was answered
    from flowcharts.practice.schedule import Schedule


_LATELY = timedelta(days=30)
"""What went badly before is not weak for ever."""


class AnsweredRound(NamedTuple):
    """A round after an answer, and the verdict on it."""

    round: Round
    verdict: Verdict


class DueItems(NamedTuple):
    """How much is to be repeated."""

    today: int = 0
    """Until the learner's day ends."""
    tomorrow: int = 0


class Practice:
    """One learner's practice with one journal.

    Attributes:
        journal: where the answers are kept.
        source: where the cases come from.
        settings: how the learner wants it.
        now: gives an aware moment on the learner's clock.
    """

    def __init__(
        self,
        journal: Journal,
        source: CaseSource,
        now: Callable[[], datetime],
        new_id: Callable[[], UUID] = uuid4,
    ) -> None:
        """*now* gives an aware moment on the learner's clock."""
        self.journal = journal
        self.source = source
        self.settings = read_settings(journal.settings)
        self._memories = MemoryBook(journal)
        self._lapses = LapseBook(journal, self.settings.day_begins)
        self._draw = Draw(source, journal, self._memories, self._lapses, self.settings)
        self._today = TodaysTally(journal, now, self.settings.day_begins)
        self.now = now
        self._new_id = new_id
        self._verdicts: dict[str, Verdict] = {}
        self._undone: list[tuple[str, AskedQuestion]] = []
        self._ahead: tuple[object, DrawnAhead] | None = None
        self._exhausted: object = None
        self._make_stale_memories_anew()

    def change_settings(self, settings: PracticeSettings) -> None:
        """Practise so from now on; the schedule is made anew where its parameters are others.

        Raises:
            JournalError: they could not be kept.
        """
        is_other = settings.parameters != self.settings.parameters
        self.journal.keep_settings(settings.written())
        self.settings, self._ahead = settings, None
        self._lapses = LapseBook(self.journal, settings.day_begins)
        self._draw = Draw(self.source, self.journal, self._memories, self._lapses, settings)
        self._today = TodaysTally(self.journal, self.now, settings.day_begins)
        if is_other:
            self.journal.make_stale()
            self._make_stale_memories_anew()

    def begin(self, plan: RoundPlan) -> Round:
        """A round at its start, with its first question where there is any."""
        return self.ask(self.opened(plan))

    def opened(self, plan: RoundPlan) -> Round:
        """A round before its first question."""
        self._undone.clear()
        self._verdicts.clear()  # each holds its whole case; an older one is made again if asked for
        return Round(plan, self.now())

    def left(self) -> Round | None:
        """The round that was left before its end, where there is one; its next may not be asked."""
        found = read_round(self.journal.round)
        if found is None or found.is_over:
            return None
        if found.current is not None and self.question(found) is None:
            return Round(found.plan, found.begun, found.answered)
        return found

    def has_lost_question(self) -> bool:
        """Is the case of the question gone at which a round was left?"""
        found = read_round(self.journal.round)
        return found is not None and found.current is not None and self.question(found) is None

    def resume(self) -> Round | None:
        """The round that was left before its end; None where there is none, or it cannot go on."""
        found = self.left()
        going = self.ask(found) if found is not None else None
        return going if going is not None and going.current is not None else None

    def leave(self, going: Round) -> None:
        """Keep the round, to go on with it another time, unless there is nothing left to ask.

        Raises:
            JournalError: it could not be kept.
        """
        is_at_end = going.is_over or self._state(going) == self._exhausted
        self.journal.keep_round(None if is_at_end else going.written())

    def ask(self, going: Round) -> Round:
        """The round with its next question; as it is where it is over or there is none."""
        if going.is_over or going.current is not None:
            return going
        drawn = self._drawing(going).question
        self._ahead = None
        if drawn is None:
            self._exhausted = self._state(going)
            return going
        question = drawn.question
        return going.asking(
            AskedQuestion(
                *(question.kind.drill, question.case.chart.id, question.case.id, question.detail),
                drawn.drawn,
            )
        )

    def draw(self, going: Round) -> bool:
        """Take a small step towards the next question of the round; False where none is left.

        Which question it is hangs on when the last one was answered, not on how far this came.
        """
        is_asked = going.is_over or going.current is not None
        return not is_asked and self._drawing(going).go_on()

    def _drawing(self, going: Round) -> DrawnAhead:
        """The drawing of the next question, as far as it has come."""
        if self._ahead is None or self._ahead[0] != self._state(going):
            may_be_new = self.new_today() < self.settings.new_limit and not self.is_enough_today()
            drawing = self._draw.drawing(
                going.plan, going.questions, self.now(), may_be_new=may_be_new
            )
            self._ahead = self._state(going), DrawnAhead(drawing)
        return self._ahead[1]

    def _state(self, going: Round) -> object:
        """What a question that was drawn ahead is good for."""
        reviews = tuple(each.review for each in going.questions)
        day = day_of(self.now(), self.settings.day_begins)
        return going.plan, reviews, self.journal.count, day

    def question(self, going: Round) -> StudyQuestion | None:
        """The question that waits; None where none does, or its case is no longer there."""
        return None if going.current is None else self.asked_again(going.current)

    def asked_again(self, asked: AskedQuestion) -> StudyQuestion | None:
        """The question as it was asked; None where its case is no longer there."""
        try:
            case = self.source.case(asked.case_id, asked.chart)
            return DRILLS[asked.drill].ask(case, self.source, asked.detail)
        except UnknownError:
            return None

    def answer(
        self, going: Round, answer: Answer, written: Callable[[Round], str] = Round.written
    ) -> AnsweredRound:
        """The round with its question answered and kept in the journal, and the verdict.

        *written*: how the round is kept beside the answer, to go on with it later.

        Raises:
            ValueError: no question waits.
            JournalError: it could not be kept; the round is as it was.
        """
        question, asked = self.question(going), going.current
        if question is None or asked is None:
            raise ValueError("No question waits for an answer.")
        verdict = verdict_on(question, answer, self._lapses.missed()).with_likeliest(
            self._share_wrong
        )
        review = self._review(going.plan.mode, asked, verdict, answer)
        after = going.with_answer(review.id, answer.milliseconds, is_right=verdict.is_right)
        memories = self._remembered(going.plan.mode, review)
        self.journal.add(review, memories, written(after))
        self._memories.change(memories)
        self._lapses.add(review)
        self._today.add(review)
        self._verdicts[review.id] = verdict
        self._undone.clear()
        if not after.is_over:
            self._drawing(after)
        return AnsweredRound(after, verdict)

    def can_undo(self, going: Round) -> bool:
        """Is there an answer to take back? In an exam there is none."""
        return going.plan.mode is not Mode.EXAM and bool(going.answered)

    def undo(self, going: Round) -> Round:
        """The round before its last answer, which is kept uncounted, as is the one given next.

        Raises:
            JournalError: it could not be kept.
        """
        if not self.can_undo(going):
            return going
        last, self._ahead = going.answered[-1], None
        self.journal.set_counted(last.review, is_counted=False)
        self._lapses.forget()
        self._make_stale_memories_anew()
        self._today.forget()
        self._undone.append((last.review, last))
        return going.undone()

    def can_redo(self) -> bool:
        """Was an answer taken back that can be given again?"""
        return bool(self._undone) and self._undone[-1][0] in self._verdicts

    def redo(self, going: Round) -> AnsweredRound | None:
        """The round with the answer that was taken back, counted again.

        Raises:
            JournalError: it could not be kept.
        """
        if not self.can_redo():
            return None
        review, asked = self._undone.pop()
        if not asked.is_repeated:
            self.journal.set_counted(review, is_counted=True)
            self._lapses.forget()
        self._make_stale_memories_anew()
        self._today.forget()
        kept = Round(going.plan, going.begun, (*going.answered, asked))
        return AnsweredRound(kept, self._verdicts[review])

    def verdict_of(self, asked: AskedQuestion, since: datetime | None = None) -> Verdict | None:
        """The verdict on an answer, found anew where it was given before this was opened.

        *since*: when its round was begun. None where the case is no longer there.
        """
        if asked.review not in self._verdicts:
            question = self.asked_again(asked)
            kept = next((r for r in self.journal.reviews(since) if r.id == asked.review), None)
            if question is None or kept is None:
                return None
            self._verdicts[asked.review] = verdict_on(question, answer_again(question, kept))
        return self._verdicts[asked.review]

    def due(self) -> DueItems:
        """What is due until the learner's day ends, and what will be on the next."""
        memories, lapses = self._memories.all(), self._lapses.all()
        return DueItems(*due_by_day(memories, lapses, self.settings, self.now(), len(DueItems())))

    def progress(self) -> StudyProgress:
        """How far the learner has come today, in the days before, in the last seven."""
        library = self.source.library
        return progress_of(self.journal, library, self.settings, self._today, self.now())

    def mix(self) -> Mix:
        """The kinds of question of the next round, by how each went in the last days."""
        begins = self.settings.day_begins
        since = day_of(self.now(), begins) - _LATELY
        return mix_of(self.settings.drills, self.journal.tallies(begins).by_drill(since))

    def new_today(self) -> int:
        """How many cases have brought something new today."""
        return self._today.new

    def is_enough_today(self) -> bool:
        """Have so many cases been asked today that nothing new comes any more?"""
        return self._today.asked >= self.settings.review_limit

    def _review(self, mode: Mode, asked: AskedQuestion, verdict: Verdict, answer: Answer) -> Review:
        now, question = self.now(), verdict.question
        is_fresh = not self.journal.has_seen(question.case.id)
        return Review(
            id=self._new_id().hex,
            at=now.astimezone(UTC),
            offset=offset_of(now),
            drill=question.kind.drill,
            mode=mode,
            chart=question.case.chart.id,
            case_id=question.case.id,
            case=question.case.content,
            predicted=written_answer(answer, asked),
            given=verdict.given,
            right=verdict.right,
            is_right=verdict.is_right,
            chance=question.chance,
            hints=answer.hints,
            milliseconds=answer.milliseconds,
            is_fresh=is_fresh,
            is_counted=not asked.is_repeated,
            results=() if asked.is_repeated else verdict.results,
        )

    def _share_wrong(self, item: str) -> float:
        """How often the item was answered wrongly, from 0 to 1; a first time weighs little."""
        memory = self._memories.of(item)
        return 0.0 if memory is None else memory.lapses / (memory.reps + 1)

    def _remembered(self, mode: Mode, review: Review) -> tuple[Memory, ...]:
        if mode is Mode.CRAM or not self.settings.is_scheduled:
            return ()
        schedule = self._schedule()

        def after(result: ItemResult) -> Memory:
            before = self._memories.of(result.item)
            return schedule.after(result.item, before, result.rating, review.at)

        return tuple(map(after, review.results))

    def _make_stale_memories_anew(self) -> None:
        if make_stale_memories_anew(self.journal, self.settings):
            self._memories.forget()

    def _schedule(self) -> "Schedule":
        from flowcharts.practice.schedule import Schedule

        return Schedule(self.settings)
