"""The run sheets that there are, each with its title: those that ship, and the user's own."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from flowcharts.find.name_order import name_order
from flowcharts.folders import keep, state_folder
from flowcharts.model.text import Language, Text
from flowcharts.talk.sheet import head_in
from flowcharts.talk.sheet_file import (
    SheetError,
    does_ship,
    own_folder,
    read_table,
    scenes_in,
    shipped_sheets,
)

_MOST = 12
"""So many that were opened or saved lately are remembered, wherever they lie."""


class KnownSheet(NamedTuple):
    """A run sheet, as a list tells it."""

    path: Path
    title: Text
    scenes: int
    minutes: float
    ships: bool
    """Has it come with the program, or in a content pack?"""

    @property
    def name(self) -> str:
        """What a command calls it: those that ship or lie with one's content need no folder."""
        is_bare = self.ships or self.path.parent == own_folder()
        return self.path.stem if is_bare else str(self.path)


def known_sheets(language: Language = Language.ENGLISH) -> tuple[KnownSheet, ...]:
    """Those that ship, then the user's: the ones opened lately first, then those of the folder.

    These are sorted as *language* sorts titles. Whatever is no run sheet, or no longer there, is
    left out.
    """
    shipped = shipped_sheets()
    first = [*(shipped[name] for name in sorted(shipped)), *_lately()]
    own = (path for path in own_folder().glob("*.toml") if path not in first)
    in_folder = sorted(_known(own), key=lambda sheet: name_order(sheet.title, language))
    return (*_known(dict.fromkeys(first)), *in_folder)


def note_sheet(path: Path) -> None:
    """Remember that the run sheet at *path* was opened or saved."""
    path = path.absolute()
    if not does_ship(path):
        paths = [*dict.fromkeys([path, *_lately()])][:_MOST]
        keep(_file(), json.dumps([str(each) for each in paths]).encode())


def sheet_folders() -> tuple[Path, ...]:
    """The folders of the user's run sheets, as far as they are remembered."""
    return tuple(dict.fromkeys([*(path.parent for path in _lately()), own_folder()]))


def _file() -> Path:
    return state_folder() / "run-sheets.json"


def _lately() -> list[Path]:
    """What was opened or saved lately, the last one first."""
    try:
        told = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return []
    return [Path(each) for each in told if isinstance(each, str)] if isinstance(told, list) else []


def _known(paths: Iterable[Path]) -> Iterator[KnownSheet]:
    for path in paths:
        try:
            table = read_table(path)
        except SheetError:
            continue
        scenes = scenes_in(table)
        minutes = sum(map(_minutes, scenes))
        title = head_in(table).title.text or Text(path.stem, path.stem)
        yield KnownSheet(path, title, len(scenes), minutes, does_ship(path))


def _minutes(scene: object) -> float:
    planned = scene.get("minutes") if isinstance(scene, dict) else None
    return planned if isinstance(planned, int | float) else 0
