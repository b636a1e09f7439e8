"""The run sheets that there are, each with its title: those that ship, and the user's own."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from flowcharts.find.fold import fold
from flowcharts.find.name_order import name_order
from flowcharts.folders import keep, state_folder
from flowcharts.library.unknown_name import unknown
from flowcharts.model.text import Language, Text
from flowcharts.suggestions import nearest_all
from flowcharts.talk.sheet import head_in
from flowcharts.talk.sheet_file import (
    SheetError,
    does_ship,
    own_folder,
    read_table,
    scenes_in,
    shipped_sheets,
)

_ENDING = "toml"
_RUN_SHEET = Text("run sheet", "進行表")
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

    All but those opened lately are sorted as *language* sorts titles. Whatever is no run sheet, or
    no longer there, is left out.
    """
    shipped = [*shipped_sheets().values()]
    lately = [path for path in _lately() if path not in shipped]
    in_folder = (path for path in own_folder().glob(f"*.{_ENDING}") if path not in lately)
    return (*_sorted(shipped, language), *_known(lately), *_sorted(in_folder, language))


def sheet_named(name: str) -> Path:
    """The file of that name; where there is none, the run sheet that is called or titled so.

    That is one of the user's own content, or else one that ships or is of a content pack.
    """
    path = Path(name)
    if path.name != name or path.exists():
        return path
    own = (own_folder() / name).with_suffix(f".{_ENDING}")
    if own.is_file():
        return own
    titled = (each.path for each in known_sheets() if fold(name) in _titles(each))
    return shipped_sheets().get(own.stem) or next(titled, path)


def unknown_sheet(path: Path) -> Text:
    """The sentence that says that there is none at *path*, and offers what may have been meant."""
    known = {sheet.name: {fold(sheet.name), *_titles(sheet)} for sheet in known_sheets()}
    beside = {str(each): {fold(each.stem)} for each in path.parent.glob(f"*.{_ENDING}")}
    words = {word: name for name, words in (known | beside).items() for word in words}
    meant = [words[word] for word in nearest_all(fold(path.stem), words)]
    return unknown(_RUN_SHEET, str(path), tuple(known), meant)


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


def _sorted(paths: Iterable[Path], language: Language) -> list[KnownSheet]:
    return sorted(_known(paths), key=lambda sheet: name_order(sheet.title, language))


def _titles(sheet: KnownSheet) -> set[str]:
    return {fold(sheet.title.in_language(language)) for language in Language}


def _minutes(scene: object) -> float:
    planned = scene.get("minutes") if isinstance(scene, dict) else None
    return planned if isinstance(planned, int | float) else 0
