"""The audience's window: one picture and nothing else, made for a wall."""

from enum import Enum, auto

from PySide6.QtCore import QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent

from gui.override import override
from gui.talk.pointer import PointedPicture
from gui.talk.pointer_painter import paint_pointed

_IDLE = 1500
"""So long the pointer is seen after it was moved, in milliseconds."""


class Press(Enum):
    """A button of a mouse, or of a remote that is one."""

    ON = auto()
    BACK = auto()


class AudienceWindow(PointedPicture):
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
        self.setMinimumSize(320, 200)
        self._picture = QPixmap()
        self._is_blank = False
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

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._is_blank or self._picture.isNull():
            painter.fillRect(event.rect(), Qt.GlobalColor.black)
            return
        paint_pointed(painter, self._picture, self.frame, self.pointing)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.unsetCursor()
        self._idle.start()

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
