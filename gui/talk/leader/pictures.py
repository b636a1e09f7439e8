"""Both pictures of the leader's window: what the room sees, and what it would see next."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from gui.override import override
from gui.talk import words
from gui.talk.leader.preview import Preview
from gui.text.text_style import TextStyle
from gui.theme.role import take_role

_SIDE, _TOP, _GAP = 14, 10, 6
_SHARE = 0.62
"""The part of the height that what the room sees has, at most."""
_LEAST = 320


class PicturePair(QWidget):
    """Both under each other, as large as their shape lets them be; no wider than they need it.

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
