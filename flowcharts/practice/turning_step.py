"""The decision that an answer turns on; where one goes wrong inside the chart that answers it."""

from collections.abc import Iterator
from typing import assert_never

from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.model.branch import NO
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import ChartStep, parts, steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_walk import WrongStep, ideas_behind
from flowcharts.practice.claim import About
from flowcharts.practice.ruling import AWARENESS


def step_at(decided: DecidedWalk, place: StepId) -> ChartStep | None:
    """The step of the walk at that decision; None where the walk does not come there."""
    found = (s for s in steps(decided.walk) if s.place == place)
    return next(found, None)


def step_about(decided: DecidedWalk, about: About) -> ChartStep | None:
    """The decision that settles that part of the ruling."""
    match about:
        case About.REMEDY | About.FOUND:
            return _of_remedy(decided)
        case About.PENALTY:
            return last_step(decided)
        case About.MISSED:
            return _of_awareness(decided) or _of_remedy(decided)
        case _:
            assert_never(about)


def last_step(decided: DecidedWalk) -> ChartStep | None:
    """The last decision of the case."""
    return next(reversed(_steps(decided)), None)


def parting_step(one: DecidedWalk, other: DecidedWalk) -> ChartStep | None:
    """The first decision that two cases answer differently, as the first of them answers it."""
    theirs = {s.place: s.answer for s in _own_steps(other)}
    for step in _own_steps(one):
        there = theirs.get(step.place)
        if there is not None and there != step.answer:
            return step
    return None


def _of_remedy(decided: DecidedWalk) -> ChartStep | None:
    """The decision that settles what is done: the last one that turned off the usual way.

    Where each was answered with no, as “is a backup on offer?”, it is whether it was missed.
    """
    before = steps(decided.walk)[: len(steps(decided.walk.home))]
    found = [step for step in _steps(decided) if step in before]
    turned = [step for step in found if step.answer != NO and step.chart.id != AWARENESS]
    if turned:
        return turned[-1]
    return _of_awareness(decided) or (found[-1] if found else last_step(decided))


def _of_awareness(decided: DecidedWalk) -> ChartStep | None:
    """The last decision of whether it was missed."""
    found = (step for step in reversed(_steps(decided)) if step.chart.id == AWARENESS)
    return next(found, None)


def _steps(decided: DecidedWalk) -> list[ChartStep]:
    """The steps that a ruling turns on: an opponent’s choice is neither right nor wrong."""
    return [step for step in _own_steps(decided) if not step.decision.asks_opponent]


def _own_steps(decided: DecidedWalk) -> list[ChartStep]:
    """The steps of the walk, but for those that another chart answers."""
    return [step for step in steps(decided.walk) if step.decision.sub_chart not in step.chart.parts]


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
