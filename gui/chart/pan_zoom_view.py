"""A view that is dragged, wheeled and zoomed like a map, whatever it shows."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QTransform, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from gui.chart.glide import Glide
from gui.override import override

if TYPE_CHECKING:  # a launch has no gestures
    from PySide6.QtGui import QNativeGestureEvent
    from PySide6.QtWidgets import QGestureEvent, QPinchGesture

CLOSEST, FARTHEST = 5.0, 0.02
_NOTCH = 120
_ZOOM_OF_A_NOTCH = 1.2


class PanZoomView(QGraphicsView):
    """A view without scroll bars: it is dragged with the mouse and zoomed under it.

    Attributes:
        content: the rectangle of the scene that can be dragged up to every border of the view.
    """

    zoomed = Signal(float)
    """The scene is drawn in another size: 1 is its own."""
    clicked = Signal(QPoint)
    """The button went down and up again there, without a drag."""
    dragged = Signal()
    """The user has moved or zoomed what is seen."""

    def __init__(self) -> None:
        super().__init__()
        # To be given Qt's viewport, PySide6 gets ready for every kind of widget that it might be.
        self.setViewport(QWidget())
        self.content = QRectF()
        self._pressed: QPoint | None = None
        self._held: QPoint | None = None
        self._distance = QPointF()
        self._left_to_glide = QPointF()
        self._glide = Glide(self)
        self._glide.moved.connect(self._glide_on)
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
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def zoom(self) -> float:
        """How large the scene is drawn; 1 is its own size."""
        return self.transform().m11()

    def zoom_by(self, factor: float) -> None:
        """Zoom about the middle of the view."""
        self.zoom_about(self.middle(), factor)

    def zoom_steps(self, steps: int) -> None:
        """Zoom about the middle of the view by notches of the wheel: below nought, farther."""
        self.zoom_by(_ZOOM_OF_A_NOTCH**steps)

    def zoom_about(self, at: QPointF, factor: float) -> None:
        """Zoom about a place of the view."""
        held = self.viewportTransform().inverted()[0].map(at)
        self._glide.stop()
        self.scale_to(self.zoom() * factor)
        self.place(held, at)
        self.dragged.emit()

    def scale_to(self, scale: float) -> None:
        """Draw the scene in another size."""
        scale = max(FARTHEST, min(CLOSEST, scale))
        self.setTransform(QTransform.fromScale(scale, scale))
        self.give_room()
        self.zoomed.emit(scale)

    def give_room(self) -> None:
        """Let the content be dragged up to the borders of the view."""
        room = self.viewport().rect()
        across, down = room.width() / self.zoom(), room.height() / self.zoom()
        self.setSceneRect(self.content.adjusted(-across, -down, across, down))

    def place(self, point: QPointF, at: QPointF) -> None:
        """Slide until *point* of the scene stands *at* a place of the view."""
        self._glide.stop()
        self.pan((at - self.viewportTransform().map(point)).toPoint())

    def pan(self, by: QPoint) -> None:
        """Slide by so many pixels."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())

    def glide_by(self, distance: QPointF) -> None:
        """Slide gently by so many pixels; a hand on the mouse stops it."""
        self._glide.stop()
        if not distance.toPoint().isNull():
            self._distance = self._left_to_glide = distance
            self._glide.play()

    def middle(self) -> QPointF:
        """The middle of the view."""
        return QRectF(self.viewport().rect()).center()

    def scale_for(self, rect: QRectF, room: QSize | None = None) -> float:
        """The size in which *rect* of the scene fills the view, or a *room* of another size."""
        room = room or self.viewport().size()
        if rect.isEmpty():
            return CLOSEST
        return max(FARTHEST, min(room.width() / rect.width(), room.height() / rect.height()))

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = event.angleDelta().y() / _NOTCH
            self.zoom_about(event.position(), _ZOOM_OF_A_NOTCH**notches)
        else:
            exact = event.pixelDelta()
            self._glide.stop()
            self.pan(event.angleDelta() / 2 if exact.isNull() else exact)
            self.dragged.emit()
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # every key belongs to the window

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._glide.stop()
            self._pressed = event.position().toPoint()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._held is not None:
            self.pan(at - self._held)
            self._held = at
            self.dragged.emit()
        elif self._pressed is not None and _is_drag(self._pressed, at):
            self._held = self._pressed
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_click = self._pressed is not None and self._held is None
        self._pressed = self._held = None
        if is_click:
            self.clicked.emit(event.position().toPoint())

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.NativeGesture:
                gesture = cast("QNativeGestureEvent", event)
                if gesture.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                    self.zoom_about(gesture.position(), 1 + gesture.value())
                    return True
            case QEvent.Type.Gesture:
                gestures = cast("QGestureEvent", event)
                pinch = cast("QPinchGesture", gestures.gesture(Qt.GestureType.PinchGesture))
                if pinch is not None:
                    centre = self.viewport().mapFromGlobal(pinch.centerPoint())
                    self.zoom_about(centre, pinch.scaleFactor())
                    return True
            case _:
                pass
        return super().viewportEvent(event)

    def _glide_on(self, share: float) -> None:
        left = self._distance * (1 - share)
        done = (self._left_to_glide - left).toPoint()
        self._left_to_glide -= done.toPointF()
        self.pan(done)


def _is_drag(start: QPoint, end: QPoint) -> bool:
    return (end - start).manhattanLength() >= QApplication.startDragDistance()
