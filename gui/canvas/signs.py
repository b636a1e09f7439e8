"""Small signs on the shoulders of a node: it opens another chart; its sources are thin."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from flowcharts.chart import Decision, Node
from flowcharts.layout import NodeBox
from gui.canvas.inks import Inks
from gui.canvas.label import Label
from gui.canvas.light import NodeLook, NodeState
from gui.canvas.measure import chart_face

_RADIUS = 11.0
_HIT_RADIUS = 17.0
"""A click so far from its middle still counts, in a small chart too."""
_PIXELS = 16
_UP_THE_SIDE = 0.36
"""From the left or right corner of a diamond to its upper one: clear of words and of arrows."""
_FAINT = frozenset({NodeState.RULED_OUT, NodeState.SKIPPED})


class Signs:
    """The signs that a node carries, and where."""

    def __init__(self, node: Node, box: NodeBox) -> None:
        left, right = _shoulders(node, box)
        can_open = isinstance(node, Decision) and node.sub_chart is not None
        self._opening = left if can_open else None
        self._doubt = right if node.doubt is not None else None
        self._query = Label(("?",), chart_face(_PIXELS, is_bold=True))

    def opens_at(self, place: QPointF) -> bool:
        """Is the sign there that opens another chart?"""
        if self._opening is None:
            return False
        away = place - self._opening
        return QPointF.dotProduct(away, away) <= _HIT_RADIUS**2

    def paint(self, painter: QPainter, inks: Inks, look: NodeLook) -> None:
        """Paint them as they are with a node of that *look*."""
        palette = inks.palette
        ink = QColor(palette.faint_ink if look.state in _FAINT else palette.ink)
        ground = QColor(palette.surface)
        if self._opening is not None:
            disc = _disc(self._opening)
            for pen in inks.sign_mark if look.is_sign_marked else ():
                painter.strokePath(disc, pen)
            _paint_disc(painter, disc, ink, ground, palette.stroke)
            _paint_way_in(painter, self._opening, ink)
        if self._doubt is not None:
            _paint_disc(painter, _disc(self._doubt), ink, ground, palette.stroke)
            painter.setPen(ink)
            self._query.draw(painter, self._doubt)


def _shoulders(node: Node, box: NodeBox) -> tuple[QPointF, QPointF]:
    """Where a sign stands at the left and at the right."""
    left, top, right, _ = box.rect
    x, y = box.centre
    if isinstance(node, Decision):
        height = y + (top - y) * _UP_THE_SIDE
        along = (x - left) * _UP_THE_SIDE
        return QPointF(left + along, height), QPointF(right - along, height)
    inset = _RADIUS / 3
    return QPointF(left + inset, top + inset), QPointF(right - inset, top + inset)


def _disc(centre: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, _RADIUS, _RADIUS)
    return path


def _paint_disc(
    painter: QPainter, disc: QPainterPath, ink: QColor, ground: QColor, width: float
) -> None:
    painter.setPen(QPen(ink, width))
    painter.setBrush(ground)
    painter.drawPath(disc)


def _paint_way_in(painter: QPainter, centre: QPointF, ink: QColor) -> None:
    """A small frame with an arrow that leads out of its corner."""
    pen = QPen(ink, 1.8)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    frame = QRectF(0, 0, 7.5, 7.5)
    frame.moveBottomLeft(centre + QPointF(-5.2, 5.2))
    open_frame = QPainterPath(frame.topLeft() + QPointF(3, 0))
    for corner in (frame.topLeft(), frame.bottomLeft(), frame.bottomRight()):
        open_frame.lineTo(corner)
    open_frame.lineTo(frame.bottomRight() - QPointF(0, 3))
    painter.drawPath(open_frame)
    tip = centre + QPointF(5.4, -5.4)
    arrow = QPainterPath(tip - QPointF(5.2, 0))
    arrow.lineTo(tip)
    arrow.lineTo(tip + QPointF(0, 5.2))
    painter.drawPath(arrow)
    painter.drawLine(tip, centre + QPointF(-1, 1))
