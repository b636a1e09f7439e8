"""The clock of a talk: what each item took, and how late it is running."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.votes import TalkQuestion

_MINUTE = 60.0
_LATE = _MINUTE
"""Less than so many seconds is not worth a warning."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The seconds that were spent; immutable."""

    items: Mapping[int, float]
    """By the place of the item; -1 is the title of the seminar."""
    questions: Mapping[TalkQuestion, float]
    is_paused: bool = False
    is_waiting: bool = False
    """Does it wait for the first press?"""

    @property
    def seconds(self) -> float:
        """How long the talk has taken so far."""
        return sum(self.items.values())

    def at_item(self, place: int) -> float:
        """The seconds spent on the item there."""
        return self.items.get(place, 0.0)

    def passed(self, seconds: float, place: int, asked: TalkQuestion | None) -> "Clock":
        """So many seconds later, at that item and at that question of it."""
        if self.is_paused or self.is_waiting or seconds <= 0:
            return self
        items = {**self.items, place: self.at_item(place) + seconds}
        questions = dict(self.questions)
        if asked is not None:
            questions[asked] = questions.get(asked, 0.0) + seconds
        return replace(self, items=MappingProxyType(items), questions=MappingProxyType(questions))

    def paused(self) -> "Clock":
        """Stopped; if it was, going on."""
        return replace(self, is_paused=not self.is_paused)

    def started(self) -> "Clock":
        """Going, where it has waited for the first press."""
        return replace(self, is_waiting=False) if self.is_waiting else self


NO_TIME = Clock(MappingProxyType({}), MappingProxyType({}), is_waiting=True)


class Timing(NamedTuple):
    """A talk against its run sheet, in minutes."""

    planned: float
    spent: float
    late: float
    """How much later than planned it will end as it stands; below 0 it will end early."""
    offer: tuple[int, ...] = ()
    """The places of the items that may be dropped to end in time; empty where it is not late."""

    @property
    def left(self) -> float:
        """How much of the planned time is left."""
        return self.planned - self.spent

    @property
    def is_late(self) -> bool:
        """Is it late enough for a warning? Where no time was planned, it never is."""
        return self.planned > 0 and self.late * _MINUTE >= _LATE


def timing(
    sheet: RunSheet, clock: Clock, place: int, dropped: frozenset[int], aside: float = 0.0
) -> Timing:
    """How a talk that is at the item *place* stands in time; *aside*: seconds of interruptions."""
    items = sheet.items
    here = items[place].minutes if 0 <= place < len(items) else 0.0
    spent, at_item = (clock.seconds + aside) / _MINUTE, clock.at_item(place) / _MINUTE
    ahead = [each for each in range(place + 1, len(items)) if each not in dropped]
    to_come = max(0.0, here - at_item) + sum(items[each].minutes for each in ahead)
    found = Timing(sheet.minutes, spent, spent + to_come - sheet.minutes)
    mays = [each for each in ahead if not items[each].is_must]
    return found._replace(offer=_enough(sheet, mays, found.late)) if found.is_late else found


def _enough(sheet: RunSheet, mays: list[int], late: float) -> tuple[int, ...]:
    """As many of *mays* as make up for it, the last ones first."""
    chosen: list[int] = []
    for place in reversed(mays):
        if sum(sheet.items[each].minutes for each in chosen) >= late:
            break
        chosen.append(place)
    return tuple(sorted(chosen))
