"""Mistaken ideas, which people go by, and which of them a case puts to the test."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.wrong_rules import WRONG_RULES
from flowcharts.cases.wrong_rules.book import WrongRule
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, text
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text


class MistakenIdea(NamedTuple):
    """A wrong rule that people go by."""

    id: str
    about: str
    """The name of the right rule that it is taken for."""
    words: Text
    """The idea, as who holds it would say it."""
    why: Text
    """Why it is wrong."""
    answer: WrongRule


@cache
def mistaken_ideas() -> Mapping[str, MistakenIdea]:
    """All of them by their ids, as content/ideas.toml words them."""
    return read_rows(shipped_table("ideas").get("idea", {}), _idea)


def _idea(idea_id: str, row: Table) -> MistakenIdea:
    answer = WRONG_RULES[row["rule"]] if "rule" in row else _always(row["answers"])
    return MistakenIdea(idea_id, row["about"], text(row["words"]), text(row["why"]), answer)


def _always(answer: str) -> WrongRule:
    """The rule of who looks at nothing."""
    return lambda _case, _asked: answer


@cache
def _by_rule() -> Mapping[str, tuple[MistakenIdea, ...]]:
    found: dict[str, tuple[MistakenIdea, ...]] = {}
    for idea in mistaken_ideas().values():
        found[idea.about] = (*found.get(idea.about, ()), idea)
    return found


def ideas_of(decision: Decision) -> tuple[MistakenIdea, ...]:
    """The mistaken ideas about a decision; none about what an opponent chooses."""
    if decision.decides is None or decision.asks_opponent:
        return ()
    return _by_rule().get(decision.decides, ())


def answer_by_idea(
    idea: MistakenIdea, decided: DecidedWalk, chart: Chart, decision: Decision
) -> str | None:
    """What who holds *idea* answers there; None where it does not fit, or a fact is unknown."""
    try:
        answer = idea.answer(Reading(decided.case), AskedNode(chart, decision))
    except MissingFactError:
        return None
    return answer if answer in decision.answers else None


def wrong_answers(decided: DecidedWalk) -> Iterator[tuple[StepId, MistakenIdea, str]]:
    """Each idea by which a decision of the walk is answered wrongly, with that answer."""
    for step in steps(decided.walk):
        for idea in ideas_of(step.decision):
            answer = answer_by_idea(idea, decided, step.chart, step.decision)
            if answer is not None and answer != step.answer:
                yield (step.chart.id, step.decision.id), idea, answer


def ideas_exercised(decided: DecidedWalk) -> tuple[tuple[StepId, str], ...]:
    """The ideas whose answer differs from the right one at a decision of the walk."""
    return tuple((place, idea.id) for place, idea, _ in wrong_answers(decided))
