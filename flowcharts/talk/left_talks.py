"""Talks that were left before their end: each lies in a file of its own until it is ended.

The file is named by when the talk began, and by the room that leads it. Another room that takes it
over names it anew: so the first one notices, whichever process it is in, and nothing is written by
two of them.
"""

import os
from contextlib import suppress
from pathlib import Path

from flowcharts.folders import config_folder, data_folder

_BEFORE = "talk.json"
"""Where earlier versions kept the only one."""


def new_file() -> Path:
    """A file for the record of a talk that begins now."""
    from datetime import datetime  # every launch looks for left talks, and begins none

    began = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
    return _folder() / f"{began}.{os.urandom(4).hex()}.json"


def left_talks() -> tuple[Path, ...]:
    """The records of all talks that were not ended, the one that was led last first."""
    files = [*_folder().glob("*.json"), config_folder() / _BEFORE]
    times: dict[Path, float] = {}
    for file in files:
        with suppress(OSError):  # another window has ended it meanwhile, or there is none
            times[file] = file.stat().st_mtime
    return tuple(sorted(times, key=times.__getitem__, reverse=True))


def taken_over(file: Path) -> Path:
    """The record at *file*, from now on that of another room; where it lies now.

    Raises:
        OSError: it is gone, or cannot be moved.
    """
    fresh = new_file()
    if file.name != _BEFORE:
        fresh = fresh.with_name(f"{_began(file)}.{fresh.name.split('.')[1]}.json")
    fresh.parent.mkdir(parents=True, exist_ok=True)
    return file.rename(fresh)


def is_taken_over(file: Path) -> bool:
    """Does another room lead the talk whose record was at *file*?"""
    return not file.exists() and any(_folder().glob(f"{_began(file)}.*.json"))


def set_aside(file: Path) -> Path:
    """A record that cannot be read, out of the way; where it lies now.

    Raises:
        OSError: it cannot be moved.
    """
    aside = file.with_suffix(".damaged")
    while aside.exists():  # what was damaged before is kept, too
        aside = aside.with_name(f"{file.stem}.{os.urandom(4).hex()}.damaged")
    return file.rename(aside)


def _began(file: Path) -> str:
    return file.name.split(".")[0]


def _folder() -> Path:
    return data_folder() / "talks"
