"""Reviews as rows of the tables, and back."""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any
from uuid import UUID

from flowcharts.journal.review import ItemResult, Mode, Rating, Review

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_DIGEST = 16
"""How many bytes of a digest are enough to tell cases apart."""

REVIEW_COLUMNS = (
    "reviews.place, reviews.id, at, offset, drill, mode, chart, cases.id, cases.content, "
    "predicted, reviews.given, reviews.right, is_right, chance, hints, milliseconds, is_fresh, "
    "is_counted FROM reviews JOIN cases ON cases.number = reviews.case_number"
)
"""What a review is read from."""


def microseconds(moment: datetime) -> int:
    """*moment*, counted from 1970 in UTC."""
    return (moment - _EPOCH) // timedelta(microseconds=1)


def moment_of(counted: int) -> datetime:
    """The moment so many *microseconds* after the beginning of 1970, in UTC."""
    return _EPOCH + timedelta(microseconds=counted)


def listed(words: Iterable[str]) -> str:
    """*words* as a JSON list, in the shortest form."""
    return json.dumps([*words], ensure_ascii=False, separators=(",", ":"))


def next_place(connection: sqlite3.Connection, at: datetime) -> int:
    """The place of a review of that moment, after all that are there, whatever the clock says."""
    last = connection.execute("SELECT max(place) FROM reviews").fetchone()[0]
    told = microseconds(at) // 1000
    return told if last is None else max(told, last + 1)


def place_between(connection: sqlite3.Connection, at: datetime, after: int) -> int:
    """The first free place of that moment, though not before one *after*."""
    place = max(microseconds(at) // 1000, after + 1)
    while connection.execute("SELECT 1 FROM reviews WHERE place = ?", (place,)).fetchone():
        place += 1
    return place


def store_review(connection: sqlite3.Connection, place: int, review: Review) -> None:
    """Put *review* at that free place, with its results."""
    connection.execute(
        f"INSERT INTO reviews VALUES ({', '.join('?' * 17)})",  # noqa: S608  # only signs
        (
            *(place, UUID(review.id).bytes, microseconds(review.at), review.offset),
            *(review.drill, review.mode, review.chart, _case_number(connection, review)),
            *(review.predicted, listed(review.given), listed(review.right)),
            *(review.is_right, review.chance, review.hints, review.milliseconds),
            *(review.is_fresh, review.is_counted),
        ),
    )
    for number, result in enumerate(review.results):
        item = item_number(connection, result.item)
        was_known = connection.execute(
            "SELECT EXISTS (SELECT 1 FROM results WHERE item = ? AND review < ?)", (item, place)
        ).fetchone()[0]
        connection.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
            (place, number, item, result.rating, result.given, result.right, was_known),
        )


def place_of(connection: sqlite3.Connection, review_id: str) -> int | None:
    """Where the review of that id stands; None where it is not there."""
    row = connection.execute(
        "SELECT place FROM reviews WHERE id = ?", (UUID(review_id).bytes,)
    ).fetchone()
    return None if row is None else row[0]


def review_at(connection: sqlite3.Connection, place: int) -> Review:
    """The review at that place, where there is one."""
    query = f"SELECT {REVIEW_COLUMNS} WHERE reviews.place = ?"  # names of columns
    return next(read_reviews(connection, connection.execute(query, (place,)).fetchall()))


def read_reviews(connection: sqlite3.Connection, rows: Iterable[Sequence[Any]]) -> Iterator[Review]:
    """The reviews in *rows* of REVIEW_COLUMNS.

    Raises:
        ValueError: a row holds what no review can be.
    """
    for place, *row in rows:
        yield review_of(row, _results(connection, place))


def item_number(connection: sqlite3.Connection, name: str) -> int:
    """The number of the item of that name; one is given to it where it is new."""
    found = connection.execute("SELECT number FROM items WHERE name = ?", (name,)).fetchone()
    if found is None:
        found = connection.execute(
            "INSERT INTO items (name) VALUES (?) RETURNING number", (name,)
        ).fetchone()
    number: int = found[0]
    return number


def _case_number(connection: sqlite3.Connection, review: Review) -> int:
    digest = sha256(review.case.encode()).digest()[:_DIGEST]
    found = connection.execute(
        "SELECT number FROM cases WHERE id = ? AND digest = ?", (review.case_id, digest)
    ).fetchone()
    if found is None:
        found = connection.execute(
            "INSERT INTO cases (id, digest, content) VALUES (?, ?, ?) RETURNING number",
            (review.case_id, digest, zlib.compress(review.case.encode())),
        ).fetchone()
    number: int = found[0]
    return number


def _results(connection: sqlite3.Connection, place: object) -> tuple[ItemResult, ...]:
    rows = connection.execute(
        "SELECT name, rating, given, right FROM results "
        "JOIN items ON items.number = results.item WHERE review = ? ORDER BY results.number",
        (place,),
    )
    return tuple(
        ItemResult(item, Rating(rating), given, right) for item, rating, given, right in rows
    )


def review_of(row: Sequence[Any], results: tuple[ItemResult, ...]) -> Review:
    """The review in a *row* of REVIEW_COLUMNS without its place.

    Raises:
        ValueError: it holds what no review can be.
    """
    known, at, offset, drill, mode, chart, case_id, content, *said = row
    predicted, given, right, is_right, chance, hints, milliseconds, is_fresh, is_counted = said
    return Review(
        id=known.hex(),
        at=moment_of(at),
        offset=offset,
        drill=drill,
        mode=Mode(mode),
        chart=chart,
        case_id=case_id,
        case=zlib.decompress(content).decode(),
        predicted=predicted,
        given=tuple(json.loads(given)),
        right=tuple(json.loads(right)),
        is_right=bool(is_right),
        chance=chance,
        hints=hints,
        milliseconds=milliseconds,
        is_fresh=bool(is_fresh),
        is_counted=bool(is_counted),
        results=results,
    )
