"""A damaged file of rulings: what can be read of it goes into a new one; the old one stays."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from flowcharts.folders import replacing
from flowcharts.model.text import Text
from flowcharts.rulings.errors import in_words
from flowcharts.rulings.tables import COLUMNS, PUT, StoredRuling, new_file, opened, opened_to_read

_MENDED = Text(
    "The file of your rulings was damaged. Read from it and its copy: {count}. "
    "The damaged file is kept as {aside}.",
    "裁定の記録が壊れていたので、元のファイルとバックアップから読み取れた{count}件で作り直しました。"
    "壊れたファイルは {aside} に残してあります。",
)
_NUMBERS = (
    "SELECT number FROM rulings NOT INDEXED ORDER BY number {}",
    "SELECT number FROM rulings INDEXED BY rulings_by_time ORDER BY at {}",
    "SELECT number FROM rulings INDEXED BY sqlite_autoindex_rulings_1 ORDER BY id {}",
)
"""Where it stands which rulings there are: damage to one leaves the others."""
_ENDS = ("ASC", "DESC")
"""Each is read from both ends, as far as the damage."""
_ROW = f"SELECT {', '.join(COLUMNS)} FROM rulings NOT INDEXED WHERE number = ?"  # noqa: S608  # columns of ours
_PAGE = 4096
_OF_SIZE, _OF_FREE = slice(28, 32), slice(32, 40)
"""Where the first page tells how many pages there are, and which of them are free."""
_UNREADABLE = (sqlite3.Error, OSError, ValueError, OverflowError)


def copy_of(file: Path) -> Path:
    """Where the copy of *file* lies that is made once a day; it need not be there."""
    return file.with_name(f"{file.stem}.copy{file.suffix}")


def damaged_files(file: Path) -> Iterator[Path]:
    """What was set aside of *file*, as it was damaged."""
    yield from file.parent.glob(f"{file.stem}.damaged-*{file.suffix}")


def mend(file: Path) -> Text:
    """Put a new file in the place of one that is damaged; what is said of it.

    Raises:
        RulingsError: nothing can be written there.
    """
    rows = {row[0]: row for source in (copy_of(file), file) for row in readable(source)}
    aside = file.with_name(
        f"{file.stem}.damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(2).hex()}{file.suffix}"
    )
    with in_words(file), replacing(file) as fresh:
        with closing(opened(fresh)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(PUT, rows.values())
            connection.execute("COMMIT")
        file.rename(aside)
    return _MENDED.filled(count=str(len(rows)), aside=str(aside))


def readable(file: Path) -> tuple[StoredRuling, ...]:
    """The rows of *file* that can be read."""
    for connect in (opened_to_read, _with_new_head):
        found = tuple(_rows(file, connect))
        if found:
            return found
    return ()


def _rows(file: Path, connect: Callable[[Path], sqlite3.Connection]) -> Iterator[StoredRuling]:
    with suppress(*_UNREADABLE), closing(connect(file)) as connection:
        for number in sorted(set(_numbers(connection))):
            with suppress(*_UNREADABLE):
                row: StoredRuling | None = connection.execute(_ROW, (number,)).fetchone()
                if row is not None:
                    yield row


def _numbers(connection: sqlite3.Connection) -> Iterator[Any]:
    for question in _NUMBERS:
        for end in _ENDS:
            with suppress(*_UNREADABLE):
                for (number,) in connection.execute(question.format(end)):
                    yield number


def _with_new_head(file: Path) -> sqlite3.Connection:
    """What is in *file* behind the page that says where its table begins, in memory.

    It begins where it does in every file that was written and never copied.
    """
    content = bytearray(file.read_bytes())
    content[:_PAGE] = new_file()[:_PAGE]
    content[_OF_SIZE] = (len(content) // _PAGE).to_bytes(4, "big")
    content[_OF_FREE] = bytes(8)
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.deserialize(bytes(content))
    return connection
