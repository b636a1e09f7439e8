"""A way from one node to the next on the screen: its line, its arrowhead, its pill."""

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.layout import Curve
from gui.canvas.inks import Inks
from gui.canvas.label import Label
from gui.canvas.light import EdgeLook, Way
from gui.canvas.measure import PILL_PADDING, PILL_PIXELS, chart_face
from gui.canvas.node import LEAST_LEGIBLE
from gui.canvas.stretches import Stretches, line_of
from gui.override import override

_HIT_WIDTH = 20.0
"""How wide the stretch is that a click on the line falls into."""

_HIT_ROOM = 5.0
"""Around a pill, so that it is easily hit in a small chart too."""

_SURROUNDINGS = 9.0


class EdgeItem(QGraphicsItem):
    """One edge and the pill with its words.

    Attributes:
        way: which edge.
        end: the node it leads to.
        line: its path, from one node to the tip of the arrow.
        look: how it is drawn now.
    """

    def __init__(self, curve: Curve, inks: Inks) -> None:
        super().__init__()
        self.way: Way = (curve.start, curve.answer)
        self.end = curve.end
        self.look = EdgeLook()
        self.line = line_of(curve.points)
        self._points = curve.points
        self._cut: Stretches | None = None
        self._head_base, self._tip = QPointF(*curve.points[-1]), QPointF(*curve.tip)
        self._inks = inks
        self._words = ""
        self._label: Label | None = None
        self._shaped = ("", False)
        self._pill_centre = QPointF(*curve.pill) if curve.pill else None
        self._pill_room = _pill_room(curve)
        # Never flat: what has no breadth is not in sight.
        self._head_room = _around(QRectF(self._head_base, self._tip).normalized(), 1)
        whole = self.line.boundingRect().united(self._pill_room)
        self._bounds = _around(whole, _SURROUNDINGS + _HIT_ROOM)
        self._hit_area: QPainterPath | None = None
        # So that it is told which part of it to paint.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def pill(self) -> QRectF:
        """The pill as it is drawn: as wide as its words."""
        if self._pill_centre is None or self._label is None:
            return QRectF()
        width = max(self._label.width + 2 * PILL_PADDING.width, self._pill_room.height())
        pill = QRectF(0, 0, width, self._pill_room.height())
        pill.moveCenter(self._pill_centre)
        return pill

    @property
    def head(self) -> QPolygonF:
        """The arrowhead: wider where the line is."""
        along = self._tip - self._head_base
        length = hypot(along.x(), along.y()) or 1
        half = 3.4 + self._inks.edges[self.look.state].line.widthF() * 0.9
        across = QPointF(-along.y(), along.x()) * (half / length)
        return QPolygonF([self._tip, self._head_base + across, self._head_base - across])

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
            rects = [stretch.rect for stretch in self._stretches.all]
            for rect in (*rects, self._head_room, self._pill_room):
                self.scene().update(_around(rect, _SURROUNDINGS))

    def show_words(self, words: str) -> None:
        """Carry these words."""
        self._words = words
        self._shape_words()
        self.update()

    def show_inks(self, inks: Inks) -> None:
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
            area.addRect(self._pill_room.adjusted(-_HIT_ROOM, -_HIT_ROOM, _HIT_ROOM, _HIT_ROOM))
            self._hit_area = area.simplified()
        return self._hit_area

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ink = self._inks.edges[self.look.state]
        seen = _around(option.exposedRect, _SURROUNDINGS)
        if ink.line.style() is Qt.PenStyle.SolidLine:
            width, brush = ink.line.widthF(), ink.line.brush()
            for stretch in self._stretches.within(seen):
                painter.fillPath(stretch.stroke(width), brush)
        else:
            painter.strokePath(self.line, ink.line)
        if self.look.is_shared:
            painter.strokePath(self.line, self._inks.shared)
        if seen.intersects(self._head_room):
            painter.setPen(ink.line.color())
            painter.setBrush(ink.line.color())
            painter.drawPolygon(self.head)
        is_legible = painter.worldTransform().m11() > LEAST_LEGIBLE
        if self._label is not None and is_legible and seen.intersects(self._pill_room):
            self._paint_pill(painter, self._label)

    def _paint_pill(self, painter: QPainter, label: Label) -> None:
        ink = self._inks.edges[self.look.state]
        pill = self.pill
        radius = pill.height() / 2
        if self.look.is_marked:
            ring = QPainterPath()
            ring.addRoundedRect(pill, radius, radius)
            for pen in self._inks.mark:
                painter.strokePath(ring, pen)
        painter.setPen(ink.pill_outline)
        painter.setBrush(ink.pill_fill)
        painter.drawRoundedRect(pill, radius, radius)
        painter.setPen(ink.words)
        label.draw(painter, pill.center())

    @property
    def _stretches(self) -> Stretches:
        if self._cut is None:  # not cut before it is painted
            self._cut = Stretches(self._points)
        return self._cut

    def _shape_words(self) -> None:
        is_bold = self._inks.edges[self.look.state].is_bold
        words = f"{self.look.number} {self._words}".strip()
        if self._pill_centre is not None and (words, is_bold) != self._shaped:
            self._shaped = (words, is_bold)
            self._label = Label((words,), chart_face(PILL_PIXELS, is_bold=is_bold))


def _around(rect: QRectF, room: float) -> QRectF:
    return rect.adjusted(-room, -room, room, room)


def _pill_room(curve: Curve) -> QRectF:
    room = QRectF(0, 0, *curve.pill_size)
    room.moveCenter(QPointF(*(curve.pill or curve.tip)))
    return room
