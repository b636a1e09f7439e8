"""A view that fits its chart: as opened, whole, or as the user zooms it; a node may be held."""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QResizeEvent

from flowcharts.model.text import Wording
from gui.chart.guided_view import AROUND_STEP, GuidedView
from gui.chart.measure import EDGE_LABEL_PIXELS, NODE_PIXELS
from gui.chart.scroll_distance import shift_into
from gui.chart.view_state import (
    BORDER,
    WHOLE_SIZE,
    Anchor,
    SavedView,
    ViewState,
    scale_around,
)
from gui.override import override
from gui.plain_override import override as override_ours

_KEPT = 0.9
"""A chart that is seen whole stays so while its labels have that much of their least size."""
_LARGEST_FIT = 1.6
"""A small chart is drawn no larger to fill its view; its words would shout beside the panel's."""
_LARGEST_FROM_AFAR = 1.5
"""Nor on a whole screen, in sizes of the least that is read from the back row."""
LEAST_LABEL, LEAST_LABEL_IN_BOTH = 13.0, 11.0
"""A chart whose labels would have to be smaller to be seen whole opens at its start instead."""
_OPENING = 0.77
"""How large it is drawn then: legible, with as much around the step as can be."""

_STEP_SCALES = (0.9, 1.6)
"""How small and how large a single step is shown."""

_FITTED = frozenset({ViewState.OPENED, ViewState.WHOLE})
"""Whoever chose it, the size follows the room."""
_LEAST_PIXELS = min(NODE_PIXELS, EDGE_LABEL_PIXELS)


