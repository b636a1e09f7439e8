"""The outline of a node: a diamond decides, a rectangle tells what to do.

A chart that runs to the right has diamonds with their upper and lower corners cut: a column of
true ones, each as high as it must be for its words, would take twice the height of a screen.
"""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from flowcharts.layout.geometry import Rect, Size
from flowcharts.layout.layout import NodeBox
from flowcharts.model.chart import Action, Decision, Node, Outcome
from gui.chart.measure import INNER_OUTLINE, TIP, reach_of

_ROUNDING = 9.0
_ACTION_ROUNDING = 2.0


def outline_of(node: Node, box: NodeBox, *, is_cut: bool) -> QPainterPath:
    """The outline of *node* in its box; a decision's may be *cut*."""
    match node:
        case Decision():
            path = _cut_diamond(box.rect, TIP) if is_cut else _diamond(box, box.size)
        case Action():
            path = _rectangle(box.rect, _ACTION_ROUNDING)
        case Outcome():
            path = _rectangle(box.rect, _ROUNDING)
        case _:
            assert_never(node)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def inner_outline(box: NodeBox, *, is_cut: bool) -> QPainterPath:
    """The second outline of an opponent's choice."""
    if is_cut:
        return _cut_diamond(box.rect.grown(-INNER_OUTLINE), TIP)
    share = 1 - INNER_OUTLINE / reach_of(box.size)
    return _diamond(box, Size(box.size.width * share, box.size.height * share))


def _rectangle(rect: Rect, rounding: float) -> QPainterPath:
    left, top, right, bottom = rect
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, right - left, bottom - top), rounding, rounding)
    return path


def _diamond(box: NodeBox, size: Size) -> QPainterPath:
    (x, y), across, down = box.centre, size.width / 2, size.height / 2
    return _polygon((x, y - down), (x + across, y), (x, y + down), (x - across, y))


def _cut_diamond(rect: Rect, tip: float) -> QPainterPath:
    left, top, right, bottom = rect
    middle = (top + bottom) / 2
    upper = ((left + tip, top), (right - tip, top), (right, middle))
    return _polygon(*upper, (right - tip, bottom), (left + tip, bottom), (left, middle))


def _polygon(*corners: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path
