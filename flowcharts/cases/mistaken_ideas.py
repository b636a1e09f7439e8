"""Mistaken ideas, which people go by, and which of them a case puts to the test."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Literal, NamedTuple

from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.wrong_rules import WRONG_RULES
from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.branch import NO, YES
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text
from flowcharts.traits import IdWord, RowName


class MistakenIdea(NamedTuple):
    """A wrong rule that people go by."""

    id: Annotated[str, RowName()]
    about: IdWord
    """The rule of a decision that it is taken for, as a chart’s `decides` names it."""
    words: Text
    """The idea, as who holds it would say it."""
    why: Text
    """Why it is wrong."""
    answers: Literal["yes", "no"] | None = None
    """What who holds it answers there, whatever the case."""
    rule: IdWord | None = None
    """Or the wrong rule over facts that they go by, as `main.py check` knows it."""

    def answer(self, case: Reading, asked: AskedNode) -> str | None:
        """What who holds it answers at that decision of the case."""
        if self.rule is None:
            return self.answers
        found = WRONG_RULES[self.rule](case, asked)
        return (NO, YES)[found] if isinstance(found, bool) else found


@cache
def mistaken_ideas() -> Mapping[str, MistakenIdea]:
    """All of them by their ids, as content/ideas.toml words them."""
    return shipped_rows(MistakenIdea, "ideas", "idea")


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
                yield step.place, idea, answer
