"""A ground of one colour."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter


def paint_ground(painter: QPainter, area: QRect, colour: str) -> None:
    """Fill *area* with *colour*."""
    painter.setBackground(QColor(colour))
    # fillRect() also takes a gradient by its name: a launch goes without those 169 names.
    painter.eraseRect(area)
