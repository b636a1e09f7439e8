"""Where a list goes on beyond its edge, it fades: half a row looks like no mistake."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QAbstractScrollArea

DEEP = 20
"""How high the edge is that fades, in pixels."""


def paint_fades(view: QAbstractScrollArea, ground: str) -> None:
    """Let what *view* shows go over into *ground* where there is more to scroll to."""
    bar, room = view.verticalScrollBar(), view.viewport().rect()
    painter = QPainter(view.viewport())
    if bar.value() > bar.minimum():
        top = QRect(room.left(), room.top(), room.width(), DEEP)
        painter.fillRect(top, _gradient(ground, top.top(), top.bottom()))
    if bar.value() < bar.maximum():
        low = QRect(room.left(), room.bottom() - DEEP + 1, room.width(), DEEP)
        painter.fillRect(low, _gradient(ground, low.bottom(), low.top()))
    painter.end()


def _gradient(ground: str, edge: int, inside: int) -> QLinearGradient:
    gradient = QLinearGradient(0, edge, 0, inside)
    clear = QColor(ground)
    clear.setAlpha(0)
    gradient.setColorAt(0, QColor(ground))
    gradient.setColorAt(1, clear)
    return gradient
