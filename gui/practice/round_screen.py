"""The round on the screen: its next question looked for and asked, its clock, how it went."""

from collections.abc import Callable, Iterator
from datetime import timedelta

from PySide6.QtCore import QObject, QTimer, Signal

from flowcharts.journal.review import Mode
from flowcharts.practice.exam import ExamPlan
from flowcharts.practice.round import RoundPlan, planned
from gui.practice import words
from gui.practice.open_journal import OpenJournal
from gui.practice.pages import Pages, PracticeStage
from gui.practice.question_screen import QuestionScreen
from gui.practice.window_parts import WindowParts
from gui.window.idle_steps import IdleSteps

_AT_ONCE = 0.03
"""So many seconds the next question is looked for before that is said."""


class RoundScreen(QObject):
    """The round that goes on, from question to question; the journal keeps it.

    Signals:
        ended: it is over, and there is nothing to show of it.
    """

    ended = Signal()

    def __init__(
        self, parts: WindowParts, pages: Pages, journal: OpenJournal, question: QuestionScreen
    ) -> None:
        super().__init__(parts.window)
        self._parts, self._pages = parts, pages
        self._journal, self._question = journal, question
        self._exam_clock = QTimer(self, singleShot=True)
        self._drawing = IdleSteps(self, self._draw)
        self._readied = self._ready()
        self._preparing = IdleSteps(self, lambda: next(self._readied, None) is not None)
        self._exam_clock.timeout.connect(self.go_on)
        self._drawing.ended.connect(self._end_drawing)
        question.passed.connect(self.go_on)

    def prepare(self) -> None:
        """Make ready, in small steps, what the first question needs."""
        self._preparing.begin()

    def plan(self, mode: Mode) -> RoundPlan:
        """A round of that mode, as the settings and filters have it."""
        wanted, seed = self._pages.setup.filters.wanted, self._journal.seed()
        return planned(mode, self._journal.settings.minutes, wanted, self._journal.mix, seed)

    def begin(self, plan: Callable[[], RoundPlan]) -> None:
        """Begin a round, planned now, and ask its first question."""
        if self._journal.open_round is not None:
            self._journal.open_round.begin(plan())
            self.ask_next()

    def begin_exam(self, plan: ExamPlan) -> None:
        """Begin an exam of that plan, of what the filters leave."""
        if self._journal.open_round is not None:
            wanted, seed = self._pages.setup.filters.wanted, self._journal.seed()
            self._journal.open_round.begin_exam(plan._replace(wanted=wanted, seed=seed))
            self.go_on()

    def ask_next(self) -> None:
        """Ask the next question; where it is not found at once, say that it is looked for."""
        self._preparing.stop()  # one thing at a time: what it reads is read for the question now
        if self._drawing.take(_AT_ONCE):
            self._show_drawing()
        else:
            self._ask_drawn()

    def _show_drawing(self) -> None:
        self.forget()
        self._pages.turn_to(PracticeStage.DRAWN, self._show_drawing)
        self._pages.show_drawing()
        self._drawing.begin()

    def _draw(self) -> bool:
        """A small step towards the next question."""
        return self._journal.open_round is not None and self._journal.open_round.draw()

    def _end_drawing(self) -> None:
        """Ask the question that was found, unless something else is shown by now."""
        if self._pages.stage is PracticeStage.DRAWN:
            self._ask_drawn()

    def _ask_drawn(self) -> None:
        if self._journal.open_round is not None:
            self._journal.open_round.ask_next()
            self.go_on()

    def go_on(self) -> None:
        """Ask the question of the round that waits, or show how the round went."""
        going = self._journal.open_round
        if going is None:
            return
        is_asked = going.ask() is not None
        self._run_clock(going.time_left if is_asked else None)
        if is_asked:
            self._question.show_question()
            return
        is_time_up = going.is_exam and going.question is not None
        result = going.result()
        going.forget()
        if is_time_up:
            self._parts.tell(words.TIME_IS_UP)
        elif result is None:
            self._parts.tell(going.why_nothing)
        if is_time_up or result is not None:  # else what waits is not to be kept over by it
            self._journal.keep_round()
        if result is None:
            going.drop()
            self.ended.emit()
        else:
            practice = going.practice
            self._pages.show_result(result, practice.progress(), practice.settings.minutes)

    def _run_clock(self, left: timedelta | None) -> None:
        """Let the clock of an exam run for as long as is *left*; None stops it."""
        self._exam_clock.stop()
        if left is not None:
            self._exam_clock.start(max(0, round(left.total_seconds() * 1000)))

    def _ready(self) -> Iterator[bool]:
        """Makes ready, in small steps, what the first question needs."""
        for _ in self._journal.reading():
            yield True
        import gui.practice.question_pages  # noqa: F401  # loading is a step of its own

        yield True
        import flowcharts.practice.schedule  # noqa: F401  # for the first answer

        yield True
        yield bool(self._pages.question)

    def forget(self) -> None:
        """Have no question before the learner any more."""
        if self._journal.open_round is not None:
            self._journal.open_round.forget()
