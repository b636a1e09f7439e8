"""A large chart seen from far: every node a patch, drawn by the batch, no words."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.layout.layout import Layout
from gui.canvas.highlight import EdgeState, NodeState, Way
from gui.canvas.pens import Pens
from gui.override import override

_HEAVY = frozenset({EdgeState.TRAVELLED, EdgeState.BESIDE})
_FROM_BELOW = sorted(EdgeState, key=_HEAVY.__contains__)
"""The ways taken are drawn over all others."""
_SOLID = frozenset({NodeState.TRAVELLED, NodeState.BESIDE})
"""Patches that show the colour of their outline: a tint is not seen from far."""

_SURROUNDINGS = 60.0
"""What the breadth of a hair may take on either side, in the coordinates of the chart."""


class FarItem(QGraphicsItem):
    """The whole chart in a few strokes."""

    def __init__(self, layout: Layout, inks: Pens) -> None:
        super().__init__()
        self._inks = inks
        self._bounds = QRectF(0, 0, *layout.size)
        self._boxes = {
            node_id: QRectF(*box.rect[:2], *box.size) for node_id, box in layout.nodes.items()
        }
        self._lines = {
            (curve.start, curve.answer): QLineF(
                QPointF(*layout.nodes[curve.start].centre), QPointF(*layout.nodes[curve.end].centre)
            )
            for curve in layout.curves
        }
        self._states = dict.fromkeys(self._boxes, NodeState.REST)
        self._edge_states = dict.fromkeys(self._lines, EdgeState.REST)
        self._patches: dict[NodeState, dict[str, QRectF]] = {state: {} for state in NodeState}
        self._patches[NodeState.REST].update(self._boxes)
        self._strokes: dict[EdgeState, dict[Way, QLineF]] = {state: {} for state in _FROM_BELOW}
        self._strokes[EdgeState.REST].update(self._lines)

    def show_node(self, node_id: str, state: NodeState) -> None:
        """Draw a node in that state."""
        before = self._states[node_id]
        if state is not before:
            self._states[node_id] = state
            box = self._patches[before].pop(node_id)
            self._patches[state][node_id] = box
            self.update(_around(box))

    def show_edge(self, way: Way, state: EdgeState) -> None:
        """Draw an edge in that state."""
        before = self._edge_states[way]
        if state is not before:
            self._edge_states[way] = state
            line = self._strokes[before].pop(way)
            self._strokes[state][way] = line
            self.update(_around(QRectF(line.p1(), line.p2()).normalized()))

    def show_inks(self, inks: Pens) -> None:
        """Be drawn in the colours of *inks*."""
        self._inks = inks
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._bounds

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for state, lines in self._strokes.items():
            painter.setPen(_hair(self._inks.edges[state].line.color(), is_heavy=state in _HEAVY))
            painter.drawLines([*lines.values()])
        for node_state, boxes in self._patches.items():
            ink = self._inks.nodes[node_state]
            painter.setPen(_hair(ink.outline.color(), is_heavy=False))
            painter.setBrush(ink.outline.color() if node_state in _SOLID else ink.fill)
            painter.drawRects([*boxes.values()])
        painter.restore()


def _hair(colour: QColor, *, is_heavy: bool) -> QPen:
    pen = QPen(colour, 3 if is_heavy else 1)
    pen.setCosmetic(True)
    return pen


def _around(rect: QRectF) -> QRectF:
    return rect.adjusted(-_SURROUNDINGS, -_SURROUNDINGS, _SURROUNDINGS, _SURROUNDINGS)
