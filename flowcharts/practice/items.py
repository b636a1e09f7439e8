"""Items: what is learnt of a case, a decision or a mistaken idea about one."""

from collections.abc import Mapping
from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_ideas import MistakenIdea, ideas_of, mistaken_ideas, wrong_answers
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.chart import Decision
from flowcharts.model.sub_charts import parts, steps
from flowcharts.practice.case_walk import decision_item, idea_item
from flowcharts.practice.ruling import ruling_of

RULING = "=ruling"
"""In the place of a decision: no decision is called so."""


class ExercisedItem(NamedTuple):
    """An item that a case puts to the test: a wrong rule answers it otherwise."""

    item: str
    decision: str
    """The item of its decision."""
    right: str
    wrong: str
    """What the mistaken idea answers; empty for a decision as a whole."""


def exercised(decided: DecidedWalk) -> tuple[ExercisedItem, ...]:
    """The items that a case exercises: at its decisions some idea would answer wrongly.

    What every idea answers rightly, as most of the noes of a walk, is no exercise. A decision
    that another chart answers is one where a decision of that chart is; one about which nobody
    has a mistaken idea always is.
    """
    answers, openers = answers_of(decided), openers_of(decided)
    found: dict[str, ExercisedItem] = {}

    def add_whole(whole: str) -> None:
        found.setdefault(whole, ExercisedItem(whole, whole, answers[whole], ""))

    for place, idea, wrong in wrong_answers(decided):
        whole, item = decision_item(*place), idea_item(*place, idea.id)
        add_whole(whole)
        found[item] = ExercisedItem(item, whole, answers[whole], wrong)
        if place[0] in openers:
            add_whole(openers[place[0]])
    for step in steps(decided.walk):
        decision = step.decision
        if not (decision.sub_chart or decision.asks_opponent or ideas_of(decision)):
            add_whole(decision_item(step.chart.id, decision.id))
    return tuple(found.values())


def answers_of(decided: DecidedWalk) -> dict[str, str]:
    """By its item, the right answer of each decision of the walk, and what it all comes to."""
    answers = {
        decision_item(*step.place): step.answer
        for step in steps(decided.walk)
        if not step.decision.asks_opponent
    }
    return {**answers, ruling_item(decided): ruling_of(decided.walk)}


def openers_of(decided: DecidedWalk) -> Mapping[str, str]:
    """By the chart that was opened to answer it, the item of a decision."""
    return {
        sub.chart.id: decision_item(part.chart.id, decision)
        for part in parts(decided.walk)
        for decision, sub in part.subs.items()
    }


def ruling_item(decided: DecidedWalk) -> str:
    """The item for what the chart rules, where no single decision is to blame."""
    return decision_item(decided.walk.home.chart.id, RULING)


def idea_of(item: str) -> MistakenIdea | None:
    """The mistaken idea that an item is about; None where it is a decision."""
    return mistaken_ideas().get(item.partition("#")[2])


def decision_of(item: str) -> tuple[str, str]:
    """The chart and the decision that an item is about."""
    chart, _, decision = item.partition("#")[0].partition("/")
    return chart, decision


def asked_decision(item: str, library: Library) -> Decision | None:
    """The decision that an item is about, as *library* has it; None where it has it no more."""
    chart_id, decision_id = decision_of(item)
    try:
        node = library.chart(chart_id).nodes.get(decision_id)
    except UnknownError:
        return None
    return node if isinstance(node, Decision) else None
