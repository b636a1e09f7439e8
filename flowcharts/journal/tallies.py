"""The sums that the statistics ask for: counted along with every review, never read anew."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import wraps
from pathlib import Path
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from flowcharts.journal.errors import in_words_of_rows
from flowcharts.journal.review import DrillName

_P = ParamSpec("_P")
_R = TypeVar("_R")
_DAY = 24
_FIRST = date(1970, 1, 1).toordinal()
_SUMS = (
    "sum(reviews), sum(right), sum(milliseconds), sum(hints), sum(fresh), sum(fresh_right), "
    "sum(fresh_chance), sum(known), sum(recalled)"
)


def floored(number: str, by: int) -> str:
    """SQL that divides *number*, rounding down; by itself SQLite rounds days before 1970 up."""
    return f"(({number}) - (({number}) % {by} + {by}) % {by}) / {by}"


class Tally(NamedTuple):
    """Counted reviews, added up; one that was undone is in none of the numbers."""

    reviews: int = 0
    right: int = 0
    milliseconds: int = 0
    hints: int = 0
    fresh: int = 0
    """Reviews of cases never seen before."""
    fresh_right: int = 0
    fresh_chance: float = 0.0
    """How many of the fresh ones mere guesses would have got right."""
    known: int = 0
    """Results of items that had been asked before."""
    recalled: int = 0
    """Those of them that were right, with a hint or without."""


class ItemTally(NamedTuple):
    """How often an item was wrong, right after a hint, and right."""

    again: int = 0
    hard: int = 0
    good: int = 0

    @property
    def asked(self) -> int:
        """How often it was asked."""
        return self.again + self.hard + self.good

    @property
    def right(self) -> int:
        """How often it was right, with a hint or without."""
        return self.hard + self.good


class Confusion(NamedTuple):
    """One answer that is given where another is right."""

    item: str
    right: str
    given: str
    times: int


class WalkTally(NamedTuple):
    """How one way through a chart is answered."""

    chart: str
    answers: tuple[str, ...]
    """The right ones."""
    reviews: int
    right: int


def _in_words(
    counted: Callable[Concatenate["Tallies", _P], _R],
) -> Callable[Concatenate["Tallies", _P], _R]:
    """The same, with what cannot be read said in words."""

    @wraps(counted)
    def said(tallies: "Tallies", /, *given: _P.args, **named: _P.kwargs) -> _R:
        with in_words_of_rows(tallies.path):
            return counted(tallies, *given, **named)

    return said


class Tallies:
    """The numbers of one journal; what cannot be read of it raises a JournalError.

    Attributes:
        path: the file of the journal; None for a guest's.
    """

    def __init__(
        self, connection: sqlite3.Connection, day_begins: int = 0, path: Path | None = None
    ) -> None:
        """*day_begins*: at which hour of the learner's clock; *path*: of the journal's file."""
        self._connection = connection
        self._begins = day_begins
        self.path = path

    @_in_words
    def by_day(self, since: date | None = None, until: date | None = None) -> dict[date, Tally]:
        """By the learner's day, *since* one, before *until*; one without reviews is left out."""
        counted = self._grouped(floored(f"hour - {self._begins}", _DAY), since, until)
        return {date.fromordinal(_FIRST + int(day)): tally for day, tally in counted}

    @_in_words
    def last_day(self, until: date) -> date | None:
        """The last of the learner's days with a review, up to that one; None where there is none.

        It is looked up, not counted: so many reviews as there are, it takes no longer.
        """
        row = self._connection.execute(
            "SELECT hour FROM hours WHERE hour < ? AND reviews ORDER BY hour DESC LIMIT 1",
            (self._first_hour(until + timedelta(days=1)),),
        ).fetchone()
        return None if row is None else date.fromordinal(_FIRST + (row[0] - self._begins) // _DAY)

    @_in_words
    def by_drill(self, since: date) -> dict[DrillName, Tally]:
        """By what was asked, *since* one of the learner's days."""
        return {str(drill): tally for drill, tally in self._grouped("drill", since)}

    @_in_words
    def by_chart_and_drill(self) -> dict[tuple[str, DrillName], Tally]:
        """By both at once, which is read but once."""
        found: dict[tuple[str, DrillName], Tally] = {}
        for both, tally in self._grouped("drill || '/' || chart"):
            drill, _, chart = str(both).partition("/")
            found[chart, drill] = tally
        return found

    @_in_words
    def items(self) -> dict[str, ItemTally]:
        """Every item that was ever asked."""
        rows = self._connection.execute(
            "SELECT name, again, hard, good FROM items WHERE again + hard + good ORDER BY name"
        )
        return {name: ItemTally(*counts) for name, *counts in rows}

    @_in_words
    def confusions(self, most: int) -> tuple[Confusion, ...]:
        """What is given where something else is right, the most frequent first."""
        rows = self._connection.execute(
            "SELECT name, right, given, count FROM answers JOIN items ON number = item "
            "WHERE given <> right AND count ORDER BY count DESC, name, right, given LIMIT ?",
            (most,),
        )
        return tuple(map(Confusion._make, rows))

    @_in_words
    def drill_of(self, confusion: Confusion) -> DrillName | None:
        """A drill in which it was confused so; None where there is none any more."""
        row = self._connection.execute(
            "SELECT drill FROM results JOIN items ON items.number = item "
            "JOIN reviews ON place = review WHERE name = ? AND results.right = ? "
            "AND results.given = ? AND is_counted LIMIT 1",
            (confusion.item, confusion.right, confusion.given),
        ).fetchone()
        return None if row is None else str(row[0])

    @_in_words
    def walks(self, drill: DrillName) -> tuple[WalkTally, ...]:
        """How each way through a chart is answered in a drill, the most frequent first."""
        rows = self._connection.execute(
            "SELECT chart, right, reviews, right_count FROM walks WHERE reviews AND drill = ? "
            "ORDER BY reviews DESC, chart, right",
            (drill,),
        )
        return tuple(
            WalkTally(chart, tuple(json.loads(answers)), reviews, right)
            for chart, answers, reviews, right in rows
        )

    def _grouped(
        self, part: str, since: date | None = None, until: date | None = None
    ) -> Iterator[tuple[str | int, Tally]]:
        """The tally of each value of the SQL expression *part*."""
        rows = self._connection.execute(
            f"SELECT {part} AS part, {_SUMS} FROM hours "  # noqa: S608  # words of this module
            "WHERE hour >= ? AND hour < ? GROUP BY part HAVING sum(reviews) ORDER BY part",
            (self._first_hour(since or date.min), self._first_hour(until or date.max)),
        )
        for value, *sums in rows:
            yield value, Tally(*sums)

    def _first_hour(self, day: date) -> int:
        return (day.toordinal() - _FIRST) * _DAY + self._begins
