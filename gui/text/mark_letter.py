"""The letter on a ground of its colour that ties marked words to what they show."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gui.text.passage import WordMark
from gui.theme.colours import Palette

_SIZE, _LEAST = 0.68, 9
"""Of the letter over words, in sizes of these, and in pixels: like a cost, no smaller."""
_HIGH, _WIDE = 1.2, 1.3
"""The ground of a letter, in sizes of that."""
_BESIDE = 4


def letter_font(base: QFont) -> QFont:
    """The font of a letter over words that are set in *base*."""
    font = QFont(base)
    font.setPixelSize(max(_LEAST, round(base.pixelSize() * _SIZE)))
    font.setBold(True)
    return font


def letter_height(font: QFont) -> int:
    """How high the ground of a letter in that *font* is."""
    return round(font.pixelSize() * _HIGH)


def letter_width(font: QFont, letter: str) -> float:
    """How wide the ground of *letter* is in that *font*."""
    drawn = QFontMetricsF(font).horizontalAdvance(letter)
    return max(font.pixelSize() * _WIDE, drawn + _BESIDE)


def paint_letter(
    painter: QPainter, corner: QPointF, mark: WordMark, font: QFont, palette: Palette
) -> float:
    """Draw the letter of *mark* with its lower left *corner* there; where the next may begin."""
    look, height = palette.mark(mark.colour), letter_height(font)
    box = QRectF(corner.x(), corner.y() - height, letter_width(font, mark.letter), height)
    style = Qt.PenStyle.DotLine if look.is_dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(look.line), 1, style))
    painter.setBrush(QColor(look.ground))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(QColor(palette.on_highlight))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark.letter)
    return box.right() + 1