class FittedView(GuidedView):
    """A view that knows how large its chart is to be seen, and what stays in its place.

    Attributes:
        sizes: how large the user has chosen to see a chart in a window, by its id.
        is_crowded: does a bar that goes again take some of its room? Nothing moves for that.
    """

    def __init__(self) -> None:
        super().__init__()
        self._state = ViewState.OPENED
        self._anchor: Anchor | None = None
        self._opened = QRectF()
        """How much of the scene there was when its chart was opened."""
        self.sizes: dict[str, float] = {}
        self.is_crowded = False
        self._sizes_on_screen: dict[str, float] = {}
        self._fills_screen = False
        self._least_from_afar = 0.0
        self._enlargement = 1.0
        self.dragged.connect(self._stop_fitting)

    @property
    def least_label(self) -> float:
        """How small the labels of a chart may be that is seen whole without being asked for."""
        is_both = self._chart is not None and self._chart.wording is Wording.BOTH
        return max(LEAST_LABEL_IN_BOTH if is_both else LEAST_LABEL, self._least_from_afar)

    def show_letters(self, least: float, enlargement: float) -> None:
        """Let labels be so large at *least*, and larger than usual where the text size is."""
        by = enlargement / self._enlargement
        if (least, by) == (self._least_from_afar, 1.0):
            return
        self._least_from_afar, self._enlargement = least, enlargement
        if self._state is ViewState.OPENED:
            self.open()
        elif by != 1.0:
            self.zoom_by(by)
            self.show_step()

    def look_again(self, *, fills_screen: bool) -> None:
        """See the chart as the user has chosen to on the whole screen, or in a window."""
        self._fills_screen = fills_screen
        self.open()

    def open(self) -> None:
        """Show the chart as the user has chosen to; else whole where its labels can be read so.

        Where they cannot, show its current step.
        """
        size = self._chosen.get(self._chart.whole.id) if self._chart is not None else None
        if size is None:
            self._open_legibly()
        elif size == WHOLE_SIZE:
            self._fit_whole()
        else:
            self._state = ViewState.FREELY
            self._anchor = None
            self.scale_to(size)
            self.show_step()

    def _open_legibly(self) -> None:
        self._fit_whole()
        self._state = ViewState.OPENED
        if self._chart is not None and not (self._can_be_read and self._enlargement == 1):
            self.scale_to(self._opening_scale)
            step = self._step_rect(self._chart)
            # From its beginning, if the step is there.
            if self._chart.layout.runs_right:
                first = QPointF(self.content.left(), step.center().y())
                self.place(first, QPointF(0, self.middle().y()))
            else:
                first = QPointF(step.center().x(), self.content.top())
                self.place(first, QPointF(self.middle().x(), 0))
            self._stand_on_step()

    def fit(self) -> None:
        """Show the whole chart, and go on doing so when the view changes its size."""
        self._fit_whole()
        self._choose(WHOLE_SIZE)

    def _fit_whole(self) -> None:
        if self._chart is not None:
            self._state = ViewState.WHOLE
            self._anchor = None
            self.scale_to(self._fitting_scale())
            self.place(self.content.center(), self.middle())

    def look_anew(self) -> None:
        """Look at a chart of which far more or less is drawn now, but not in another zoom."""
        match self._state:
            case ViewState.OPENED:
                self.open()
            case ViewState.WHOLE:
                self._fit_whole()
            case ViewState.FREELY | ViewState.DRAGGED:
                self.show_step()
            case _:
                assert_never(self._state)

    def zoom_to_step(self) -> None:
        """Show the node where the walk stands, with its exits, large enough to read."""
        if self._chart is not None:
            least, most = _STEP_SCALES
            around = AROUND_STEP
            rect = self._chart.step_rect().adjusted(-around, -around, around, around)
            self.scale_to(max(least, min(most, self.scale_for(rect))))
            self.place(rect.center(), self.middle())
            self._see_freely()

    @override_ours
    def zoom_about(self, at: QPointF, factor: float) -> None:
        super().zoom_about(at, factor)
        self._see_freely()

    def let_go(self) -> None:
        """Hold nothing in its place any more: there is about to be more room, or less."""
        self._anchor = None

    def label_pixels(self) -> float:
        """The size on the screen of the smallest words of a label."""
        return self.zoom() * _LEAST_PIXELS

    def label_pixels_in(self, room: QSize) -> float:
        """The same, if the whole chart were fitted into a view of that size.

        That is the chart as it was opened: a group more or less on it folds no panel.
        """
        return min(self._largest_fit, self.scale_for(self._opened, room)) * _LEAST_PIXELS

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._anchor is not None and self._anchor.window == self.window().size():
            self._hold(self._anchor)  # only a bar of the window has grown
        elif self._state is ViewState.WHOLE:
            self._fit_whole()
        elif self._state is ViewState.OPENED and (
            self._is_whole(event.oldSize()) or self._can_be_read
        ):
            self._open_again(event.oldSize())
        else:
            self.give_room()
            if self._state is ViewState.OPENED:
                self._stand_on_step()

    def _open_again(self, before: QSize) -> None:
        """Open the chart in another room; whole, if it was, though a bar makes its labels small."""
        least = self.least_label * (1 if self._least_from_afar else _KEPT)
        is_legible = self._fitting_scale() * _LEAST_PIXELS >= least
        if self._is_whole(before) and is_legible and not self._can_be_read:
            self._fit_whole()
            self._state = ViewState.OPENED
        else:
            self.open()

    def _saved(self) -> SavedView:
        """How the chart is seen now."""
        return SavedView(self.zoom(), self._seen_rect().center(), self._state)

    def _restore(self, saved: SavedView) -> None:
        """See the chart as it was seen when the walk left it, and its current step."""
        self._fit_whole()
        if saved.state is not ViewState.WHOLE and self._chart is not None:
            self._state = saved.state
            self.scale_to(saved.scale)
            self.place(saved.centre, self.middle())
            self._bring(self._step_rect(self._chart))

    def _follow(self, node_id: str) -> None:
        """Bring the step where the walk stands into sight, by the shortest way."""
        if self._anchor is not None and self._anchor.node == node_id:
            return  # it is in sight already, and stays put
        self._anchor = None
        if self._chart is not None:
            step, node = self._step_rect(self._chart), self._chart.node_rect(node_id)
            self._bring(step, node, fills=self._state is ViewState.OPENED)

    def _stand_on_step(self) -> None:
        """Be at the step where the walk stands, with as much of the chart as there is room for."""
        if self._chart is not None:
            node = self._chart.node_rect(self._chart.current)
            way = self._way_to(self._step_rect(self._chart), node, fills=True)
            self._glide.stop()
            self.pan(way.toPoint())

    def _hold(self, anchor: Anchor) -> None:
        """Keep a node at its place, and the whole chart in sight if it was, as far as both go."""
        if self._chart is not None:
            self._anchor = anchor
            node = self._chart.node_rect(anchor.node)
            self.scale_to(self._scale_held(node.center(), anchor.at))
            self.place(node.center(), anchor.at)
            if self._state in _FITTED:
                self._nudge(node)
                self._show_whole()

    def _show_whole(self) -> None:
        """Move no further than it takes to see the whole chart, where there is room for it."""
        need = self.content.adjusted(BORDER, BORDER, -BORDER, -BORDER)
        seen = self._seen_rect()
        if need.width() <= seen.width() and need.height() <= seen.height():
            self.pan((-shift_into(seen, need) * self.zoom()).toPoint())

    def _scale_held(self, centre: QPointF, at: QPointF) -> float:
        """How large the chart is while *centre* of it is held *at* a place."""
        if self._state not in _FITTED:
            return self.zoom()
        room, whole = QRectF(self.viewport().rect()), self._fitting_scale()
        held = scale_around(self.content, room, whole, centre, at)
        if self._state is ViewState.WHOLE:
            return held
        if not self._can_be_read:
            return self._opening_scale
        return max(held, self.least_label / _LEAST_PIXELS) * self._enlargement

    def _stop_fitting(self) -> None:
        if self._state is not ViewState.FREELY:
            self._state = ViewState.DRAGGED
        self._anchor = None

    def _see_freely(self) -> None:
        """Stay in the size of now, which the user has chosen."""
        self._state = ViewState.FREELY
        self._anchor = None
        self._choose(self.zoom())

    @property
    def _chosen(self) -> dict[str, float]:
        return self._sizes_on_screen if self._fills_screen else self.sizes

    def _choose(self, size: float) -> None:
        if self._chart is not None:
            self._chosen[self._chart.whole.id] = size

    @property
    def _opening_scale(self) -> float:
        """How large a chart is opened that is not seen whole."""
        if self._can_be_read:
            return self._fitting_scale() * self._enlargement
        return max(_OPENING, self.least_label / _LEAST_PIXELS) * self._enlargement

    @property
    def _can_be_read(self) -> bool:
        """Could the labels be read if the whole chart were seen?"""
        least = self.least_label * (_KEPT if self.is_crowded else 1)
        return self._fitting_scale() * _LEAST_PIXELS >= least

    @property
    def _largest_fit(self) -> float:
        return max(_LARGEST_FIT, self._least_from_afar * _LARGEST_FROM_AFAR / _LEAST_PIXELS)

    def _is_whole(self, room: QSize) -> bool:
        """Was the whole chart seen in a view of that size?"""
        return self.zoom() <= self._fitting_scale(room)

    def _fitting_scale(self, room: QSize | None = None) -> float:
        return min(self._largest_fit, self.scale_for(self.content, room))
