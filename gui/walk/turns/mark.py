"""A mark on the turn strip: a slider that looks like a labelled triangle."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QSlider, QWidget

from gui.override import override
from gui.text.text_style import TextStyle

SIDE = 26
"""How wide and high the mark is to be taken hold of, in pixels."""
_KEYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End})


class TurnMark(QSlider):
    """A mark: its value is the place of its moment among those shown.

    A slider, so that a screen reader says where it stands and the keyboard moves it.

    Signals:
        dragged: it was pulled to this point of the strip.
    """

    dragged = Signal(QPointF)

    def __init__(self, parent: QWidget, *, points_down: bool) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._strip = parent
        self._points_down = points_down
        self._palette = TextStyle().palette
        self._tip = SIDE / 2
        self.setFixedSize(SIDE, SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)

    def show_style(self, style: TextStyle) -> None:
        """Paint in the colours of *style*."""
        self._palette = style.palette
        self.update()

    def point_at(self, tip: QPointF) -> None:
        """Stand so that the triangle points at *tip*."""
        top = tip.y() - SIDE + 3 if self._points_down else tip.y() - 3
        left = max(0.0, min(tip.x() - SIDE / 2, self._strip.width() - SIDE))
        self._tip = tip.x() - round(left)
        self.move(round(left), round(top))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._palette.focus), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        colour = self._palette.remedy if self._points_down else self._palette.path
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon(self._triangle())

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in _KEYS)
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: self.value() - 1,
            Qt.Key.Key_Right: self.value() + 1,
            Qt.Key.Key_Home: self.minimum(),
            Qt.Key.Key_End: self.maximum(),
        }
        if event.key() in _KEYS:
            self.setValue(steps[Qt.Key(event.key())])
        else:
            event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(self.mapToParent(event.position()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _triangle(self) -> QPolygonF:
        # At the end of the strip the mark stays on it and leans outwards.
        middle = max(7.0, min(self._tip, SIDE - 7.0))
        tip, back = (SIDE - 3.0, SIDE - 13.0) if self._points_down else (3.0, 13.0)
        corners = (QPointF(self._tip, tip), QPointF(middle - 7, back), QPointF(middle + 7, back))
        return QPolygonF(corners)
