"""All content that a file may name: what the library holds and the files named beside it."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

from flowcharts.checking.sheet import Sheet, read_sheet
from flowcharts.library import Library
from flowcharts.schema import Kind

FOLDERS = {"charts": Kind.CHART, "scenarios": Kind.SCENARIO, "lessons": Kind.LESSON}
FILES = {"cards.toml": Kind.CARDS, "glossary.toml": Kind.GLOSSARY}

_KEYS = {
    Kind.CHART: {"start", "edition", "decision", "action", "exit", "about"},
    Kind.SCENARIO: {"chart", "cards", "story", "answer", "ruling", "level", "missed", "noticed"},
    Kind.LESSON: {"scenarios", "about"},
    Kind.CARDS: {"card"},
    Kind.GLOSSARY: {"term"},
}
"""Keys at the top of a file that tell its kind."""


class Shelves:
    """The files of the library and those *named*, each read once.

    A file named from outside the library stands in for the library's file of the same name.
    """

    def __init__(self, library: Library, named: Iterable[Path]) -> None:
        self._folders = [place.folder for place in library.places]
        self._sheets: dict[Path, Sheet] = {}
        held = {path.resolve(): path for path in library.files()}
        self._held = list(held.values())
        self._loose = [path for path in named if path.resolve() not in held]

    def sheet(self, path: Path) -> Sheet:
        """The file at *path*, read."""
        if path not in self._sheets:
            self._sheets[path] = read_sheet(path)
        return self._sheets[path]

    def is_loose(self, path: Path) -> bool:
        """Does it stand outside the library?"""
        return path in self._loose

    def kind(self, path: Path) -> Kind | None:
        """What the file at *path* describes: told by its place, else by its keys."""
        if not self.is_loose(path):
            return self._kind_held(path)
        told = FILES.get(path.name) or FOLDERS.get(path.parent.name)
        return told or _kind_by_keys(self.sheet(path))

    @cached_property
    def charts(self) -> dict[str, Path]:
        """The file of each chart."""
        return self._by_id(Kind.CHART)

    @cached_property
    def scenarios(self) -> dict[str, Path]:
        """The file of each scenario."""
        return self._by_id(Kind.SCENARIO)

    @cached_property
    def cards(self) -> dict[str, Path]:
        """The file that each card stands in."""
        return self._rows(Kind.CARDS, "card")

    @cached_property
    def terms(self) -> dict[str, Path]:
        """The file that each term stands in."""
        return self._rows(Kind.GLOSSARY, "term")

    def earlier(self, path: Path) -> Iterator[Path]:
        """The files of the library that stand before the one at *path*, of its kind."""
        kind = self.kind(path)
        for other in self._held:
            if other.resolve() == path.resolve():
                return
            if self._kind_held(other) is kind:
                yield other

    def _by_id(self, kind: Kind) -> dict[str, Path]:
        return {path.stem: path for path in self._of_kind(kind)}

    def _rows(self, kind: Kind, table: str) -> dict[str, Path]:
        files = self._of_kind(kind)
        return {row: path for path in files for row in self.sheet(path).tables_at(table)}

    def _of_kind(self, kind: Kind) -> list[Path]:
        return [path for path in [*self._held, *self._loose] if self.kind(path) is kind]

    def _kind_held(self, path: Path) -> Kind | None:
        for folder in self._folders:
            if path.parent.resolve() == folder.resolve():
                return FILES.get(path.name)
            if path.parent.parent.resolve() == folder.resolve():
                return FOLDERS.get(path.parent.name)
        return None


def _kind_by_keys(sheet: Sheet) -> Kind | None:
    shared = {kind: len(keys & sheet.table.keys()) for kind, keys in _KEYS.items()}
    best = max(shared, key=shared.__getitem__)
    return best if shared[best] else None
