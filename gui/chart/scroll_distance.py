"""The shortest way to bring something into sight."""

from PySide6.QtCore import QPointF, QRectF


def shift_into(seen: QRectF, wanted: QRectF) -> QPointF:
    """How far what is seen has to move to show what is wanted, its top left first."""
    return QPointF(
        _shift(seen.left(), seen.right(), wanted.left(), wanted.right()),
        _shift(seen.top(), seen.bottom(), wanted.top(), wanted.bottom()),
    )


def shift_onto(seen: QRectF, content: QRectF) -> QPointF:
    """How far what is seen has to move to show nothing beside *content*.

    Where the content is smaller than what is seen, it comes to its middle.
    """
    return QPointF(
        _shift_onto(seen.left(), seen.right(), content.left(), content.right()),
        _shift_onto(seen.top(), seen.bottom(), content.top(), content.bottom()),
    )


def _shift_onto(low: float, high: float, first: float, last: float) -> float:
    if last - first <= high - low:
        return (first + last - low - high) / 2
    return max(0, first - low) + min(0, last - high)


def _shift(low: float, high: float, first: float, last: float) -> float:
    if first < low or last - first > high - low:
        return first - low
    return max(0, last - high)
