"""The decision that an answer turns on; where one goes wrong inside the chart that answers it."""

from collections.abc import Iterator
from typing import assert_never

from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.deciding_steps import awareness_step, last_step, own_steps, remedy_step
from flowcharts.model.sub_charts import ChartStep, parts, steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import WrongStep, ideas_behind
from flowcharts.practice.claim import About


def step_at(decided: DecidedWalk, place: StepId) -> ChartStep | None:
    """The step of the walk at that decision; None where the walk does not come there."""
    found = (s for s in steps(decided.walk) if s.place == place)
    return next(found, None)


def step_about(decided: DecidedWalk, about: About) -> ChartStep | None:
    """The decision that settles that part of the ruling."""
    match about:
        case About.REMEDY | About.FOUND:
            return remedy_step(decided.walk)
        case About.PENALTY:
            return last_step(decided.walk)
        case About.MISSED:
            return awareness_step(decided.walk) or remedy_step(decided.walk)
        case _:
            assert_never(about)


def parting_step(one: DecidedWalk, other: DecidedWalk) -> ChartStep | None:
    """The first decision that two cases answer differently, as the first of them answers it."""
    theirs = {s.place: s.answer for s in own_steps(other.walk)}
    for step in own_steps(one.walk):
        there = theirs.get(step.place)
        if there is not None and there != step.answer:
            return step
    return None


def wrong_step_inside(decided: DecidedWalk, wrong_step: WrongStep) -> WrongStep | None:
    """The first wrong step inside the chart that answers the decision of *wrong_step*.

    Where a mistaken idea leads to the answer that was given, that is where the idea turns off;
    else where the source leaves that answer behind for good. None where no other chart answers
    the decision, or where that chart cannot come to the answer.
    """
    inside = _walk_inside(decided, wrong_step)
    if inside is None:
        return None
    ways = list(_ways_off(inside, wrong_step))
    by_idea = (way for way in ways if ideas_behind(decided, way))
    return next(by_idea, ways[-1] if ways else None)


def _walk_inside(decided: DecidedWalk, wrong_step: WrongStep) -> Walk | None:
    """The right walk through the chart that answers it."""
    for part in parts(decided.walk):
        if part.chart.id == wrong_step.chart.id and wrong_step.decision.id in part.subs:
            return part.subs[wrong_step.decision.id]
    return None


def _ways_off(inside: Walk, wrong_step: WrongStep) -> Iterator[WrongStep]:
    """The turns off the right way from which the answer that was given is still reached."""
    chart = inside.chart
    for step in inside.path:
        decision = chart.nodes[step.decision]
        if not isinstance(decision, Decision) or decision.asks_opponent:
            continue
        for branch in decision.branches:
            if branch.answer != step.answer and _is_reached(chart, branch.to, wrong_step):
                yield WrongStep(chart, decision, branch.answer, step.answer)


def _is_reached(chart: Chart, node_id: str, wrong_step: WrongStep) -> bool:
    """Is the given answer reached from there? Where none was given, any that is not right."""
    reached = chart.reachable(node_id)
    answers = {
        wrong_step.decision.answer_by(each.id) for each in chart.outcomes if each.id in reached
    }
    return (
        wrong_step.given in answers
        if wrong_step.given
        else bool(answers - {wrong_step.right, None})
    )
