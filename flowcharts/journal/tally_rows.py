"""The rows that are counted along with every review, so that the statistics need not read all."""

import sqlite3

from flowcharts.journal.review import Review
from flowcharts.journal.review_rows import (
    item_number,
    listed,
    microseconds,
    review_at,
    store_review,
)
from flowcharts.journal.tallies import Tally

_HOUR = 3_600_000_000
"""In microseconds."""
_MINUTE = 60_000_000
_RATINGS = ("again", "hard", "good")


def add_review(connection: sqlite3.Connection, place: int, review: Review) -> None:
    """Put *review* at that free place, and count it."""
    store_review(connection, place, review)
    if review.is_counted:
        _count(connection, review, place)


def recount(connection: sqlite3.Connection, place: int, *, is_counted: bool) -> Review:
    """Count the review at that place, or count it no more; the review as it was."""
    review = review_at(connection, place)
    if review.is_counted is not is_counted:
        connection.execute("UPDATE reviews SET is_counted = ? WHERE place = ?", (is_counted, place))
        _count(connection, review, place, 1 if is_counted else -1)
    return review


def _count(connection: sqlite3.Connection, review: Review, place: int, sign: int = 1) -> None:
    """Count *review*, which stands at *place*; with a *sign* of -1, count it no more."""
    _count_hour(connection, review, place, sign)
    connection.execute(
        "INSERT INTO walks VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
        "reviews = reviews + excluded.reviews, right_count = right_count + excluded.right_count",
        (review.chart, review.drill, listed(review.right), sign, sign * review.is_right),
    )
    for result in review.results:
        item = item_number(connection, result.item)
        rating = _RATINGS[result.rating - 1]
        connection.execute(
            f"UPDATE items SET {rating} = {rating} + ? WHERE number = ?",  # noqa: S608  # as above
            (sign, item),
        )
        connection.execute(
            "INSERT INTO answers VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET count = count + excluded.count",
            (item, result.right, result.given, sign),
        )


def _count_hour(connection: sqlite3.Connection, review: Review, place: int, sign: int) -> None:
    known, recalled = connection.execute(
        "SELECT count(*), coalesce(sum(rating > 1), 0) FROM results WHERE review = ? AND was_known",
        (place,),
    ).fetchone()
    numbers = Tally(
        reviews=1,
        right=review.is_right,
        milliseconds=review.milliseconds,
        hints=review.hints,
        fresh=review.is_fresh,
        fresh_right=review.is_fresh and review.is_right,
        fresh_chance=review.chance if review.is_fresh else 0.0,
        known=known,
        recalled=recalled,
    )
    added = ", ".join(f"{name} = {name} + excluded.{name}" for name in Tally._fields)
    connection.execute(
        f"INSERT INTO hours VALUES ({', '.join('?' * 13)}) "  # noqa: S608  # as above
        f"ON CONFLICT DO UPDATE SET {added}",
        (
            (microseconds(review.at) + review.offset * _MINUTE) // _HOUR,
            *(review.chart, review.drill, review.mode),
            *(sign * number for number in numbers),
        ),
    )
