"""The schedule, fitted to the learner: when it can be, and what comes of it."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, Signal

from flowcharts.journal.errors import JournalError
from flowcharts.journal.store import Journal
from flowcharts.practice.fit import fitted, lacking_answers
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from gui.override import override
from gui.practice import words
from gui.practice.window_parts import WindowParts


class FitState(NamedTuple):
    """How it stands with fitting the schedule."""

    lacking: int = 0
    """So many answers are lacking."""
    is_going: bool = False
    is_kept: bool = True
    """Is there a journal on the disk to be read? A guest has none."""


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


class ScheduleFit(QObject):
    """Fits the schedule of whoever practises.

    Signals:
        changed: it was begun, or has come to its end.
    """

    changed = Signal()

    def __init__(self, parts: WindowParts, now: Callable[[], datetime]) -> None:
        super().__init__(parts.window)
        self._parts, self._now = parts, now
        self._thread: FitThread | None = None
        self._practice: Practice | None = None

    @property
    def is_going(self) -> bool:
        """Is it being fitted?"""
        return self._thread is not None

    def state(self, practice: Practice) -> FitState:
        """How it stands with *practice*."""
        lacking = lacking_answers(practice.journal, practice.settings, self._now())
        return FitState(lacking, self.is_going, practice.journal.path is not None)

    def begin(self, practice: Practice) -> None:
        """Fit it, beside the learner's going on."""
        journal = practice.journal.path
        if journal is None or self._thread is not None:
            return
        self._practice = practice
        self._thread = FitThread(self, journal, practice.settings, self._now())
        self._thread.finished.connect(self._end)
        self._thread.start(FitThread.Priority.LowPriority)
        self.changed.emit()

    def stop(self) -> None:
        """Let what is being fitted come to nothing: the journal is to be closed."""
        if self._thread is not None:
            self._thread.finished.disconnect(self._end)
            self._thread.wait()
            self._put_away()

    def _end(self) -> None:
        """Keep what was found; what else was set meanwhile stays."""
        thread, practice = self._thread, self._practice
        if thread is None or practice is None or not thread.isFinished():
            return
        self._put_away()
        if thread.error is not None:
            self._parts.tell(thread.error.said)
        elif (found := thread.found) is not None:
            self._take(practice, found)
        self.changed.emit()

    def _take(self, practice: Practice, found: PracticeSettings) -> None:
        mine = practice.settings._replace(parameters=found.parameters, fitted_on=found.fitted_on)
        try:
            practice.change_settings(mine)
        except JournalError as error:
            self._parts.tell(error.said)
        else:
            self._parts.tell(words.FITTED_PARAMETERS.filled(count=str(found.fitted_on)))

    def _put_away(self) -> None:
        if self._thread is not None:
            self._thread.deleteLater()
        self._thread = self._practice = None
