"""The sums that the statistics ask for: counted along with every review, never read anew."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import wraps
from pathlib import Path
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from flowcharts.journal.errors import in_words_of_rows
from flowcharts.journal.review import DrillName, Mode
from flowcharts.journal.review_rows import microseconds

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
    drill: DrillName
    answers: tuple[str, ...]
    """The right ones."""
    reviews: int
    right: int


class TallyScope(NamedTuple):
    """Which reviews are meant; None leaves it open."""

    since: date | None = None
    """The first day."""
    until: date | None = None
    """The day after the last."""
    chart: str | None = None
    drill: DrillName | None = None
    mode: Mode | None = None


ALL = TallyScope()


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
    def whole(self, scope: TallyScope = ALL) -> Tally:
        """All of it in one."""
        return next((tally for _, tally in self._grouped("1", scope)), Tally())

    @_in_words
    def by_day(self, scope: TallyScope = ALL) -> dict[date, Tally]:
        """By the learner's day; a day without reviews is left out."""
        counted = self._grouped(floored(f"hour - {self._begins}", _DAY), scope)
        return {date.fromordinal(_FIRST + int(day)): tally for day, tally in counted}

    @_in_words
    def by_hour(self, scope: TallyScope = ALL) -> dict[int, Tally]:
        """By the hour of the learner's clock, from 0 to 23."""
        return {
            int(hour): tally
            for hour, tally in self._grouped(f"(hour % {_DAY} + {_DAY}) % {_DAY}", scope)
        }

    @_in_words
    def by_chart(self, scope: TallyScope = ALL) -> dict[str, Tally]:
        """By the id of the chart, which need not be there any more."""
        return {str(chart): tally for chart, tally in self._grouped("chart", scope)}

    @_in_words
    def by_drill(self, scope: TallyScope = ALL) -> dict[DrillName, Tally]:
        """By what was asked."""
        return {str(drill): tally for drill, tally in self._grouped("drill", scope)}

    @_in_words
    def by_chart_and_drill(self, scope: TallyScope = ALL) -> dict[tuple[str, DrillName], Tally]:
        """By both at once, which is read but once."""
        found: dict[tuple[str, DrillName], Tally] = {}
        for both, tally in self._grouped("drill || '/' || chart", scope):
            drill, _, chart = str(both).partition("/")
            found[chart, drill] = tally
        return found

    @_in_words
    def by_mode(self, scope: TallyScope = ALL) -> dict[Mode, Tally]:
        """By what the questions were for."""
        return {Mode(str(mode)): tally for mode, tally in self._grouped("mode", scope)}

    @_in_words
    def items(self) -> dict[str, ItemTally]:
        """Every item that was ever asked."""
        rows = self._connection.execute(
            "SELECT name, again, hard, good FROM items WHERE again + hard + good ORDER BY name"
        )
        return {name: ItemTally(*counts) for name, *counts in rows}

    @_in_words
    def items_since(self, moment: datetime) -> dict[str, ItemTally]:
        """Every item that was asked from that moment on."""
        rows = self._connection.execute(
            # CROSS: by the reviews of that time, not by each item through all of its results.
            "WITH recent AS (SELECT item, sum(rating = 1), sum(rating = 2), sum(rating = 3) "
            "FROM reviews CROSS JOIN results ON review = place "
            "WHERE place >= ? AND at >= ? AND is_counted GROUP BY item) "
            "SELECT name, recent.* FROM recent JOIN items ON number = item ORDER BY name",
            (microseconds(moment) // 1000, microseconds(moment)),
        )
        return {name: ItemTally(*counts) for name, _, *counts in rows}

    @_in_words
    def confusions(self, item: str | None = None, most: int | None = None) -> tuple[Confusion, ...]:
        """What is given where something else is right, the most frequent first."""
        rows = self._connection.execute(
            "SELECT name, right, given, count FROM answers JOIN items ON number = item "
            "WHERE given <> right AND count AND (:item IS NULL OR name = :item) "
            "ORDER BY count DESC, name, right, given LIMIT :most",
            {"item": item, "most": -1 if most is None else most},
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
    def walks(self, drill: DrillName | None = None) -> tuple[WalkTally, ...]:
        """How each way through a chart is answered, the most frequent first."""
        rows = self._connection.execute(
            "SELECT chart, drill, right, reviews, right_count FROM walks WHERE reviews "
            "AND (:drill IS NULL OR drill = :drill) ORDER BY reviews DESC, chart, drill, right",
            {"drill": drill},
        )
        return tuple(
            WalkTally(chart, drill, tuple(json.loads(answers)), reviews, right)
            for chart, drill, answers, reviews, right in rows
        )

    def _grouped(self, part: str, scope: TallyScope) -> Iterator[tuple[str | int, Tally]]:
        """The tally of each value of the SQL expression *part*."""
        rows = self._connection.execute(
            f"SELECT {part} AS part, {_SUMS} FROM hours "  # noqa: S608  # words of this module
            "WHERE (:since IS NULL OR hour >= :since) AND (:until IS NULL OR hour < :until) "
            "AND (:chart IS NULL OR chart = :chart) AND (:drill IS NULL OR drill = :drill) "
            "AND (:mode IS NULL OR mode = :mode) "
            "GROUP BY part HAVING sum(reviews) ORDER BY part",
            {
                "since": self._first_hour(scope.since),
                "until": self._first_hour(scope.until),
                "chart": scope.chart,
                "drill": scope.drill,
                "mode": scope.mode,
            },
        )
        for value, *sums in rows:
            yield value, Tally(*sums)

    def _first_hour(self, day: date | None) -> int | None:
        return None if day is None else (day.toordinal() - _FIRST) * _DAY + self._begins


def learners_day(at: datetime, offset: int, day_begins: int = 0) -> date:
    """The learner's day of a moment, *offset* minutes east of UTC."""
    return (at.astimezone(UTC) + timedelta(minutes=offset, hours=-day_begins)).date()
