"""What Python and the C library are told once the window is seen, and used for hours."""

import gc
import sys
from collections.abc import Callable

_GARBAGE = (1_500, 5, 40)
"""So many new things there may be before garbage is looked for among them, and so often is what
was kept looked at again: few things at a time, so that nobody waits, and seldom all of them. Of
25,000 at a time somebody waits a third as long again for what was slow already."""
_TURN = 0.0005
"""So many seconds what is worked on beside the window may keep Python to itself. Python's own ten
times as many are waited for dozens of times before a picture is painted, whenever Qt is called."""
_ARENA_MAX, _MMAP_THRESHOLD, _TRIM_THRESHOLD = -8, -3, -1
"""What is set by `mallopt`, as glibc's malloc.h numbers it."""
_LARGE = 1 << 20
"""In bytes: pictures are larger. Glibc raises its limit with every picture that is given back."""
_AT_HAND = 16 << 20
"""So many bytes may lie free at the end: to give them back for a moment takes time."""


def prepare_for_long_use() -> None:
    """Let nobody wait for what goes on beside the window, and memory go back when it is free."""
    look_for_garbage_again()
    sys.setswitchinterval(_TURN)
    give_memory_back()


def look_for_garbage_again() -> None:
    """As gui.startup.load_qt had put off; what the launch has made is there to stay."""
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    gc.enable()


def give_memory_back() -> None:
    """Keep small things of all threads in one place, and pictures apart from them, under glibc.

    Else pictures and what a thread has needed leave holes between small things that last: after
    some thousand actions (`benchmarks/actions.py`) a third of the memory is such holes.
    """
    set_option = _of_glibc("mallopt")
    if set_option is not None:
        set_option(_ARENA_MAX, 1)
        set_option(_MMAP_THRESHOLD, _LARGE)
        set_option(_TRIM_THRESHOLD, _AT_HAND)


def give_back_what_is_free() -> None:
    """Give back what lies free between things that last, under glibc, as of a window let go.

    Else what comes next lies there in bits, and what was large before stays so.
    """
    trim = _of_glibc("malloc_trim")
    if trim is not None:
        trim(0)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """The function of that *name*; other C libraries have none."""
    if sys.platform != "linux":
        return None
    from ctypes import CDLL  # nobody else needs it

    function: Callable[..., int] | None = getattr(CDLL(None), name, None)
    return function
