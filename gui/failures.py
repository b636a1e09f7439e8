"""What nobody has caught where Qt calls Python: each kind is told once, and written down."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

_MOST = 1_000_000
"""So many bytes are written down before the file is begun anew; what it held is kept once."""


class Failures(QObject):
    """Hears of every exception that nobody has caught, in whichever thread.

    Signals:
        noted: something went wrong that had not before; carries the file that has the details, or
            nothing where none could be written.
    """

    noted = Signal(str)

    def __init__(self, file: Path) -> None:
        """*file*: where they are written down; it need not exist."""
        super().__init__()
        self._file = file
        self._known: set[tuple[str, str, int]] = set()

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Hear of them."""
        before, sys.excepthook = sys.excepthook, self._note
        try:
            yield
        finally:
            sys.excepthook = before

    def _note(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)  # whoever has a terminal reads it there
        where = (kind.__name__, *_place(trace))
        if where not in self._known:  # once: what is painted fails again with every picture
            self._known.add(where)
            self.noted.emit(self._written(error))

    def _written(self, error: BaseException) -> str:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            if self._file.exists() and self._file.stat().st_size > _MOST:
                self._file.replace(self._file.with_suffix(".old.log"))
            with self._file.open("a", encoding="utf-8", errors="backslashreplace") as log:
                log.write(_told(error))
        except OSError:
            return ""
        return str(self._file)


def _place(trace: TracebackType | None) -> tuple[str, int]:
    """The file and the line where it went wrong."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ("", 0)


def _told(error: BaseException) -> str:
    """When it was, in which program, and what went wrong."""
    from datetime import datetime  # only where something did
    from traceback import format_exception

    from PySide6.QtCore import qVersion

    from flowcharts.version import VERSION

    now = datetime.now().astimezone().isoformat(timespec="seconds")
    about = f"{now}, version {VERSION}, Python {sys.version.split()[0]}, Qt {qVersion()}"
    return f"{about}\n{''.join(format_exception(error))}\n"
