"""One part of the stack strip, measured and painted: an object, a note, a heading."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from gui.theme import Palette

_PAD_X, _PAD_Y = 9, 5
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


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
class Bar:
    """A part of a column: its words and, smaller, what becomes of it."""

    words: str
    below: str
    look: Look
    font: QFont
    small: QFont

    def height(self, width: float) -> float:
        """How high it is where it may be *width* wide."""
        room = width - 2 * _PAD_X
        words = _height(self.font, self.words, room)
        below = _height(self.small, self.below, room) + 1 if self.below else 0
        return max(28.0, words + below + 2 * _PAD_Y)

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint it into *rect*."""
        pen, fill, ink = self._colours(palette)
        painter.setPen(pen)
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 8, 8)
        inner = rect.adjusted(_PAD_X, 0, -_PAD_X, 0)
        words = _height(self.font, self.words, inner.width())
        below = _height(self.small, self.below, inner.width()) + 1 if self.below else 0
        top = rect.top() + (rect.height() - words - below) / 2
        font = QFont(self.font)
        font.setStrikeOut(self.look is Look.GOES)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(inner.left(), top, inner.width(), words), _WRAPPED, self.words)
        painter.setFont(self.small)
        painter.setPen(QColor(palette.ink if self.look is Look.GOES else ink))
        place = QRectF(inner.left(), top + words + 1, inner.width(), below)
        painter.drawText(place, _WRAPPED, self.below)

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


def _height(font: QFont, words: str, width: float) -> int:
    if not words:
        return 0
    room = QRectF(0, 0, max(24.0, width), 10_000).toRect()
    return QFontMetrics(font).boundingRect(room, _WRAPPED, words).height()
