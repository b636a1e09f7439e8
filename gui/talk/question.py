"""A question of the room's: what is asked, and an answer on each button."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from gui import words
from gui.override import override
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList

_WIDTH = 460
"""Of what is said, in pixels."""


class RoomAnswer(NamedTuple):
    """A button and what it does."""

    words: Text
    does: Callable[[], object]
    detail: Text | None = None
    """What stands below its words."""


class RoomQuestion(QDialog):
    """The answers one under the other: titles of talks are long, and none is cut.

    Attributes:
        said: what is asked.
        answers: the buttons.
    """

    def __init__(
        self, parent: QWidget, style: TextStyle, said: Text, choices: Sequence[RoomAnswer]
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self.setWindowTitle(style.line(words.TEACH))
        self.said = RichLabel(style)
        self.said.setFixedWidth(_WIDTH)
        self.said.show_text(said)
        self.answers = ButtonList(style, ButtonKind.ROW)
        self.answers.chosen.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 18)
        column.setSpacing(16)
        column.addWidget(self.said)
        column.addWidget(self.answers)
        dress(self, style.palette)
        self.finished.connect(self.deleteLater)

    def ask(self, usual: int) -> None:
        """Ask; everything else goes on meanwhile. *usual*: the place of what Enter presses."""
        self.answers.show_faces(
            [
                ButtonFace(
                    choice.words,
                    choice.detail,
                    state=ButtonState.NEXT if place == usual else ButtonState.REST,
                )
                for place, choice in enumerate(self._choices)
            ]
        )
        self.open()
        self.answers.buttons[usual].setFocus()

    @override
    def reject(self) -> None:
        self._choose(len(self._choices) - 1)

    def _choose(self, place: int) -> None:
        self.done(place)
        self._choices[place].does()


def ask(
    parent: QWidget, style: TextStyle, said: Text, choices: Sequence[RoomAnswer], usual: int = 0
) -> None:
    """Ask over *parent*. Esc gives the last answer, Enter the *usual* one."""
    RoomQuestion(parent, style, said, choices).ask(usual % len(choices))
