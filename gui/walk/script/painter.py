"""How the words of a script are painted: marked ones heavy, inked and on a ground of their own."""

from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from flowcharts.model.references import Explained
from flowcharts.model.script import PIPE
from gui.theme.colours import Palette
from gui.walk.script.page import GAP, Piece, bold


class Mark(Enum):
    """What the marked words are."""

    NEW = auto()
    WRONG = auto()


class ScriptLines(NamedTuple):
    """What a sheet shows."""

    script: str = ""
    marked: frozenset[int] = frozenset()
    """The places of the words that are marked."""
    mark: Mark = Mark.NEW
    gaps: frozenset[int] = frozenset()
    """The places of the words before which something is missing."""
    explained: tuple[tuple[Explained, ...], ...] = ()
    """For each word, its stretches that can be looked up."""


def paint_pieces(
    painter: QPainter, pieces: Iterable[Piece], lines: ScriptLines, font: QFont, palette: Palette
) -> None:
    """Paint the words of a script, first what lies under them."""
    shown = list(pieces)
    for piece in shown:
        if piece.place in lines.marked:
            _paint_ground(painter, piece, lines.mark, font, palette)
        if piece.has_gap:
            _paint_gap(painter, piece, font, palette)
    for piece in shown:
        _paint_word(painter, piece, lines, font, palette)


def underline(painter: QPainter, boxes: Iterable[QRectF], palette: Palette) -> None:
    """Show that a word can be looked up."""
    painter.setPen(QPen(QColor(palette.path), 1.4, Qt.PenStyle.DotLine))
    for box in boxes:
        y = box.bottom() - 0.16 * box.height()
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def ring(painter: QPainter, boxes: Iterable[QRectF], palette: Palette) -> None:
    """Show that a word has the focus."""
    painter.setPen(QPen(QColor(palette.focus), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box in boxes:
        painter.drawRoundedRect(box.adjusted(-2, 2, 2, -1), 3, 3)


def _paint_ground(
    painter: QPainter, piece: Piece, mark: Mark, font: QFont, palette: Palette
) -> None:
    size = font.pixelSize()
    box = piece.box.adjusted(-3, size * 0.16, 3, -size * 0.12)
    tint = palette.path_tint if mark is Mark.NEW else palette.remedy_tint
    painter.fillRect(box, QColor(tint))


def _paint_gap(painter: QPainter, piece: Piece, font: QFont, palette: Palette) -> None:
    room, size = GAP * font.pixelSize(), font.pixelSize()
    box = QRectF(piece.box.left() - room - 3, piece.box.top(), room, piece.box.height())
    painter.setPen(QPen(QColor(palette.remedy), 2, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(palette.remedy_tint))
    painter.drawRect(box.adjusted(2, size * 0.2, -2, -size * 0.16))


def _paint_word(
    painter: QPainter, piece: Piece, lines: ScriptLines, font: QFont, palette: Palette
) -> None:
    ink = palette.ink_soft if piece.text == PIPE else palette.ink
    if piece.place in lines.marked:
        ink = palette.path if lines.mark is Mark.NEW else palette.remedy
        font = bold(font)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(piece.box, Qt.AlignmentFlag.AlignVCenter, piece.text)
