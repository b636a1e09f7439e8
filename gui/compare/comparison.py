"""What the comparison shows: immutable, like the walks it is made of. Knows no Qt."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from flowcharts.cases.any_edition import on_any_edition
from flowcharts.cases.case import Case
from flowcharts.model.chart import Chart, Family
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.scenario import Scenario
from gui.compare.aligned_walks import AlignedWalks, line_up

_POLICIES = (None, Family.PART, Family.MISSED_TRIGGER, Family.REGULAR)
"""Columns of one policy stand together: only these are history to each other."""

AT_ONCE = 4
"""So many columns can be read side by side in the smallest window."""


@dataclass(frozen=True)
class Comparison:
    """One example on the editions chosen, as far as it has been stepped through."""

    scenario: Scenario
    known: tuple[EditionWalk, ...]
    """Every edition that the example is told for or decided on, by policy, the oldest first."""
    chosen: frozenset[str]
    """The ids of the charts that are compared."""
    revealed: int = 0
    """How many rows have their answers shown."""
    skipped: int = 0
    """How many columns are passed over behind the first one, which stays."""

    @cached_property
    def lines(self) -> AlignedWalks:
        """The editions chosen, beside each other."""
        return line_up([each for each in self.known if each.chart.id in self.chosen])

    @property
    def is_whole(self) -> bool:
        """Is everything shown, up to the rulings?"""
        return self.revealed >= self.lines.row_count

    @property
    def can_go_back(self) -> bool:
        """Is anything answered?"""
        return any(row < self.revealed for row in self.rows)

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows in which a column on the screen asks something."""
        seen = [self.lines.columns[place].cells for place in self.places]
        return tuple(
            row for row in range(self.lines.row_count) if any(cells[row] for cells in seen)
        )

    @property
    def most_skipped(self) -> int:
        """How many columns can be passed over."""
        return max(0, len(self.lines.columns) - AT_ONCE)

    @property
    def places(self) -> tuple[int, ...]:
        """Which of the columns are on the screen."""
        count = len(self.lines.columns)
        onward = range(1 + self.skipped, min(count, self.skipped + AT_ONCE))
        return (0, *onward) if count else ()

    def stepped(self) -> "Comparison":
        """One row further in all columns; the next question on the screen is asked."""
        ahead = [row for row in self.rows if row > self.revealed]
        return replace(self, revealed=ahead[0]) if ahead else self.shown_whole()

    def stepped_back(self) -> "Comparison":
        """One row back in all columns."""
        behind = [row for row in self.rows if row < self.revealed]
        return replace(self, revealed=behind[-1]) if behind else self

    def started_over(self) -> "Comparison":
        """Nothing answered yet, the first question on the screen asked."""
        return replace(self, revealed=min(self.rows, default=0))

    def shown_whole(self) -> "Comparison":
        """Everything answered."""
        return replace(self, revealed=self.lines.row_count)

    def scrolled(self, skipped: int) -> "Comparison":
        """With *skipped* columns passed over."""
        return replace(self, skipped=min(max(0, skipped), self.most_skipped)).at_a_question()

    def toggled(self, chart_id: str) -> "Comparison":
        """With an edition more or less; one of them stays."""
        chosen = self.chosen ^ {chart_id}
        if not chosen:
            return self
        other = replace(self, chosen=chosen)
        return (other.shown_whole() if self.is_whole else other).scrolled(self.skipped)

    def at_a_question(self) -> "Comparison":
        """Further on at a row in which a column on the screen asks something, or at the end."""
        ahead = [row for row in self.rows if row >= self.revealed]
        return replace(self, revealed=ahead[0]) if ahead else self.shown_whole()


def compared(scenario: Scenario, charts: Iterable[Chart], case: Case | None = None) -> Comparison:
    """*scenario* on *charts*; the columns chosen are those that tell the most.

    *case*: its facts, which decide it on editions that it is not told for.
    """
    known = tuple(on_any_edition(scenario, chart, case) for chart in sorted(charts, key=_place))
    told = [each for each in known if each.chart.id in scenario.charts]
    telling = _telling(scenario, told if len(told) > 1 else list(known))
    return Comparison(scenario, known, frozenset(telling)).started_over()


def _place(chart: Chart) -> tuple[int, str]:
    return _POLICIES.index(chart.family), chart.edition.first_day


def ruling(edition: EditionWalk) -> tuple[str, ...]:
    """What tells two remedies apart."""
    home = edition.walk.home
    ending = home.ending
    return (ending.chart.id if ending is not home else "", home.exit_id or ending.here.id)


def _telling(scenario: Scenario, known: list[EditionWalk]) -> list[str]:
    """The example's own edition, the newest, the oldest, and where the ruling changed."""
    history = [each for each in known if each.chart.family is Family.MISSED_TRIGGER]
    turns = [later for earlier, later in pairwise(history) if ruling(earlier) != ruling(later)]
    told = [*history[-1:], *history[:1], *turns, *known]
    names = dict.fromkeys([scenario.chart, *(edition.chart.id for edition in told)])
    return list(names)[:AT_ONCE]
