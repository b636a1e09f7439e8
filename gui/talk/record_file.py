"""The record of the talk that is led, saved after each press; gone once the talk is ended."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.talk.known_sheets import sheet_folders
from flowcharts.talk.left_talks import is_taken_over, new_file
from flowcharts.talk.record import read_record, record_of, report_in, talk_in, write_record
from flowcharts.talk.talk import Talk
from gui.talk.known_talks import lock_of

_PAUSE, _LONGEST = 40, 2_000
"""So many milliseconds a press waits for the next one, and at most, before it is saved."""


class LeftTalk(NamedTuple):
    """A talk that was left before its end."""

    talk: Talk
    began: str


def left_talk(path: Path, library: Library) -> LeftTalk:
    """The talk whose record lies at *path*.

    Raises:
        RecordError: it cannot be gone on with.
    """
    record = read_record(path)
    return LeftTalk(talk_in(record, library, sheet_folders()), report_in(record).began)


class RecordFile(QObject):
    """Saves the record once the press that changed it is painted.

    Attributes:
        path: where.
        began: when the talk began, also where it was left since.
        problem: why it could not be saved the last time.

    Signals:
        failed: it could not be saved; carries why, as a `Text`.
        lost: another room leads the talk now.
    """

    failed = Signal(Text)
    lost = Signal()

    def __init__(self, parent: QObject, talk: Callable[[], Talk]) -> None:
        super().__init__(parent)
        self._talk = talk
        self.path = new_file()
        self._lock = lock_of(self.path)
        self.problem: Text | None = None
        self.began = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._at_latest = QTimer(self, singleShot=True, interval=_LONGEST)
        for timer in (self._later, self._at_latest):
            timer.timeout.connect(self.save)

    @property
    def is_waiting(self) -> bool:
        """Is there something to be saved?"""
        return self._later.isActive()

    def take(self, path: Path, began: str) -> None:
        """Save it there from now on, as what *began* then."""
        self._lock.unlock()
        self.path, self.began, self._lock = path, began, lock_of(path)
        self._lock.tryLock(0)

    def save_soon(self) -> None:
        """Save it in a pause of the keys; in two seconds, where there is none."""
        self._later.start()
        if not self._at_latest.isActive():
            self._at_latest.start()

    def save(self) -> bool:
        """Save it now; is it saved, by this room or by the one that leads the talk?"""
        self._stop()
        self.problem = None
        try:
            is_lost = is_taken_over(self.path)
            if not is_lost:
                self._write()
        except OSError as error:
            self.problem = reason_of(error)
            self.failed.emit(self.problem)
            return False
        if is_lost:
            self.lost.emit()
        return True

    def rest(self) -> None:
        """Save nothing more; what was saved stays."""
        self._stop()
        self._lock.unlock()

    def forget(self) -> None:
        """Keep nothing of the talk."""
        self.rest()
        with suppress(OSError):  # then it is offered once more
            self.path.unlink(missing_ok=True)

    def _stop(self) -> None:
        self._later.stop()
        self._at_latest.stop()

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self._lock.isLocked():
            self._lock.tryLock(0)  # before others see the record
        write_record(self.path, record_of(self._talk(), self.began))
