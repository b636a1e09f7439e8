"""How long a deed takes until nothing more happens: everything is computed and painted."""

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QEventLoop

_QUIET = 0.003
"""How long nothing may happen before everything counts as done, in seconds."""
_AT_LONGEST = 5.0


def settled_ms(deed: Callable[[], object]) -> float:
    """Do the *deed*: how many ms until Qt has nothing left to do for it?"""
    loop = QEventLoop()
    started = perf_counter()
    deed()
    last = perf_counter()
    while perf_counter() - started < _AT_LONGEST:
        if loop.processEvents():
            last = perf_counter()
        elif perf_counter() - last >= _QUIET:  # and a look has found nothing, however late it was
            break
    return (last - started) * 1000
