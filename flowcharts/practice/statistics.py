"""The numbers of every screen of statistics."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from flowcharts.cases.mistaken_ideas import MistakenIdea
from flowcharts.journal.days import day_of
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import DrillName
from flowcharts.journal.store import Journal
from flowcharts.journal.tallies import Confusion, ItemTally, Tally
from flowcharts.library.library import Library
from flowcharts.model.chart import Decision
from flowcharts.practice.case_filter import trigger_kind_of
from flowcharts.practice.case_walk import walk_of_answers
from flowcharts.practice.days_in_a_row import days_in_a_row
from flowcharts.practice.drills import DRILLS, WHOLE_CASES
from flowcharts.practice.items import asked_decision, decision_of, idea_of
from flowcharts.practice.lapses import Lapse, LapseBook, due_by_day
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.question import DrillKind
from flowcharts.practice.reliability import LATEST, Reliability, reliability_of
from flowcharts.practice.schedule import Schedule

_RECENT = timedelta(days=90)
"""Reliability is of today: what is older is not counted."""
_YEAR = 365
_IDEAS_TOO = 6
"""What is confused is told of a decision and of each idea behind it."""


class DecisionTally(NamedTuple):
    """How often a decision is answered rightly."""

    chart: str
    decision: str
    tally: ItemTally


class HeldIdea(NamedTuple):
    """A mistaken idea that the learner seems to go by."""

    item: str
    idea: MistakenIdea
    tally: ItemTally
    is_held: bool
    """Is it still to be unlearnt: by right answers to two cases, on two days?"""


class NamedConfusion(NamedTuple):
    """One answer given where another is right, and the decision that it is about."""

    confusion: Confusion
    decision: Decision | None
    """None where the content has it no more."""
    drill: DrillKind | None = None
    """The drill that asked it, where it was another question than the decision's own."""


class Retention(NamedTuple):
    """How much of what was asked again was still known."""

    known: int
    """Answers about items that had been asked before."""
    recalled: int
    foreseen: float | None
    """What the schedule says of all items now, from 0 to 1; None where there are none."""

    @property
    def share(self) -> float | None:
        """From 0 to 1; None where nothing was asked again."""
        return self.recalled / self.known if self.known else None


