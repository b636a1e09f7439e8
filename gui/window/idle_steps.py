"""Work in small steps, while nothing else is to be done."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class IdleSteps(QObject):
    """Takes one step whenever all events are heard, until there is none left."""

    def __init__(self, parent: QObject, step: Callable[[], bool]) -> None:
        """*step* takes one, and says whether there may be another."""
        super().__init__(parent)
        self._step = step
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Take steps from now on."""
        self._timer.start(0)

    def _go_on(self) -> None:
        if not self._step():
            self._timer.stop()
