"""The leader's window, which follows what the room sees once that is painted."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from flowcharts.model.text import Text
from flowcharts.talk.leader import leader_view
from flowcharts.talk.scene import WallScene
from flowcharts.talk.talk import Talk
from gui.talk import words
from gui.talk.leader.thumbnails import Thumbnails
from gui.talk.leader.window import LeaderWindow
from gui.talk.pictures import RoomPictures

_UNSEEN = 250
"""So long, in milliseconds, all else waits for a window that is never painted."""
_TELL = 8
"""So long the words wait once the picture is painted: whoever presses on waits for none."""
_PAUSE = 60
"""And so long what comes next."""


class Shown(NamedTuple):
    """The place of a room: the talk, and which of the pictures of its scene."""

    talk: Talk
    page: int
    """Where the leader stands."""
    held_page: int
    """The picture that the room sees while it is held."""

    @property
    def seen_page(self) -> int:
        """The picture that the room sees."""
        return self.held_page if self.is_held else self.page

    @property
    def is_held(self) -> bool:
        """Does the room keep its picture while the leader goes on?"""
        return self.talk.frozen is not None

    def following(self, *, is_more: bool) -> tuple[WallScene, int]:
        """The scene of the next press and which of its pictures; *is_more*: has this one more?"""
        if self.talk.is_blank or self.talk.is_whole:
            return self.talk.following, self.page
        return (self.talk.own, self.page + 1) if is_more else (self.talk.following, 0)


class LeaderFollower(QObject):
    """Shows the leader what the room sees, then the words to it, then what it would see next.

    Attributes:
        thumbnails: the small pictures of the run sheet.

    Signals:
        followed: what the room sees is shown to the leader, too.
    """

    followed = Signal()

    def __init__(
        self,
        parent: QObject,
        window: LeaderWindow,
        pictures: RoomPictures,
        shown: Callable[[], Shown],
    ) -> None:
        super().__init__(parent)
        self._window, self._pictures, self._shown = window, pictures, shown
        self._then = QTimer(self, singleShot=True, interval=0)
        self._then.timeout.connect(self.show)
        self._tell = QTimer(self, singleShot=True)
        self._tell.timeout.connect(self._show_words)
        self._ahead = QTimer(self, singleShot=True)
        self._ahead.timeout.connect(self._look_ahead)
        self._paint = QTimer(self, singleShot=True, interval=_TELL)
        self._paint.timeout.connect(self._paint_ahead)
        window.now.painted.connect(self._hurry)
        is_free = lambda: not self.is_busy  # noqa: E731
        self.thumbnails = Thumbnails(self, pictures, lambda: shown().talk, is_free)
        self.thumbnails.drawn.connect(window.run_sheet.show_pictures)
        window.run_sheet.take_pictures(self.thumbnails.picture)

    @property
    def is_busy(self) -> bool:
        """Is there something to be shown?"""
        return any(each.isActive() for each in self._timers)

    def show_soon(self) -> None:
        """Follow in the next turn of the loop."""
        self._then.start()
        self.thumbnails.wait()

    def stop(self) -> None:
        """Follow no more."""
        for each in self._timers:
            each.stop()
        self.thumbnails.stop()

    def show(self) -> None:
        """Show the leader what the room sees; all else can wait until that is painted."""
        is_seen = self._window.isVisible()
        self._paint.stop()
        self._ahead.start(_UNSEEN if is_seen else _PAUSE)
        self.followed.emit()
        if not is_seen:
            return
        self._tell.start(_UNSEEN)
        shown = self._shown()
        picture = self._pictures.picture(shown.talk.audience, shown.seen_page)
        self._window.now.show_picture(picture, self._tag(shown))
        self._window.pictures.show_held(is_held=shown.is_held)

    def _hurry(self) -> None:
        """Both windows are painted: all else waits for a pause of the keys alone."""
        if self._tell.isActive():
            self._tell.start(_TELL)
        if self._ahead.isActive():
            self._ahead.start(_PAUSE)

    def _show_words(self) -> None:
        """Say what helps, how late it is, and where in the run sheet the talk is."""
        self._window.show_view(leader_view(self._shown().talk))

    def _look_ahead(self) -> None:
        """Put together what the next press shows, before it comes; paint it in the next pause."""
        scene, _ = self._following()
        self._pictures.count(scene)
        self._paint.start()

    def _paint_ahead(self) -> None:
        shown, window = self._shown(), self._window
        if shown.is_held:
            window.here.show_picture(self._pictures.picture(shown.talk.own, shown.page))
        window.following.show_picture(self._pictures.picture(*self._following()))

    def _following(self) -> tuple[WallScene, int]:
        """The scene that the next press shows, and which of its pictures."""
        shown = self._shown()
        return shown.following(is_more=shown.page + 1 < self._pictures.count(shown.talk.own))

    @property
    def _timers(self) -> tuple[QTimer, ...]:
        return self._then, self._tell, self._ahead, self._paint

    def _tag(self, shown: Shown) -> Text | None:
        """What is out of the ordinary in what the room sees."""
        if shown.talk.is_blank:
            return words.BLANK
        if shown.is_held:
            return words.HELD
        count = self._pictures.count(shown.talk.own)
        place = f"{min(shown.page, count - 1) + 1}/{count}"
        return Text(place, place) if count > 1 else None
