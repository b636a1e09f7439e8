"""Small pictures of what a run sheet shows, drawn one at a time while nobody presses anything."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from flowcharts.talk.leader import scene_of_item
from flowcharts.talk.talk import Talk
from gui.talk.pictures import RoomPictures
from gui.talk.wall.style import WallStyle

_PAUSE = 250
"""So long, in milliseconds, nothing was pressed before one is drawn."""
_NEXT = 30
"""And so long after that the next one."""
_MOST_KEPT = 100


class _Kept(NamedTuple):
    """A small picture, and how it was made."""

    picture: QPixmap
    style: WallStyle
    size: QSize


class Thumbnails(QObject):
    """Those that somebody has looked for; of a long talk, the last of them.

    Signals:
        drawn: there is one more.
    """

    drawn = Signal()

    def __init__(
        self,
        parent: QObject,
        pictures: RoomPictures,
        talk: Callable[[], Talk],
        is_free: Callable[[], bool],
    ) -> None:
        """*is_free*: is all of the last press shown?"""
        super().__init__(parent)
        self._pictures, self._talk, self._is_free = pictures, talk, is_free
        self._kept: dict[int, _Kept] = {}
        self._wanted: dict[int, QSize] = {}
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._draw)

    @property
    def is_busy(self) -> bool:
        """Is there one to be drawn?"""
        return bool(self._wanted)

    @property
    def count(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def picture(self, place: int, size: QSize) -> QPixmap:
        """That of the item there, as it was drawn last; none yet where it was never looked for."""
        kept = self._kept.get(place)
        if kept is None or (kept.style, kept.size) != (self._pictures.first_style, size):
            self._wanted[place] = size
            if not self._pause.isActive():
                self._pause.start(_PAUSE)
        return kept.picture if kept is not None else QPixmap()

    def wait(self) -> None:
        """Something was pressed: draw none for a while."""
        if self._pause.isActive():
            self._pause.start(_PAUSE)

    def stop(self) -> None:
        """Draw no more."""
        self._wanted.clear()
        self._pause.stop()

    def _draw(self) -> None:
        """Draw the one that was looked for first."""
        if not self._is_free():
            self._pause.start(_PAUSE)
            return
        place = next(iter(self._wanted))
        size = self._wanted.pop(place)
        talk = self._talk().whole
        if place < len(talk.sheet.items):
            picture = self._pictures.small(scene_of_item(talk, place), size)
            self._kept.pop(place, None)
            self._kept[place] = _Kept(picture, self._pictures.first_style, size)
            if len(self._kept) > _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self.drawn.emit()
        if self._wanted:
            self._pause.start(_NEXT)
