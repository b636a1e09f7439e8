"""The schedule, fitted to the learner: when it can be, and what comes of it."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from flowcharts.journal.errors import JournalError
from flowcharts.practice.fit import lacking_answers
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from gui.practice import words
from gui.practice.fit_thread import FitThread
from gui.practice.surroundings import Surroundings


class FitState(NamedTuple):
    """How it stands with fitting the schedule."""

    lacking: int = 0
    """So many answers are lacking."""
    is_going: bool = False
    is_kept: bool = True
    """Is there a journal on the disk to be read? A guest has none."""


class ScheduleFit(QObject):
    """Fits the schedule of whoever practises.

    Signals:
        changed: it was begun, or has come to its end.
    """

    changed = Signal()

    def __init__(self, around: Surroundings, now: Callable[[], datetime]) -> None:
        super().__init__(around.window)
        self._around, self._now = around, now
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
            self._around.tell(thread.error.said)
        elif (found := thread.found) is not None:
            self._take(practice, found)
        self.changed.emit()

    def _take(self, practice: Practice, found: PracticeSettings) -> None:
        mine = practice.settings._replace(parameters=found.parameters, fitted_on=found.fitted_on)
        try:
            practice.change_settings(mine)
        except JournalError as error:
            self._around.tell(error.said)
        else:
            self._around.tell(words.FITTED_PARAMETERS.filled(count=str(found.fitted_on)))

    def _put_away(self) -> None:
        if self._thread is not None:
            self._thread.deleteLater()
        self._thread = self._practice = None
