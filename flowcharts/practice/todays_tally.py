"""How much has been asked today, and for how long."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.practice.answer_row import drawn_as
from flowcharts.practice.round import LONGEST_READ, DrawnAs

_MILLISECOND = timedelta(milliseconds=1)


@dataclass
class _Counts:
    day: date
    asked: int = 0
    new: int = 0
    milliseconds: int = 0
    last: datetime | None = None

    def add(self, review: Review) -> None:
        asked_at = review.at - review.milliseconds * _MILLISECOND
        self.milliseconds += self.read_until(asked_at) + review.milliseconds
        self.last = review.at
        if review.is_counted:
            self.asked += 1
            self.new += drawn_as(review) == DrawnAs.NEW

    def read_until(self, then: datetime) -> int:
        """For how many milliseconds the last verdict was read until *then*, as a round counts."""
        if self.last is None:
            return 0
        return min(max(0, (then - self.last) // _MILLISECOND), LONGEST_READ)


class TodaysTally:
    """The cases of the learner's day, read once a day and counted on."""

    def __init__(self, journal: Journal, now: Callable[[], datetime], begins: int) -> None:
        self._journal = journal
        self._now = now
        self._begins = begins
        self._counted: _Counts | None = None

    @property
    def asked(self) -> int:
        """How many cases were asked."""
        return self._today().asked

    @property
    def new(self) -> int:
        """How many of them brought something new."""
        return self._today().new

    @property
    def milliseconds(self) -> int:
        """The time spent on answers and on reading verdicts, none of them longer than a round has.

        Whether the last one is still read nobody knows: a round that was to take ten minutes has.
        """
        today = self._today()
        return today.milliseconds + today.read_until(self._now())

    def add(self, review: Review) -> None:
        """Count an answer that was added to the journal."""
        if self._counted is not None:
            self._counted.add(review)

    def forget(self) -> None:
        """Read them again when they are next asked for."""
        self._counted = None

    def _today(self) -> _Counts:
        now = self._now()
        day = day_of(now, self._begins)
        if self._counted is None or self._counted.day != day:
            self._counted = _Counts(day)
            for review in self._journal.reviews(start_of_day(now, self._begins)):
                self._counted.add(review)
        return self._counted
