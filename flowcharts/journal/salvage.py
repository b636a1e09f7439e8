"""The rows of a damaged journal that can still be read."""

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from flowcharts.codec.values import written
from flowcharts.journal.database import open_in_memory, open_to_salvage
from flowcharts.journal.document import read_document
from flowcharts.journal.errors import JournalError
from flowcharts.journal.review import ItemResult, Rating, Review
from flowcharts.journal.review_rows import REVIEW_COLUMNS, review_of
from flowcharts.model.text import Text

_UNREADABLE = (
    *(JournalError, sqlite3.Error, OSError, zlib.error),
    *(ValueError, TypeError, LookupError, AttributeError, OverflowError),
)
_PLACES = (
    "SELECT place FROM reviews NOT INDEXED ORDER BY place {}",
    "SELECT place FROM reviews INDEXED BY sqlite_autoindex_reviews_1 ORDER BY id {}",
    "SELECT review FROM results ORDER BY review {}",
    "SELECT review FROM results INDEXED BY results_of_items ORDER BY item {}",
)
"""Where it stands at which places there are reviews: damage to one leaves the others."""
_ITEMS = (
    "SELECT number, name FROM items NOT INDEXED ORDER BY number {}",
    "SELECT number, name FROM items INDEXED BY sqlite_autoindex_items_1 ORDER BY name {}",
)
_ENDS = ("ASC", "DESC")
"""Each is read from both ends, as far as the damage."""
_FARTHEST = 1 << 46
"""No place lies farther from 1970, in milliseconds."""
_FROM = "SELECT place FROM reviews NOT INDEXED WHERE place >= ? ORDER BY place LIMIT 1"
_ATTEMPTS = 1_000
"""So many stretches of damage are passed over."""
_PAGE = 4096
_OF_SIZE, _OF_FREE = slice(28, 32), slice(32, 40)
"""Where the first page tells how many pages there are, and which of them are free."""
_NOWHERE = Text("a damaged journal", "壊れた記録")


def salvaged(file: Path) -> Iterator[Review]:
    """The reviews in *file* that can be read, in their order; nothing is written into it.

    Of their results, those are there that can be read as well.
    """
    found: tuple[Review, ...] = ()
    for connect in (open_to_salvage, _with_new_head):
        with suppress(*_UNREADABLE), closing(connect(file)) as connection:
            found = found or tuple(_salvaged(connection))
    yield from found


def _with_new_head(file: Path) -> sqlite3.Connection:
    """What is in *file* behind the page that says where its tables begin, in memory.

    They begin where they do in every journal that was written and never copied.
    """
    content = bytearray(file.read_bytes())
    with closing(open_in_memory()) as new:
        content[:_PAGE] = new.serialize()[:_PAGE]
    content[_OF_SIZE] = (len(content) // _PAGE).to_bytes(4, "big")
    content[_OF_FREE] = bytes(8)
    connection = sqlite3.connect(":memory:")
    connection.deserialize(bytes(content))
    return connection


def _salvaged(connection: sqlite3.Connection) -> Iterator[Review]:
    items = dict(_read(connection, _ITEMS))
    places = {place for (place,) in _read(connection, _PLACES)}
    places.update(_behind_damage(connection))
    for place in sorted(place for place in places if isinstance(place, int)):
        with suppress(*_UNREADABLE):
            yield _review(connection, place, items)


def _read(connection: sqlite3.Connection, questions: Iterable[str]) -> Iterator[Any]:
    """All rows that can be had, of each question from both its ends."""
    for question in questions:
        for end in _ENDS:
            with suppress(*_UNREADABLE):
                yield from connection.execute(question.format(end))


def _behind_damage(connection: sqlite3.Connection) -> Iterator[int]:
    """The places in the table itself, from the first to the last, over what cannot be read.

    They are asked for one by one: of many, the last before damage is lost with it.
    """
    after: int | None = -_FARTHEST
    attempts = _ATTEMPTS
    while after is not None and after < _FARTHEST and attempts:
        try:
            place = _first_from(connection, after)
        except _UNREADABLE:
            after, attempts = _next_readable(connection, after), attempts - 1
            continue
        if place is not None:
            yield place
        after = place + 1 if place is not None else None


def _next_readable(connection: sqlite3.Connection, after: int) -> int:
    """The nearest place behind damage from which on the table can be read."""
    step = 1
    while not _can_be_read(connection, after + step):
        step *= 2
        if step > 2 * _FARTHEST:
            return _FARTHEST
    low, high = after + step // 2, after + step
    while high - low > 1:
        middle = (low + high) // 2
        if _can_be_read(connection, middle):
            high = middle
        else:
            low = middle
    return high


def _can_be_read(connection: sqlite3.Connection, place: int) -> bool:
    try:
        _first_from(connection, place)
    except _UNREADABLE:
        return False
    return True


def _first_from(connection: sqlite3.Connection, place: int) -> int | None:
    """The first place there is from that one on; None behind the last."""
    found: tuple[int] | None = connection.execute(_FROM, (place,)).fetchone()
    return found[0] if found is not None else None


def _review(connection: sqlite3.Connection, place: int, items: dict[int, str]) -> Review:
    """The review at that place.

    Raises:
        ValueError and others of _UNREADABLE: it cannot be read, or cannot have been written so.
    """
    query = f"SELECT {REVIEW_COLUMNS} WHERE reviews.place = ?"  # names of columns
    _, *row = connection.execute(query, (place,)).fetchone()
    review = review_of(row, tuple(_results(connection, place, items)))
    return read_document(Review, written(review), _NOWHERE)


def _results(
    connection: sqlite3.Connection, place: int, items: dict[int, str]
) -> Iterator[ItemResult]:
    """Those of its results that can be read."""
    query = "SELECT item, rating, given, right FROM results WHERE review = ? ORDER BY number"
    with suppress(*_UNREADABLE):
        for item, rating, given, right in connection.execute(query, (place,)):
            if item in items:
                yield ItemResult(items[item], Rating(rating), given, right)
