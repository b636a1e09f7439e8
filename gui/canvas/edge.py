"""A way from one node to the next on the screen: its line, its arrowhead, its edge label."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.layout.layout import Curve
from gui.canvas.edge_label import EdgeLabel
from gui.canvas.highlight import EdgeLook, Way
from gui.canvas.node import LEAST_LEGIBLE, NodeItem
from gui.canvas.pens import Pens
from gui.canvas.sight import Sight
from gui.canvas.stretches import Stretches, line_of
from gui.override import override

_HIT_WIDTH = 20.0
"""How wide the stretch is that a click on the line falls into."""

_HIT_ROOM = 5.0
"""Around a edge label, so that it is easily hit in a small chart too."""

_SURROUNDINGS = 11.0
"""How far the ring of a mark reaches out, and further than any line or arrowhead."""

_GIVING_WAY = 8.0
"""How far an arrowhead is drawn back from the outline of the node, at most."""
_HALVINGS = 6
"""So many find that place to a fraction of a pixel."""


class EdgeItem(QGraphicsItem):
    """One edge and the edge label with its words.

    Attributes:
        way: which edge.
        end: the node it leads to.
        line: its path, from one node to the tip of the arrow.
        look: how it is drawn now.
    """

    def __init__(self, curve: Curve, end: NodeItem, inks: Pens, sight: Sight) -> None:
        super().__init__()
        self.way: Way = (curve.start, curve.answer)
        self.end = end.node_id
        self._end = end
        self.look = EdgeLook()
        self.line = line_of(curve.points)
        self._cut: Stretches | None = None
        self._head_line = QLineF(QPointF(*curve.points[-1]), QPointF(*curve.tip))
        self._heads: dict[tuple[float, float], QPainterPath] = {}
        self._inks = inks
        self._sight = sight
        self._words = ""
        self._edge_label: EdgeLabel | None = None
        self._shaped = ("", False)
        self._edge_label_box = _edge_label_box(curve)
        self._bears_edge_label = curve.edge_label is not None
        ends = QRectF(self._head_line.p1(), self._head_line.p2()).normalized()
        self._head_room = _around(ends, _SURROUNDINGS + _GIVING_WAY).toAlignedRect()
        self._edge_label_room = _around(self._edge_label_box, _SURROUNDINGS).toAlignedRect()
        whole = self.line.boundingRect().united(self._edge_label_box)
        self._bounds = _around(whole, _SURROUNDINGS + _HIT_ROOM)
        self._hit_area: QPainterPath | None = None

    @property
    def edge_label(self) -> QRectF:
        """The edge label as it is drawn: as wide as its words."""
        return QRectF() if self._edge_label is None else self._edge_label.rect

    @property
    def head(self) -> QPainterPath:
        """The arrowhead: wider where the line is, and never under the outline of the node."""
        width, border = self._inks.edges[self.look.state].line.widthF(), self._end.border
        if (width, border) not in self._heads:
            tip = _last_outside(self._head_line, self._end.grown_by(border))
            self._heads[width, border] = _head(self._head_line, tip, 4.4 + width * 0.9)
        return self._heads[width, border]

    def show_look(self, look: EdgeLook) -> None:
        """Draw it in *look* from now on."""
        if look != self.look:
            self.look = look
            self._shape_words()
            self.update()

    def show_look_closely(self, look: EdgeLook) -> None:
        """Draw it in *look* from now on, repainting little besides the line: sooner for one edge.

        `update` repaints the rectangle around it, which for a long line is half the chart.
        """
        if not self.isVisible():
            self.show_look(look)
        elif look != self.look:
            self.look = look
            self._shape_words()
            rooms = [stretch.room for stretch in self._stretches.all]
            for room in (*rooms, self._head_room, self._edge_label_room):
                self.scene().update(room)

    def show_words(self, words: str) -> None:
        """Carry these words."""
        self._words = words
        self._shape_words()
        self.update()

    def show_inks(self, inks: Pens) -> None:
        """Be drawn in the colours of *inks*."""
        self._inks = inks
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._bounds

    @override
    def shape(self) -> QPainterPath:
        if self._hit_area is None:
            stroker = QPainterPathStroker()
            stroker.setWidth(_HIT_WIDTH)
            area = stroker.createStroke(self.line)
            area.addRect(_around(self._edge_label_box, _HIT_ROOM))
            self._hit_area = area.simplified()
        return self._hit_area

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ink = self._inks.edges[self.look.state]
        seen = self._sight.region
        is_solid = ink.line.style() is Qt.PenStyle.SolidLine
        if is_solid and painter.paintEngine().type() is QPaintEngine.Type.Raster:
            painter.setPen(ink.line)
            for stretch in self._stretches.within(seen):
                painter.drawLines(stretch.strokes)
        else:
            painter.strokePath(self.line, ink.line)
        if self.look.is_shared:
            painter.strokePath(self.line, self._inks.shared)
        if seen.intersects(self._head_room):
            painter.fillPath(self.head, ink.line.brush())
        is_legible = painter.worldTransform().m11() > LEAST_LEGIBLE
        if self._edge_label is not None and is_legible and seen.intersects(self._edge_label_room):
            self._edge_label.paint(painter, ink, self._inks.mark if self.look.is_marked else ())

    @property
    def _stretches(self) -> Stretches:
        if self._cut is None:  # not cut before it is painted
            self._cut = Stretches(self.line)
        return self._cut

    def _shape_words(self) -> None:
        is_bold = self._inks.edges[self.look.state].is_bold
        words = f"{self.look.number} {self._words}".strip()
        if self._bears_edge_label and (words, is_bold) != self._shaped:
            self._shaped = (words, is_bold)
            centre, height = self._edge_label_box.center(), self._edge_label_box.height()
            self._edge_label = EdgeLabel(words, centre, height, is_bold=is_bold)


def _head(line: QLineF, tip: QPointF, breadth: float) -> QPainterPath:
    """An arrowhead along *line*, with its *tip* there, so broad to either side."""
    base = tip - (line.p2() - line.p1())
    side = line.normalVector().unitVector()
    across = (side.p2() - side.p1()) * breadth
    head = QPainterPath()
    head.addPolygon(QPolygonF([tip, base + across, base - across]))
    head.closeSubpath()
    return head


def _last_outside(line: QLineF, shape: QPainterPath) -> QPointF:
    """The point of *line* before it enters *shape*."""
    outside, inside = 0.0, 1.0
    for _ in range(_HALVINGS if shape.contains(line.p2()) else 0):
        middle = (outside + inside) / 2
        if shape.contains(line.pointAt(middle)):
            inside = middle
        else:
            outside = middle
    return line.pointAt(outside or inside)


def _around(rect: QRectF, room: float) -> QRectF:
    return rect.adjusted(-room, -room, room, room)


def _edge_label_box(curve: Curve) -> QRectF:
    """Where there is room for its edge label; without one, a place at its tip."""
    room = QRectF(0, 0, *curve.edge_label_size)
    room.moveCenter(QPointF(*(curve.edge_label or curve.tip)))
    return room
