"""A picture of the wall, small: what the room sees, or would see next."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from flowcharts.model.text import Text
from gui.override import override
from gui.text.text_style import TextStyle

_USUAL = 9 / 16
_TAG = 12
_FRAME = QSize(2, 2)
_KEEP = Qt.AspectRatioMode.KeepAspectRatio


class Preview(QWidget):
    """A picture in a frame, and a tag over its corner where there is something to say of it.

    Attributes:
        name: what it is called.

    Signals:
        painted: it has just been painted.
        reshaped: the picture has another shape.
    """

    painted = Signal()
    reshaped = Signal()

    def __init__(self, style: TextStyle, name: Text) -> None:
        super().__init__()
        self._style = style
        self.name = name
        self._picture = QPixmap()
        self._tag: Text | None = None
        self._is_blank = False
        self.show_style(style)

    def show_style(self, style: TextStyle) -> None:
        """Name it in the wording of *style*."""
        self._style = style
        self.setAccessibleName(style.line(self.name))
        self.update()

    def show_picture(self, picture: QPixmap, tag: Text | None = None) -> None:
        """Show *picture*; the *tag* says what is out of the ordinary."""
        before, self._picture, self._tag = self._picture, picture, tag
        self.setAccessibleDescription(self._style.line(tag) if tag is not None else "")
        if before.size() != picture.size():
            self.reshaped.emit()
        self.update()

    @override
    def heightForWidth(self, width: int) -> int:
        if self._picture.isNull():
            return round(width * _USUAL)
        return round(width * self._picture.height() / self._picture.width())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        palette = self._style.palette
        size = self._picture.size().scaled(self.size() - _FRAME, _KEEP)
        frame = QRectF(1, 1, size.width(), size.height())
        painter.drawPixmap(frame.toRect(), self._picture)
        painter.setPen(QPen(QColor(palette.line), 1.5))
        painter.drawRect(frame)
        if self._tag is not None:
            self._paint_tag(painter, frame, self._style.line(self._tag))
        self.painted.emit()

    def _paint_tag(self, painter: QPainter, frame: QRectF, said: str) -> None:
        font = QFont(self.font())
        font.setPixelSize(_TAG)
        font.setBold(True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(said) + 16
        place = QRectF(frame.right() - wide - 6, frame.top() + 6, wide, _TAG + 10)
        painter.fillRect(place, QColor(self._style.palette.remedy))
        painter.setPen(QColor(self._style.palette.on_remedy))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, said)
