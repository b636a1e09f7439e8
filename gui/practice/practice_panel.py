"""The right panel of practice: progress, the question or the walk, the verdict, the case."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from flowcharts.model.position import Position
from flowcharts.model.text import Text
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.sought import Option
from flowcharts.practice.verdict import Verdict
from flowcharts.practice.verdict_words import parting_in_words, wrong_in_words
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.practice import words
from gui.practice.asked_panel import AskedPanel
from gui.practice.case_panel import CasePanel
from gui.practice.progress_line import ProgressLine
from gui.practice.verdict_panel import VerdictPanel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import words as panel_words
from gui.walk.question import QuestionPanel
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton


class WalkPanel(Panel):
    """The decision that the chart asks now; it is answered here or on the chart.

    Attributes:
        question: the decision with its answers.
    """

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__(style)
        self._walk = walk
        self.question = self.add(QuestionPanel(style, walk, commands))
        self._how = self.add_prose(Tone.SOFT)
        self._how.show_text(words.WALKING)
        self._exits = self.add(Collapsible(style, panel_words.NOT_FOR_THIS_CHART))
        self._rows = self._exits.body.add(ButtonList(style, ButtonKind.ROW))
        self._rows.chosen.connect(self._leave)
        self._exit_ids: tuple[str, ...] = ()

    def show_position(self, position: Position) -> None:
        """Show the decision that waits."""
        self.question.show_position(position)
        exits = position.chart.exits
        self._exit_ids = tuple(exits)
        self._exits.setVisible(bool(exits))
        self._rows.show_faces([ButtonFace(way.label.on_one_line()) for way in exits.values()])

    def _leave(self, place: int) -> None:
        self._walk.leave_by(self._exit_ids[place])


class PracticePanel(Panel):
    """Everything that is asked and said while someone practises.

    Attributes:
        asked: the question with its choices.

    Signals:
        helped: a hint (0) or the answer (1) is asked for.
        went_on: on to the next question.
        taken_back: the answer is to be taken back.
        chart_asked: the chart is to be looked at, or the case again.
        left: to the start page; the question waits.
        taken_as_walked: the chart need not be walked.
    """

    helped = Signal(int)
    went_on = Signal()
    taken_back = Signal()
    chart_asked = Signal()
    left = Signal()
    taken_as_walked = Signal()

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__(style, gap=12)
        self._start = self.add(TextButton(style, ButtonKind.QUIET))
        self._start.show_face(ButtonFace(words.TO_START, sign="‹"))
        self._start.clicked.connect(self.left)
        self._progress = self.add(ProgressLine(style))
        self._place = self.add_prose(Tone.SOFT)
        self.asked = self.add(AskedPanel(style))
        self._unwalked = self.add(TextButton(style))
        self._unwalked.clicked.connect(self.taken_as_walked)
        self._unwalked.show_face(ButtonFace(words.TAKE_AS_WALKED, key="T", state=ButtonState.NEXT))
        self._walk = self.add(WalkPanel(style, walk, commands))
        self._next = self.add(TextButton(style))  # in sight, however long the verdict is
        self._next.clicked.connect(self.went_on)
        self._verdict = self.add(VerdictPanel(style))
        self._after = self.add(ButtonList(style, ButtonKind.QUIET))
        self._after.chosen.connect(self.taken_back)
        self._chart = self.add(TextButton(style))
        self._chart.clicked.connect(self.chart_asked)
        self._hints = self.add(Block(style, stripe="highlight"))
        self._hint = self._hints.add_prose()
        self._help = self.add(ButtonList(style, ButtonKind.QUIET, columns=2))
        self._help.chosen.connect(self.helped)
        self._legend = self.add_prose(Tone.SOFT)
        self._case = self.add(CasePanel(style))

    @property
    def next_and_verdict(self) -> tuple[QWidget, QWidget]:
        """The way on, and the verdict below it."""
        return self._next, self._verdict

    @property
    def walked_question(self) -> tuple[QWidget, QWidget]:
        """The decision that the chart asks, or the way past it that stands above; its answers."""
        is_skipped = self._unwalked.isVisibleTo(self)
        return self._unwalked if is_skipped else self._walk.question, self._walk.question.buttons

    @property
    def hints_and_help(self) -> tuple[QWidget, QWidget]:
        """The hints, and what further help there is."""
        return self._hints, self._help

    @staticmethod
    def verdict_in_words(verdict: Verdict) -> Text:
        """The verdict as it is said to a screen reader: right or not, and where not."""
        if verdict.is_right:
            return words.RIGHT
        parts = [wrong_in_words(verdict), *parting_in_words(verdict)]
        return Text(" ", "。").join(parts)

    def show_progress(self, done: Sequence[bool | None], whole: int, place: Text) -> None:
        """Show how far the round has come, and in words where it stands."""
        self._progress.show_progress(done, whole)
        self._place.show_text(place)

    def show_question(self, name: Text, question: StudyQuestion) -> None:
        """Ask *question*, of the drill called *name*, with choices."""
        self.asked.show_question(name, question)
        self._show_parts(asked=True)

    def show_prediction(
        self, asked: Text, options: tuple[Option, ...], said: tuple[Text, ...]
    ) -> None:
        """Ask what is to be said first."""
        self.asked.show_prediction(asked, options, said)
        self._show_parts(asked=True)

    def show_walk(self, position: Position, question: StudyQuestion, *, is_foretold: bool) -> None:
        """Let the chart be walked; the card is told below, the story stands over it all.

        *is_foretold*: is it all said rightly already, so that the chart need not be walked?
        """
        self._walk.show_position(position)
        self._case.show_rest(question)
        self._show_parts(walk=True, case=True)
        self._unwalked.setVisible(is_foretold)

    def show_help(self, hints: Sequence[Text], *, can_hint: bool, can_reveal: bool) -> None:
        """Show the *hints* given so far, and what further help there is."""
        self._hints.setVisible(bool(hints))
        self._hint.show_text(stacked(hints))
        self._help.setVisible(can_hint or can_reveal)
        self._help.show_faces(
            [
                ButtonFace(words.HINT, key="H", is_enabled=can_hint),
                ButtonFace(words.REVEAL, key="A", is_enabled=can_reveal),
            ]
        )

    def offer_chart(self, *, is_offered: bool) -> None:
        """Let the chart be looked at where that is allowed."""
        self._chart.setVisible(is_offered)
        self.show_chart_seen(is_seen=False)

    def show_chart_seen(self, *, is_seen: bool) -> None:
        """Offer the way back where the chart is seen."""
        self._chart.show_face(ButtonFace(words.BACK_TO_CASE if is_seen else words.LOOK_AT_CHART))

    def show_verdict(
        self, verdict: Verdict, *, is_given_up: bool, is_last: bool, can_undo: bool
    ) -> None:
        """Show what became of the answer."""
        question = verdict.question
        self._verdict.show_verdict(verdict, is_given_up=is_given_up)
        if question.is_walked:
            self._case.show_case(question, quoted=verdict.quoted)
        else:
            self.asked.show_verdict(next(iter(verdict.given), ""), question.right)
        self._show_parts(asked=not question.is_walked, case=question.is_walked, verdict=True)
        self._legend.setVisible(question.is_walked and verdict.wrong_step is not None)
        self._legend.show_text(words.ON_CHART)
        face = words.TO_RESULT if is_last else words.NEXT
        self._next.show_face(ButtonFace(face, key="Space", state=ButtonState.NEXT))
        self._after.setVisible(can_undo)
        self._after.show_faces([ButtonFace(words.TAKE_BACK, key="Ctrl+Z")])

    def _show_parts(
        self,
        *,
        asked: bool = False,
        walk: bool = False,
        verdict: bool = False,
        case: bool = False,
    ) -> None:
        self.asked.setVisible(asked)
        self._unwalked.hide()
        self._walk.setVisible(walk)
        told: tuple[QWidget, ...] = (self._verdict, self._next, self._after)
        for view in told:
            view.setVisible(verdict)
        self._case.setVisible(case)
        helps: tuple[QWidget, ...] = (self._hints, self._help, self._legend, self._chart)
        for view in helps:
            view.hide()
