"""A chart that shows a walk: one item per node and edge, made once; then only looks change."""

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from flowcharts.chart import Chart, Decision, Node
from flowcharts.layout import Layout
from flowcharts.text import Wording
from flowcharts.trail import Trail, trail_of
from gui.canvas.badge import BadgeItem
from gui.canvas.edge import EdgeItem
from gui.canvas.inks import Inks
from gui.canvas.light import Light, Way
from gui.canvas.measure import label_lines, node_words, pill_words
from gui.canvas.node import NodeItem
from gui.theme import Palette

_MARGIN = 12.0
"""Around the chart: the halo of a node at its border needs it."""


class ChartScene(QGraphicsScene):
    """The chart, drawn.

    Attributes:
        chart: what is drawn.
        layout: where everything stands.
    """

    answered = Signal(str)
    """A branch of the decision that waits was clicked, or the node it leads to."""
    rewound = Signal(str)
    """A decision of the path was clicked."""
    inspected = Signal(str)
    """Any other node was clicked."""
    came_to = Signal(str)
    """The walk stands on another node than before."""

    def __init__(self, chart: Chart, layout: Layout, palette: Palette, wording: Wording) -> None:
        super().__init__()
        self.chart = chart
        self.layout = layout
        self.wording = wording
        self._inks = Inks(palette)
        self._edges = {(c.start, c.answer): EdgeItem(c, self._inks) for c in layout.curves}
        self._nodes = {
            node.id: NodeItem(node, layout.nodes[node.id], self._inks)
            for node in chart.nodes.values()
        }
        self._badge = BadgeItem(chart, layout, wording, self._inks)
        for item in (*self._edges.values(), *self._nodes.values(), self._badge):
            self.addItem(item)
        self.setSceneRect(self._bounds())
        self._mark: str | None = None
        self._hits: frozenset[str] = frozenset()
        self._light = Light(trail_of(chart))
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.settle)
        self._put_words()
        self._show_ground()
        self.settle()

    @property
    def current(self) -> str:
        """The node where the walk stands."""
        return self._light.current

    @property
    def palette_shown(self) -> Palette:
        """The palette it is drawn in."""
        return self._inks.palette

    def show_trail(self, trail: Trail) -> None:
        """Light up where *trail* leads: the path at once, then all that it rules out."""
        if trail == self._light.trail:
            return
        before = self.current
        self._mark = None
        self._relight(trail)
        if self.current != before:
            self.came_to.emit(self.current)

    def show_mark(self, answer: str | None) -> None:
        """Put the mark on the exit of that answer, or take it away."""
        if answer != self._mark:
            self._mark = answer
            self._relight(self._light.trail)

    def show_hits(self, hits: frozenset[str]) -> None:
        """Ring the nodes that Find has found."""
        if hits != self._hits:
            self._hits = hits
            self._relight(self._light.trail)

    def show_wording(self, wording: Wording) -> None:
        """Speak in *wording*."""
        if wording != self.wording:
            self.wording = wording
            self._badge.show_wording(wording)
            self._put_words()

    def show_palette(self, palette: Palette) -> None:
        """Be drawn in the colours of *palette*."""
        if palette != self._inks.palette:
            self._inks = Inks(palette)
            drawn: list[EdgeItem | NodeItem | BadgeItem] = [self._badge]
            for item in (*drawn, *self._edges.values(), *self._nodes.values()):
                item.show_inks(self._inks)
            self._show_ground()

    def settle(self) -> None:
        """Draw everything as the trail has it, now."""
        self._later.stop()
        for node_id, node in self._nodes.items():
            node.show_look(self._light.node(node_id))
        for way, edge in self._edges.items():
            edge.show_look(self._light.edge(way))

    def node_rect(self, node_id: str) -> QRectF:
        """The box around a node."""
        left, top, right, bottom = self.layout.nodes[node_id].rect
        return QRectF(left, top, right - left, bottom - top)

    def step_rect(self) -> QRectF:
        """The box around the node where the walk stands and those that its exits lead to."""
        rect = self.node_rect(self.current)
        for node_id in self.chart.successors(self.current):
            rect = rect.united(self.node_rect(node_id))
        return rect

    def can_click(self, place: QPointF) -> bool:
        """Does a click there do something?"""
        return self._answer_at(place) is not None or self._node_at(place) not in (
            None,
            self.current,
        )

    def click(self, place: QPointF) -> None:
        """Say what a click at *place* asks for."""
        answer, node_id = self._answer_at(place), self._node_at(place)
        if answer is not None:
            self.answered.emit(answer)
        elif node_id is None or node_id == self.current:
            return
        elif isinstance(self.chart.nodes[node_id], Decision) and node_id in self._light.near:
            self.rewound.emit(node_id)
        else:
            self.inspected.emit(node_id)

    def _answer_at(self, place: QPointF) -> str | None:
        """The answer to the decision that waits whose branch, pill or target is there."""
        decision = self._light.trail.walk.decision
        if decision is None:
            return None
        top = next((item for item in self.items(place) if item is not self._badge), None)
        match top:
            case EdgeItem(way=(start, answer)) if start == decision.id:
                return answer
            case NodeItem(node_id=node_id):
                leading = [branch.answer for branch in decision.branches if branch.to == node_id]
                return leading[0] if len(leading) == 1 else None
            case _:
                return None

    def _node_at(self, place: QPointF) -> str | None:
        for item in self.items(place):
            if isinstance(item, NodeItem):
                return item.node_id
        return None

    def _relight(self, trail: Trail) -> None:
        before, self._light = self._light, Light(trail, self._mark, self._hits)
        for node_id in before.near | self._light.near:
            if node_id in self._light.near:
                self._nodes[node_id].show_look(self._light.node(node_id))
                for way in self._ways_from(node_id):
                    self._edges[way].show_look(self._light.edge(way))
        self._later.start()

    def _ways_from(self, node_id: str) -> tuple[Way, ...]:
        node = self.chart.nodes[node_id]
        if isinstance(node, Decision):
            return tuple((node_id, answer) for answer in node.answers)
        return ((node_id, None),) if self.chart.successors(node_id) else ()

    def _put_words(self) -> None:
        for node in self.chart.nodes.values():
            self._nodes[node.id].show_words(label_lines(node_words(node, self.wording)))
            self._nodes[node.id].setToolTip(_tip(node, self.wording))
        for decision in self.chart.decisions:
            for branch in decision.branches:
                words = pill_words(branch.words, self.wording)
                self._edges[decision.id, branch.answer].show_words(words)

    def _show_ground(self) -> None:
        self.setBackgroundBrush(QColor(self._inks.palette.ground))

    def _bounds(self) -> QRectF:
        ground = QRectF(0, 0, *self.layout.size).united(self._badge.boundingRect())
        return ground.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


def _tip(node: Node, wording: Wording) -> str:
    """The full question, in a form that Qt breaks into lines."""
    words = node.question if isinstance(node, Decision) else node.label.on_one_line()
    plain = words.without_ruby().in_wording(wording)
    return f"<p>{plain.replace('&', '&amp;').replace('<', '&lt;').replace(chr(10), '<br>')}</p>"
