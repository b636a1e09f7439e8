"""Lapses: what was answered wrongly, until it is unlearnt."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import AnsweredItem, Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.practice.practice_settings import PracticeSettings

_ENOUGH = 2
"""Right answers to so many cases, on so many days, and a mistake is unlearnt."""


class Lapse(NamedTuple):
    """The last wrong answer about an item, and the right ones since."""

    right: str
    at: datetime
    """When the item was last answered, rightly or wrongly."""
    cases: frozenset[str] = frozenset()
    """Those answered rightly since, without a hint."""
    days: frozenset[date] = frozenset()
    """The learner's days on which that was."""

    @property
    def is_unlearnt(self) -> bool:
        """Has it been answered rightly in two cases, on two days?"""
        return len(self.cases) >= _ENOUGH and len(self.days) >= _ENOUGH

    def after(self, answered: AnsweredItem, day_begins: int) -> "Lapse":
        """The same after an answer that is not wrong; one after a hint changes nothing."""
        if answered.rating is not Rating.GOOD:
            return self
        day = day_of(answered.at + timedelta(minutes=answered.offset), day_begins)
        return self._replace(
            at=answered.at, cases=self.cases | {answered.case_id}, days=self.days | {day}
        )


NOT_MISSED = Lapse("", datetime.min.replace(tzinfo=UTC))
"""Nothing wrong, and nothing right yet."""


class LapseBook:
    """The lapses of one journal, read once and kept in step with it."""

    def __init__(self, journal: Journal, day_begins: int) -> None:
        """*day_begins*: the hour at which the learner's day does."""
        self._journal = journal
        self._day_begins = day_begins
        self._known: dict[str, Lapse] | None = None

    def all(self) -> Mapping[str, Lapse]:
        """What is not unlearnt yet, by its item."""
        found = self._all().items()
        return {item: lapse for item, lapse in found if not lapse.is_unlearnt}

    def missed(self) -> Mapping[str, str]:
        """What would have been right there, by the item."""
        return {item: lapse.right for item, lapse in self.all().items()}

    def add(self, review: Review) -> None:
        """Count an answer that was added to the journal."""
        if review.is_counted:
            self._count(AnsweredItem.of(review))

    def forget(self) -> None:
        """Read them again when they are next asked for."""
        self._known = None

    def _all(self) -> dict[str, Lapse]:
        if self._known is None:
            self._known = {}
            for item in self._journal.items_missed():
                self._count(reversed(self._since_lapse(item)))
        return self._known

    def _since_lapse(self, item: str) -> Sequence[AnsweredItem]:
        """The last wrong answer and what came after it; nothing where that was unlearnt since."""
        found: list[AnsweredItem] = []
        since = NOT_MISSED
        for each in self._journal.latest_answers(item):
            found.append(each)
            if each.rating is Rating.AGAIN:
                return found
            since = since.after(each, self._day_begins)
            if since.is_unlearnt:
                break  # it may be years ago that it was answered wrongly
        return ()

    def _count(self, answered: Iterable[AnsweredItem]) -> None:
        known = self._all()
        for each in answered:
            before = known.get(each.item)
            if each.rating is Rating.AGAIN:
                known[each.item] = Lapse(each.right, each.at)
            elif before is not None:
                known[each.item] = before.after(each, self._day_begins)


def due_by_day(
    memories: Iterable[Memory],
    lapses: Mapping[str, Lapse],
    settings: PracticeSettings,
    now: datetime,
    days: int,
) -> tuple[int, ...]:
    """How many items are to be asked on each of so many days: today with all that is overdue.

    Each counts once, on its first day. *now*: on the learner’s clock.
    """
    counted = Counter(_first_days(memories, lapses, settings, now, days).values())
    return tuple(counted[day] for day in range(days))


def due_today(
    memories: Iterable[Memory],
    lapses: Mapping[str, Lapse],
    settings: PracticeSettings,
    now: datetime,
) -> frozenset[str]:
    """The items that `due_by_day` counts for today."""
    first = _first_days(memories, lapses, settings, now, 1)
    return frozenset(item for item, day in first.items() if day == 0)


def _first_days(
    memories: Iterable[Memory],
    lapses: Mapping[str, Lapse],
    settings: PracticeSettings,
    now: datetime,
    days: int,
) -> Mapping[str, int]:
    """In how many days each item is to be asked first, as far as that is among so many.

    What was wrong is asked every day until it is unlearnt, however far away its schedule puts it.
    """
    today = day_of(now, settings.day_begins)
    first = {item: int(today in lapse.days) for item, lapse in lapses.items()}
    if settings.is_scheduled:
        ends = [start_of_day(now, settings.day_begins, day + 1) for day in range(days)]
        for memory in memories:
            # What was last asked later is due, too: the clock was ahead.
            day = 0 if memory.last >= ends[0] else bisect_right(ends, memory.due)
            first[memory.item] = min(day, first.get(memory.item, day))
    return first
