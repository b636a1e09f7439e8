"""TOML files as tables, kept between runs: reading TOML is what would make a start slow."""

import json
import os
import tomllib
from contextlib import suppress
from pathlib import Path

from flowcharts.content import Table

_FORM = 1
"""The form of the kept file; a file of another form is read anew."""


class TableShelf:
    """The tables of TOML files, taken from one kept file where nothing has changed since.

    Attributes:
        kept: the file they are kept in, or None to keep nothing.
    """

    def __init__(self, kept: Path | None = None) -> None:
        self.kept = kept
        self._tables = _read_kept(kept) if kept is not None else {}
        self._has_news = False

    def read(self, path: Path) -> Table:
        """The table of the TOML file at *path*.

        Raises:
            tomllib.TOMLDecodeError: it is not TOML.
            OSError: it cannot be read.
        """
        state = path.stat()
        mark = [state.st_mtime_ns, state.st_size]
        known = self._tables.get(str(path))
        if known is not None and known[0] == mark:
            return known[1]
        with path.open("rb") as file:
            table = tomllib.load(file)
        self._tables[str(path)] = (mark, table)
        self._has_news = True
        return table

    def keep(self) -> None:
        """Write what was read anew to the kept file; where that is impossible, do without."""
        if self.kept is None or not self._has_news:
            return
        fresh = self.kept.with_suffix(f".{os.getpid()}")
        try:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(
                json.dumps({"form": _FORM, "tables": self._tables}, ensure_ascii=False),
                encoding="utf-8",
            )
            fresh.replace(self.kept)
        except (OSError, TypeError):  # TypeError: a file with dates, which JSON does not have
            with suppress(OSError):
                fresh.unlink()
        self._has_news = False


def _read_kept(kept: Path) -> dict[str, tuple[list[int], Table]]:
    try:
        document = json.loads(kept.read_text(encoding="utf-8"))
        if document["form"] != _FORM:
            return {}
        return {path: (mark, table) for path, (mark, table) in document["tables"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}
