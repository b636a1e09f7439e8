"""The windows of a build on a screen: they follow the keys, and are there soon enough."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from PySide6.QtGui import QImage

from benchmarks.home import newcomer
from benchmarks.launch import Program, launch
from benchmarks.launches import CHART
from benchmarks.screen import HEIGHT, STRIDE, WIDTH, Picture, Region, Screen
from builds.names import MADE, TOP
from builds.try_windows import WINDOWS, opened
from builds.trying import TryOutError, expect

_AT_LONGEST = 40.0
_REST = 3.0
"""For so many seconds nothing moves any more."""
_ROUNDS = 9
_MOST_OF_SOURCE = 1.15
_CHANGED = 0.004
"""The share of the screen that a step changes at least."""


def try_on_screen(program: Path, home: Mapping[str, str]) -> None:
    """What is seen on a screen changes with the keys: walked, practised, led."""
    pictures = MADE / "try-out"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, keys in {
        "today’s policy": ("n", "n", "n"),
        "practice": ("Return", "1", "Return"),
        "a room": ("Next", "Next", "Next"),
    }.items():
        with Screen() as screen:
            shown = {**home, "DISPLAY": screen.display}
            empty = screen.look()
            with opened(program, WINDOWS[name], shown) as process:
                last = _settled(screen, empty, process)
                _save(last, pictures / f"{name}.png")
                changes = 0
                for count, key in enumerate(keys, 1):
                    _press(key, screen.display)
                    now = _settled(screen, empty, process)
                    changes += now.difference(last, Region()) > _CHANGED
                    last = now
                    _save(last, pictures / f"{name}, {count}.png")
                expect(changes >= len(keys) - 1, f"on a screen, {name} follows its keys")
    print(f"   pictures: {pictures}")


def try_launch(program: Path) -> None:
    """The chart stands there nearly as soon as from source; medians, in turns."""
    with TemporaryDirectory() as folder, Screen() as screen:
        home = newcomer(Path(folder))
        source = Program("source", (sys.executable, str(TOP / "main.py")), home)
        alone = Program("stand-alone", (str(program),), home)
        seen: dict[str, list[float]] = {source.name: [], alone.name: []}
        for count in range(_ROUNDS + 1):
            for each in (source, alone):
                took = launch(each, screen).complete(CHART)
                if count:  # the first one fills the caches
                    seen[each.name].append(took)
    by_source, by_itself = (median(took) for took in seen.values())
    share = by_itself / by_source
    told = f"chart after {by_itself:.0f} ms, from source after {by_source:.0f}: {share:.2f}"
    expect(share <= _MOST_OF_SOURCE, told)


def _settled(screen: Screen, empty: Picture, process: "subprocess.Popen[str]") -> Picture:
    """The screen once something is on it that does not move any more."""
    until, since, last = monotonic() + _AT_LONGEST, monotonic(), empty
    while monotonic() < until:
        sleep(0.1)
        if process.poll() is not None:
            raise TryOutError(f"The program ended by itself, with status {process.returncode}.")
        now = screen.look()
        if now.difference(last, Region()) > _CHANGED / 10:
            last, since = now, monotonic()
        elif monotonic() - since > _REST and now.ink(empty) > 0:
            return now
    raise TryOutError("The window does not come to rest.")


def _press(key: str, display: str) -> None:
    tool = shutil.which("xdotool")
    if tool is None:
        raise TryOutError("xdotool is not installed.")
    subprocess.run(  # noqa: S603  # our own words
        [tool, "key", key], check=True, env={**os.environ, "DISPLAY": display}
    )


def _save(picture: Picture, file: Path) -> None:
    across, down = WIDTH, HEIGHT // STRIDE  # every second row is kept
    image = QImage(picture.pixels, across, down, across * 4, QImage.Format.Format_RGB32)
    image.scaled(across, HEIGHT).save(str(file))
