"""How much has been asked today."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.store import Journal
from flowcharts.practice.answer_row import drawn_as
from flowcharts.practice.round import DrawnAs


@dataclass
class _Counts:
    day: date
    asked: int = 0
    new: int = 0


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

    def count(self, drawn: DrawnAs, by: int = 1) -> None:
        """One more was answered, or one taken back."""
        if self._counted is not None:
            self._counted.asked += by
            self._counted.new += by * (drawn is DrawnAs.NEW)

    def _today(self) -> _Counts:
        now = self._now()
        day = day_of(now, self._begins)
        if self._counted is None or self._counted.day != day:
            reviews = self._journal.reviews(start_of_day(now, self._begins))
            drawn = [drawn_as(review) for review in reviews if review.is_counted]
            self._counted = _Counts(day, len(drawn), drawn.count(DrawnAs.NEW))
        return self._counted
