"""The window onto the chart: it fits it, follows the walk and takes the clicks."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.canvas.crossfade import Crossfade, FadeKind
from gui.canvas.focus_ring import FocusRing
from gui.canvas.guided_view import AROUND_STEP, GuidedView
from gui.canvas.measure import EDGE_LABEL_PIXELS, NODE_PIXELS
from gui.canvas.scene import ChartScene
from gui.canvas.shift import shift_into
from gui.canvas.view_state import BORDER, Anchor, Stand, ViewState, scale_around
from gui.canvas.words import CHART
from gui.override import override

_LARGEST_FIT = 2.2
LEAST_LABEL = 13.0
"""A chart whose labels would have to be smaller to be seen whole opens at its start instead."""
_OPENING = 0.77
"""How large it is drawn then: legible, with as much around the step as can be."""

_STEP_SCALES = (0.9, 1.6)
"""How small and how large a single step is shown."""

_LEAST_PIXELS = min(NODE_PIXELS, EDGE_LABEL_PIXELS)
_KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


class ChartView(GuidedView):
    """Where the chart is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seen = ViewState.OPENED
        self._anchor: Anchor | None = None
        self._opened = QRectF()
        """How much of the scene there was when its chart was opened."""
        self._left: dict[ChartScene, Stand] = {}
        self._crossfade: Crossfade | None = None
        self._ring = FocusRing(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.viewport().setMouseTracking(True)
        self.clicked.connect(self._click)
        self.dragged.connect(self._stop_fitting)
        self.zoomed.connect(self._show_caption)

    def set_chart(self, chart: ChartScene, fade: FadeKind | None = None) -> None:
        """Show *chart*; where it is the same chart laid out anew, the current node stays put.

        *fade*: how the walk comes to it from the chart before, where it is one walk.
        """
        before, self._chart = self._chart, chart
        held = self._centre_of_current(before) if before is not None else QPointF()
        anchor = self._anchor_for(chart, before) if before is not None else None
        is_redrawn = anchor is not None and before is not None and _differ(before, chart)
        fades = (fade is not None or is_redrawn) and self._is_moving and self.isVisible()
        picture = self.viewport().grab() if fades else None
        if before is not None and fade is not None:
            self._left[before] = self._stand()
        if before is not None:
            before.came_to.disconnect(self._follow)
            before.relooked.disconnect(self._take_look)
        self.content = chart.sceneRect()
        if not is_redrawn:
            self._opened = self.content
        self.setScene(chart)
        chart.came_to.connect(self._follow)
        chart.relooked.connect(self._take_look)
        chart.show_motion(is_on=self._is_moving)
        self._take_look()
        if is_redrawn and self._seen is ViewState.WHOLE:
            self.fit()
        elif anchor is not None:
            self._hold(anchor)
        elif fade is not None and fade is not FadeKind.INTO and chart in self._left:
            self._stand_again(self._left[chart])
        else:
            self.open()
        if picture is not None:
            about = self._centre_of_current(chart) if fade is FadeKind.OUT_OF else held
            self._fade(picture, fade or FadeKind.ONWARD, about)

    def _anchor_for(self, chart: ChartScene, before: ChartScene) -> Anchor | None:
        """What stays put where *chart* is the one before, laid out anew: where the walk stands."""
        if before.whole is not chart.whole:
            return None
        for node_id in (chart.current, before.current):
            if node_id in before.layout.nodes and node_id in chart.layout.nodes:
                at = self.viewportTransform().map(before.node_rect(node_id).center())
                return Anchor(node_id, at, self.window().size())
        return None

    def forget(self, chart: ChartScene) -> None:
        """Keep nothing of how *chart* was seen: it is drawn no more."""
        self._left.pop(chart, None)

    def open(self) -> None:
        """Show the whole chart where its labels can be read so, or else its current step."""
        self.fit()
        self._seen = ViewState.OPENED
        if self._chart is not None and self.label_pixels() < LEAST_LABEL:
            self.scale_to(_OPENING)
            step = self._step_rect(self._chart)
            # From its beginning, if the step is there.
            if self._chart.layout.runs_right:
                first = QPointF(self.content.left(), step.center().y())
                self.place(first, QPointF(0, self.middle().y()))
            else:
                first = QPointF(step.center().x(), self.content.top())
                self.place(first, QPointF(self.middle().x(), 0))
            self._stand_on_step()

    def let_go(self) -> None:
        """Hold nothing in its place any more: there is about to be more room, or less."""
        self._anchor = None

    def show_motion(self, *, is_on: bool) -> None:
        """Glide to the next step, or be there at once."""
        self._is_moving = is_on
        if self._chart is not None:
            self._chart.show_motion(is_on=is_on)

    def fit(self) -> None:
        """Show the whole chart, and go on doing so when the view changes its size."""
        if self._chart is not None:
            self._seen = ViewState.WHOLE
            self._anchor = None
            self.scale_to(self._fitting_scale())
            self.place(self.content.center(), self.middle())

    def look_anew(self) -> None:
        """Look at a chart of which far more or less is drawn now, but not in another zoom."""
        anew = {
            ViewState.OPENED: self.open,
            ViewState.WHOLE: self.fit,
            ViewState.FREELY: self.show_step,
        }
        anew[self._seen]()

    def zoom_to_step(self) -> None:
        """Show the node where the walk stands, with its exits, large enough to read."""
        if self._chart is not None:
            self._seen = ViewState.FREELY
            self._anchor = None
            least, most = _STEP_SCALES
            around = AROUND_STEP
            rect = self._chart.step_rect().adjusted(-around, -around, around, around)
            self.scale_to(max(least, min(most, self.scale_for(rect))))
            self.place(rect.center(), self.middle())

    def show_step(self) -> None:
        """Bring the node where the walk stands into sight."""
        if self._chart is not None:
            self.centre_on(self._chart.current)

    def _stand(self) -> Stand:
        return Stand(self.zoom(), self._seen_rect().center(), self._seen)

    @property
    def own_zoom(self) -> float | None:
        """How large the user has chosen to see the chart; None where it is fitted for them."""
        return self.zoom() if self._seen is ViewState.FREELY else None

    def see_freely(self, scale: float) -> None:
        """Draw the chart in a size of the user's, the current node in the middle."""
        if self._chart is not None:
            self._seen = ViewState.FREELY
            self._anchor = None
            self.scale_to(scale)
            self.centre_on(self._chart.current)

    def _stand_again(self, stand: Stand) -> None:
        """See the chart as it was seen when the walk left it, and its current step."""
        self.fit()
        if stand.seen is not ViewState.WHOLE and self._chart is not None:
            self._seen = stand.seen
            self.scale_to(stand.scale)
            self.place(stand.centre, self.middle())
            self._bring(self._step_rect(self._chart))

    def _fade(self, picture: QPixmap, fade: FadeKind, about: QPointF) -> None:
        if self._crossfade is None:
            self._crossfade = Crossfade(self.viewport())
        self._crossfade.play(picture, fade, about)

    def label_pixels(self) -> float:
        """The size on the screen of the smallest words of a label."""
        return self.zoom() * _LEAST_PIXELS

    def label_pixels_in(self, room: QSize) -> float:
        """The same, if the whole chart were fitted into a view of that size.

        That is the chart as it was opened: a group more or less on it folds no panel.
        """
        return min(_LARGEST_FIT, self.scale_for(self._opened, room)) * _LEAST_PIXELS

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self._show_cursor(event.position().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._show_cursor(event.position().toPoint())

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._chart is not None and not self._chart.is_over_chart(self._at(event.position())):
            self.fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.fit()
        self._show_caption()
        if self._anchor is not None and self._anchor.window == self.window().size():
            self._hold(self._anchor)  # only a bar of the window has grown
        elif self._seen is ViewState.WHOLE:
            self.fit()
        elif self._seen is ViewState.OPENED and (
            self._is_whole(event.oldSize()) or self._can_be_read
        ):
            self.open()
        else:
            self.give_room()
            if self._seen is ViewState.OPENED:
                self._stand_on_step()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._show_caption()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD:
            self._ring.show()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.hide()

    def _take_look(self) -> None:
        """Take the name and the colour of the focus from the chart, as it is shown now."""
        if self._chart is not None:
            name = CHART.filled(title=self._chart.chart.title.without_ruby())
            self.setAccessibleName(name.in_wording(self._chart.wording, " / "))
            self._ring.show_colour(self._chart.palette_shown.focus)

    def _follow(self, node_id: str) -> None:
        """Bring the step where the walk stands into sight, by the shortest way."""
        if self._anchor is not None and self._anchor.node == node_id:
            return  # it is in sight already, and stays put
        self._anchor = None
        if self._chart is not None:
            step, node = self._step_rect(self._chart), self._chart.node_rect(node_id)
            self._bring(step, node, fills=self._seen is ViewState.OPENED)

    def _stand_on_step(self) -> None:
        """Be at the step where the walk stands, with as much of the chart as there is room for."""
        if self._chart is not None:
            node = self._chart.node_rect(self._chart.current)
            way = self._way_to(self._step_rect(self._chart), node, fills=True)
            self._glide.stop()
            self.pan(way.toPoint())

    def _click(self, at: QPoint) -> None:
        if self._chart is not None:
            self._chart.click(self._at(at.toPointF()))

    def _hold(self, anchor: Anchor) -> None:
        """Keep a node at its place, and the whole chart in sight if it was, as far as both go."""
        if self._chart is not None:
            self._anchor = anchor
            node = self._chart.node_rect(anchor.node)
            self.scale_to(self._scale_held(node.center(), anchor.at))
            self.place(node.center(), anchor.at)
            if self._seen is not ViewState.FREELY:
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
        if self._seen is ViewState.FREELY:
            return self.zoom()
        room, whole = QRectF(self.viewport().rect()), self._fitting_scale()
        held = scale_around(self.content, room, whole, centre, at)
        if self._seen is ViewState.WHOLE:
            return held
        return max(held, LEAST_LABEL / _LEAST_PIXELS) if self._can_be_read else _OPENING

    def _stop_fitting(self) -> None:
        self._seen = ViewState.FREELY
        self._anchor = None

    def _show_caption(self) -> None:
        if self._chart is not None:
            self._chart.show_caption_within(self._seen_rect())

    def _show_cursor(self, at: QPoint) -> None:
        is_hand = self._chart is not None and self._chart.can_click(self._at(at.toPointF()))
        shape = Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor
        if shape != self.viewport().cursor().shape():
            self.viewport().setCursor(shape)

    @property
    def _can_be_read(self) -> bool:
        """Could the labels be read if the whole chart were seen?"""
        return self._fitting_scale() * _LEAST_PIXELS >= LEAST_LABEL

    def _is_whole(self, room: QSize) -> bool:
        """Was the whole chart seen in a view of that size?"""
        return self.zoom() <= self._fitting_scale(room)

    def _fitting_scale(self, room: QSize | None = None) -> float:
        return min(_LARGEST_FIT, self.scale_for(self.content, room))


def _differ(one: ChartScene, other: ChartScene) -> bool:
    """Do they draw other nodes?"""
    return one.layout.nodes.keys() != other.layout.nodes.keys()
