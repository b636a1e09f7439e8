"""A case that its facts decide, as an example that can be told step by step."""

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.facts import FactOf
from flowcharts.model.comparison import DERIVED
from flowcharts.model.scenario import Card, Evidence, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, rulings_of, steps
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment

_SOURCE = Text("A case of our own, made from its facts", "本教材の事例。事実から作ったもの")
_MOMENTS = ("missed", "noticed")


def scenario_of(case_id: str, title: Text, card: Card, story: Text, told: DecidedWalk) -> Scenario:
    """The case as an example; each answer rests on what its question means, and on the card."""
    walk, values = told.walk, told.case.values
    outcome = walk.home.ending.outcome
    ends = rulings_of(walk)
    missed, noticed = (
        moment if isinstance(moment := values.get(name), Moment) else None for name in _MOMENTS
    )
    return Scenario(
        id=case_id,
        title=title,
        chart=walk.home.chart.id,
        cards=(card.id,),
        story=story,
        source=_SOURCE,
        confidence=DERIVED,
        level="silver",
        answers={
            f"{step.chart.id}/{step.decision.id}": _worked(step, card, told) for step in steps(walk)
        },
        outcome=outcome.id if outcome is not None else None,
        exit=walk.exit_id,
        ruling=None,
        missed=missed,
        noticed=noticed,
        stack=None,
        note=None,
        followed=ends[-1].id if len(ends) > 1 else None,
    )


def _worked(step: ChartStep, card: Card, told: DecidedWalk) -> WorkedAnswer:
    decision = step.decision
    return WorkedAnswer(
        decision.id, step.answer, decision.definition, None, _evidence(step, card, told)
    )


def _evidence(step: ChartStep, card: Card, told: DecidedWalk) -> Evidence:
    """The words of the card that decide, or that would have and are not there; or the moments."""
    reasons = told.because(*step.place)
    words = [each.words for each in reasons if each.words is not None]
    quoted = next((said for said in words if said.en and said.en in card.text.en), None)
    if quoted is not None:
        return Evidence(card.id, quoted)
    of_card = (each for each in reasons if each.fact.of is FactOf.ABILITY)
    absent = next((each.words for each in of_card if each.words is not None), None)
    if absent is not None:
        return Evidence(absent=absent)
    return Evidence(by_moments=any(each.fact.name in _MOMENTS for each in reasons))
