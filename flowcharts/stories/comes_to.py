"""What a case comes to, as far as cases are drawn for that."""

from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.branch import NO
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.stories.generated_case import ends_of, ruling_of

Aim = tuple[str, ...]
"""An outcome, or a decision with one of its answers."""

Ends = tuple[tuple[str, str], ...]
"""An outcome and a penalty, each with its name."""

OUTCOME, PENALTY, ANSWER = "outcome", "penalty", "answer"
_ASKED_OF_MISSES = ("shown-in-time", "acknowledged")


class ComesTo(NamedTuple):
    """What a case comes to, as far as cases are drawn for that."""

    is_missed: bool | None
    """None where that is not asked."""
    ends: Ends
    """Its outcome and its penalty, as both levels call them."""
    aims: tuple[Aim, ...]


def comes_to(walk: DecidedWalk) -> ComesTo:
    """What a case comes to that is decided so."""
    ruling = ruling_of(walk)
    ends = zip((OUTCOME, PENALTY), (end.partition("/")[2] for end in ruling), strict=False)
    taken = steps(walk.walk)
    answers = ((ANSWER, *step.place, step.answer) for step in taken)
    aims = (*zip((OUTCOME, PENALTY), ruling, strict=False), *answers)
    return ComesTo(_is_missed(taken, ends_of(walk)), tuple(ends), aims)


def _is_missed(taken: tuple[ChartStep, ...], ends: tuple[str, ...]) -> bool | None:
    if any(step.decision.id == "acknowledged" and step.answer == NO for step in taken):
        return True
    if f"{AWARENESS}/missed" in ends:
        return True
    is_asked = any(
        step.chart.id == AWARENESS or step.decision.id in _ASKED_OF_MISSES for step in taken
    )
    return False if is_asked else None
