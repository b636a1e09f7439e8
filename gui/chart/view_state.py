"""How a chart is seen: who chose its size, what is held, how it stood before, how it is left."""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize

BORDER = 10
"""As much of what lies around a chart may be out of sight while its current node is held."""
_LEAST_HELD = 0.8
"""How far a chart shrinks, at most, to be seen whole while its current node is held."""

WHOLE_SIZE = 0.0
"""Stands for the size in which a chart is seen whole, whatever that is."""


class Anchor(NamedTuple):
    """A node that stays where it stands while the chart is laid out anew."""

    node: str
    at: QPointF
    window: QSize
    """The size of the window meanwhile: another one ends it."""


class ViewState(Enum):
    """Who chose how large the chart is seen."""

    OPENED = auto()
    """The view: whole where its labels can be read so, or else its current step."""
    WHOLE = auto()
    """The user: whole, however small that makes it."""
    FREELY = auto()
    """The user, who has zoomed it."""
    DRAGGED = auto()
    """The view; but the user has dragged it, and it stays where it is."""


class FadeKind(Enum):
    """How the charts before and after hang together; its value is how far the picture grows."""

    INTO = 1.6
    """Into the chart that answers a decision: its node comes nearer."""
    OUT_OF = 0.6
    """Back from there."""
    ONWARD = 1.0
    """Anything else on one way."""


class SavedView(NamedTuple):
    """How a chart was seen when the walk left it for another."""

    scale: float
    centre: QPointF
    state: ViewState


def scale_around(
    content: QRectF, room: QRectF, whole: float, centre: QPointF, at: QPointF
) -> float:
    """The size in which *content* is seen in *room* while *centre* of it stands *at* a place.

    *whole* is the size in which it is seen while nothing is held.
    """
    need = content.adjusted(BORDER, BORDER, -BORDER, -BORDER)
    sides = (
        at.x() / max(1, centre.x() - need.left()),
        at.y() / max(1, centre.y() - need.top()),
        (room.width() - at.x()) / max(1, need.right() - centre.x()),
        (room.height() - at.y()) / max(1, need.bottom() - centre.y()),
    )
    return max(min(whole, *sides), whole * _LEAST_HELD)
