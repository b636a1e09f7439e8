"""A node of the chart on the screen: a diamond decides, a rectangle tells what to do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.layout.layout import NodeBox
from flowcharts.model.chart import Node
from gui.chart.highlight import NodeLook
from gui.chart.label import Label
from gui.chart.measure import KIND_PIXELS, LINE_HEIGHT, NODE_PIXELS, asks_opponent, chart_face
from gui.chart.node_signs import NodeSigns
from gui.chart.pens import NodePen, Pens
from gui.chart.shapes import inner_outline, outline_of
from gui.override import override

if TYPE_CHECKING:
    from gui.chart.group_sign import GroupSign

_SURROUNDINGS = 20.0
"""How far the rings reach out, and the arrowheads that give way to its outline."""

LEAST_LEGIBLE = 0.28
"""Words are left out where the chart is drawn smaller than this."""
_LEAST_LABEL = 7 / NODE_PIXELS
"""Where it is smaller than this, a node bears its number instead of a label of such letters."""
NUMBER_PIXELS = 42
"""How large that number is."""


class NodeItem(QGraphicsItem):
    """One node.

    Attributes:
        node_id: which node.
        outline: its shape, in the coordinates of the chart.
        inner: the second outline of an opponent's choice.
        signs: what it carries on its shoulders.
        group_sign: the sign of a group, where it carries one.
        look: how it is drawn now.
        number: which node of its chart it is, in the order of that.
        bears_number: is it known by its number, however large it is drawn?
    """

    def __init__(self, node: Node, box: NodeBox, pens: Pens, *, is_cut: bool = False) -> None:
        """*is_cut*: is a diamond cut, as where the chart runs to the right?"""
        super().__init__()
        self.node_id = node.id
        self.look = NodeLook()
        self.number = ""
        self.bears_number = False
        self._far_label: Label | None = None
        self.outline = outline_of(node, box, is_cut=is_cut)
        self._pens = pens
        self._labels: list[tuple[Label, QPointF]] = []
        self.signs = NodeSigns(node, box, is_cut=is_cut)
        self.group_sign: GroupSign | None = None
        self._tip = QPointF(box.rect.right, box.centre.y)
        self.inner = inner_outline(box, is_cut=is_cut) if asks_opponent(node) else None
        self._grown: dict[float, QPainterPath] = {}
        self._centre = QPointF(*box.centre)
        self._bounds = self.outline.boundingRect().adjusted(
            -_SURROUNDINGS, -_SURROUNDINGS, _SURROUNDINGS, _SURROUNDINGS
        )

    def show_look(self, look: NodeLook) -> None:
        """Draw it in *look* from now on."""
        if look != self.look:
            self.look = look
            self.update()

    def show_words(self, lines: Sequence[str], kind: Sequence[str] = ()) -> None:
        """Carry these lines, and over and under them what *kind* of decision it is."""
        step = NODE_PIXELS * LINE_HEIGHT
        top = -step * (len(kind) + len(lines) - 1) / 2
        label = Label(lines, chart_face(NODE_PIXELS))
        middle = top + step * (len(lines) - 1) / 2 + (step if kind else 0)
        self._labels = [(label, self._centre + QPointF(0, middle))]
        for down, words in zip((top, -top), kind, strict=False):
            said = Label((words,), chart_face(KIND_PIXELS))
            self._labels.append((said, self._centre + QPointF(0, down)))
        self.update()

    def show_group_sign(self, words: str) -> None:
        """Carry a sign with those words that opens or closes what it leads to; or none."""
        from gui.chart.group_sign import GroupSign  # few charts have groups

        if words != (self.group_sign.words if self.group_sign is not None else ""):
            self.group_sign = GroupSign(words, self._tip) if words else None
            self.update()

    def is_sign_at(self, place: QPointF) -> bool:
        """Is the sign there that opens another chart?"""
        return self.signs.opens_at(place)

    def show_pens(self, pens: Pens) -> None:
        """Be drawn with *pens*."""
        self._pens = pens
        self.forget_shapes()
        self.update()

    def forget_shapes(self) -> None:
        """Let go of the shapes that painting has left behind; they are made anew for the next."""
        self._grown.clear()

    @property
    def border(self) -> float:
        """How far its outline reaches out beyond its shape."""
        pen = self._pens.nodes[self.look.state].outline
        return pen.widthF() if pen.style() is Qt.PenStyle.SolidLine else pen.widthF() / 2

    def grown_by(self, width: float) -> QPainterPath:
        """Its shape with a border of that width around it."""
        if width not in self._grown:
            stroker = QPainterPathStroker()
            stroker.setWidth(2 * width)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self._grown[width] = stroker.createStroke(self.outline).united(self.outline)
        return self._grown[width]

    @override
    def boundingRect(self) -> QRectF:
        return self._bounds

    @override
    def shape(self) -> QPainterPath:
        return self.outline

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pen = self._pens.nodes[self.look.state]
        for ring in self._pens.mark if self.look.is_marked else ():
            painter.strokePath(self.outline, ring)
        if pen.outline.style() is Qt.PenStyle.SolidLine:
            # Two fills take half the time of a fill and a stroke.
            painter.fillPath(self.grown_by(self.border), pen.outline.brush())
            painter.fillPath(self.outline, pen.fill)
        else:
            painter.setPen(pen.outline)
            painter.setBrush(pen.fill)
            painter.drawPath(self.outline)
        if self.inner is not None:
            painter.strokePath(self.inner, inner_pen(pen, self._pens.palette.stroke))
        scale = painter.worldTransform().m11()
        painter.setPen(pen.words)
        if self.bears_number or scale < _LEAST_LABEL:
            self._far_label = self._far_label or _number(self.number)
            self._far_label.draw(painter, self._centre)
        else:
            for label, centre in self._labels:
                label.draw(painter, centre)
        if scale > LEAST_LEGIBLE and not self.bears_number:
            self.signs.paint(painter, self._pens, self.look)
            if self.group_sign is not None:
                self.group_sign.paint(painter, self._pens, self.look)


def _number(said: str) -> Label:
    return Label((said,), chart_face(NUMBER_PIXELS, is_bold=True))


def inner_pen(pen: NodePen, width: float) -> QPen:
    """What the second outline is drawn with: clear of a ground that is filled."""
    return QPen(pen.words if pen.halo else pen.outline.color(), width)
