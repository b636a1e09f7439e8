"""The files of the rules that come with the program: what each says, read at the first need."""

from collections.abc import Callable, Iterator
from functools import cache
from tomllib import TOMLDecodeError
from typing import TypeVar

from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.codec.toml_cache import TomlCache
from flowcharts.folders import SHIPPED

_Row = TypeVar("_Row")


@cache
def shipped_rows(name: str, kind: str, read: Callable[[str, Table], _Row]) -> dict[str, _Row]:
    """The rows of that *kind* in the shipped file of that *name*, by id, in its order.

    A row that cannot be read is left out, and every row of a file that cannot: `main.py check`
    says what is wrong with it.
    """
    return dict(_read_rows(name, kind, read))


def _read_rows(
    name: str, kind: str, read: Callable[[str, Table], _Row]
) -> Iterator[tuple[str, _Row]]:
    try:
        rows = TomlCache().read(SHIPPED / f"{name}.toml").get(kind, {}).items()
    except (TOMLDecodeError, OSError, AttributeError, UnicodeDecodeError):
        return
    for row_id, row in rows:
        try:
            yield row_id, read(row_id, row)
        except MISTAKES:
            continue
