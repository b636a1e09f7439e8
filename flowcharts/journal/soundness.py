"""Whether a journal is whole: what the database says of itself, and whether its sums are right."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from flowcharts import database_errors
from flowcharts.journal.database import open_to_read
from flowcharts.journal.errors import DamagedJournalError, JournalError, in_words_of_rows
from flowcharts.journal.migrations import newest_version, version_of
from flowcharts.journal.review import Mode
from flowcharts.journal.tallies import floored
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_MODES = ", ".join(f"'{each}'" for each in Mode)
SMALL = 16_000_000
"""A file of so many bytes is read through in a few hundredths of a second."""
_FEW = ("items", "memories", "stale", "kept")
"""The tables without which there is no next question; none grows with every review."""
_TABLES = ("reviews", "items", "results", "kept", "hours", "answers", "walks")
"""The tables with texts, but for the cases: their ids are looked up in an index of them."""
_LAST = 253_402_300_799_999_999
"""The last moment there is, in microseconds."""
_VALUES = (
    (
        Text(
            "a review was asked in a way that there is not", "練習の種類が分からない回答があります"
        ),
        f"SELECT 1 FROM reviews WHERE mode NOT IN ({_MODES})",  # noqa: S608  # of here
    ),
    (
        Text("the answers of a review are no list", "答えがリストになっていない回答があります"),
        "SELECT 1 FROM reviews WHERE NOT json_valid(given) OR NOT json_valid(right)",
    ),
    (
        Text("a moment is beyond all calendars", "存在しない日時が入っています"),
        (
            f"SELECT 1 FROM reviews WHERE abs(at) > {_LAST} UNION ALL "  # noqa: S608  # as above
            f"SELECT 1 FROM memories WHERE abs(due) > {_LAST} OR abs(last) > {_LAST}"
        ),
    ),
)
"""What is wrong where a question has an answer."""
_NAMES_NOTHING = Text(
    "row {row} of {table} names what is not in {other}",
    "表 {table} の{row}行目が指すものが、表 {other} にありません",
)
_NO_TEXT = Text("a text in {table} is not UTF-8", "表 {table} に、文字として読めない箇所があります")
_MOST = 10
"""No more faults are listed."""
HOURS = f"""
SELECT {floored("at + offset * 60000000", 3_600_000_000)} AS hour, chart, drill, mode,
    count(*), sum(is_right), sum(milliseconds), sum(hints), sum(is_fresh),
    sum(is_fresh AND is_right), round(sum(is_fresh * chance), 3), sum(known), sum(recalled)
FROM (SELECT *,
    (SELECT count(*) FROM results WHERE review = place AND was_known) AS known,
    (SELECT count(*) FROM results WHERE review = place AND was_known AND rating > 1) AS recalled
    FROM reviews WHERE is_counted)
GROUP BY hour, chart, drill, mode
"""  # noqa: S608  # words of here
"""What the hours should be."""
WALKS = """
SELECT chart, drill, right, count(*), sum(is_right) FROM reviews WHERE is_counted
GROUP BY chart, drill, right
"""
"""What the walks should be."""
ITEMS = """
SELECT item, sum(rating = 1) AS again, sum(rating = 2) AS hard, sum(rating = 3) AS good
FROM results JOIN reviews ON place = review WHERE is_counted GROUP BY item
"""
"""What is to be counted of the items."""
ITEM_ANSWERS = """
SELECT item, results.right, results.given, count(*) FROM results
JOIN reviews ON place = review WHERE is_counted GROUP BY item, results.right, results.given
"""
"""What the answers should be."""
_SUMS = (
    (
        Text("the hours do not add up to the reviews", "時間ごとの集計が回答と合いません"),
        HOURS,
        """
        SELECT hour, chart, drill, mode, reviews, right, milliseconds, hints, fresh, fresh_right,
            round(fresh_chance, 3), known, recalled FROM hours WHERE reviews
        """,
    ),
    (
        Text("the ways do not add up to the reviews", "道筋ごとの集計が回答と合いません"),
        WALKS,
        "SELECT chart, drill, right, reviews, right_count FROM walks WHERE reviews",
    ),
    (
        Text("the items do not add up to the results", "項目ごとの集計が結果と合いません"),
        ITEMS,
        "SELECT number, again, hard, good FROM items WHERE again + hard + good",
    ),
    (
        Text("the answers do not add up to the results", "答えごとの集計が結果と合いません"),
        ITEM_ANSWERS,
        "SELECT item, right, given, count FROM answers WHERE count",
    ),
)
"""What is wrong where two questions have different answers."""


def faults(path: Path) -> tuple[Text, ...]:
    """What is wrong with the journal at *path*, all of which is read; empty where it is sound."""
    return damage(path) or _found(path, _wrong_sums)


def damage(path: Path) -> tuple[Text, ...]:
    """What of the journal at *path* cannot be read as it was written; empty where all can.

    It has a connection of its own, so that another thread may wait for it.
    """
    return _found(path, _damage)


def _found(path: Path, look: Callable[[sqlite3.Connection], Iterator[Text]]) -> tuple[Text, ...]:
    try:
        with in_words_of_rows(path), closing(open_to_read(path)) as connection:
            return tuple(look(connection))
    except JournalError as error:
        return (error.said,)
    except sqlite3.Error as error:
        return (database_errors.reason_of(error),)
    except OSError as error:
        return (reason_of(error),)


def check_quickly(connection: sqlite3.Connection, path: Path) -> None:
    """Look whether the journal at *path* is whole, as far as that is quick.

    Of a large one, only what every question needs is looked at: the rest takes seconds.

    Raises:
        DamagedJournalError: it is not.
    """
    is_small = path.stat().st_size <= SMALL
    for check in ("",) if is_small else (f"({table})" for table in _FEW):
        found: str = connection.execute(f"PRAGMA quick_check{check}").fetchone()[0]
        if found != "ok":
            raise DamagedJournalError(path, _torn(found))


def _damage(connection: sqlite3.Connection) -> Iterator[Text]:
    found = [row[0] for row in connection.execute(f"PRAGMA integrity_check({_MOST})")]
    if found != ["ok"]:
        yield _torn("; ".join(found))
        return
    for table, row, other, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(_MOST):
        yield _NAMES_NOTHING.filled(row=str(row), table=table, other=other)
    for table in _TABLES:
        try:
            for _ in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608  # of here
                pass
        except sqlite3.OperationalError:  # the database itself does not look at letters
            yield _NO_TEXT.filled(table=table)
    for fault, question in _VALUES:
        if connection.execute(question).fetchone():
            yield fault


def _torn(said: str) -> Text:
    """What SQLite *said* of how the file is built up, which it says in English alone."""
    return Text(said, "ファイルの構造が壊れています")


def _wrong_sums(connection: sqlite3.Connection) -> Iterator[Text]:
    if version_of(connection) < newest_version():
        return  # an old backup: its sums are counted by the version that wrote it
    for fault, counted, kept in _SUMS:
        both = f"SELECT * FROM ({counted}) EXCEPT SELECT * FROM ({kept})"  # noqa: S608  # of here
        back = f"SELECT * FROM ({kept}) EXCEPT SELECT * FROM ({counted})"  # noqa: S608  # as above
        if connection.execute(both).fetchone() or connection.execute(back).fetchone():
            yield fault
