"""The ruling that a walk comes to, as the ids of answers that can be chosen."""

from flowcharts.model.chart import Chart, Exit, Outcome, Penalty
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import parts, penalty_of
from flowcharts.model.walk import Walk

MISSED = "missed"
NOT_MISSED = "not-missed"
NOT_A_TRIGGER = "not-a-trigger"
EXIT = "exit:"
"""What the ids of ways out of a chart begin with."""
NO_PENALTY = "no-penalty"
_NONE = "No penalty"


def ending(walk: Walk) -> str:
    """The id of what the chart where the walk began comes to.

    What is no trigger shares its box with what was not missed, but is another infraction.
    """
    home, found = walk.home, found_by(walk)
    return found if found == NOT_A_TRIGGER or home.exit_id is not None else home.here.id


def penalty_id(penalty: Penalty | None) -> str:
    """What the controller gets, as the id of an option."""
    if penalty is None or penalty.controller.en == _NONE:
        return NO_PENALTY
    return penalty.controller.en.casefold().replace(" ", "-")


def penalty_of_walk(walk: Walk) -> str:
    """What the controller gets at its end."""
    return penalty_id(penalty_of(walk))


def penalties_of(chart: Chart, outcome: Outcome) -> frozenset[str]:
    """What the controller may get once a walk has come to that outcome of the chart."""
    own = frozenset({penalty_id(outcome.penalty)})
    if not outcome.next:
        return own
    following = chart.parts[outcome.next]
    found = (each.penalty for each in following.outcomes if each.penalty is not None)
    return frozenset(map(penalty_id, found)) or own


def ruling_of(walk: Walk) -> str:
    """What it comes to and what the controller gets."""
    return f"{ending(walk)}|{penalty_of_walk(walk)}"


def found_by(walk: Walk) -> str:
    """The id of what the walk comes to, in the chart that has found it."""
    home = walk.home
    if home.exit is None:
        return home.ending.here.id
    return NOT_A_TRIGGER if is_no_trigger(home.exit) else f"{EXIT}{home.exit_id}"


def is_no_trigger(way_out: Exit) -> bool:
    """Is what leaves the chart there no trigger? Day and night are none, and nobody’s.

    Of all that can be pressed one answer alone is true: they are not asked for apart.
    """
    return way_out.decides == "day-night"


def whether_missed(walk: Walk) -> str:
    """What the walk comes to, as far as it asks whether anything was missed."""
    if walk.home.exit_id is not None:
        return ending(walk)
    for part in parts(walk):
        if part.chart.id == AWARENESS and part.outcome is not None:
            return part.outcome.id
    return MISSED
