"""A drawn line under words: as wide as there is room, as high as its letters say."""

from typing import ClassVar

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import pixels


class LineWidget(QWidget):
    """A drawn line.

    Attributes:
        in_letters: how high it is, in sizes of its letters.
    """

    in_letters: ClassVar[float]

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._height)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @property
    def _height(self) -> int:
        return round(pixels(self.font()) * self.in_letters)
