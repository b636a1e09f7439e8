"""Why an answer is right: a decision, what its answer rests on, where that stands."""

from typing import NamedTuple

from flowcharts.cases.case import Because
from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.scenario import WorkedAnswer
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text
from flowcharts.practice.case_walk import WrongStep
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_at


class Why(NamedTuple):
    """A decision, as the source answers it, with its reason."""

    of: Text | None
    """Which case it is about, as “First case:”; None where only one is spoken of."""
    chart: Chart
    """The chart of the case, whose edition it is."""
    decision: Decision
    answer: str
    because: tuple[Because, ...]
    worked: WorkedAnswer | None

    @property
    def answered(self) -> Text:
        """The answer, as it is shown."""
        return self.decision.branch(self.answer).words.on_one_line()

    @property
    def edition(self) -> Text:
        """The edition that says so."""
        return self.chart.edition.badge_parts[0]


def whys_at(step: ChartStep | None, case: StudyCase, of: Text | None = None) -> tuple[Why, ...]:
    """The reason at the decision of *step*, as *case* is decided there; none where it is not."""
    taken = _taken(step, case.decided)
    if taken is None:
        return ()
    because = case.decided.because(*taken.place)
    worked = _worked(case, taken.chart, taken.decision)
    return (Why(of, case.chart, taken.decision, taken.answer, because, worked),)


def whys_of_change(step: ChartStep | None, changed: DecidedWalk, of: Text) -> tuple[Why, ...]:
    """The same for a case as changed, of which no worked example tells."""
    taken = _taken(step, changed)
    if taken is None:
        return ()
    because = changed.because(*taken.place)
    return (Why(of, changed.walk.home.chart, taken.decision, taken.answer, because, None),)


def why_there(case: StudyCase, wrong_step: WrongStep, inside: WrongStep | None) -> Why:
    """Why the source answers so where learner and source part.

    *inside*: where they do in the chart that answers the decision, if there is one.
    """
    at = inside or wrong_step
    found = (_worked(case, each.chart, each.decision) for each in (at, wrong_step))
    return Why(
        None,
        case.chart,
        at.decision,
        at.right,
        case.decided.because(*at.place),
        next((worked for worked in found if worked is not None), None),
    )


def _taken(step: ChartStep | None, decided: DecidedWalk) -> ChartStep | None:
    return None if step is None else step_at(decided, step.place)


def _worked(case: StudyCase, chart: Chart, decision: Decision) -> WorkedAnswer | None:
    """What the worked example says of the decision, where it is one of that chart."""
    scenario = case.scenario
    if scenario is None or scenario.chart != case.chart.id:
        return None
    name = decision.id
    whole = scenario.answers.get(f"{chart.id}/{name}")
    is_other = chart.id != case.chart.id and name in case.chart.nodes
    return whole if whole is not None or is_other else scenario.answers.get(name)
