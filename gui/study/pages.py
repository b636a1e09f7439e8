"""What practice lays over the window: a page over the chart, a panel in place of the right one."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.study.practice_settings import PracticeSettings
from flowcharts.study.question import StudyQuestion
from flowcharts.study.round import Round
from flowcharts.study.verdict import Verdict
from gui.canvas.scene import ChartScene
from gui.study import words
from gui.study.cover_page import CoverPage
from gui.study.open_question import OpenQuestion
from gui.study.practice_panel import PracticePanel, quoted_by
from gui.study.practice_stage import PracticeStage
from gui.study.result_panel import ResultPanel, RoundResult
from gui.study.round_course import RoundCourse
from gui.study.round_words import done_in, place_of, whole_of
from gui.study.schedule_fit import FitState
from gui.study.setup_panel import SetupPanel
from gui.study.start_panel import StartPanel, Today
from gui.study.surroundings import Surroundings
from gui.study.told_case import ToldCase
from gui.study.verdict_position import verdict_position
from gui.text.text_style import NO_TERMS, TextStyle

if TYPE_CHECKING:  # loaded when they are first looked at
    from flowcharts.study.statistics import Statistics
    from gui.study.statistics.pages import StatisticsPages

_WIDEST = 780
"""No line of a story is longer, in pixels of the usual text size."""


class Pages:
    """The page over the chart and the panel beside it.

    Attributes:
        start: the start page.
        setup: what may be set beside it.
        panel: what is asked and said.
        result: how a round went.
        statistics: how well it goes; None until that was looked at.
        is_moving: is the chart being put where a question needs it?
        stage: what is shown.
    """

    def __init__(self, around: Surroundings) -> None:
        self._around = around
        style = around.session.settings.text_style
        self._centre = CoverPage(style, around.window.centre, words.PAGE, _WIDEST)
        self._side = CoverPage(style, around.side, words.PANEL)
        for page in (self._centre, self._side):
            page.term_clicked.connect(around.side.open_term)
        self.start = StartPanel(style)
        self.setup = SetupPanel(style, around.commands)
        self.told = ToldCase(style)
        self.result = ResultPanel(style)
        self.panel = PracticePanel(style, around.session, around.commands)
        self.is_moving = False
        self.statistics: StatisticsPages | None = None
        self.stage = PracticeStage.START
        self._is_linked = False
        self._again: Callable[[], object] = lambda: None

    def turn_to(self, stage: PracticeStage, again: Callable[[], object]) -> None:
        """Note what is shown from now on; *again* shows it once more."""
        self.stage, self._again = stage, again
        while self._around.side.has_term_open:
            self._around.side.close_term()
        self._around.show_covered(is_covered=stage is not PracticeStage.WALKED)
        if stage in (PracticeStage.START, PracticeStage.RESULT):
            self.link_terms(is_linked=False)  # nothing there is of the rules

    def link_terms(self, *, is_linked: bool) -> None:
        """Link the words of the glossary, or none: in an exam nobody looks anything up."""
        if is_linked is not self._is_linked:
            self._is_linked = is_linked
            self.show_style(self._around.session.settings.text_style)

    def show_again(self) -> None:
        """Show what the statistics have covered."""
        self._again()

    def open(self) -> None:
        """Be seen."""
        self._around.panes.open_right()
        self._around.header.show_mode()
        self._around.side.show_covered(is_covered=True)

    def close(self) -> None:
        """Be seen no more."""
        for page in (self._centre, self._side):
            page.leave()
        self._around.side.show_covered(is_covered=False)
        self._around.show_covered(is_covered=False)
        self._ring("")
        self.close_statistics()
        self._around.header.show_mode()
        self._around.window.view.setFocus()

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
        self.start.show_today(today)
        self.setup.settings.show_settings(settings, fit)
        self._centre.show_panel(self.start)
        self._side.show_panel(self.setup)

    def _go_to_todays_chart(self) -> None:
        """Leave the walk: the header names what is practised."""
        library = self._around.session.library
        chart = library.chart(library.todays_chart_id)
        self.move(lambda: self._around.session.go(position_of(chart)))

    def show_progress(self, going: Round, time_left: timedelta | None = None) -> None:
        """Show how far the round has come."""
        place = place_of(going, time_left)
        self.panel.show_progress(done_in(going), whole_of(going), place)

    def toggle_chart(self) -> None:
        """Look at the chart instead of the case, or at the case again."""
        is_shown = self._centre.isVisible()
        self._centre.setVisible(not is_shown)
        self.panel.show_chart_seen(is_seen=is_shown)

    def show_asked(self, asked: OpenQuestion, name: Text) -> None:
        """Ask what is next: what is to be said first, or the question with its choices."""
        question, prediction = asked.question, asked.prediction
        if prediction is not None:
            self.panel.show_prediction(prediction.asked, prediction.options, asked.said)
        else:
            self.panel.show_question(name, question)
        self.told.show_question(question)
        self._ring("")
        self._centre.show_panel(self.told)
        self._side.show_panel(self.panel)
        self._centre.say(question.case.story)
        self._side.say(prediction.asked if prediction is not None else question.asked)

    def show_hint(self) -> None:
        """Bring the hints into sight: the choices over them may be many."""
        self._side.show_panel(self.panel)
        self._side.show_until(*self.panel.hints_and_help)

    def show_walk(self, position: Position, question: StudyQuestion) -> None:
        """Let the chart be walked: the case stands beside it now."""
        is_first = self._centre.isVisible() or not self.panel.isVisible()
        self._centre.hide()
        self.panel.show_walk(position, question)
        if is_first:
            self._side.show_panel(self.panel)
            self._around.window.view.setFocus()

    def show_verdict(
        self, verdict: Verdict, walk: Walk | None, course: RoundCourse, *, is_given_up: bool
    ) -> None:
        """Show the verdict; on the chart, where a way was walked, else over the case."""
        going, question = course.round, verdict.question
        self.panel.show_verdict(
            verdict,
            is_given_up=is_given_up,
            is_last=going is not None and going.is_over,
            can_undo=course.can_undo,
        )
        self._side.show_panel(self.panel)
        self._side.say(self.panel.verdict_in_words(verdict))
        self._side.show_until(*self.panel.verdict_and_next)
        if not question.is_walked:
            self.told.show_verdict(question, quoted_by(verdict))
            self._centre.show_panel(self.told)
            return
        self._centre.hide()
        self._around.show_covered(is_covered=False)
        chart_at = verdict_position(verdict, walk or Walk(question.case.chart))
        self.move(lambda: self._around.session.go(chart_at))
        if verdict.turn is not None:
            self._ring(verdict.turn.decision.id)
            self._around.window.view.centre_on(verdict.turn.decision.id)

    def show_statistics(self, statistics: "Statistics", leave: Callable[[], None]) -> None:
        """Show how well it goes; what it covers is kept."""
        self.link_terms(is_linked=False)
        self.stage = PracticeStage.STATISTICS
        self._around.show_covered(is_covered=True)
        if self.statistics is None:
            from gui.study.statistics.pages import StatisticsPages  # with all that draws graphs

            pages = self._centre, self._side
            self.statistics = StatisticsPages(self._around, pages, leave, self.move)
        self.statistics.open(statistics)

    def choose_view(self, view: int) -> None:
        """Of the statistics, look at the chart (0) or at graphs."""
        if self.statistics is not None:
            self.statistics.choose_view(view)

    def close_statistics(self) -> None:
        """Take away what they have laid on the chart."""
        if self.statistics is not None:
            self.statistics.close()

    def show_result(self, result: RoundResult) -> None:
        """Show how the round went, and beside it what may be set for the next."""
        self.turn_to(PracticeStage.RESULT, partial(self.show_result, result))
        self._go_to_todays_chart()
        self.result.show_result(result)
        self._centre.show_panel(self.result)
        self._side.show_panel(self.setup)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        self.told.enlarge()
        finder = self._around.side.text_style.finder if self._is_linked else NO_TERMS
        for page in (self._centre, self._side):
            page.show_style(style._replace(finder=finder))
        if self.statistics is not None and self.stage is PracticeStage.STATISTICS:
            self.statistics.show_style(style)

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to what has the keys."""
        for page in (self._centre, self._side):
            page.show_widget(widget)

    def _ring(self, decision: str) -> None:
        """Ring the decision where the ways part; none where *decision* is empty."""
        scene = self._around.window.view.scene()
        if isinstance(scene, ChartScene):
            scene.show_hits(frozenset({decision} if decision else ()))
