"""The window onto the chart: it is dragged, zoomed, fitted, and follows the walk."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from gui.canvas.measure import PILL_PIXELS
from gui.canvas.node import LEAST_LEGIBLE
from gui.canvas.scene import ChartScene
from gui.override import override

_CLOSEST, _FARTHEST = 5.0, 0.02
_LARGEST_FIT = 2.2
_SMALLEST_OPENING = 0.5
"""A chart that would have to be smaller than this to be seen whole opens at its start instead."""

_STEP_ZOOM = 1.25
_WHEEL_NOTCH = 120


class ChartView(QGraphicsView):
    """Where the chart is seen."""

    zoomed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart: ChartScene | None = None
        self._is_fitted = True
        self._pressed: QPoint | None = None
        self._panned: QPoint | None = None
        self._is_cursor_hand = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.viewport().setMouseTracking(True)

    def set_chart(self, chart: ChartScene) -> None:
        """Show *chart*; where it is the same chart laid out anew, the current node stays put."""
        before = self._chart
        held = self._centre_of_current(before) if before is not None else None
        if before is not None:
            before.came_to.disconnect(self._follow)
        self._chart = chart
        self.setScene(chart)
        chart.came_to.connect(self._follow)
        if before is not None and held is not None and before.chart is chart.chart:
            self._scale_to(self._fitting_scale(chart) if self._is_fitted else self.zoom())
            self._place(chart.node_rect(chart.current).center(), held)
        else:
            self._open()

    def fit(self) -> None:
        """Show the whole chart, and go on doing so when the view changes its size."""
        if self._chart is None:
            return
        self._is_fitted = True
        self._scale_to(self._fitting_scale(self._chart))
        self._place(self._chart.sceneRect().center(), QRectF(self.viewport().rect()).center())

    def zoom_to_step(self) -> None:
        """Show the node where the walk stands, with its exits, large enough to read."""
        if self._chart is None:
            return
        self._is_fitted = False
        rect = self._chart.step_rect().adjusted(-40, -40, 40, 40)
        self._scale_to(max(0.9, min(1.6, self._scale_for(rect))))
        self._place(rect.center(), QRectF(self.viewport().rect()).center())

    def zoom_by(self, factor: float) -> None:
        """Zoom about the middle of the view."""
        self._zoom_about(QRectF(self.viewport().rect()).center(), factor)

    def zoom_steps(self, steps: int) -> None:
        """Zoom in by so many steps, or out where there are fewer than none."""
        self.zoom_by(_STEP_ZOOM**steps)

    def centre_on(self, node_id: str) -> None:
        """Bring a node into the middle of the view, if the chart has it."""
        if self._chart is not None and node_id in self._chart.layout.nodes:
            centre = self._chart.node_rect(node_id).center()
            self._place(centre, QRectF(self.viewport().rect()).center())

    def zoom(self) -> float:
        """How large the chart is drawn; 1 is the size it was laid out in."""
        return self.transform().m11()

    def label_pixels(self) -> float:
        """The size on the screen of the smallest words of a label."""
        return self.zoom() * PILL_PIXELS

    def label_pixels_in(self, room: QSize) -> float:
        """What `label_pixels` would be with the whole chart fitted into *room*."""
        if self._chart is None:
            return PILL_PIXELS
        return min(_LARGEST_FIT, _scale_into(room, self._chart.sceneRect())) * PILL_PIXELS

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            factor = _STEP_ZOOM ** (notches.y() / _WHEEL_NOTCH)
            self._zoom_about(event.position(), factor)
        else:
            self._pan(event.pixelDelta() if not event.pixelDelta().isNull() else notches / 2)
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # every key belongs to the window

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._panned is not None:
            self._pan(at - self._panned)
            self._panned = at
        elif self._pressed is not None:
            if (at - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._panned = self._pressed
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self._show_cursor(at)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_click = self._pressed is not None and self._panned is None
        self._pressed = self._panned = None
        at = event.position().toPoint()
        if was_click and self._chart is not None:
            self._chart.click(self.mapToScene(at))
        self._is_cursor_hand = not self._is_cursor_hand  # whatever it was: look again
        self._show_cursor(at)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.items(event.position().toPoint()):
            self.fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()
        else:
            self._give_room()

    def _open(self) -> None:
        self.fit()
        if self.zoom() < _SMALLEST_OPENING:
            self.zoom_to_step()

    def _follow(self, node_id: str) -> None:
        if self._chart is None or self._is_fitted or node_id not in self._chart.layout.nodes:
            return
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        step = self._chart.step_rect().adjusted(-24, -24, 24, 24)
        if not seen.contains(step):
            self._pan(self.mapFromScene(seen.center()) - self.mapFromScene(_centre(seen, step)))

    def _show_cursor(self, at: QPoint) -> None:
        is_hand = self._chart is not None and self._chart.can_click(self.mapToScene(at))
        if is_hand != self._is_cursor_hand:
            self._is_cursor_hand = is_hand
            shape = Qt.CursorShape.PointingHandCursor if is_hand else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)

    def _centre_of_current(self, chart: ChartScene) -> QPointF:
        return self.viewportTransform().map(chart.node_rect(chart.current).center())

    def _fitting_scale(self, chart: ChartScene) -> float:
        return min(_LARGEST_FIT, self._scale_for(chart.sceneRect()))

    def _scale_for(self, rect: QRectF) -> float:
        return max(_FARTHEST, _scale_into(self.viewport().size(), rect))

    def _zoom_about(self, at: QPointF, factor: float) -> None:
        held = self.viewportTransform().inverted()[0].map(at)
        self._is_fitted = False
        self._scale_to(self.zoom() * factor)
        self._place(held, at)

    def _scale_to(self, scale: float) -> None:
        scale = max(_FARTHEST, min(_CLOSEST, scale))
        self.setTransform(QTransform.fromScale(scale, scale))
        if self._chart is not None:
            self._chart.show_far(is_far=scale <= LEAST_LEGIBLE)
        self._give_room()
        self.zoomed.emit(scale)

    def _give_room(self) -> None:
        """Let the chart be dragged up to the borders of the view."""
        if self._chart is not None:
            room = self.viewport().rect()
            across, down = room.width() / self.zoom(), room.height() / self.zoom()
            self.setSceneRect(self._chart.sceneRect().adjusted(-across, -down, across, down))

    def _place(self, point: QPointF, at: QPointF) -> None:
        """Scroll until *point* of the chart stands *at* a place of the view."""
        self._pan((at - self.viewportTransform().map(point)).toPoint())

    def _pan(self, by: QPoint) -> None:
        for bar, distance in (
            (self.horizontalScrollBar(), by.x()),
            (self.verticalScrollBar(), by.y()),
        ):
            bar.setValue(bar.value() - distance)


def _scale_into(room: QSize, rect: QRectF) -> float:
    return min(room.width() / rect.width(), room.height() / rect.height())


def _centre(seen: QRectF, wanted: QRectF) -> QPointF:
    """Where the middle of what is seen has to go, by the shortest way, to show what is wanted."""
    moved = QRectF(seen)
    if wanted.width() > seen.width() or wanted.left() < moved.left():
        moved.moveLeft(wanted.left())
    elif wanted.right() > moved.right():
        moved.moveRight(wanted.right())
    if wanted.height() > seen.height() or wanted.top() < moved.top():
        moved.moveTop(wanted.top())
    elif wanted.bottom() > moved.bottom():
        moved.moveBottom(wanted.bottom())
    return moved.center()
