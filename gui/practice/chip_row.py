"""A row of small buttons under a name."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from flowcharts.model.text import Text
from gui.override import override
from gui.text.text_style import TextStyle, Tone
from gui.theme.sizes import pixels
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel

_LEAST_CHIP = 13
"""How wide a chip is at least, in sizes of the text."""


class ChipRow(Panel):
    """Small buttons side by side, on as many lines as it takes.

    Signals:
        pressed: one was; carries its place, from 0.
    """

    pressed = Signal(int)

    def __init__(self, style: TextStyle, title: Text, columns: int) -> None:
        super().__init__(style, gap=4)
        self._title = self.add_prose(Tone.EYEBROW)
        self._title.show_text(title)
        self.buttons = self.add(ButtonList(style, ButtonKind.CHIP, columns=columns))
        self.buttons.chosen.connect(self.pressed)

    def show_chips(self, faces: Sequence[ButtonFace]) -> None:
        """Show these."""
        self.buttons.show_faces(faces)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumWidth(round(pixels(self.font()) * _LEAST_CHIP))
