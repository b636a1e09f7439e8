"""A screen that refuses the window: Qt would abort; the program starts anew without one."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from flowcharts.commands.screen import NAMES_OF_SCREENS, has_own_windows


@contextmanager
def starting_anew_where_refused() -> Iterator[None]:
    """Where the application that is made within finds no screen, nothing aborts.

    There is none where nobody serves the display, where its server knows no leave of this user's,
    and where a system library is missing. Which of them it is, Qt says first; what it says of
    a screen that it found is passed on.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        said.append(message)
        if kind is QtMsgType.QtFatalMsg and not has_own_windows():
            _start_anew(said)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if not QGuiApplication.screens() and not has_own_windows():
        _start_anew(said)
    for message in said:
        print(message, file=sys.stderr)


def _start_anew(said: Sequence[str]) -> None:
    """Be this program again, with the same words, in an environment that names no screen."""
    reason = next((message.strip().rstrip(".") for message in said), "Qt finds no screen")
    print(f"The window cannot open here: {reason}.", file=sys.stderr, flush=True)
    named = {name: value for name, value in os.environ.items() if name not in NAMES_OF_SCREENS}
    os.execve(sys.executable, sys.orig_argv, named)  # noqa: S606  # this very program
