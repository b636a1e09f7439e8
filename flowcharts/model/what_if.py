"""What one answer decides: the same walk with that answer flipped."""

from enum import StrEnum
from typing import NamedTuple

from flowcharts.model.sub_charts import penalty_of
from flowcharts.model.walk import Walk


class Weight(StrEnum):
    """What flipping an answer does to the outcome of a walk."""

    DECIDES = "decides"
    """The outcome becomes another one."""
    DEPENDS = "depends"
    """It depends on a decision that the walk has not met."""
    NONE = "none"
    """The outcome stays, and what each player gets: the answer did not matter."""


class Flip(NamedTuple):
    """One answer of a finished walk, flipped."""

    decision: str
    answer: str
    """The answer given instead."""
    other: Walk


def flipped(walk: Walk, decision_id: str, answer: str) -> Walk:
    """The walk with *answer* at *decision_id*, and its own answers wherever they still fit.

    Raises:
        WalkError: that decision does not have that answer.
    """
    return followed(walk.rewound(decision_id).answered(answer), walk)


def followed(other: Walk, walk: Walk) -> Walk:
    """*other*, going on with the answers of *walk* as long as it meets decisions of its path."""
    known = {step.decision: step.answer for step in walk.path}
    while other.decision is not None and other.decision.id in known:
        other = other.answered(known[other.decision.id])
    return other


def flips(walk: Walk) -> tuple[Flip, ...]:
    """Every other answer to every decision of a finished *walk*, and where it would lead."""
    found: list[Flip] = []
    for step in walk.path:
        decision = walk.rewound(step.decision).decision
        for answer in decision.answers if decision is not None else ():
            if answer != step.answer:
                other = flipped(walk, step.decision, answer)
                found.append(Flip(step.decision, answer, other))
    return tuple(found)


def weight(walk: Walk, other: Walk) -> Weight:
    """What it does to the outcome of *walk* that *other* answers differently."""
    outcome = walk.outcome.id if walk.outcome is not None else None
    if other.possible == (outcome,):
        costs_the_same = not other.is_over or penalty_of(other) == penalty_of(walk)
        return Weight.NONE if costs_the_same else Weight.DECIDES
    return Weight.DEPENDS if outcome in other.possible else Weight.DECIDES
