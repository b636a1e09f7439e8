"""Cases made from facts."""

from flowcharts.cases.case import Case, read_facts
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import FactOf
from flowcharts.model.sub_charts import steps
from tests.shipped import LIBRARY


def forgotten(*effects: str, **facts: object) -> Case:
    """A trigger of A's upkeep, found two steps later."""
    told = {
        "detrimental": "no",
        "effects": effects,
        "controller": "A",
        "missed": "1:upkeep",
        "noticed": "1:main1",
        "acts": ["move", "opp:mention"],
        "impact": "yes",
        "last_action": ["shows"],
        "wants": ["nothing"],
        "mind": ["forgot"],
        "warnings": 0,
        "disruptive": "no",
        **facts,
    }
    return read_facts(told).with_usual(FactOf.ABILITY).with_usual(FactOf.SITUATION)


def answers(chart: str, case: Case) -> dict[str, str]:
    walk = decide(LIBRARY.chart(chart), case).walk
    return {step.decision.id: step.answer for step in steps(walk)}
