"""Both pictures of the leader's window: what the room sees, and what it would see next."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from flowcharts.model.text import Text
from gui.override import override
from gui.talk import words
from gui.talk.pointer import PointedPicture
from gui.talk.pointer_painter import paint_pointed
from gui.text.text_style import TextStyle
from gui.theme.role import take_role

_USUAL = 9 / 16
_TAG = 12
_FRAME = QSize(2, 2)
_KEEP = Qt.AspectRatioMode.KeepAspectRatio
_SIDE, _TOP, _GAP = 14, 10, 6
_SHARE = 0.62
"""The part of the height that what the room sees has, at most."""
_LEAST = 320


class Preview(PointedPicture):
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

    @property
    def frame(self) -> QRectF:
        """Where its picture stands: as large as there is room within the line about it."""
        size = self._picture.size().scaled(self.size() - _FRAME, _KEEP)
        return QRectF(1, 1, size.width(), size.height())

    @override
    def heightForWidth(self, width: int) -> int:
        if self._picture.isNull():
            return round(width * _USUAL)
        return round(width * self._picture.height() / self._picture.width())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette, frame = self._style.palette, self.frame
        paint_pointed(painter, self._picture, frame, self.pointing)
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


class PicturePair(QWidget):
    """Two pictures under each other, as large as their shape lets them be, and no wider.

    Attributes:
        now: what the room sees.
        following: what the next press would show.
    """

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self.now = Preview(style, words.ROOM_SEES)
        self.following = Preview(style, words.COMES_NEXT)
        self._captions = QLabel(), QLabel()
        for caption in self._captions:
            take_role(caption, "soft")
        for part in (*self._captions, self.now, self.following):
            part.setParent(self)
        self.setMinimumWidth(_LEAST)
        self.now.reshaped.connect(self._place)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        for caption, preview in zip(self._captions, (self.now, self.following), strict=True):
            preview.show_style(style)
            caption.setText(style.line(preview.name))
        self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put both where they stand, and be as wide as the upper one can be."""
        caption = self._captions[0].sizeHint().height()
        free = self.height() - 2 * (_TOP + caption) - _GAP
        shape = self.now.heightForWidth(1000) / 1000
        widest = round(_SHARE * free / shape)
        self.setMaximumWidth(max(_LEAST, widest + 2 * _SIDE))
        width = self.width() - 2 * _SIDE
        high = min(round(width * shape), round(_SHARE * free))
        top = _TOP
        for label, preview, height in zip(
            self._captions,
            (self.now, self.following),
            (high, min(round(width * shape), free - high)),
            strict=True,
        ):
            label.setGeometry(QRect(_SIDE, top, width, caption))
            preview.setGeometry(QRect(_SIDE, top + caption, width, height))
            top += caption + height + _GAP
