"""What practice lays over the window: a page over the chart, a panel in place of the right one."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from flowcharts.model.position import position_of
from flowcharts.practice.open_round import RoundResult
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.progress import StudyProgress
from flowcharts.practice.round import Round
from gui.practice import words
from gui.practice.cover_page import CoverPage
from gui.practice.result_panel import ResultPanel
from gui.practice.schedule_fit import FitState
from gui.practice.setup_panel import SetupPanel
from gui.practice.start_panel import StartPanel, Today
from gui.practice.waiting_panel import WaitingPanel
from gui.practice.window_parts import WindowParts
from gui.text.text_style import NO_TERMS, TextStyle
from gui.widgets.panel import Panel

if TYPE_CHECKING:  # loaded when they are first looked at
    from flowcharts.practice.statistics import Statistics
    from gui.practice.question_pages import QuestionPages
    from gui.practice.statistics.pages import StatisticsPages

_WIDEST = 780
"""No line of a story is longer, in pixels of the usual text size."""


class PracticeStage(StrEnum):
    """The stage of practice that is on the screen."""

    START = "start"
    WAITING = "waiting"
    """Another round is to be begun while one waits: what becomes of that is asked."""
    DRAWN = "drawn"
    """The next question is being looked for."""
    ASKED = "asked"
    """A question with choices, or what is said before a walk."""
    WALKED = "walked"
    """The chart is being walked."""
    VERDICT = "verdict"
    STATISTICS = "statistics"
    RESULT = "result"


class Pages:
    """The page over the chart and the panel beside it.

    Attributes:
        start: the start page.
        setup: what may be set beside it.
        result: how a round went.
        waiting: what becomes of a round that waits.
        statistics: how well it goes; None until that was looked at.
        is_moving: is the chart being put where a question needs it?
        stage: what is shown.
    """

    def __init__(self, parts: WindowParts, connect: "Callable[[QuestionPages], None]") -> None:
        """*connect*: says who hears the pages of a question, once there are any."""
        self._parts = parts
        self._connect = connect
        self._question: QuestionPages | None = None
        style = parts.session.settings.text_style
        self._centre = CoverPage(style, parts.window.centre, words.PAGE, _WIDEST)
        self._side = CoverPage(style, parts.side, words.PANEL)
        for page in (self._centre, self._side):
            page.term_clicked.connect(parts.side.open_term)
        self.start = StartPanel(style)
        self.setup = SetupPanel(style, parts.commands)
        self.result = ResultPanel(style)
        self.waiting = WaitingPanel(style)
        self._drawn = Panel(style)
        self._drawing = self._drawn.add_prose()
        self.is_moving = False
        self.statistics: StatisticsPages | None = None
        self.stage = PracticeStage.START
        self._is_linked = False
        self._again: Callable[[], object] = lambda: None

    @property
    def question(self) -> "QuestionPages":
        """The pages of a question; made for the first one."""
        if self._question is None:
            from gui.practice.question_pages import QuestionPages  # with all that tells and judges

            pages = self._centre, self._side
            self._question = QuestionPages(self._parts, pages, self.move)
            self._connect(self._question)
        return self._question

    def turn_to(self, stage: PracticeStage, again: Callable[[], object]) -> None:
        """Note what is shown from now on; *again* shows it once more."""
        self.stage, self._again = stage, again
        if stage is not PracticeStage.WALKED:  # while the chart is walked, its buttons stay
            # What was pressed may be gone now: nothing else takes the next key for it.
            self._parts.window.view.setFocus()
        while self._parts.side.has_term_open:
            self._parts.side.close_term()
        self._parts.show_covered(is_covered=stage is not PracticeStage.WALKED)
        if stage in (PracticeStage.START, PracticeStage.WAITING, PracticeStage.RESULT):
            self.link_terms(is_linked=False)  # nothing there is of the rules

    def link_terms(self, *, is_linked: bool) -> None:
        """Link the words of the glossary, or none: in an exam nobody looks anything up."""
        if is_linked is not self._is_linked:
            self._is_linked = is_linked
            self.show_style(self._parts.session.settings.text_style)

    def show_again(self) -> None:
        """Show what the statistics have covered."""
        self._again()

    def open(self) -> None:
        """Be seen."""
        self._parts.panes.open_right()
        self._parts.header.show_mode()
        self._parts.side.show_covered(is_covered=True)

    def close(self) -> None:
        """Be seen no more."""
        for page in (self._centre, self._side):
            page.hide()
        self._parts.side.show_covered(is_covered=False)
        self._parts.show_covered(is_covered=False)
        self._parts.ring("")
        self.close_statistics()
        self._parts.header.show_mode()
        self._parts.window.view.setFocus()

    def move(self, go: Callable[[], None]) -> None:
        """Put the chart somewhere without its being taken for a move of the learner."""
        self.is_moving = True
        try:
            go()
        finally:
            self.is_moving = False

    def show_start(self, today: Today, settings: PracticeSettings, fit: FitState) -> None:
        """Show what can be practised, and beside it what may be set."""
        self._go_to_todays_chart()
        self.start.show_today(today, settings.minutes)
        self.setup.settings.show_settings(settings, fit)
        self._centre.show_panel(self.start)
        self._show_setup()

    def show_waiting(self, left: Round) -> None:
        """Ask what becomes of *left* before another round is begun."""
        self.turn_to(PracticeStage.WAITING, partial(self.show_waiting, left))
        self.waiting.show_left(left)
        self._centre.show_panel(self.waiting)
        self._centre.say(words.GO_ON_OR_BEGIN)
        self._show_setup()

    def show_drawing(self) -> None:
        """Say that a question is being looked for; the page over the chart stays as it is."""
        self._drawing.show_text(words.LOOKING)
        self._side.show_panel(self._drawn)
        self._side.say(words.LOOKING)

    def _go_to_todays_chart(self) -> None:
        """Leave the walk: the header names what is practised."""
        library = self._parts.session.library
        chart = library.chart(library.todays_chart_id)
        self.move(lambda: self._parts.session.go(position_of(chart)))

    def show_statistics(self, statistics: "Statistics", leave: Callable[[], None]) -> None:
        """Show how well it goes; what it covers is kept."""
        self.link_terms(is_linked=False)
        self.stage = PracticeStage.STATISTICS
        self._parts.window.view.setFocus()
        self._parts.show_covered(is_covered=True)
        if self.statistics is None:
            from gui.practice.statistics.pages import StatisticsPages  # with all that draws graphs

            pages = self._centre, self._side
            self.statistics = StatisticsPages(self._parts, pages, leave, self.move)
        self.statistics.open(statistics)

    def choose_view(self, view: int) -> None:
        """Of the statistics, look at the chart (0) or at graphs."""
        if self.statistics is not None:
            self.statistics.choose_view(view)

    def close_statistics(self) -> None:
        """Take away what they have laid on the chart."""
        if self.statistics is not None:
            self.statistics.close()

    def show_result(self, result: RoundResult, progress: StudyProgress, minutes: int) -> None:
        """Show how the round went, and beside it what may be set for the next, so long."""
        self.turn_to(PracticeStage.RESULT, partial(self.show_result, result, progress, minutes))
        self._go_to_todays_chart()
        self.result.show_result(result, progress, minutes)
        self._centre.show_panel(self.result)
        self._show_setup()

    def _show_setup(self) -> None:
        """Show what may be set; where it is seen already, a row just set stays in sight."""
        if not self.setup.isVisible():
            self._side.show_panel(self.setup)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        if self._question is not None:
            self._question.enlarge()
        finder = self._parts.side.text_style.finder if self._is_linked else NO_TERMS
        for page in (self._centre, self._side):
            page.show_style(style._replace(finder=finder))
        if self.statistics is not None and self.stage is PracticeStage.STATISTICS:
            self.statistics.show_style(style)

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to what has the keys."""
        for page in (self._centre, self._side):
            page.show_widget(widget)
