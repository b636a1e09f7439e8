"""How long an action takes until nothing more happens: everything is computed and painted."""

from collections.abc import Callable
from time import perf_counter, process_time
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

_QUIET = 0.003
"""How long nothing may happen before everything counts as done, in seconds."""
_AT_LONGEST = 5.0


class Taken(NamedTuple):
    """What an action has taken, in ms."""

    wall: float
    processor: float
    """What this process has worked for it: as `wall`, were nobody else at the machine."""


def taken(action: Callable[[], object]) -> Taken:
    """Do the *action*: how long until it returns?"""
    started, worked = perf_counter(), process_time()
    action()
    return Taken((perf_counter() - started) * 1000, (process_time() - worked) * 1000)


def settled(action: Callable[[], object]) -> Taken:
    """Do the *action*: how long until Qt has nothing left to do for it?"""
    loop = QEventLoop()
    started, worked = perf_counter(), process_time()
    action()
    # Within `exec()` what is deleted later goes by itself; from outside it is never its turn.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    last, last_worked = perf_counter(), process_time()
    while perf_counter() - started < _AT_LONGEST:
        if loop.processEvents():
            last, last_worked = perf_counter(), process_time()
        elif perf_counter() - last >= _QUIET:  # and a look has found nothing, however late it was
            break
    return Taken((last - started) * 1000, (last_worked - worked) * 1000)


def settled_ms(action: Callable[[], object]) -> float:
    """Do the *action*: how many ms until Qt has nothing left to do for it?"""
    return settled(action).wall
