"""The pictures of the leader's window: what the room sees, where one is, and what comes next."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
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
_SIDE, _TOP, _GAP = 14, 10, 8
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
            self._paint_tag(painter, frame, self._style.lines(self._tag))
        self.painted.emit()

    def _paint_tag(self, painter: QPainter, frame: QRectF, said: str) -> None:
        font = QFont(self.font())
        font.setPixelSize(_TAG)
        font.setBold(True)
        painter.setFont(font)
        size = painter.fontMetrics().size(0, said) + QSize(16, 6)
        place = QRectF(QPointF(frame.right() - size.width() - 6, frame.top() + 6), size)
        painter.fillRect(place, QColor(self._style.palette.remedy))
        painter.setPen(QColor(self._style.palette.on_remedy))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, said)


class _Captioned(QWidget):
    """A picture under its name."""

    def __init__(self, style: TextStyle, name: Text) -> None:
        super().__init__()
        self.preview = Preview(style, name)
        self.caption = QLabel()
        take_role(self.caption, "soft")
        for part in (self.caption, self.preview):
            part.setParent(self)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        self.preview.show_style(style)
        self.caption.setText(style.line(self.preview.name))

    @property
    def caption_height(self) -> int:
        """How high its name stands over it, in pixels."""
        return self.caption.sizeHint().height()

    def fitting(self, room: QSize) -> QSize:
        """How large it is where it is as large as there is *room*."""
        above = QSize(0, self.caption_height)
        shape = QSize(1000, self.preview.heightForWidth(1000))
        return shape.scaled((room - above).expandedTo(QSize(1, 1)), _KEEP) + above

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        top = self.caption_height
        self.caption.setGeometry(0, 0, self.width(), top)
        self.preview.setGeometry(0, top, self.width(), self.height() - top)


class PictureColumn(QWidget):
    """What the room sees, as large as its shape lets it be, and under it what comes after.

    Attributes:
        now: what the room sees.
        here: where the leader is, while the room keeps its picture.
        following: what the next press would show.
    """

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        names = words.ROOM_SEES, words.YOU_ARE_HERE, words.COMES_NEXT
        self._parts = [_Captioned(style, name) for name in names]
        for part in self._parts:
            part.setParent(self)
        self.now, self.here, self.following = (part.preview for part in self._parts)
        self.setMinimumWidth(_LEAST)
        self._parts[1].hide()
        for preview in (self.now, self.here, self.following):
            preview.reshaped.connect(self._place)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        for part in self._parts:
            part.show_style(style)
        self._place()

    def show_held(self, *, is_held: bool) -> None:
        """Show where the leader is, too, while the room keeps its picture."""
        here = self._parts[1]
        if here.isHidden() is is_held:
            here.setVisible(is_held)
            self._place()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put all where they stand, and be as wide as the upper one can be."""
        above, *below = (part for part in self._parts if not part.isHidden())
        free = QSize(self.width() - 2 * _SIDE, self.height() - 2 * _TOP - _GAP)
        most = round(_SHARE * free.height())
        widest = above.fitting(QSize(10_000, most)).width()
        self.setMaximumWidth(max(_LEAST, widest + 2 * _SIDE))
        top = above.fitting(QSize(free.width(), most))
        above.setGeometry(QRect(QPoint(_SIDE, _TOP), top))
        share = (free.width() - _GAP * (len(below) - 1)) // len(below)
        left = _SIDE
        for part in below:
            size = part.fitting(QSize(share, free.height() - top.height()))
            part.setGeometry(QRect(QPoint(left, _TOP + top.height() + _GAP), size))
            left += size.width() + _GAP
