"""Work in small steps, while nothing else is to be done."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

_AT_A_TIME = 0.01
"""So many seconds of steps are taken in a row."""
_PAUSE = 6
"""So many milliseconds after them are for keys and pictures, however long a step has taken."""


class IdleSteps(QObject):
    """Takes steps, a few at a time, until there is none left.

    Signals:
        ended: there is none left.
    """

    ended = Signal()

    def __init__(self, parent: QObject, step: Callable[[], bool]) -> None:
        """*step* takes one, and says whether there may be another."""
        super().__init__(parent)
        self._step = step
        self._timer = QTimer(self, interval=_PAUSE, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Take steps from now on."""
        self._timer.start()

    def stop(self) -> None:
        """Take no more."""
        self._timer.stop()

    def take(self, seconds: float) -> bool:
        """Take steps for so long; may there be others?"""
        until = monotonic() + seconds
        while self._step():
            if monotonic() >= until:
                return True
        return False

    def _go_on(self) -> None:
        if self.take(_AT_A_TIME):
            self._timer.start()
        else:
            self.ended.emit()
