"""The question with its choices: options, or a moment placed on the turns of a game."""

from PySide6.QtCore import Signal

from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, Rule
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.sought import MomentSought, Option, moment_id
from gui.practice import words
from gui.practice.choice_buttons import ChoiceButtons
from gui.text.text_style import TextStyle, Tone
from gui.walk.turns.strip import TurnStrip
from gui.widgets.button_face import ButtonFace, ButtonState
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton


class AskedPanel(Panel):
    """The question with its choices.

    Attributes:
        choices: what there is to choose from.

    Signals:
        answered: the id of the option that was taken.
    """

    answered = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._asked = self.add_prose(Tone.HEADING)
        self._said = self.add_prose(Tone.SOFT)
        self.choices = self.add(ChoiceButtons(style))
        self.choices.chosen.connect(self.answered)
        self.strip: TurnStrip | None = None
        self._confirm = self.add(TextButton(style))
        self._confirm.show_face(
            ButtonFace(words.CONFIRM_MOMENT, key="Space", state=ButtonState.NEXT)
        )
        self._confirm.clicked.connect(self.take_moment)
        self._confirm.hide()
        self._is_placed = False

    def show_question(self, name: Text, question: StudyQuestion) -> None:
        """Ask *question*, of the drill called *name*."""
        sought = question.sought
        self._is_placed = isinstance(sought, MomentSought)
        self._ask(name, question.asked, () if self._is_placed else question.options)
        if isinstance(sought, MomentSought):
            self._show_strip(sought.missed, sought.rule)
        self._show_placed(is_placed=self._is_placed)

    def show_prediction(
        self, asked: Text, options: tuple[Option, ...], said: tuple[Text, ...]
    ) -> None:
        """Ask what is to be said first; *said* is what was said before."""
        self._is_placed = False
        self._ask(words.PREDICT_FIRST, asked, options)
        lines = [words.PREDICTED.filled(said=each) for each in said]
        self._tell(lines[-1] if lines else None)
        self._show_placed(is_placed=False)

    def show_verdict(self, given: str, right: str) -> None:
        """Show which option was taken, and which one is right."""
        self._confirm.hide()
        if self.strip is not None:
            self.strip.show_concealed(is_concealed=False)
        self.choices.show_verdict(given, right)

    def take(self) -> bool:
        """Take what is marked, or the moment that was placed; is there anything?"""
        if self._is_placed and self._confirm.isVisibleTo(self):
            self.take_moment()
            return True
        return self.choices.take()

    def move_mark(self, steps: int) -> None:
        """Put the mark over the next choice (1), the one before (-1), or so upon a moment."""
        if self._is_placed and self.strip is not None and self._confirm.isVisibleTo(self):
            mark = self.strip.board.noticed_mark
            mark.setValue(mark.value() + steps)
        else:
            self.choices.move_mark(steps)

    def take_moment(self) -> None:
        """Take the moment at which the mark stands."""
        if self.strip is not None and self._is_placed:
            self.answered.emit(moment_id(self.strip.noticed, self.strip.missed))

    def _ask(self, name: Text, asked: Text, options: tuple[Option, ...]) -> None:
        self._eyebrow.show_text(name)
        self._asked.show_text(asked)
        self._tell(None)
        self.choices.show_options(options)

    def _tell(self, said: Text | None) -> None:
        self._said.setVisible(said is not None)
        self._said.show_text(said or Text("", ""))

    def _show_strip(self, missed: Moment, rule: Rule) -> None:
        if self.strip is None:
            self.strip = self.add(TurnStrip(), 3)
            self.strip.board.give_missed()
            self.strip.show_style(self.text_style)
        self.strip.show_moments(missed, missed, rule)
        self.strip.show_concealed(is_concealed=True)

    def _show_placed(self, *, is_placed: bool) -> None:
        self._confirm.setVisible(is_placed)
        if self.strip is not None:
            self.strip.setVisible(is_placed)
