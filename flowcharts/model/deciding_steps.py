"""The steps of a walk that its ending turns on."""

from collections.abc import Sequence

from flowcharts.model.branch import NO
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.walk import Walk

AWARENESS = "awareness"
"""The chart that says whether anything was missed."""


def remedy_step(walk: Walk) -> ChartStep | None:
    """The decision that settles what is done: the last one that turned off the usual way.

    Where each was answered with no, as “is a backup on offer?”, it is whether it was missed.
    """
    before = steps(walk.home)
    found = [step for step in turning_steps(walk) if step in before]
    turned = [step for step in found if step.answer != NO and step.chart.id != AWARENESS]
    if turned:
        return turned[-1]
    return awareness_step(walk) or (found[-1] if found else last_step(walk))


def awareness_step(walk: Walk) -> ChartStep | None:
    """The last decision of whether it was missed."""
    found = (step for step in reversed(turning_steps(walk)) if step.chart.id == AWARENESS)
    return next(found, None)


def last_step(walk: Walk) -> ChartStep | None:
    """The last decision."""
    return next(reversed(turning_steps(walk)), None)


def turning_steps(walk: Walk) -> Sequence[ChartStep]:
    """The steps that a ruling turns on: an opponent’s choice is neither right nor wrong."""
    return [step for step in own_steps(walk) if not step.decision.asks_opponent]


def own_steps(walk: Walk) -> list[ChartStep]:
    """The steps of the walk, but for those that another chart answers."""
    return [step for step in steps(walk) if step.decision.sub_chart not in step.chart.parts]
