"""The shortest way to bring something into sight."""

from PySide6.QtCore import QPointF, QRectF


def shift_into(seen: QRectF, wanted: QRectF) -> QPointF:
    """How far what is seen has to move to show what is wanted, its top left first."""
    return QPointF(
        _shift(seen.left(), seen.right(), wanted.left(), wanted.right()),
        _shift(seen.top(), seen.bottom(), wanted.top(), wanted.bottom()),
    )


def _shift(low: float, high: float, first: float, last: float) -> float:
    if first < low or last - first > high - low:
        return first - low
    return max(0, last - high)
