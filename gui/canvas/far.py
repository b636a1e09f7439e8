"""A large chart seen from far: every node a patch, drawn by the batch, no words."""

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.layout import Layout
from gui.canvas.inks import Inks
from gui.canvas.light import EdgeState, NodeState, Way
from gui.override import override

_HEAVY = frozenset({EdgeState.TRAVELLED, EdgeState.BESIDE})
_SOLID = frozenset({NodeState.TRAVELLED, NodeState.BESIDE})
"""Patches that show the colour of their outline: a tint is not seen from far."""


class FarItem(QGraphicsItem):
    """The whole chart in a few strokes."""

    def __init__(self, layout: Layout, inks: Inks) -> None:
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
        self._patches: list[tuple[NodeState, list[QRectF]]] = []
        self._strokes: list[tuple[EdgeState, list[QLineF]]] = []

    def show_states(
        self, nodes: Iterable[tuple[str, NodeState]], edges: Iterable[tuple[Way, EdgeState]]
    ) -> None:
        """Draw every node and edge in its state."""
        patches: dict[NodeState, list[QRectF]] = {state: [] for state in NodeState}
        for node_id, state in nodes:
            patches[state].append(self._boxes[node_id])
        strokes: dict[EdgeState, list[QLineF]] = {state: [] for state in EdgeState}
        for way, edge_state in edges:
            strokes[edge_state].append(self._lines[way])
        self._patches = [(state, boxes) for state, boxes in patches.items() if boxes]
        self._strokes = [(state, lines) for state, lines in strokes.items() if lines]
        self.update()

    def show_inks(self, inks: Inks) -> None:
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
        for state, lines in self._strokes:
            painter.setPen(_hair(self._inks.edges[state].line.color(), is_heavy=state in _HEAVY))
            painter.drawLines(lines)
        for node_state, boxes in self._patches:
            ink = self._inks.nodes[node_state]
            painter.setPen(_hair(ink.outline.color(), is_heavy=False))
            painter.setBrush(ink.outline.color() if node_state in _SOLID else ink.fill)
            painter.drawRects(boxes)
        painter.restore()


def _hair(colour: QColor, *, is_heavy: bool) -> QPen:
    pen = QPen(colour, 3 if is_heavy else 1)
    pen.setCosmetic(True)
    return pen
