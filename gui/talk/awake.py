"""Keeps the screen from going dark while a room looks at it.

Every system has a way of its own. Where it is a program, it is a child that lives by a pipe from
us: it ends when we do, however that comes about.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

from flowcharts.folders import PROGRAM

_WHY = "A room is looking at the screen"
_UNTIL_WE_END = ("cat",)
"""Reads from the pipe that we hold; it has nothing to read, until there is nobody to write."""
_DISPLAY_REQUIRED, _SYSTEM_REQUIRED, _CONTINUOUS = 0x2, 0x1, 0x80000000
"""What Windows calls the states in which it leaves the screen on."""


class Awake:
    """The screen stays on from `begin` to `end`.

    Attributes:
        children: the programs that keep it on.
    """

    def __init__(self) -> None:
        self.children: list[subprocess.Popen[bytes]] = []

    @property
    def is_on(self) -> bool:
        """Is there anything that keeps the screen on?"""
        return any(child.poll() is None for child in self.children)

    def begin(self) -> None:
        """Keep the screen on, as far as the system lets us."""
        if sys.platform == "win32":
            _tell_windows(_CONTINUOUS | _DISPLAY_REQUIRED | _SYSTEM_REQUIRED)
        elif not self.is_on:
            self.children = list(_started(_commands()))

    def end(self) -> None:
        """Let it go dark again when it wants to."""
        if sys.platform == "win32":
            _tell_windows(_CONTINUOUS)
        for child in self.children:
            if child.stdin is not None:
                child.stdin.close()
            child.terminate()
            child.wait()
        self.children.clear()


def _commands() -> tuple[Sequence[str], ...]:
    """The commands that keep the screen on here: not every desktop listens to the same."""
    if sys.platform == "darwin":
        return (("caffeinate", "-d", "-i", *_UNTIL_WE_END),)
    return (
        (
            *("systemd-inhibit", "--what=idle", f"--who={PROGRAM}", f"--why={_WHY}"),
            *("--mode=block", *_UNTIL_WE_END),
        ),
        ("gnome-session-inhibit", "--inhibit", "idle", "--reason", _WHY, *_UNTIL_WE_END),
    )


def _started(commands: Sequence[Sequence[str]]) -> Iterator[subprocess.Popen[bytes]]:
    for command in commands:
        program = shutil.which(command[0])
        if program is not None:
            with suppress(OSError):  # then the screen sleeps as it always does
                yield subprocess.Popen(  # noqa: S603  # our own words, none of a user's
                    (program, *command[1:]),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    cwd=os.sep,
                )


def _tell_windows(state: int) -> None:
    import ctypes  # nowhere else

    library = getattr(ctypes, "windll", None)
    if library is not None:
        library.kernel32.SetThreadExecutionState(state)
