"""A view that is led to the nodes of a chart, by the shortest way."""

from PySide6.QtCore import QPointF, QRectF

from gui.chart.pan_zoom_view import PanZoomView
from gui.chart.scene import ChartScene
from gui.chart.scroll_distance import shift_into, shift_onto

AROUND_STEP = 24
_AROUND_EXITS = 90
"""Beside and below exits whose nodes are too far away to be seen with them."""
_TIP = 15
"""As much of a node's shape may be out of sight without its words."""
_HALO = 9
"""Around the node where the walk stands."""
_MOST_ACROSS = 0.5
"""How far the view slides sideways at a step, in its width, unless the node itself is farther."""


class GuidedView(PanZoomView):
    """A view of a chart that brings nodes into sight."""

    def __init__(self) -> None:
        super().__init__()
        self._chart: ChartScene | None = None
        self._is_moving = False

    def show_motion(self, *, is_on: bool) -> None:
        """Glide to what is brought into sight, or be there at once."""
        self._is_moving = is_on

    def show_step(self) -> None:
        """Bring the node where the walk stands into sight."""
        if self._chart is not None:
            self.centre_on(self._chart.current)

    def centre_on(self, node_id: str) -> None:
        """Bring a node into sight, by the shortest way."""
        if self._chart is not None and node_id in self._chart.layout.nodes:
            self._bring(self._chart.node_rect(node_id))

    def centre_on_group(self, node_id: str) -> None:
        """Bring a group into sight, unless it is there; above all its head and the first in it."""
        if self._chart is None or node_id not in self._chart.layout.nodes:
            return
        first = whole = self._chart.group_rect(node_id)
        for inner in self._chart.chart.reachable(node_id):
            whole = whole.united(self._chart.node_rect(inner))
        if not self._seen_rect().contains(whole):
            self._bring(whole, above_all=first)

    def _step_rect(self, chart: ChartScene) -> QRectF:
        """The step with the nodes it leads to, or with its exits where those are too far away."""
        whole = chart.step_rect()
        room = self.viewport().rect()
        if whole.width() * self.zoom() < room.width() - 2 * AROUND_STEP:
            return whole
        if chart.layout.runs_right:
            near = chart.exits_rect().adjusted(0, 0, _AROUND_EXITS, 0)
            return whole.intersected(QRectF(near.x(), whole.y(), near.width(), whole.height()))
        return chart.exits_rect().adjusted(-_AROUND_EXITS, 0, _AROUND_EXITS, _AROUND_EXITS)

    def _seen_rect(self) -> QRectF:
        """The part of the scene that is seen."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def _nudge(self, node: QRectF) -> None:
        """Move no further than it takes to see a node, but for the tips of its shape."""
        body = node.adjusted(_TIP, _TIP, -_TIP, -_TIP)
        shift = shift_into(self._seen_rect(), body)
        self.pan((-shift * self.zoom()).toPoint())

    def _bring(self, rect: QRectF, above_all: QRectF | None = None, *, fills: bool = False) -> None:
        """Bring *rect* into sight by the shortest way; where it is too large, *above_all* of it.

        Where the chart *fills* the view, no room beside it is seen while a part of it is not.
        """
        distance = self._way_to(rect, above_all, fills=fills)
        if self._is_moving:
            self.glide_by(distance)
        else:
            self.pan(distance.toPoint())

    def _way_to(self, rect: QRectF, above_all: QRectF | None, *, fills: bool) -> QPointF:
        """How far to slide, in pixels, to see *rect* as `_bring` does."""
        seen = self._seen_rect()
        across = _air(seen.width() - rect.width())
        down = _air(seen.height() - rect.height())
        wanted = rect.adjusted(-across, -down, across, down).intersected(self.content)
        shift = shift_into(seen, wanted)
        if above_all is not None:
            shift += shift_into(seen.translated(shift), _with_halo(above_all))
        if fills:
            shift += shift_onto(seen.translated(shift), self.content)
        most = seen.width() * _MOST_ACROSS
        if above_all is not None and abs(shift.x()) > most:
            shift.setX(max(-most, min(most, shift.x())))
            shift += shift_into(seen.translated(shift), _with_halo(above_all))
        return -shift * self.zoom()

    def _at(self, place: QPointF) -> QPointF:
        return self.viewportTransform().inverted()[0].map(place)

    def _centre_of_current(self, chart: ChartScene) -> QPointF:
        return self.viewportTransform().map(chart.node_rect(chart.current).center())


def _with_halo(node: QRectF) -> QRectF:
    return node.adjusted(-_HALO, -_HALO, _HALO, _HALO)


def _air(room: float) -> float:
    """How much is left free beside a rectangle: less where it would not be seen whole with more."""
    return min(AROUND_STEP, room / 2) if room > 0 else AROUND_STEP
