"""The signs on cards that are no letters in circles: drawn by us, simple enough for small print."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

_BLADE = ((0.5, 0.0), (0.66, 0.2), (0.6, 0.62), (0.85, 0.62), (0.85, 0.74), (0.57, 0.74))
"""The right half of a sword, its point up, in a square of side 1."""


def sign_of(letter: str, size: float) -> QPainterPath:
    """The sign that is written as {*letter*}, *size* high, its middle at the origin."""
    shape = _SIGNS[letter]()
    shape.translate(-0.5, -0.5)
    return QTransform.fromScale(size, size).map(shape)


def _power() -> QPainterPath:
    """A sword."""
    right = [*_BLADE, (0.57, 1.0)]
    left = [(1 - across, down) for across, down in reversed(right)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in (*right, *left)]))
    path.closeSubpath()
    return path


def _defense() -> QPainterPath:
    """A shield."""
    path = QPainterPath(QPointF(0.12, 0.08))
    path.lineTo(0.88, 0.08)
    path.lineTo(0.88, 0.5)
    path.cubicTo(0.88, 0.78, 0.7, 0.92, 0.5, 1.0)
    path.cubicTo(0.3, 0.92, 0.12, 0.78, 0.12, 0.5)
    path.closeSubpath()
    return path


def _resource() -> QPainterPath:
    """A drop."""
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(0.62, 0.25, 0.84, 0.42, 0.84, 0.66)
    path.arcTo(QRectF(0.16, 0.32, 0.68, 0.68), 0, -180)
    path.cubicTo(0.16, 0.42, 0.38, 0.25, 0.5, 0.0)
    path.closeSubpath()
    return path


def _life() -> QPainterPath:
    """A heart."""
    path = QPainterPath(QPointF(0.5, 0.96))
    path.cubicTo(0.1, 0.66, 0.0, 0.48, 0.0, 0.32)
    path.cubicTo(0.0, 0.02, 0.4, -0.02, 0.5, 0.26)
    path.cubicTo(0.6, -0.02, 1.0, 0.02, 1.0, 0.32)
    path.cubicTo(1.0, 0.48, 0.9, 0.66, 0.5, 0.96)
    path.closeSubpath()
    return path


_SIGNS = {"p": _power, "d": _defense, "r": _resource, "h": _life}
