"""Cases about which judges would not agree: nobody is asked about them."""

from flowcharts.cases import facts as f
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.model.chart import Chart


def is_doubtful(case: Case, chart: Chart) -> bool:
    """Would judges not agree about it?"""
    values = Reading(case)
    if values[f.REL] == "regular":
        return _is_doubtful_at_regular(values)
    asks_lapsing = any(each.decides == "lapsing" for each in chart.decisions)
    # That what is on the list, but cannot be seen, does not lapse is our reading of April 2012.
    return (
        asks_lapsing
        and awareness_of(values) in (Awareness.UNSEEN, Awareness.FORBIDS)
        and all(EFFECTS[name].is_lapsing for name in values[f.EFFECTS_OF_IT])
    )


def _is_doubtful_at_regular(values: Reading) -> bool:
    is_over = values[f.DURATION] == "turn" and values[f.NOTICED].turn > values[f.MISSED].turn
    return (
        # Whether that is a choice, the documents of that level do not say.
        values[f.OPTION] in ("unless", "if-not")
        # A bonus until end of turn, given in another turn: who would call that harmless?
        or (is_over and values[f.DISRUPTIVE] == "no")
    )
