"""Where what was said of a case and the source part, although the chart was not walked."""

from collections.abc import Iterator

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.chart import Chart, Decision, Outcome
from flowcharts.model.sub_charts import parts, steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import WrongTurn, decision_item
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.ruling import (
    AWARENESS,
    EXIT,
    NOT_A_TRIGGER,
    ending,
    found_by,
    penalties_of,
    penalty_of_walk,
    whether_missed,
)

_READ = {
    About.REMEDY: ending,
    About.PENALTY: penalty_of_walk,
    About.MISSED: whether_missed,
    About.FOUND: found_by,
}


def reading(claim: Claim, walk: Walk) -> str:
    """What a walk comes to, of that of which the claim speaks."""
    return _READ[claim.about](walk)


def is_true(claim: Claim) -> bool:
    """Is it what the source says?"""
    return reading(claim, claim.decided.walk) == claim.said


def parting(claim: Claim) -> WrongTurn | None:
    """The last decision of the case from which another way leads to what is claimed.

    None where there is no such decision: what is claimed is far from the way of the case, or
    hangs on what an opponent chooses. What an opponent chooses is nobody’s mistake.
    """
    for walk in _walks(claim):
        left = [(walk.undone().here, f"{EXIT}{walk.exit_id}")] if walk.exit_id is not None else []
        taken = [(walk.chart.nodes[step.decision], step.answer) for step in walk.path]
        for decision, answer in reversed([*taken, *left]):
            if isinstance(decision, Decision) and not decision.asks_opponent:
                for way in _ways(claim, walk.chart, decision):
                    if way != answer:
                        return WrongTurn(walk.chart, decision, way, answer)
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
    if asks_awareness and not claim.said.startswith(EXIT):
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
    return is_whole or outcome.id == claim.said
