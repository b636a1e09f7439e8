"""The content files there are: those that ship and those that the user adds, none of them read."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import SHIPPED

OWN = "own-"
"""What the ids of cards and examples begin with that were kept at the table."""


class ContentFolder(NamedTuple):
    """A folder of content."""

    path: Path
    is_pack: bool = False
    """Do its files take the place of those of the same name in the folders before it?"""


class ContentFiles:
    """The content files of the shipped folder, of content packs and of the user's own folder.

    Attributes:
        folders: the folders they stand in, the shipped one first, the user's own last.
    """

    def __init__(self, added: Path | None = None, packs: Iterable[Path] = ()) -> None:
        """*packs*: the folders of content packs, each of which renews what comes before it."""
        self.folders = [ContentFolder(SHIPPED)]
        self.folders += [ContentFolder(path, is_pack=True) for path in packs]
        self._added = added if added is not None and added.is_dir() else None
        if self._added is not None:
            self.folders.append(ContentFolder(self._added))
        self._by_id: dict[str, dict[str, Path]] = {}

    def all(self) -> tuple[Path, ...]:
        """Every content file that is read, the shipped ones first."""
        return (*self._renewed(toml_files), *self.added())

    def added(self) -> tuple[Path, ...]:
        """The user's own files."""
        return tuple(toml_files(self._added)) if self._added is not None else ()

    @staticmethod
    def is_shipped(path: Path) -> bool:
        """Does the file at *path* come with the program?"""
        return path.is_relative_to(SHIPPED)

    def by_id(self, kind: str) -> dict[str, Path]:
        """The files of the folders named *kind*, by id.

        Of two with one id that of the newest pack counts, else the shipped one.
        """
        if kind not in self._by_id:
            found: dict[str, Path] = {}
            for folder in self.folders:
                inner = folder.path / kind
                named = {name.removesuffix(".toml"): inner / name for name in _toml_names(inner)}
                found = found | named if folder.is_pack else found | named | found
            self._by_id[kind] = found
        return self._by_id[kind]

    def beginning_with(self, word: str) -> Iterator[Path]:
        """The files whose names begin with *word*; they stand beside those folders."""
        yield from self._renewed(lambda folder: _toml_paths(folder, word))
        if self._added is not None:
            yield from _toml_paths(self._added, word)

    def _renewed(self, files_in: Callable[[Path], Iterable[Path]]) -> Iterable[Path]:
        """The files that ship and those of packs, of two of the same name the newest."""
        found: dict[Path, Path] = {}
        for folder in self.folders:
            if folder.path != self._added:
                found |= {path.relative_to(folder.path): path for path in files_in(folder.path)}
        return found.values()


def toml_files(folder: Path) -> list[Path]:
    """The TOML files of a folder and of those in it."""
    return sorted(filter(_is_toml, folder.rglob("*.toml")))


def _toml_names(folder: Path) -> list[str]:
    """The TOML files of a folder by name: paths would take long to put in order."""
    try:
        with os.scandir(folder) as entries:
            return sorted(each.name for each in entries if _is_toml(each))
    except OSError:  # there is no such folder
        return []


def _toml_paths(folder: Path, word: str) -> list[Path]:
    return [folder / name for name in _toml_names(folder) if name.startswith(word)]


def _is_toml(entry: os.DirEntry[str] | Path) -> bool:
    """Is it a file, or a link whose mistake is worth telling? A pipe would never end."""
    return entry.name.endswith(".toml") and (entry.is_file() or entry.is_symlink())
