"""Reviews from elsewhere, put among those of a journal."""

import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from flowcharts.journal.memory import Memory, find_memory, mark_stale, store_memory
from flowcharts.journal.review import Review
from flowcharts.journal.review_rows import place_between, place_of
from flowcharts.journal.tally_rows import add_review, recount


class Merged(NamedTuple):
    """How many reviews from elsewhere were added, and how many were known."""

    added: int
    known: int
    """So many were in the journal already."""


def merge(
    connection: sqlite3.Connection, reviews: Iterable[Review], memories: Iterable[Memory]
) -> Merged:
    """Add those *reviews* that are not there yet, each at its time, in the order they come in.

    What was undone on one side is undone. Where both sides have asked an item, the later of their
    *memories* counts until it is made anew.
    """
    before = {row[0] for row in connection.execute("SELECT name FROM items")}
    added = known = place = 0
    touched: set[str] = set()
    for review in reviews:
        here = place_of(connection, review.id)
        if here is not None:
            known += 1
            place = max(place, here)
            if not review.is_counted and recount(connection, here, is_counted=False).is_counted:
                mark_stale(connection, (result.item for result in review.results))
            continue
        place = place_between(connection, review.at, place)
        add_review(connection, place, review)
        added += 1
        touched.update(result.item for result in review.results)
    told = {memory.item: memory for memory in memories if memory.item in touched}
    for memory in told.values():
        ours = find_memory(connection, memory.item)
        if ours is None or ours.last < memory.last:
            store_memory(connection, memory)
    mark_stale(connection, (touched & before) | (touched - told.keys()))
    return Merged(added, known)
