"""A question on the screen: the case over the chart, and beside it what is asked and said."""

from collections.abc import Callable
from datetime import timedelta

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from flowcharts.model.position import Position
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.open_question import OpenQuestion
from flowcharts.practice.open_round import OpenRound
from flowcharts.practice.question import StudyQuestion, TwoCases
from flowcharts.practice.round import Round
from flowcharts.practice.round_words import done_in, place_of, whole_of
from flowcharts.practice.verdict import Verdict, verdict_position
from gui.practice import words
from gui.practice.case_panel import CasePanel, CaseStory, pair_of
from gui.practice.cover_page import CoverPage
from gui.practice.practice_panel import PracticePanel
from gui.practice.window_parts import WindowParts
from gui.text.text_style import TextStyle, Tone
from gui.theme.sizes import pixels
from gui.widgets.panel import Panel

_LARGER = 1.2


class ToldCase(Panel):
    """The case of a question, and the one beside it where there is one."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=18)
        self._difference = self.add_prose(Tone.STRONG)
        self._case = self.add(CasePanel(style))
        self._is_pair = False
        self.enlarge()

    def show_question(self, question: StudyQuestion, difference: Text | None = None) -> None:
        """Tell the case of *question*; of a pair also the *difference*, once a hint has told it."""
        self._show(question, None, difference)

    def show_verdict(self, question: StudyQuestion, quoted: dict[str, Text]) -> None:
        """Tell it still, the words *quoted* marked on its cards, and what a pair differs in.

        Before that, the words that differ would show half of what is to be found in a pair.
        """
        self._show(question, quoted, difference_of(question))

    def _show(
        self, question: StudyQuestion, quoted: dict[str, Text] | None, difference: Text | None
    ) -> None:
        self._is_pair = pair_of(question) is not None
        self._case.show_case(question, quoted, is_marked=difference is not None)
        self._difference.setVisible(difference is not None)
        self._difference.show_text(difference or Text("", ""))
        self.enlarge()

    def enlarge(self) -> None:
        """Be larger than other words, whatever size those have now; but for two stories."""
        font = QFont(QApplication.font())
        if not self._is_pair:
            font.setPixelSize(round(pixels(font) * _LARGER))
        for view in (self, *self.findChildren(QWidget)):  # each has taken the program's by itself
            view.setFont(font)


def difference_of(question: StudyQuestion) -> Text | None:
    """In words, what two cases differ in; None where one alone is told."""
    return question.told.difference if isinstance(question.told, TwoCases) else None


class QuestionPages:
    """The case told large, or the chart that is walked, and the panel beside it.

    Attributes:
        panel: what is asked and said.
    """

    def __init__(
        self,
        parts: WindowParts,
        pages: tuple[CoverPage, CoverPage],
        move: Callable[[Callable[[], None]], None],
    ) -> None:
        """*pages*: over the chart, and beside it; *move* puts the chart somewhere."""
        self._parts = parts
        self._centre, self._side = pages
        self._move = move
        style = parts.session.settings.text_style
        self._told = ToldCase(style)
        self._story = CaseStory(style, is_close=True)
        self.panel = PracticePanel(style, parts.session, parts.commands)

    def enlarge(self) -> None:
        """Tell the case larger than other words, whatever size those have now."""
        self._told.enlarge()

    def show_progress(self, going: Round, time_left: timedelta | None = None) -> None:
        """Show how far the round has come."""
        place = place_of(going, time_left)
        self.panel.show_progress(done_in(going), whole_of(going), place)

    def toggle_chart(self) -> None:
        """Look at the chart instead of the case, or at the case again."""
        is_shown = self._centre.isVisible()
        self._centre.setVisible(not is_shown)
        self._side.pin(self._story if is_shown else None)
        self.panel.show_chart_seen(is_seen=is_shown)

    def show_asked(self, asked: OpenQuestion, name: Text) -> None:
        """Ask what is next: what is to be said first, or the question with its choices."""
        question, prediction = asked.question, asked.prediction
        self._centre.take_in(self._told)
        self._side.take_in(self.panel)
        if prediction is not None:
            self.panel.show_prediction(prediction.asked, prediction.options, asked.said)
        else:
            self.panel.show_question(name, question)
        self._tell_case(asked)
        self._story.show_case(question.case, words.CASE)
        self._parts.ring("")
        self._centre.show_panel(self._told)
        self._side.show_panel(self.panel)
        self._centre.say(question.case.story)
        self._side.say(prediction.asked if prediction is not None else question.asked)

    def show_hint(self, asked: OpenQuestion) -> None:
        """Bring the hints into sight: the choices over them may be many."""
        self._tell_case(asked)
        self._side.show_panel(self.panel, None if self._centre.isVisible() else self._story)
        self._side.show_until(*self.panel.hints_and_help)
        self._parts.window.view.setFocus()  # beside the last hint stands the answer

    def _tell_case(self, asked: OpenQuestion) -> None:
        """Tell the case; the words in which two differ are marked once a hint says what it is."""
        difference = difference_of(asked.question)
        is_told = difference is not None and difference in asked.hints
        self._told.show_question(asked.question, difference if is_told else None)

    def show_walk(self, position: Position, question: StudyQuestion, *, is_foretold: bool) -> None:
        """Let the chart be walked: the story stays in sight beside it, over what is asked."""
        is_first = self._centre.isVisible() or not self.panel.isVisible()
        self._centre.hide()
        self.panel.show_walk(position, question, is_foretold=is_foretold)
        if is_first:
            self._story.show_case(question.case, words.CASE)
            self._side.show_panel(self.panel, self._story)
            self._parts.window.view.setFocus()
        self._side.show_whole(*self.panel.walked_question)

    def show_verdict(
        self, verdict: Verdict, walk: Walk | None, opened: OpenRound, *, is_given_up: bool
    ) -> None:
        """Show the verdict; on the chart, where a way was walked, else over the case."""
        going, question = opened.round, verdict.question
        self.panel.show_verdict(
            verdict,
            is_given_up=is_given_up,
            is_last=going is not None and going.is_over,
            can_undo=opened.can_undo,
        )
        self._side.show_panel(self.panel)
        self._side.say(self.panel.verdict_in_words(verdict))
        self._side.show_until(*self.panel.next_and_verdict)
        if not question.is_walked:
            self._told.show_verdict(question, verdict.quoted)
            self._centre.show_panel(self._told)
            return
        self._centre.hide()
        self._parts.show_covered(is_covered=False)
        right = verdict.walk if verdict.wrong_step is None else Walk(question.case.chart)
        chart_at = verdict_position(verdict, walk or right)
        self._move(lambda: self._parts.session.go(chart_at))
        wrong_step = verdict.wrong_step or verdict.parted
        if wrong_step is not None:
            self._parts.ring(wrong_step.decision.id)
            self._parts.window.view.centre_on(wrong_step.decision.id)
