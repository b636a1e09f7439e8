"""The windows of a build: each opens and stays."""

import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import sleep

from builds.trying import TryOutError, complaints_in, expect, home_at

_STAYS = 6.0
"""A window that is there for so many seconds stays."""
WINDOWS = {
    "today’s policy": ("show", "missed-trigger-2024"),
    "practice": ("--now", "2026-11-22"),
    "a room": ("seminar", "show", "article-in-45-minutes"),
}
"""What is asked for, by what it is called."""


def try_offscreen(program: Path, room: Path) -> None:
    """Each window opens and stays, and complains of nothing."""
    for name, words in WINDOWS.items():
        home = home_at(room / f"{name}, offscreen")
        with opened(program, words, {**home, "QT_QPA_PLATFORM": "offscreen"}) as process:
            sleep(_STAYS)
            expect(process.poll() is None, f"offscreen, {name} is open")


@contextmanager
def opened(
    program: Path, words: tuple[str, ...], environment: Mapping[str, str]
) -> Iterator["subprocess.Popen[str]"]:
    """The program with its window, ended afterwards; it may not have complained."""
    process = subprocess.Popen(  # noqa: S603  # what was built here
        [str(program), *words],
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            _, said = process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            _, said = process.communicate()
    if complaints_in(said):
        raise TryOutError(f"{program.name} {' '.join(words)}: {complaints_in(said)}")
