"""The content files there are: those that ship and those that the user adds, none of them read."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import SHIPPED

OWN = "own-"
"""What the ids of cards and examples begin with that were kept at the table."""


class ContentFolder(NamedTuple):
    """A folder of content."""

    path: Path
    is_shipped: bool


class ContentFiles:
    """The content files of the shipped folder and of the user's own.

    Attributes:
        folders: the folders they stand in, the shipped one first.
    """

    def __init__(self, added: Path | None = None) -> None:
        self.folders = [ContentFolder(SHIPPED, is_shipped=True)]
        if added is not None and added.is_dir():
            self.folders.append(ContentFolder(added, is_shipped=False))
        self._by_id: dict[str, dict[str, Path]] = {}

    def all(self) -> tuple[Path, ...]:
        """Every content file, the shipped ones first."""
        return tuple(path for folder in self.folders for path in toml_files(folder.path))

    def added(self) -> tuple[Path, ...]:
        """The user's own files."""
        return tuple(
            path
            for folder in self.folders
            if not folder.is_shipped
            for path in toml_files(folder.path)
        )

    @staticmethod
    def is_shipped(path: Path) -> bool:
        """Does the file at *path* come with the program?"""
        return path.is_relative_to(SHIPPED)

    def by_id(self, kind: str) -> dict[str, Path]:
        """The files of the folders named *kind*, by id; of two with one id the shipped one."""
        if kind not in self._by_id:
            found: dict[str, Path] = {}
            for folder in self.folders:
                inner = folder.path / kind
                for name in _toml_names(inner):
                    found.setdefault(name.removesuffix(".toml"), inner / name)
            self._by_id[kind] = found
        return self._by_id[kind]

    def beginning_with(self, word: str) -> Iterator[Path]:
        """The files whose names begin with *word*; they stand beside those folders."""
        for folder in self.folders:
            for name in _toml_names(folder.path):
                if name.startswith(word):
                    yield folder.path / name


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


def _is_toml(entry: os.DirEntry[str] | Path) -> bool:
    """Is it a file, or a link whose mistake is worth telling? A pipe would never end."""
    return entry.name.endswith(".toml") and (entry.is_file() or entry.is_symlink())
