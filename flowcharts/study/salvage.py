"""What can still be read of a damaged journal."""

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import takewhile
from pathlib import Path

from flowcharts.study.database import open_to_read
from flowcharts.study.journal_errors import JournalError
from flowcharts.study.review import Review
from flowcharts.study.review_rows import review_at

_UNREADABLE = (JournalError, sqlite3.Error, OSError, ValueError, TypeError, zlib.error)


def salvaged(file: Path) -> Iterator[Review]:
    """The reviews in *file* that can be read, in their order.

    It is read from both ends, each as far as the damage.
    """
    with suppress(*_UNREADABLE), closing(open_to_read(file)) as connection:
        last = -1
        for place, review in _readable(connection, "ASC"):
            last = place
            if review is not None:
                yield review
        behind = takewhile(lambda found: found[0] > last, _readable(connection, "DESC"))
        yield from reversed([review for _, review in behind if review is not None])


def _readable(connection: sqlite3.Connection, order: str) -> Iterator[tuple[int, Review | None]]:
    """The reviews as far as their table can be read; None for one of which a part cannot be."""
    with suppress(*_UNREADABLE):
        # By the table itself: an index would not lead past the damage.
        for (place,) in connection.execute(
            f"SELECT place FROM reviews NOT INDEXED ORDER BY place {order}"  # noqa: S608  # of here
        ):
            review = None
            with suppress(*_UNREADABLE):
                review = review_at(connection, place)
            yield place, review
