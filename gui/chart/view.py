"""The view of the chart: it shows a scene, says what is clicked and where the keyboard is."""

from typing import TYPE_CHECKING, assert_never
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent

from gui.chart.chart_words import CHART
from gui.chart.edge import EdgeItem
from gui.chart.fitted_view import FittedView
from gui.chart.node import NodeItem
from gui.chart.scene import ChartScene
from gui.chart.view_state import Anchor, FadeKind, SavedView, ViewState
from gui.override import override

if TYPE_CHECKING:  # at a launch nothing fades, and the mouse gives the focus
    from gui.chart.crossfade import Crossfade
    from gui.chart.focus_ring import FocusRing

_STILL_SHAPED = 3
"""The shapes of so many charts that were left are kept."""
_KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


class ChartView(FittedView):
    """Where the chart is seen; several may show one scene, each in its own way."""

    asked = Signal(object)
    """A click has asked for something: carries the `Click`, unless it only asks to see a node."""
    moved = Signal()
    """Another part of the chart is seen, or another chart, or in another size."""

    def __init__(self) -> None:
        super().__init__()
        self._left: WeakKeyDictionary[ChartScene, SavedView] = WeakKeyDictionary()
        """How the charts were seen that the walk has left."""
        self._just_left: list[ChartScene] = []
        """The charts left last, whose shapes are kept; the one left first stands first."""
        self._has_badge = False
        self._crossfade: Crossfade | None = None
        self._ring: FocusRing | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.viewport().setMouseTracking(True)
        self.clicked.connect(self._click)
        self.zoomed.connect(self._find_badge)

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
            self._left[before] = self._saved()
        if before is not None:
            before.came_to.disconnect(self._follow)
            before.look_changed.disconnect(self._take_look)
            self._put_by(before)
        self.content = chart.sceneRect()
        if not is_redrawn:
            self._opened = self.content
        self.setScene(chart)
        chart.came_to.connect(self._follow)
        chart.look_changed.connect(self._take_look)
        self._take_look()
        if is_redrawn and self._state is ViewState.WHOLE:
            self._fit_whole()
        elif anchor is not None:
            self._hold(anchor)
        elif fade is not None and fade is not FadeKind.INTO and chart in self._left:
            self._restore(self._left[chart])
        else:
            self.open()
        self.moved.emit()
        if picture is not None:
            about = self._centre_of_current(chart) if fade is FadeKind.OUT_OF else held
            self._fade(picture, fade or FadeKind.ONWARD, about)

    def _put_by(self, left: ChartScene) -> None:
        """Keep the shapes of what was *left* just now: an example crosses a few charts, often."""
        still = [each for each in self._just_left if each is not left and each is not self._chart]
        self._just_left = [*still, left]
        while len(self._just_left) > _STILL_SHAPED:
            self._just_left.pop(0).leave()

    def count_under(self, place: QRect) -> int:
        """How much of the chart, nodes above all, lies under what would stand there."""
        if self._chart is None:
            return 0
        area = self.mapToScene(place).boundingRect()
        items = self._chart.items(area)
        nodes = sum(isinstance(item, NodeItem) for item in items)
        edges = sum(isinstance(item, EdgeItem) for item in items)
        is_badge = self._chart.badge.rect.intersects(area)
        return 100 * nodes + 10 * is_badge + edges

    def _anchor_for(self, chart: ChartScene, before: ChartScene) -> Anchor | None:
        """What stays put where *chart* is the one before, laid out anew: where the walk stands."""
        if before.whole is not chart.whole:
            return None
        for node_id in (chart.current, before.current):
            if node_id in before.layout.nodes and node_id in chart.layout.nodes:
                at = self.viewportTransform().map(before.node_rect(node_id).center())
                return Anchor(node_id, at, self.window().size())
        return None

    def _fade(self, picture: QPixmap, fade: FadeKind, about: QPointF) -> None:
        if self._crossfade is None:
            from gui.chart.crossfade import Crossfade

            self._crossfade = Crossfade(self.viewport())
        self._crossfade.play(picture, fade, about)

    @override
    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._chart is not None and self._has_badge:
            badge = self._chart.badge
            if badge.rect.intersects(rect):
                badge.paint(painter)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self._show_cursor(event.position())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._show_cursor(event.position())

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._chart is not None and not self._chart.is_over_chart(self._at(event.position())):
            self.fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._ring is not None:
            self._ring.fit()
        super().resizeEvent(event)
        self._find_badge()
        self.moved.emit()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._find_badge()
        self.moved.emit()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD:
            self._ring = self._ring or self._new_ring()
            self._ring.show()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._ring is not None:
            self._ring.hide()

    def _new_ring(self) -> "FocusRing":
        from gui.chart.focus_ring import FocusRing

        ring = FocusRing(self)
        ring.fit()
        if self._chart is not None:
            ring.show_colour(self._chart.palette_shown.focus)
        return ring

    def _take_look(self) -> None:
        """Take the name and the colour of the focus from the chart, as it is shown now."""
        if self._chart is not None:
            name = CHART.filled(title=self._chart.chart.title.without_ruby())
            self.setAccessibleName(name.in_wording(self._chart.wording, " / "))
            if self._ring is not None:
                self._ring.show_colour(self._chart.palette_shown.focus)
            self.viewport().update()

    def _click(self, at: QPoint) -> None:
        from gui.chart.hit_test import (  # a launch has no clicks
            AnswerClick,
            GroupClick,
            NodeClick,
            PathClick,
            SubChartClick,
        )

        click = self._chart.click_at(self._at(at.toPointF())) if self._chart is not None else None
        match click:
            case NodeClick(node_id):
                self.centre_on(node_id)
            case AnswerClick() | SubChartClick() | PathClick() | GroupClick():
                self.asked.emit(click)
            case None:
                pass
            case _:
                assert_never(click)

    def _find_badge(self) -> None:
        """Show edition and source where they are seen whole: cut off they would say nothing."""
        if self._chart is not None:
            rect = self._chart.badge.rect
            has_badge = self._seen_rect().contains(rect)
            if has_badge is not self._has_badge:
                self._has_badge = has_badge
                self.viewport().update(self.mapFromScene(rect).boundingRect())

    def _show_cursor(self, at: QPointF) -> None:
        is_hand = self._chart is not None and self._chart.click_at(self._at(at)) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor
        if shape != self.viewport().cursor().shape():
            self.viewport().setCursor(shape)


def _differ(one: ChartScene, other: ChartScene) -> bool:
    """Do they draw other nodes?"""
    return one.layout.nodes.keys() != other.layout.nodes.keys()
