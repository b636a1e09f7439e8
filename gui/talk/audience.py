"""The audience's window: one picture and nothing else, made for a wall."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gui.override import override

_IDLE = 1500
"""So long the pointer is seen after it was moved, in milliseconds."""
_SPOT = 0.16
"""The radius of the spotlight, in heights."""
_DIM = QColor(0, 0, 0, 175)


class Press(Enum):
    """A button of a mouse, or of a remote that is one."""

    ON = auto()
    BACK = auto()


class AudienceWindow(QWidget):
    """Shows the picture that it is given.

    Signals:
        resized: it has another size, and wants another picture.
        pressed: somebody has clicked into it.
        closing: the system wants it closed.
    """

    resized = Signal()
    pressed = Signal(Press)
    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("audience")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 200)
        self._picture = QPixmap()
        self._is_blank = False
        self._has_spotlight = False
        self._pointed_at = QPointF()
        self._idle = QTimer(self, singleShot=True, interval=_IDLE)
        self._idle.timeout.connect(self._hide_pointer)
        self._hide_pointer()

    @property
    def picture_size(self) -> QSizeF:
        """The size that its picture is to have, in pixels of the screen."""
        return QSizeF(self.size()) * self.devicePixelRatioF()

    def show_picture(self, picture: QPixmap, *, is_blank: bool) -> None:
        """Show *picture*; black where the room is to look at the speaker."""
        if picture.cacheKey() != self._picture.cacheKey() or is_blank != self._is_blank:
            self._picture, self._is_blank = picture, is_blank
            self.update()

    def show_spotlight(self, *, is_on: bool) -> None:
        """Let nothing be bright but what is around the pointer."""
        self._has_spotlight = is_on
        self._pointed_at = QPointF(self.mapFromGlobal(self.cursor().pos()))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._is_blank or self._picture.isNull():
            painter.fillRect(event.rect(), Qt.GlobalColor.black)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
        if self._has_spotlight:
            self._paint_spotlight(painter)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.unsetCursor()
        self._idle.start()
        self._pointed_at = event.position()
        if self._has_spotlight:
            self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(Press.ON)
        elif event.button() is Qt.MouseButton.RightButton:
            self.pressed.emit(Press.BACK)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        event.setAccepted(self.isHidden())  # else its leader is asked

    def _hide_pointer(self) -> None:
        self.setCursor(Qt.CursorShape.BlankCursor)

    def _paint_spotlight(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = QPainterPath()
        around.addRect(QRectF(self.rect()))
        spot = QPainterPath()
        middle = self._pointed_at
        radius = _SPOT * self.height()
        spot.addEllipse(middle, radius, radius)
        painter.fillPath(around - spot, _DIM)
