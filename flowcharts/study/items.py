"""Items: what is learnt of a case, a decision or a mistaken idea about one."""

from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.mistaken_idea import MistakenIdea
from flowcharts.cases.mistaken_ideas import MISTAKEN_IDEAS, wrong_answers
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.study.case_walk import WrongTurn, decision_item, idea_item
from flowcharts.study.review import ItemResult, Rating


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

    What every idea answers rightly, as most of the noes of a walk, is no exercise.
    """
    answers = {(step.chart.id, step.decision.id): step.answer for step in steps(decided.walk)}
    found: dict[str, ExercisedItem] = {}
    for (chart, decision), idea, wrong in wrong_answers(decided):
        whole, right = decision_item(chart, decision), answers[chart, decision]
        found.setdefault(whole, ExercisedItem(whole, whole, right, ""))
        item = idea_item(chart, decision, idea.id)
        found[item] = ExercisedItem(item, whole, right, wrong)
    return tuple(found.values())


def results_of_walk(
    decided: DecidedWalk, given: Walk, turn: WrongTurn | None
) -> tuple[ItemResult, ...]:
    """How the learner did at each exercised item that they came to.

    What follows the first wrong turn is not judged. A slip where no mistaken idea is put to the
    test is no item: it makes the case wrong, and that is all.
    """
    met = {decision_item(step.chart.id, step.decision.id): step.answer for step in steps(given)}
    if turn is not None:
        ahead = list(met)
        here = ahead.index(turn.item) + 1 if turn.item in ahead else len(ahead)
        met = {item: met[item] for item in ahead[:here]}
        met[turn.item] = turn.given
    results: dict[str, ItemResult] = {}
    for each in exercised(decided):
        if each.decision in met:
            answer = met[each.decision]
            results[each.item] = ItemResult(each.item, _rating(each, answer), answer, each.right)
    return tuple(each for each in results.values() if not _is_unclear(each, turn))


def _rating(each: ExercisedItem, answer: str) -> Rating:
    is_wrong = answer != each.right if not each.wrong else answer == each.wrong
    return Rating.AGAIN if is_wrong else Rating.GOOD


def _is_unclear(result: ItemResult, turn: WrongTurn | None) -> bool:
    """Is it an idea about the wrong turn, which did not lead there?"""
    if turn is None or "#" not in result.item:
        return False
    return result.item.startswith(f"{turn.item}#") and result.rating is not Rating.AGAIN


def idea_of(item: str) -> MistakenIdea | None:
    """The mistaken idea that an item is about; None where it is a decision."""
    return MISTAKEN_IDEAS.get(item.partition("#")[2])


def decision_of(item: str) -> tuple[str, str]:
    """The chart and the decision that an item is about."""
    chart, _, decision = item.partition("#")[0].partition("/")
    return chart, decision
