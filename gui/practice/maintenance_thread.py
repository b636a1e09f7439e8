"""The journal, checked and backed up beside its use."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from flowcharts.journal.maintenance import look_after
from gui.override import override


class UpkeepThread(QThread):
    """Looks after one journal, once.

    Signals:
        failed: what went wrong, a JournalError.
    """

    failed = Signal(object)

    def __init__(self, parent: QObject, journal: Path, now: datetime, *, needs_check: bool) -> None:
        super().__init__(parent)
        self._journal = journal
        self._now = now
        self._needs_check = needs_check

    @override
    def run(self) -> None:
        error = look_after(self._journal, self._now, needs_check=self._needs_check)
        if error is not None:
            self.failed.emit(error)
