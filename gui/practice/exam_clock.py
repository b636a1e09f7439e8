"""The clock of a timed exam."""

from datetime import timedelta

from PySide6.QtCore import QObject, QTimer, Signal


class ExamClock(QObject):
    """Says when the time is up.

    Signals:
        ended: it is.
    """

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.ended)

    def run(self, left: timedelta | None) -> None:
        """Run for as long as is *left*; None stops it."""
        self._timer.stop()
        if left is not None:
            self._timer.start(max(0, round(left.total_seconds() * 1000)))
