"""A ground of one colour."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter


def paint_ground(painter: QPainter, area: QRect, colour: str) -> None:
    """Fill *area* with *colour*."""
    fill(painter, area, QColor(colour))


def fill(painter: QPainter, area: QRect, colour: QColor) -> None:
    """Fill *area* with *colour*, which may let something shine through."""
    painter.setBackground(colour)
    # fillRect() also takes a gradient by its name: a launch goes without those 169 names.
    painter.eraseRect(area)