class Statistics:
    """The numbers of one journal, as of a moment: each is read once."""

    def __init__(
        self, journal: Journal, library: Library, settings: PracticeSettings, now: datetime
    ) -> None:
        """*now* is on the learner's clock."""
        self._journal = journal
        self._library = library
        self._settings = settings
        self._now = now
        self._tallies = journal.tallies(settings.day_begins)

    @property
    def today(self) -> date:
        """The learner's day."""
        return day_of(self._now, self._settings.day_begins)

    def whole(self) -> Tally:
        """All of it in one."""
        return _summed(self._by_chart_and_drill.values())

    @cached_property
    def _items(self) -> Mapping[str, ItemTally]:
        return self._tallies.items()

    @cached_property
    def _memories(self) -> tuple[Memory, ...]:
        return tuple(each for each in self._journal.memories() if each.reps)

    @cached_property
    def _lapses(self) -> Mapping[str, Lapse]:
        return LapseBook(self._journal, self._settings.day_begins).all()

    def decisions(self, chart_id: str | None = None) -> tuple[DecisionTally, ...]:
        """The heat map: every decision that was asked, of a chart or of all."""
        found = (
            DecisionTally(*decision_of(item), tally)
            for item, tally in self._items.items()
            if "#" not in item
        )
        return tuple(each for each in found if chart_id in (None, each.chart))

    def ideas(self) -> tuple[HeldIdea, ...]:
        """The mistaken ideas that were gone by: those still held first, the strongest first."""
        found = [
            HeldIdea(item, idea, tally, item in self._lapses)
            for item, tally in self._items.items()
            if tally.again and (idea := idea_of(item)) is not None
        ]
        # A second answer of the same sort weighs more than a first one.
        return tuple(
            sorted(
                found,
                key=lambda each: (
                    not each.is_held,
                    -each.tally.again / (each.tally.asked + 2),
                    each.item,
                ),
            )
        )

    def confusions(self, most: int = 100) -> tuple[NamedConfusion, ...]:
        """What is answered where something else is right, the most frequent first."""
        found = self._tallies.confusions(_IDEAS_TOO * most)
        decisions = [each for each in found if "#" not in each.item][:most]
        return tuple(map(self._named, decisions))

    def _named(self, confusion: Confusion) -> NamedConfusion:
        decision = asked_decision(confusion.item, self._library)
        is_own = decision is not None and confusion.right in decision.answers
        drill = None if is_own else self._tallies.drill_of(confusion)
        return NamedConfusion(confusion, decision, DRILLS.get(drill) if drill else None)

    def days(self, count: int = _YEAR) -> Mapping[date, Tally]:
        """The last so many days; one without a review is left out."""
        first = self.today - timedelta(days=count - 1)
        return self._tallies.by_day(since=first)

    def days_in_a_row(self) -> int:
        """On how many days in a row, up to today or the last one before, something was answered."""
        return days_in_a_row(self._tallies, self.today)

    def forecast(self, count: int = 30) -> tuple[int, ...]:
        """How many items are due on each of the next days; today has all that is overdue."""
        return due_by_day(self._memories, self._lapses, self._settings, self._now, count)

    def retention(self) -> Retention:
        """How much was still known, and what the schedule foresees for now."""
        tally = self.whole()
        schedule = Schedule(self._settings)
        chances = [schedule.chance_of_recall(memory, self._now) for memory in self._memories]
        foreseen = sum(chances) / len(chances) if chances else None
        return Retention(tally.known, tally.recalled, foreseen)

    def by_chart(self) -> Mapping[str, Tally]:
        """By the id of the chart."""
        return _grouped((chart, tally) for (chart, _), tally in self._by_chart_and_drill.items())

    def by_drill(self) -> Mapping[DrillName, Tally]:
        """By what was asked."""
        return _grouped((drill, tally) for (_, drill), tally in self._by_chart_and_drill.items())

    @cached_property
    def _by_chart_and_drill(self) -> Mapping[tuple[str, DrillName], Tally]:
        return self._tallies.by_chart_and_drill()

    def by_trigger(self) -> Mapping[str, ItemTally]:
        """Whole cases by the kind of trigger: stack-choice, visible, rules, unseen, other."""
        found: dict[str, ItemTally] = {}
        for kind, reviews, right in self._kinds():
            before = found.get(kind, ItemTally())
            found[kind] = ItemTally(before.again + reviews - right, 0, before.good + right)
        return found

    def reliability(self) -> Reliability:
        """How reliable the learner is today, in whole cases never seen before."""
        fresh = self._journal.reviews(
            self._now - _RECENT,
            newest_first=True,
            fresh_only=True,
            chart=self._library.todays_chart_id,
            drill=WHOLE_CASES,
        )
        counted = (
            (review.is_right and not review.hints, review.chance)
            for review in fresh
            if review.is_counted
        )
        return reliability_of(islice(counted, LATEST))

    def _kinds(self) -> Iterator[tuple[str, int, int]]:
        for each in self._tallies.walks(WHOLE_CASES):
            if not self._library.has_chart(each.chart):
                continue
            walk = walk_of_answers(self._library.chart(each.chart), each.answers)
            if walk is not None:
                yield trigger_kind_of(walk), each.reviews, each.right


def _summed(tallies: Iterable[Tally]) -> Tally:
    columns = tuple(zip(*tallies, strict=True))
    return Tally._make(map(sum, columns)) if columns else Tally()


def _grouped(tallies: Iterable[tuple[str, Tally]]) -> dict[str, Tally]:
    found: dict[str, Tally] = {}
    for key, tally in tallies:
        found[key] = _summed((found.get(key, Tally()), tally))
    return found
