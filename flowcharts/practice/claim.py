"""What an answer says of a case: what is done, who gets what, whether anything was missed."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.chart import Chart, Decision, Outcome
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import parts, steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import WrongStep, decision_item
from flowcharts.practice.ruling import (
    EXIT,
    NOT_A_TRIGGER,
    ending,
    found_by,
    penalties_of,
    penalty_of_walk,
    whether_missed,
)


class About(StrEnum):
    """The part of a ruling that an answer speaks of."""

    REMEDY = "remedy"
    PENALTY = "penalty"
    MISSED = "missed"
    FOUND = "found"
    """What it comes to, in the chart that has found it."""


_READ = {
    About.REMEDY: ending,
    About.PENALTY: penalty_of_walk,
    About.MISSED: whether_missed,
    About.FOUND: found_by,
}


class Claim(NamedTuple):
    """One thing said of one case."""

    decided: DecidedWalk
    about: About
    said: str
    """The id of a remedy, of a penalty, or of what may be found."""

    def read_in(self, walk: Walk) -> str:
        """What *walk* comes to, of that of which the claim speaks."""
        return _READ[self.about](walk)

    @property
    def is_true(self) -> bool:
        """Is it what the source says?"""
        return self.read_in(self.decided.walk) == self.said

    @property
    def wrong_step(self) -> WrongStep | None:
        """The last decision of the case from which another way leads to what is claimed.

        None where there is no such decision: what is claimed is far from the way of the case, or
        hangs on what an opponent chooses. What an opponent chooses is nobody’s mistake.
        """
        for walk in _walks(self):
            left = [(walk.undone().here, f"{EXIT}{walk.exit_id}")] if walk.exit_id else []
            taken = [(walk.chart.nodes[step.decision], step.answer) for step in walk.path]
            for decision, answer in reversed([*taken, *left]):
                if isinstance(decision, Decision) and not decision.asks_opponent:
                    for way in _ways(self, walk.chart, decision):
                        if way != answer:
                            return WrongStep(walk.chart, decision, way, answer)
        return None


def last_asked(decided: DecidedWalk) -> str:
    """The item of the last decision of the case; empty where it comes to none."""
    found = [step for step in steps(decided.walk) if not step.decision.asks_opponent]
    return decision_item(found[-1].chart.id, found[-1].decision.id) if found else ""


def _walks(claim: Claim) -> Iterator[Walk]:
    """The walks on whose decisions it hangs, the last first."""
    walk = claim.decided.walk
    if claim.about is About.PENALTY:
        yield from _chained(walk)
        return
    asks_awareness = claim.about is not About.REMEDY or NOT_A_TRIGGER in (claim.said, ending(walk))
    if asks_awareness:
        yield from (part for part in parts(walk) if part.chart.id == AWARENESS)
    yield walk.home


def _chained(walk: Walk) -> Iterator[Walk]:
    """The walks that followed one another, the last first."""
    yield walk
    if walk.origin is not None:
        yield from _chained(walk.origin)


def _ways(claim: Claim, chart: Chart, decision: Decision) -> Iterator[str]:
    """The answers to *decision*, and the exits there, that may lead to what is claimed."""
    for each in chart.exits.values():
        is_here = each.decides is not None and (each.asked_at or chart.start) == decision.id
        if is_here and claim.said == f"{EXIT}{each.id}":
            yield claim.said
    for branch in decision.branches:
        reached = chart.reachable(branch.to)
        if any(_comes_to(claim, chart, each) for each in chart.outcomes if each.id in reached):
            yield branch.answer


def _comes_to(claim: Claim, chart: Chart, outcome: Outcome) -> bool:
    if claim.about is About.PENALTY:
        return claim.said in penalties_of(chart, outcome)
    is_whole = claim.about is About.MISSED and chart.id != AWARENESS
    # Whoever stays in the chart says that something was missed; whoever leaves it does not.
    return outcome.id == claim.said or (is_whole and not claim.said.startswith(EXIT))
