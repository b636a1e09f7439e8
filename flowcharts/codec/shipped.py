"""The files of the rules that come with the program: what each says, read at the first need."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.codec.toml_cache import TomlCache
from flowcharts.codec.values import record
from flowcharts.folders import SHIPPED, cache_folder

_Row = TypeVar("_Row")


@cache
def shipped_table(name: str) -> Table:
    """The shipped file of that *name*; empty where it cannot be read.

    Then `main.py check` says what is wrong with it, and has to be able to.
    """
    kept = TomlCache(cache_folder() / "tables")
    try:
        table = kept.read(SHIPPED / f"{name}.toml")
    except (ValueError, OSError):  # a mistake of TOML is a ValueError, and tomllib takes its time
        return {}
    kept.keep()
    return table


def shipped_rows(kind: type[_Row], name: str, *way: str) -> dict[str, _Row]:
    """The rows of the table that lies there in the shipped file of that *name*, of that type."""
    table = shipped_table(name)
    for key in way:
        table = table.get(key, {})
    return read_rows(table, record(kind).read_row)


def read_rows(rows: Mapping[str, Table], read: Callable[[str, Table], _Row]) -> dict[str, _Row]:
    """Each of the *rows*, read, by id; one that is not of its form is left out, as above."""
    return dict(_read(rows, read))


def _read(
    rows: Mapping[str, Table], read: Callable[[str, Table], _Row]
) -> Iterator[tuple[str, _Row]]:
    for row_id, row in rows.items():
        try:
            yield row_id, read(row_id, row)
        except MISTAKES:
            continue
