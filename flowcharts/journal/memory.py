"""The learner’s memory of one item, when that item is due, and both as rows of the tables."""

import sqlite3
from collections.abc import Iterable
from datetime import timedelta
from typing import NamedTuple

from flowcharts.journal.kept_forms import Amount, AnyWords, Many, Time
from flowcharts.journal.review_rows import item_number, microseconds, moment_of

SOON = timedelta(minutes=10)
"""After a wrong answer an item is asked again on the same day, but not at once."""


class Memory(NamedTuple):
    """The state of one item in the schedule."""

    item: AnyWords
    """As ItemResult.item."""
    due: Time
    """Aware, in UTC."""
    stability: Amount
    """The days after which it is remembered nine times of ten."""
    difficulty: Amount
    """From 1 to 10."""
    last: Time
    """When it was last asked: aware, in UTC."""
    reps: Many
    lapses: Many


MEMORY_COLUMNS = (
    "name, due, stability, difficulty, last, reps, lapses "
    "FROM memories JOIN items ON items.number = memories.item"
)
"""What a memory is read from."""


def store_memory(connection: sqlite3.Connection, memory: Memory) -> None:
    """Put *memory* in the place of what was remembered of its item."""
    item = item_number(connection, memory.item)
    connection.execute(
        "INSERT OR REPLACE INTO memories VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            *(item, microseconds(memory.due), memory.stability, memory.difficulty),
            *(microseconds(memory.last), memory.reps, memory.lapses),
        ),
    )
    connection.execute("DELETE FROM stale WHERE item = ?", (item,))


def find_memory(connection: sqlite3.Connection, item: str) -> Memory | None:
    """What is remembered of *item*; None where nothing is."""
    rows = connection.execute(f"SELECT {MEMORY_COLUMNS} WHERE name = ?", (item,))
    return next(map(read_memory, rows), None)


def read_memory(row: tuple[str, int, float, float, int, int, int]) -> Memory:
    """The memory in a row of MEMORY_COLUMNS."""
    item, due, stability, difficulty, last, reps, lapses = row
    return Memory(item, moment_of(due), stability, difficulty, moment_of(last), reps, lapses)


def mark_stale(connection: sqlite3.Connection, items: Iterable[str]) -> None:
    """Note that what is remembered of *items* is to be made anew from their history."""
    for item in items:
        number = item_number(connection, item)
        connection.execute("INSERT OR IGNORE INTO stale VALUES (?)", (number,))
