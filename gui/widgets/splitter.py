"""Parts beside or under each other, and between them a line that can be dragged."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle

from gui.override import override
from gui.plain_override import override as override_ours
from gui.theme.colours import PALETTES, Palette, ThemeName
from gui.widgets.panel import paint_ground


class Splitter(QSplitter):
    """Parts of which each keeps its place; the line between two is a pixel wide."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.palette_shown = PALETTES[ThemeName.LIGHT]
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def show_palette(self, palette: Palette) -> None:
        """Draw the lines in the colours of *palette*."""
        self.palette_shown = palette
        for place in range(self.count()):
            self.handle(place).update()

    @override_ours
    def createHandle(self) -> QSplitterHandle:
        return _Line(self)


class _Line(QSplitterHandle):
    """The line between two parts; where it can be taken hold of, it lights up."""

    def __init__(self, splitter: Splitter) -> None:
        super().__init__(splitter.orientation(), splitter)
        self._splitter = splitter
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._splitter.palette_shown
        colour = palette.path if self.underMouse() else palette.hairline
        paint_ground(QPainter(self), event.rect(), colour)
