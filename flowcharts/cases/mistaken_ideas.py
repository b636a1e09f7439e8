"""All mistaken ideas by their ids, and which of them a case puts to the test."""

from collections.abc import Iterator, Mapping

from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.ideas_of_awareness import OF_AWARENESS
from flowcharts.cases.ideas_of_deadlines import OF_DEADLINES
from flowcharts.cases.ideas_of_other_charts import OF_OTHER_CHARTS
from flowcharts.cases.ideas_of_penalties import OF_PENALTIES
from flowcharts.cases.ideas_of_remedies import OF_REMEDIES
from flowcharts.cases.mistaken_idea import MistakenIdea
from flowcharts.cases.rule import AskedNode
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import steps

MISTAKEN_IDEAS: Mapping[str, MistakenIdea] = {
    **OF_AWARENESS.ideas,
    **OF_DEADLINES.ideas,
    **OF_REMEDIES.ideas,
    **OF_PENALTIES.ideas,
    **OF_OTHER_CHARTS.ideas,
}


_BY_RULE: dict[str, list[MistakenIdea]] = {}
for _idea in MISTAKEN_IDEAS.values():
    _BY_RULE.setdefault(_idea.rule, []).append(_idea)


def ideas_of(decision: Decision) -> tuple[MistakenIdea, ...]:
    """The mistaken ideas about a decision; none about what an opponent chooses."""
    if decision.decides is None or decision.asks_opponent:
        return ()
    return tuple(_BY_RULE.get(decision.decides, ()))


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
