"""Small signs on the shoulders of a node: it opens another chart; its sources are thin."""

from functools import cached_property
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from flowcharts.layout.layout import NodeBox
from flowcharts.model.chart import Action, Decision, Node, Outcome
from gui.chart.highlight import NodeLook, NodeState
from gui.chart.label import Label
from gui.chart.measure import chart_face
from gui.chart.pens import Pens

_RADIUS = 11.0
_HIT_RADIUS = 17.0
"""A click so far from its middle still counts, in a small chart too."""
QUERY = "?"
QUERY_PIXELS = 16
_UP_THE_SIDE = 0.2
"""From the left or right corner of a diamond to its upper one: clear of words and of arrows."""
_INSET = _RADIUS / 3
"""Within the corners of the box around a cut diamond: those are empty."""
_BEYOND_CORNER = 2.0
"""Of a box, whose words come close to its sides."""
_FAINT = frozenset({NodeState.RULED_OUT, NodeState.SKIPPED})


class NodeSigns:
    """The signs that a node carries, and where.

    Attributes:
        opening: the middle of the sign that opens another chart, if it has one.
        doubt: the middle of the sign that its sources are thin, if they are.
    """

    def __init__(self, node: Node, box: NodeBox, *, is_cut: bool) -> None:
        match node:
            case Decision():
                left, right = _shoulders(box, _INSET) if is_cut else _up_the_sides(box)
                self.opening = left if node.sub_chart is not None else None
            case Action() | Outcome():
                _, right = _shoulders(box, -_BEYOND_CORNER)
                self.opening = None
            case _:
                assert_never(node)
        self.doubt = right if node.doubt is not None else None

    def opens_at(self, place: QPointF) -> bool:
        """Is the sign there that opens another chart?"""
        if self.opening is None:
            return False
        away = place - self.opening
        return QPointF.dotProduct(away, away) <= _HIT_RADIUS**2

    def paint(self, painter: QPainter, pens: Pens, look: NodeLook) -> None:
        """Paint them as they are with a node of that *look*."""
        colour, ground = sign_colour(pens, look), QColor(pens.palette.surface)
        painter.setBrush(ground)
        if self.opening is not None:
            around = disc(self.opening)
            for pen in pens.sign_mark if look.is_sign_marked else ():
                painter.strokePath(around, pen)
            painter.setPen(QPen(colour, pens.palette.stroke))
            painter.drawPath(around)
            painter.strokePath(way_in(self.opening), way_in_pen(colour))
        if self.doubt is not None:
            painter.setPen(QPen(colour, pens.palette.stroke))
            painter.drawPath(disc(self.doubt))
            painter.setPen(colour)
            self._query.draw(painter, self.doubt)

    @cached_property
    def _query(self) -> Label:  # few nodes have it
        return Label((QUERY,), chart_face(QUERY_PIXELS, is_bold=True))


def sign_colour(pens: Pens, look: NodeLook) -> QColor:
    """What the signs of a node of that *look* are drawn in."""
    palette = pens.palette
    return QColor(palette.faint_ink if look.state in _FAINT else palette.ink)


def disc(centre: QPointF) -> QPainterPath:
    """The disc around a sign."""
    path = QPainterPath()
    path.addEllipse(centre, _RADIUS, _RADIUS)
    return path


def way_in(centre: QPointF) -> QPainterPath:
    """A small frame with an arrow that leads out of its corner."""
    frame = QRectF(0, 0, 7.5, 7.5)
    frame.moveBottomLeft(centre + QPointF(-5.2, 5.2))
    path = QPainterPath(frame.topLeft() + QPointF(3, 0))
    for corner in (frame.topLeft(), frame.bottomLeft(), frame.bottomRight()):
        path.lineTo(corner)
    path.lineTo(frame.bottomRight() - QPointF(0, 3))
    tip = centre + QPointF(5.4, -5.4)
    path.moveTo(tip - QPointF(5.2, 0))
    path.lineTo(tip)
    path.lineTo(tip + QPointF(0, 5.2))
    path.moveTo(tip)
    path.lineTo(centre + QPointF(-1, 1))
    return path


def way_in_pen(colour: QColor) -> QPen:
    """What the frame and its arrow are drawn with."""
    pen = QPen(colour, 1.8)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _shoulders(box: NodeBox, inset: float) -> tuple[QPointF, QPointF]:
    """Where a sign stands at the left and at the right, so far within the corners."""
    left, top, right, _ = box.rect
    return QPointF(left + inset, top + inset), QPointF(right - inset, top + inset)


def _up_the_sides(box: NodeBox) -> tuple[QPointF, QPointF]:
    """The same of a true diamond."""
    left, top, right, _ = box.rect
    x, y = box.centre
    height = y + (top - y) * _UP_THE_SIDE
    along = (x - left) * _UP_THE_SIDE
    return QPointF(left + along, height), QPointF(right - along, height)
