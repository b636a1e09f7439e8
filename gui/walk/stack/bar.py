"""One part of the stack strip, measured and painted: an object, a note, a heading."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gui.text.line_break import AS_BROKEN, broken, height_of
from gui.theme.colours import Palette

_PAD_X, _PAD_Y = 9, 5
_NARROWEST = 24
"""So wide are its words at least, in pixels."""


class Look(Enum):
    """How a part is drawn."""

    STAYS = auto()
    GOES = auto()
    """Struck out: it goes back to hand."""
    IS_PUT = auto()
    """The trigger that the remedy puts on the stack."""
    NOTE = auto()
    """What is done at once: no object of the stack, and without a box."""
    EMPTY = auto()


@dataclass(frozen=True, slots=True)
class StackBar:
    """A part of a column: its words and, smaller, what becomes of it."""

    words: str
    below: str
    look: Look
    font: QFont
    small: QFont

    def lines_in(self, width: float) -> tuple[str, str]:
        """Its words and what becomes of it, in lines, where it may be *width* wide."""
        room = max(_NARROWEST, int(width - 2 * _PAD_X))
        return broken(self.words, self.font, room), broken(self.below, self.small, room)

    def height(self, width: float) -> float:
        """How high it is where it may be *width* wide."""
        return max(28.0, sum(self._heights(width)) + 2 * _PAD_Y)

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint it into *rect*."""
        pen, fill, ink = self._colours(palette)
        painter.setPen(pen)
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 8, 8)
        words, below = self.lines_in(rect.width())
        high, low = self._heights(rect.width())
        inner = rect.adjusted(_PAD_X, 0, -_PAD_X, 0)
        inner.setTop(rect.top() + (rect.height() - high - low) / 2)
        font = QFont(self.font)
        font.setStrikeOut(self.look is Look.GOES)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(inner, AS_BROKEN, words)
        painter.setFont(self.small)
        painter.setPen(QColor(palette.ink if self.look is Look.GOES else ink))
        painter.drawText(inner.adjusted(0, high + 1, 0, 0), AS_BROKEN, below)

    def _heights(self, width: float) -> tuple[int, int]:
        words, below = self.lines_in(width)
        low = height_of(below, self.small) + 1 if below else 0
        return height_of(words, self.font), low

    def _colours(self, palette: Palette) -> tuple[QPen, str, str]:
        line = QPen(QColor(palette.line), palette.stroke)
        match self.look:
            case Look.STAYS:
                return line, palette.surface, palette.ink
            case Look.GOES:
                line.setStyle(Qt.PenStyle.DashLine)
                return line, "", palette.ink_soft
            case Look.IS_PUT:
                heavy = QPen(QColor(palette.remedy), palette.stroke + 1)
                return heavy, palette.remedy_tint, palette.remedy
            case Look.NOTE:
                return QPen(Qt.PenStyle.NoPen), palette.remedy_tint, palette.remedy
            case Look.EMPTY:
                line.setStyle(Qt.PenStyle.DotLine)
                return line, "", palette.ink_soft
