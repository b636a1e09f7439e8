"""A question of the room's: one sentence, and an answer on each button."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress


class RoomAnswer(NamedTuple):
    """A button and what it does."""

    words: Text
    does: Callable[[], object]


def ask(
    parent: QWidget, style: TextStyle, said: Text, choices: Sequence[RoomAnswer], usual: int = 0
) -> QMessageBox:
    """Ask over *parent*; everything else goes on meanwhile. Esc presses the last button.

    *usual*: the place of what Enter presses.
    """
    box = QMessageBox(parent)
    dress(box, style.palette)
    box.setText(style.lines(said))
    roles = QMessageBox.ButtonRole
    buttons: dict[QPushButton, Callable[[], object]] = {}
    for place, choice in enumerate(choices):
        is_last = place == len(choices) - 1
        button = box.addButton(
            style.line(choice.words), roles.RejectRole if is_last else roles.ActionRole
        )
        buttons[button] = choice.does
        if is_last:
            box.setEscapeButton(button)
    box.setDefaultButton(list(buttons)[usual])
    box.buttonClicked.connect(lambda button: buttons[button]())
    box.finished.connect(box.deleteLater)
    box.open()
    return box
