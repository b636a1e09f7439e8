"""One case on several editions: where each leads, and where two that follow each other part."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, zip_longest

from flowcharts.model.chart import Chart, Exit, Node, Penalty
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import penalty_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Step, Walk, walk_by_names

DERIVED = "D"
"""The confidence of a walk that no source states."""
CARRIED_OVER = Text(
    "Nobody has worked this case out for this edition: these are the answers of the example, as "
    "far as they fit.",
    "この例題をこの版でどう裁定するかは、まだ検討していません。当てはまるところまで、例題の答えを使っています。",
)


@dataclass(frozen=True, slots=True)
class EditionWalk:
    """A case as one edition rules it."""

    chart: Chart
    walk: Walk
    penalty: Penalty | None
    confidence: str
    why: Text | None
    """What this edition rules, and why it differs; None on the example's own chart."""

    @property
    def line(self) -> tuple[Step, ...]:
        """The decisions that are compared: those of its own chart, without what follows."""
        return self.walk.home.path

    @property
    def end(self) -> Node | Exit:
        """What its own chart comes to: the outcome, the exit, or the question that waits."""
        home = self.walk.home
        return home.exit or home.ending.here


@dataclass(frozen=True, slots=True)
class Parting:
    """Where a case goes another way than in the edition before."""

    before: EditionWalk
    after: EditionWalk
    place: int
    """How many decisions both have answered alike."""

    @property
    def steps(self) -> tuple[Step | None, Step | None]:
        """What each does there; None where it has ended."""
        one, other = (walk.line[self.place :] for walk in (self.before, self.after))
        return (one[0] if one else None), (other[0] if other else None)


def on_edition(scenario: Scenario, chart: Chart) -> EditionWalk:
    """The case of *scenario* on *chart*: its own, one it is told for, or any other."""
    if chart.id == scenario.chart:
        walk = scenario.walk(chart)
        ruling = scenario.ruling
        penalty = ruling.penalty if ruling is not None else penalty_of(walk)
        return EditionWalk(chart, walk, penalty, scenario.confidence, None)
    other = scenario.also.get(chart.id)
    if other is not None:
        walk = other.walk(chart)
        return EditionWalk(chart, walk, penalty_of(walk), other.confidence, other.why)
    named = {name: worked.answer for name, worked in scenario.answers.items()}
    walk = _as_far_as_it_fits(chart, named)
    return EditionWalk(chart, walk, penalty_of(walk), DERIVED, CARRIED_OVER)


def partings(walks: Iterable[EditionWalk]) -> tuple[Parting, ...]:
    """Where each goes another way than the one before it."""
    return tuple(
        Parting(before, after, place)
        for before, after in pairwise(walks)
        if (place := _parting(before, after)) is not None
    )


def _parting(before: EditionWalk, after: EditionWalk) -> int | None:
    for place, (one, other) in enumerate(zip_longest(before.line, after.line)):
        if one != other:
            return place
    return None if _end(before.walk.home) == _end(after.walk.home) else len(before.line)


def _end(home: Walk) -> tuple[str | None, str | None]:
    """The exit, or else the node, that *home* comes to."""
    return home.exit_id, (home.here.id if home.exit_id is None else None)


def _as_far_as_it_fits(chart: Chart, named: dict[str, str]) -> Walk:
    known = {decision.id: decision.answers for decision in chart.decisions}
    fitting = {
        name: answer for name, answer in named.items() if name not in known or answer in known[name]
    }
    return walk_by_names(chart, fitting)
