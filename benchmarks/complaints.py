"""What goes wrong without an end of the program: Qt's warnings, and exceptions nobody caught."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


class Complaints:
    """What Qt warned of, and what was raised where nobody caught it."""

    def __init__(self) -> None:
        self.warnings: list[str] = []
        self.exceptions: list[str] = []

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Listen for them."""
        before = qInstallMessageHandler(self._hear)
        hook, sys.excepthook = sys.excepthook, self._catch
        try:
            yield
        finally:
            sys.excepthook = hook
            qInstallMessageHandler(before)

    def _hear(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        # The offscreen platform says of every window that it has no screen's abilities.
        if kind is not QtMsgType.QtDebugMsg and not message.startswith("This plugin does not"):
            self.warnings.append(message)

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.exceptions.append(repr(error))
        sys.__excepthook__(kind, error, trace)
