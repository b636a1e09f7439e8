"""What the leader is told: why a press did nothing, that one more Esc leaves, how late it is."""

from PySide6.QtCore import QObject, QTimer

from flowcharts.model.text import Text
from flowcharts.talk.clock import Timing
from gui.talk import words
from gui.talk.leader.window import LeaderWindow

_ARMED = 6_000
"""For so many milliseconds a second Esc is taken for the answer to what the first one said."""
_MUCH_LATER = 5.0
"""So many minutes later a warning that was put away comes again."""


class ToldLeader(QObject):
    """Says one thing at a time in the leader's window: what was said last, else how late it is."""

    def __init__(self, parent: QObject, window: LeaderWindow) -> None:
        super().__init__(parent)
        self._window = window
        self._said: Text | None = None
        self._passes = False
        """Does it go with the next press that does something?"""
        self._late: Timing | None = None
        self._put_away = 0.0
        """How late it was, in minutes, when that was put away."""
        self._leaving = QTimer(self, singleShot=True, interval=_ARMED)
        self._leaving.timeout.connect(self._show)
        window.notice.dismissed.connect(self._dismiss)

    @property
    def has_warned(self) -> bool:
        """Was the leader just told that one more Esc leaves the room?"""
        return self._leaving.isActive()

    def warn(self) -> None:
        """Say that one more Esc leaves the room."""
        self._leaving.start()
        self._show()

    def stay(self) -> None:
        """No Esc of before is the first of two."""
        if self._leaving.isActive():
            self._leaving.stop()
            self._show()

    def rest(self) -> None:
        """Say nothing later."""
        self._leaving.stop()

    def say(self, text: Text) -> None:
        """Say *text*, until it is put away or something else is to be said."""
        self._said, self._passes = text, False
        self._show()

    def say_why(self, why: Text | None) -> None:
        """Say why a press has done nothing, until the next one that does something."""
        if why is not None:
            self._said, self._passes = why, True
        elif self._passes:
            self._said, self._passes = None, False
        self._show()

    def show_timing(self, timing: Timing) -> None:
        """Say how late it is, for as long as it is, where nothing else is said."""
        was_late, self._late = self._late is not None, timing if timing.is_late else None
        if self._late is None:
            self._put_away = 0.0
        elif not was_late and not self._passes:
            self._said = None  # read long ago
        self._show()

    def _dismiss(self) -> None:
        if self._said is None and self._late is not None:
            self._put_away = self._late.late + _MUCH_LATER
        self._said = None
        self._show()

    def _show(self) -> None:
        said = words.ESC_LEAVES if self.has_warned else self._said
        late = self._late if self._late and self._late.late >= self._put_away else None
        self._window.say(said or (_running(late) if late is not None else None))


def _running(timing: Timing) -> Text:
    """How late it is, and what T would do about it."""
    said = words.RUNNING_LATE if timing.offer else words.RUNNING_LATE_ONLY
    minutes, count = max(1, round(timing.late)), len(timing.offer)
    return said.filled(minutes=str(minutes), count=str(count))
