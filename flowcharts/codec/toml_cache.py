"""TOML files as tables, kept between runs: reading TOML is what would make a start slow."""

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from flowcharts.codec.tables import Table
from flowcharts.folders import keep

_FORM = 4
"""The form of the kept files; one of another form is made anew."""


class TomlCache:
    """The tables of TOML files, each kept in a file of its own, and their summaries by folder.

    A summary is the little of a table that a list of all files shows; it needs no table.

    Attributes:
        kept: the folder they are kept in, or None to keep nothing.
    """

    def __init__(self, kept: Path | None = None) -> None:
        self.kept = kept
        self._tables: dict[Path, Table] = {}
        self._summaries: dict[str, dict[str, tuple[list[int], Table]]] = {}
        """By folder."""
        self._fresh: dict[Path, Table] = {}
        self._summed_anew: set[str] = set()
        """The folders of which there is a fresh summary."""

    def read(self, path: Path) -> Table:
        """The table of the TOML file at *path*.

        Raises:
            tomllib.TOMLDecodeError: it is not TOML.
            OSError: it cannot be read.
        """
        known = self._tables.get(path)
        if known is not None:
            return known
        mark = _mark(path)
        document = _document(self._file_of(path))
        if document.get("mark") == mark and document.get("path") == str(path):
            table: Table = document["table"]
        else:
            table = _parsed(path)
            self._fresh[path] = {"form": _FORM, "path": str(path), "mark": mark, "table": table}
        self._tables[path] = table
        return table

    def forget_gone(self) -> None:
        """Know no more what stood in files that are gone."""
        for path in [path for path in self._tables if not path.exists()]:
            del self._tables[path]

    def forget(self) -> None:
        """Know no more what stood in any file: each is looked at again when it is asked for."""
        self.keep()
        self._tables.clear()

    def summary(self, path: Path, summary_of: Callable[[Table], Table]) -> Table:
        """What *summary_of* makes of the table of the file at *path*, or has made of it before.

        Raises:
            tomllib.TOMLDecodeError: it is not TOML.
            OSError: it cannot be read.
        """
        # Of hundreds of files: a Path and os.path take their time.
        folder, _, name = str(path).rpartition(os.sep)
        mark = _mark(path)
        if folder not in self._summaries:
            self._summaries[folder] = _document(self._file_of(Path(folder))).get("summaries", {})
        summaries = self._summaries[folder]
        known = summaries.get(name)
        if known is not None and known[0] == mark:
            return known[1]
        summary = summary_of(self.read(path))
        summaries[name] = (mark, summary)
        self._summed_anew.add(folder)
        return summary

    def keep(self) -> None:
        """Write what was read anew to the kept files; where that is impossible, do without."""
        for path, document in self._fresh.items():
            _write(self._file_of(path), document)
        self._fresh.clear()
        for folder in self._summed_anew:
            document = {"form": _FORM, "summaries": self._summaries[folder]}
            _write(self._file_of(Path(folder)), document)
        self._summed_anew.clear()

    def _file_of(self, path: Path) -> Path | None:
        """What is kept of the file at *path*, or of the summaries of a folder."""
        if self.kept is None:
            return None
        return self.kept / f"{path.stem}-{crc32(str(path).encode()):08x}.json"


def mark_of(path: Path) -> list[int]:
    """By what it is known whether a file has changed; nothing where it cannot be looked at."""
    try:
        return _mark(path)
    except OSError:
        return []


def _mark(path: Path) -> list[int]:
    state = os.stat(path)  # noqa: PTH116  # the same, sooner
    return [state.st_mtime_ns, state.st_size]


def _parsed(path: Path) -> Table:
    import tomllib  # a start that finds everything kept does without

    with path.open("rb") as file:
        return tomllib.load(file)


def _document(kept: Path | None) -> dict[str, Any]:
    """The kept document, or an empty one where there is none of this form."""
    if kept is None:
        return {}
    try:
        document = json.loads(kept.read_bytes())
        return document if document["form"] == _FORM else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _write(kept: Path | None, document: Mapping[str, Any]) -> None:
    if kept is None:
        return
    with suppress(TypeError):  # a file with dates, which JSON does not have
        keep(kept, json.dumps(document, ensure_ascii=False).encode())
