"""The record of the talk that is led, saved after each press; gone once the talk has ended."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from flowcharts.folders import config_folder
from flowcharts.loading.library import Library
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.seminar.record import (
    RecordError,
    read_record,
    record_of,
    report_in,
    talk_in,
    write_record,
)
from flowcharts.seminar.talk import Talk
from gui.controllers.room import RECORD


def record_path() -> Path:
    """Where the record of the talk lies that is led now, or was when the program broke off."""
    return config_folder() / RECORD


class InterruptedTalk(NamedTuple):
    """A talk that was broken off."""

    talk: Talk
    began: str


def interrupted_talk(library: Library) -> InterruptedTalk | None:
    """The talk that was broken off; None where none was, or it cannot be gone on with."""
    path = record_path()
    if not path.is_file():
        return None
    try:
        record = read_record(path)
        return InterruptedTalk(talk_in(record, library), report_in(record).began)
    except RecordError:
        return None


class RecordFile(QObject):
    """Saves the record once the press that changed it is painted.

    Attributes:
        began: when the talk began, also where it was broken off since.

    Signals:
        failed: it could not be saved; carries why, as a `Text`.
    """

    failed = Signal(Text)

    def __init__(self, parent: QObject, talk: Callable[[], Talk]) -> None:
        super().__init__(parent)
        self._talk = talk
        self.began = datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.save)

    @property
    def is_waiting(self) -> bool:
        """Is there something to be saved?"""
        return self._later.isActive()

    def save_soon(self) -> None:
        """Save it in the next turn of the loop."""
        self._later.start()

    def save(self) -> None:
        """Save it now."""
        self._later.stop()
        try:
            record_path().parent.mkdir(parents=True, exist_ok=True)
            write_record(record_path(), record_of(self._talk(), self.began))
        except OSError as error:
            self.failed.emit(reason_of(error))

    def forget(self) -> None:
        """Keep nothing of the room."""
        self._later.stop()
        record_path().unlink(missing_ok=True)
