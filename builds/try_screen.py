"""The windows of a build on a screen: they follow the keys, and are there soon enough."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.parse import unquote, urlsplit

from PySide6.QtGui import QImage

from benchmarks.home import newcomer
from benchmarks.launch import Program, launch
from benchmarks.launches import CHART
from benchmarks.screen import HEIGHT, STRIDE, WIDTH, Picture, Region, Screen
from builds.names import MADE, TOP
from builds.try_content import wait
from builds.try_windows import WINDOWS, opened
from builds.trying import TryOutError, expect, home_at
from flowcharts.model.text import Language
from gui.words import APPLICATION

_AT_LONGEST = 20.0
_REST, _FIRST_REST = 1.5, 8.0
"""For so many seconds nothing moves any more: after a key; after the start, which fills panels
when the chart is there."""
_ROUNDS = 9
_MOST_OF_SOURCE = 1.15
_CHANGED = 0.004
"""The share of the screen that a step changes at least."""
_STILL = 0.0004
"""The share that a caret may change."""


def try_on_screen(program: Path, room: Path) -> None:
    """What is seen on a screen changes with the keys: walked, practised, led."""
    pictures = MADE / "try-out"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, keys in {
        "today’s policy": ("n", "n", "n"),
        "practice": ("Return", "1", "4"),
        "a room": ("Next", "Next", "Next"),
    }.items():
        with Screen() as screen:
            shown = {**home_at(room / f"{name}, on a screen"), "DISPLAY": screen.display}
            empty = screen.look()
            with opened(program, WINDOWS[name], shown) as process:
                last = _settled(screen, empty, process, _FIRST_REST)
                _save(last, pictures / f"{name}.png")
                changes = 0
                for count, key in enumerate(keys, 1):
                    _tell_screen(screen.display, "key", key)
                    now = _settled(screen, last, process, _REST)
                    changes += now.difference(last, Region()) > _CHANGED
                    last = now
                    _save(last, pictures / f"{name}, {count}.png")
                expect(changes == len(keys), f"on a screen, {name} follows its keys")
    print(f"   pictures: {pictures}")


def try_guide(program: Path, room: Path) -> None:
    """F1 gives the guide that lies in the folder to the browser, in each language."""
    browser, asked = room / "browser" / "xdg-open", room / "asked"
    browser.parent.mkdir()
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{asked}"\n', "utf-8")
    browser.chmod(0o755)
    for language in Language:
        home = home_at(room / f"guide in {language}")
        with Screen() as screen:
            shown = {**home, "DISPLAY": screen.display, "PATH": str(browser.parent)}
            words = ("show", "missed-trigger-2024", "--language", language)
            with opened(program, words, shown) as process:
                _settled(screen, screen.look(), process, _FIRST_REST)
                # Nobody manages windows there: without this, none would be the active one.
                named = (
                    "search",
                    "--onlyvisible",
                    "--name",
                    APPLICATION.in_language(language),
                    "windowfocus",
                )
                _tell_screen(screen.display, *named)
                _tell_screen(screen.display, "key", "F1")
                wait(asked.exists, f"F1 opens the guide in {language}")
        page = Path(unquote(urlsplit(asked.read_text("utf-8")).path))
        is_ours = page.is_relative_to(program.parent) and page.parent.name == language
        expect(is_ours and page.is_file(), f"   it lies in the folder: {page.name}")
        asked.unlink()


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


def _settled(
    screen: Screen, before: Picture, process: "subprocess.Popen[str]", rest: float
) -> Picture:
    """The screen once it shows something else than *before*, and has not moved for a while."""
    until, since, last = monotonic() + _AT_LONGEST, monotonic(), before
    while monotonic() < until:
        sleep(0.1)
        if process.poll() is not None:
            raise TryOutError(f"The program ended by itself, with status {process.returncode}.")
        now = screen.look()
        if now.difference(last, Region()) > _STILL:
            last, since = now, monotonic()
        elif monotonic() - since > rest and now.difference(before, Region()) > _CHANGED:
            return now
    return last  # whoever asks sees that it is the same


def _tell_screen(display: str, *words: str) -> None:
    tool = shutil.which("xdotool")
    if tool is None:
        raise TryOutError("xdotool is not installed.")
    subprocess.run(  # noqa: S603  # our own words
        [tool, *words], check=True, env={**os.environ, "DISPLAY": display}
    )


def _save(picture: Picture, file: Path) -> None:
    across, down = WIDTH, HEIGHT // STRIDE  # every second row is kept
    image = QImage(picture.pixels, across, down, across * 4, QImage.Format.Format_RGB32)
    image.scaled(across, HEIGHT).save(str(file))
