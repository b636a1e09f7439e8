"""An edge of the chart on the screen: its line, its arrowhead, its edge label."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.layout.geometry import Point
from flowcharts.layout.layout import Curve
from gui.chart.highlight import EdgeLook, Way
from gui.chart.label import Label
from gui.chart.measure import EDGE_LABEL_PADDING, EDGE_LABEL_PIXELS, chart_face
from gui.chart.node import LEAST_LEGIBLE, NodeItem
from gui.chart.pens import EdgePen, Pens
from gui.override import override

_HIT_WIDTH = 20.0
"""How wide the stretch is that a click on the line falls into."""

_HIT_ROOM = 5.0
"""Around an edge label, so that it is easily hit in a small chart too."""

_SURROUNDINGS = 11.0
"""How far the ring of a mark reaches out, and further than any line or arrowhead."""

_HALVINGS = 6
"""So many find that place to a fraction of a pixel."""


class EdgeItem(QGraphicsItem):
    """One edge and the edge label with its words.

    Attributes:
        way: which edge.
        end: the node it leads to.
        line: its path, from one node to the tip of the arrow.
        look: how it is drawn now.
        is_wordless: is it drawn without its edge label?
    """

    def __init__(self, curve: Curve, end: NodeItem, pens: Pens) -> None:
        super().__init__()
        self.way: Way = (curve.start, curve.answer)
        self.end = end.node_id
        self._end = end
        self.look = EdgeLook()
        self.line = _curve(curve.points)
        self._head_line = QLineF(QPointF(*curve.points[-1]), QPointF(*curve.tip))
        self._heads: dict[tuple[float, float], QPainterPath] = {}
        self._pens = pens
        self._words = ""
        self.is_wordless = False
        self._edge_label: EdgeLabel | None = None
        self._shaped = ("", False)
        self._edge_label_box = _edge_label_box(curve)
        self._has_edge_label = curve.edge_label is not None
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
        width, border = self._pens.edges[self.look.state].line.widthF(), self._end.border
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

    def show_words(self, words: str) -> None:
        """Carry these words."""
        self._words = words
        self._shape_words()
        self.update()

    def show_pens(self, pens: Pens) -> None:
        """Be drawn with *pens*."""
        self._pens = pens
        self.forget_shapes()
        self.update()

    def forget_shapes(self) -> None:
        """Let go of the shapes that painting has left behind; they are made anew for the next."""
        self._heads.clear()
        self._hit_area = None
        if self._edge_label is not None:
            self._edge_label.forget_shapes()

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
        pen = self._pens.edges[self.look.state]
        painter.strokePath(self.line, pen.line)
        if self.look.is_shared:
            painter.strokePath(self.line, self._pens.shared)
        painter.fillPath(self.head, pen.line.brush())
        if self._edge_label is None or self.is_wordless:
            return
        if painter.worldTransform().m11() > LEAST_LEGIBLE:
            self._edge_label.paint(painter, pen, self._pens.mark if self.look.is_marked else ())

    def _shape_words(self) -> None:
        is_bold = self._pens.edges[self.look.state].is_bold
        words = f"{self.look.number} {self._words}".strip()
        if self._has_edge_label and (words, is_bold) != self._shaped:
            self._shaped = (words, is_bold)
            centre, height = self._edge_label_box.center(), self._edge_label_box.height()
            self._edge_label = EdgeLabel(words, centre, height, is_bold=is_bold)


def _curve(points: Sequence[Point]) -> QPainterPath:
    """The Bézier curve of 1+3k points."""
    path = QPainterPath(QPointF(*points[0]))
    rest = [QPointF(*point) for point in points[1:]]
    for place in range(0, len(rest), 3):
        path.cubicTo(rest[place], rest[place + 1], rest[place + 2])
    return path


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


class EdgeLabel:
    """An edge label as wide as its words."""

    def __init__(self, words: str, centre: QPointF, height: float, *, is_bold: bool) -> None:
        self._label = Label((words,), chart_face(EDGE_LABEL_PIXELS, is_bold=is_bold))
        self._centre = centre
        self._height = height
        self._outlines: dict[float, QPainterPath] = {}

    @cached_property
    def rect(self) -> QRectF:
        """Where it stands."""
        width = max(self._label.width + 2 * EDGE_LABEL_PADDING.width, self._height)
        rect = QRectF(0, 0, width, self._height)
        rect.moveCenter(self._centre)
        return rect

    def paint(self, painter: QPainter, pen: EdgePen, rings: Sequence[QPen]) -> None:
        """Paint it in *pen*, with *rings* around it."""
        for ring in rings:
            painter.strokePath(self._outline(0), ring)
        if pen.edge_label_outline.style() is Qt.PenStyle.SolidLine:
            # Two fills take half the time of a fill and a stroke.
            half = pen.edge_label_outline.widthF() / 2
            painter.fillPath(self._outline(half), pen.edge_label_outline.brush())
            painter.fillPath(self._outline(-half), pen.edge_label_fill)
        else:
            painter.setPen(pen.edge_label_outline)
            painter.setBrush(pen.edge_label_fill)
            painter.drawPath(self._outline(0))
        painter.setPen(pen.words)
        self._label.draw(painter, self.rect.center())

    def forget_shapes(self) -> None:
        """Let go of the outlines that painting has left behind."""
        self._outlines.clear()

    def _outline(self, room: float) -> QPainterPath:
        """Its outline with so much room around it."""
        if room not in self._outlines:
            rect = self.rect.adjusted(-room, -room, room, room)
            path = QPainterPath()
            path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            self._outlines[room] = path
        return self._outlines[room]
