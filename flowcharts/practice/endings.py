"""The endings of the walks through a chart, as options: remedies, ways out, penalties."""

from flowcharts.model.chart import Chart
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.ruling import (
    EXIT,
    NO_PENALTY,
    NOT_A_TRIGGER,
    NOT_MISSED,
    found_by,
    is_no_trigger,
    penalty_id,
)
from flowcharts.practice.sought import Option

RULING = Text("{remedy}; {penalty}", "{remedy}、{penalty}")
"""What is done, and what the controller gets."""
_NOTHING_WRONG = Text("Nothing wrong: not missed", "問題なし：忘れていない")
_NO_INFRACTION = Text(
    "Nothing wrong: not missed, or no infraction", "問題なし：忘れていない、または違反ではない"
)


_NONE = Text("No penalty", "懲罰なし")


def endings(chart: Chart) -> tuple[Option, ...]:
    """All that a walk through the chart can come to, as options of which one alone is true.

    What was shown in time and then done wrongly is “not missed” as well, and leaves the chart.
    """
    awareness = chart.parts.get(AWARENESS) if chart.has_remedies else None
    nothing_wrong = _NO_INFRACTION if awareness is not None else _NOTHING_WRONG
    found = {each.id: each.label.on_one_line() for each in chart.outcomes}
    if chart.has_remedies and NOT_MISSED in found:
        found[NOT_MISSED] = nothing_wrong
    ways_out = [each for each in chart.exits.values() if each.decides is not None]
    if awareness is not None and NOT_A_TRIGGER not in (each.id for each in ways_out):
        found[NOT_A_TRIGGER] = awareness.nodes[NOT_A_TRIGGER].label.on_one_line()
    for each in ways_out:
        name = NOT_A_TRIGGER if is_no_trigger(each) else f"{EXIT}{each.id}"
        found.setdefault(name, each.label.on_one_line())
    return tuple(Option(*each) for each in found.items())


def finding(walk: Walk) -> Option:
    """What a walk comes to, named by the chart that has found it.

    “No impact” is no “not missed”, although the chart that asks has one way on for both.
    """
    home = walk.home
    end = home.ending.here if home.exit is None else home.exit
    return Option(found_by(walk), end.label.on_one_line())


def penalties(chart: Chart) -> tuple[Option, ...]:
    """All that its controller may get after a walk through the chart, as options."""
    found = {NO_PENALTY: Option(NO_PENALTY, _NONE)}
    for each in charts_within_reach(chart):
        for outcome in each.outcomes:
            if outcome.penalty is not None:
                name = penalty_id(outcome.penalty)
                found.setdefault(name, Option(name, outcome.penalty.controller))
    return tuple(found.values())
