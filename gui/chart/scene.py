"""A chart that shows a walk: one item per node and edge, made once; then only looks change.

Any number of views may show it: how large and what of it is seen is kept by each of them.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene, QToolTip

from flowcharts.layout.layout import Layout
from flowcharts.model.chart import Chart, Shape
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.chart.edge import EdgeItem
from gui.chart.edition_badge import EditionBadge
from gui.chart.halo import HaloItem
from gui.chart.highlight import Highlight
from gui.chart.measure import edge_label_words, kind_lines, node_lines, widest_label
from gui.chart.node import NodeItem
from gui.chart.pens import Pens
from gui.override import override
from gui.theme.colours import Palette

if TYPE_CHECKING:  # no launch needs them; few charts have groups
    from PySide6.QtWidgets import QGraphicsSceneHelpEvent

    from gui.chart.group_signs import GroupSigns
    from gui.chart.hit_test import Click
    from gui.chart.token import TokenItem

_MARGIN = 12.0
"""Around the chart: the halo of a node at its border needs it."""
_FOR_SIGNS = 4.0
"""Besides, at the right, where signs stand on corners and tips."""
_OVER_NODES = 3
"""Where the token is: over the halos, the edges and the nodes, which stand at 0, 1 and 2."""


class ChartScene(QGraphicsScene):
    """The chart, drawn.

    Attributes:
        chart: what is drawn.
        whole: the chart that it is drawn of; the same, where all of it is.
        layout: where everything stands.
        wording: the languages it speaks.
        badge: its edition and source, which each view draws where they are seen whole.
    """

    came_to = Signal(str)
    """The walk stands on another node than before, and that is drawn."""
    look_changed = Signal()
    """It speaks in another wording or wears other colours than before."""

    def __init__(
        self,
        chart: Chart,
        layout: Layout,
        palette: Palette,
        wording: Wording,
        whole: Chart | None = None,
    ) -> None:
        super().__init__()
        self.chart = chart
        self.whole = whole or chart
        self.layout = layout
        self.wording = wording
        self._is_moving = False
        self._group_signs: GroupSigns | None = None
        self._token: TokenItem | None = None
        self._mark: str | None = None
        self._hits: frozenset[str] = frozenset()
        self._highlight = Highlight(position_of(chart))
        self._drawn_at = self._highlight.current
        self._pens = Pens(palette)
        self.badge = EditionBadge(chart, layout, wording, self._pens)
        self._build()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.settle)
        self._put_words()
        self._show_ground()
        self.settle()

    @property
    def current(self) -> str:
        """The node where the walk stands."""
        return self._highlight.current

    @property
    def palette_shown(self) -> Palette:
        """The palette it is drawn in."""
        return self._pens.palette

    def show_position(self, position: Position) -> None:
        """Light up where *position* leads: the step just taken at once, all that follows then."""
        if position == self._highlight.position:
            return
        before = self._highlight
        self._mark = None
        self._highlight = Highlight(position, None, self._hits)
        steps = self._highlight.taken
        if len(steps) > len(before.taken) and steps[: len(before.taken)] == before.taken:
            self._take(steps[len(before.taken) :], before.current)
        self._later.start()

    def show_mark(self, answer: str | None) -> None:
        """Put the mark on the exit of that answer, or take it away."""
        if answer != self._mark:
            self._mark = answer
            self._highlight = Highlight(self._highlight.position, answer, self._hits)
            self.settle()

    def show_hits(self, hits: frozenset[str]) -> None:
        """Ring the nodes that Find has found."""
        if hits != self._hits:
            self._hits = hits
            self._highlight = Highlight(self._highlight.position, self._mark, hits)
            self.settle()

    def show_group_signs(self, signs: Mapping[str, str]) -> None:
        """Let decisions carry signs that open or close what they lead to, and no others."""
        if self._group_signs is None:
            from gui.chart.group_signs import GroupSigns

            self._group_signs = GroupSigns(self._nodes)
        self._group_signs.show(signs)

    def show_wording(self, wording: Wording) -> None:
        """Speak in *wording*."""
        if wording != self.wording:
            self.wording = wording
            self.badge.show_wording(wording)
            self._put_words()
            self.look_changed.emit()

    def show_palette(self, palette: Palette) -> None:
        """Be drawn in the colours of *palette*."""
        if palette != self._pens.palette:
            self._pens = Pens(palette)
            for edge in self._edges.values():
                edge.show_pens(self._pens)
            for node in self._nodes.values():
                node.show_pens(self._pens)
            self.badge.show_pens(self._pens)
            self._show_ground()
            self._ring_current()
            self._ring_hits()
            self.look_changed.emit()

    def show_numbers(self, *, is_on: bool) -> None:
        """Let nodes bear their numbers, and edges no words, however large they are drawn."""
        for node in self._nodes.values():
            node.bears_number = is_on
        for edge in self._edges.values():
            edge.is_wordless = is_on

    def show_motion(self, *, is_on: bool) -> None:
        """Let the token glide, or everything be where it is at once."""
        self._is_moving = is_on

    def settle(self) -> None:
        """Draw everything as the position has it, now."""
        self._later.stop()
        for node_id, node in self._nodes.items():
            node.show_look(self._highlight.node(node_id))
        for way, edge in self._edges.items():
            edge.show_look(self._highlight.edge(way))
        self._ring_current()
        self._ring_hits()
        if self._drawn_at != self.current:
            self._drawn_at = self.current
            self.came_to.emit(self.current)

    def leave(self) -> None:
        """Hold no more than what is drawn from: the chart is seen no longer, and may be again."""
        for edge in self._edges.values():
            edge.forget_shapes()
        for node in self._nodes.values():
            node.forget_shapes()

    def node_rect(self, node_id: str) -> QRectF:
        """The box around a node."""
        left, top, right, bottom = self.layout.nodes[node_id].rect
        return QRectF(left, top, right - left, bottom - top)

    def step_rect(self) -> QRectF:
        """The box around the node where the walk stands and those that its exits lead to."""
        return self.exits_rect().united(self.group_rect(self.current))

    def group_rect(self, node_id: str) -> QRectF:
        """The box around a node and those that it leads to."""
        rect = self.node_rect(node_id)
        for end in self.chart.successors(node_id):
            rect = rect.united(self.node_rect(end))
        return rect

    def exits_rect(self) -> QRectF:
        """The box around the node where the walk stands and the edge labels of its exits."""
        rect = self.node_rect(self.current)
        for way, edge in self._edges.items():
            if way[0] == self.current:
                rect = rect.united(edge.edge_label)
        return rect

    def is_over_chart(self, place: QPointF) -> bool:
        """Is a node, its sign or an edge there?"""
        is_over_item = any(isinstance(item, NodeItem | EdgeItem) for item in self.items(place))
        return is_over_item or self.click_at(place) is not None

    def tip_at(self, place: QPointF) -> str:
        """What the node there says when the mouse rests on it; nothing where there is none."""
        nodes = (item.node_id for item in self.items(place) if isinstance(item, NodeItem))
        node_id = next(nodes, None)
        if node_id is None:
            return ""
        from gui.chart.tooltips import tip_of

        return tip_of(self.chart.nodes[node_id], self._highlight.position.walk, self.wording)

    def click_at(self, place: QPointF) -> "Click | None":
        """What a click there asks for."""
        from gui.chart.hit_test import GroupClick, click_on

        head = self._group_signs.at(place) if self._group_signs is not None else None
        if head is not None:
            return GroupClick(head)
        return click_on(self.items(place), place, self._highlight, self._nodes[self.current])

    @override
    def helpEvent(self, event: "QGraphicsSceneHelpEvent") -> None:
        QToolTip.showText(event.screenPos(), self.tip_at(event.scenePos()), event.widget())

    def _take(self, steps: tuple[tuple[str, str | None], ...], start: str) -> None:
        """Light up the steps just taken, and let the token glide along them."""
        for node_id in (start, self.current):  # before the edges, to be painted with them
            if node_id in self._nodes:
                self._nodes[node_id].show_look(self._highlight.node(node_id))
        route = QPainterPath()
        for way in filter(self._edges.__contains__, steps):
            edge = self._edges[way]
            edge.show_look(self._highlight.edge(way))
            route.connectPath(edge.line)
        if self._is_moving:
            self._token = self._token or self._new_token()
            self._token.travel(route)

    def _new_token(self) -> "TokenItem":
        from gui.chart.token import TokenItem

        token = TokenItem(self)
        token.setZValue(_OVER_NODES)
        token.show_palette(self._pens.palette)
        self.addItem(token)
        return token

    def _ring_current(self) -> None:
        node = self._nodes.get(self.current)
        # On one page of several, the walk may stand on another.
        rings = _rings([node], self._pens.nodes[node.look.state].halo) if node is not None else []
        self._halo.show_rings(rings)

    def _ring_hits(self) -> None:
        """Ring what Find has found, under the arrowheads that lead there."""
        found = [node for node in self._nodes.values() if node.look.is_hit]
        self._hit_halo.show_rings(_rings(found, self._pens.hit))

    def _put_words(self) -> None:
        widest = widest_label(self.chart)
        for node in self.chart.nodes.values():
            lines, kind = node_lines(node, self.wording, widest), kind_lines(node, self.wording)
            self._nodes[node.id].show_words(lines, kind)
        for decision in self.chart.decisions:
            for branch in decision.branches:
                words = edge_label_words(branch.words, self.wording)
                self._edges[decision.id, branch.answer].show_words(words)

    def _show_ground(self) -> None:
        self.setBackgroundBrush(QColor(self._pens.palette.ground))
        if self._token is not None:
            self._token.show_palette(self._pens.palette)

    def _build(self) -> None:
        pens = self._pens
        self._halo, self._hit_halo = HaloItem(), HaloItem()
        self._nodes = {
            node.id: NodeItem(
                node,
                self.layout.nodes[node.id],
                pens,
                is_cut=self.chart.shape is not Shape.DIAMONDS,
            )
            for node in self.chart.nodes.values()
        }
        self._edges = {
            (curve.start, curve.answer): EdgeItem(curve, self._nodes[curve.end], pens)
            for curve in self.layout.curves
        }
        for number, node_id in enumerate(self.whole.nodes, start=1):
            if node_id in self._nodes:
                self._nodes[node_id].number = str(number)
        halos, nodes = [self._hit_halo, self._halo], self._nodes.values()
        piles = (halos, self._edges.values(), nodes)
        for height, items in enumerate(piles):  # from the ground up
            for item in items:
                item.setZValue(height)
                self.addItem(item)
        ground = QRectF(0, 0, *self.layout.size).united(self.badge.rect)
        self.setSceneRect(ground.adjusted(-_MARGIN, -_MARGIN, _MARGIN + _FOR_SIGNS, _MARGIN))


def _rings(nodes: Sequence[NodeItem], pens: Sequence[QPen]) -> list[tuple[QPainterPath, QColor]]:
    """What stands out beyond *nodes* where they are drawn with each of *pens*."""
    return [(node.grown_by(pen.widthF() / 2), pen.color()) for pen in pens for node in nodes]
