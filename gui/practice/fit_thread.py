"""The schedule, fitted to the learner beside the use of the journal."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QThread

from flowcharts.journal.errors import JournalError
from flowcharts.journal.store import Journal
from flowcharts.practice.fit import fitted
from flowcharts.practice.practice_settings import PracticeSettings
from gui.override import override


class FitThread(QThread):
    """Fits one schedule, once.

    Attributes:
        found: the settings with what was found; None before its end, or where it came to nothing.
        error: why it came to nothing, if the journal could not be read.
    """

    def __init__(
        self, parent: QObject, journal: Path, settings: PracticeSettings, now: datetime
    ) -> None:
        super().__init__(parent)
        self._journal, self._settings, self._now = journal, settings, now
        self.found: PracticeSettings | None = None
        self.error: JournalError | None = None

    @override
    def run(self) -> None:
        try:
            with Journal.read_only(self._journal) as journal:  # each thread reads by its own
                self.found = fitted(journal, self._settings, self._now)
        except JournalError as error:
            self.error = error
