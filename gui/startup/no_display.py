"""A screen that refuses the window: Qt would abort; the program starts anew without one."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from flowcharts.commands.screen import NAMES_OF_SCREENS, has_own_windows
from flowcharts.model.text import Text

_CANNOT_OPEN = Text(
    "The window cannot open here: {reason}.", "ここではウィンドウを表示できません。"
)
"""Why, Qt says in English alone."""


@contextmanager
def starting_anew_where_refused() -> Iterator[None]:
    """Where the application that is made within finds no screen, nothing aborts.

    There is none where nobody serves the display, where its server knows no leave of this user's,
    and where a system library is missing. Which of them it is, Qt's platform says first; what it
    says of a screen that it found is passed on.
    """
    said: list[_Saying] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtDebugMsg:  # somebody wants to follow it
            print(message, file=sys.stderr)
            return
        said.append(_Saying(context.category or "", message))
        if kind is QtMsgType.QtFatalMsg and not has_own_windows():
            _start_anew(said)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if not QGuiApplication.screens() and not has_own_windows():
        _start_anew(said)
    for saying in said:
        print(saying.message, file=sys.stderr)


class _Saying(NamedTuple):
    category: str
    """Which part of Qt has said it."""
    message: str


def _start_anew(said: Sequence[_Saying]) -> None:
    """Be this program again, with the same words, in an environment that names no screen."""
    from flowcharts.commands.console import wording_asked  # no window waits for it

    by_platform = sorted(said, key=lambda saying: not saying.category.startswith("qt.qpa"))
    reason = by_platform[0].message.strip() if said else "Qt finds no screen"
    told = _CANNOT_OPEN.filled(reason=reason.rstrip("."))
    print(told.in_wording(wording_asked(sys.argv[1:])), file=sys.stderr, flush=True)
    named = {name: value for name, value in os.environ.items() if name not in NAMES_OF_SCREENS}
    os.execve(sys.executable, sys.orig_argv, named)  # noqa: S606  # this very program
