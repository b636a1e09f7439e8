"""What the leader is told: why a press did nothing, that one more Esc leaves, how late it is."""

from PySide6.QtCore import QObject, QTimer

from flowcharts.model.text import Text
from flowcharts.talk.clock import Timing
from gui.talk import words
from gui.talk.leader.window import LeaderWindow

_ARMED = 6_000
"""For so many milliseconds a second Esc is taken for the answer to what the first one said."""


class ToldLeader(QObject):
    """Says one thing at a time in the leader's window."""

    def __init__(self, parent: QObject, window: LeaderWindow) -> None:
        super().__init__(parent)
        self._window = window
        self._has_said_why = False
        self._leaving = QTimer(self, singleShot=True, interval=_ARMED)
        self._leaving.timeout.connect(lambda: window.say(None))

    @property
    def has_warned(self) -> bool:
        """Was the leader just told that one more Esc leaves the room?"""
        return self._leaving.isActive()

    def warn(self) -> None:
        """Say that one more Esc leaves the room."""
        self._leaving.start()
        self._window.say(words.ESC_LEAVES)

    def stay(self) -> None:
        """No Esc of before is the first of two."""
        if self._leaving.isActive():
            self._leaving.stop()
            self._window.say(None)

    def rest(self) -> None:
        """Say nothing later."""
        self._leaving.stop()

    def say(self, text: Text) -> None:
        """Say *text*."""
        self._window.say(text)

    def say_why(self, why: Text | None) -> None:
        """Say why a press has done nothing, until the next one that does something."""
        if why is not None or self._has_said_why:
            self._window.say(why)
        self._has_said_why = why is not None

    def show_timing(self, timing: Timing) -> None:
        """Say how late it is, where nothing else is said."""
        if not timing.is_late or self._leaving.isActive() or self._has_said_why:
            return
        said = words.RUNNING_LATE if timing.offer else words.RUNNING_LATE_ONLY
        minutes, count = max(1, round(timing.late)), len(timing.offer)
        self._window.say(said.filled(minutes=str(minutes), count=str(count)))
