"""Why an answer is right: the decision it turns on, what that rests on, where it stands."""

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from flowcharts.cases.case import Because
from flowcharts.cases.decide import DecidedWalk
from flowcharts.journal.review import Drill
from flowcharts.model.chart import NO, Chart, Decision
from flowcharts.model.scenario import WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.practice.case_walk import WrongStep
from flowcharts.practice.question import REMEDY, StudyQuestion
from flowcharts.practice.ruling import AWARENESS
from flowcharts.practice.study_case import StudyCase


class WhyOf(Enum):
    """Which case a reason is about."""

    THIS = auto()
    FIRST = auto()
    SECOND = auto()
    OTHER_EDITION = auto()
    CHANGED = auto()


class Why(NamedTuple):
    """A decision, as the source answers it, with its reason."""

    of: WhyOf
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


def whys(question: StudyQuestion, prediction: str = "") -> tuple[Why, ...]:
    """Why what is asked is answered so; *prediction*: the id of what is to be said before a walk.

    Of two cases each has its own; of a change, the case as changed.
    """
    case, other = question.case, question.other
    if question.drill is Drill.PAIR and other is not None:
        step = turning_step(question)
        return tuple(
            why
            for of, each in ((WhyOf.FIRST, case), (WhyOf.SECOND, other))
            if each.decided.walk.home.exit is None
            for why in _at(of, each, each.decided, step)
        )
    if question.drill is Drill.EDITIONS and other is not None:
        return tuple(_at(WhyOf.OTHER_EDITION, other, other.decided, turning_step(question)))
    if question.drill is Drill.BACKWARDS:
        changed = _changed(question)
        step = turning_step(question)
        return () if changed is None else tuple(_at(WhyOf.CHANGED, case, changed, step))
    if question.drill is Drill.WALK and not prediction:
        remedy, last = _of_remedy(case.decided), _last(case.decided)
        found = (remedy,) if remedy == last else (remedy, last)
        return tuple(why for step in found for why in _at(WhyOf.THIS, case, case.decided, step))
    return tuple(_at(WhyOf.THIS, case, case.decided, turning_step(question, prediction)))


def why_there(case: StudyCase, wrong_step: WrongStep, inside: WrongStep | None) -> Why:
    """Why the source answers so where learner and source part.

    *inside*: where they do in the chart that answers the decision, if there is one.
    """
    at = inside or wrong_step
    found = (_worked(case, each.chart, each.decision) for each in (at, wrong_step))
    return Why(
        WhyOf.THIS,
        case.chart,
        at.decision,
        at.right,
        case.decided.because(at.chart.id, at.decision.id),
        next((worked for worked in found if worked is not None), None),
    )


def turning_step(question: StudyQuestion, prediction: str = "") -> ChartStep | None:
    """The decision that the answer to what is asked turns on; None where none is asked."""
    decided, other = question.case.decided, question.other
    changed = _changed(question)
    if question.place is not None:
        return _step_at(decided, question.place)
    if changed is not None:
        return _parting(decided, changed) or _last(changed)
    if other is not None and question.drill is Drill.PAIR:
        return _parting(decided, other.decided) or _of_remedy(decided)
    if question.drill is Drill.EXIT:
        return _of_awareness(decided) or _of_remedy(decided)
    if other is not None or prediction == REMEDY:
        return _of_remedy(decided if other is None else other.decided)
    return _last(decided)


def _changed(question: StudyQuestion) -> DecidedWalk | None:
    """The case with the change that is right."""
    claims = question.claims(question.right) if question.drill is Drill.BACKWARDS else ()
    return next((claim.decided for claim in claims), None)


def _at(of: WhyOf, case: StudyCase, decided: DecidedWalk, step: ChartStep | None) -> Iterator[Why]:
    """The reason at the decision of *step*, as that case is decided there."""
    place = None if step is None else (step.chart.id, step.decision.id)
    taken = None if place is None else _step_at(decided, place)
    if taken is not None:
        because = decided.because(taken.chart.id, taken.decision.id)
        is_told = of is not WhyOf.CHANGED
        worked = _worked(case, taken.chart, taken.decision) if is_told else None
        yield Why(of, case.chart, taken.decision, taken.answer, because, worked)


def _worked(case: StudyCase, chart: Chart, decision: Decision) -> WorkedAnswer | None:
    """What the worked example says of the decision, where it is one of that chart."""
    scenario = case.scenario
    if scenario is None or scenario.chart != case.chart.id:
        return None
    name = decision.id
    whole = scenario.answers.get(f"{chart.id}/{name}")
    is_other = chart.id != case.chart.id and name in case.chart.nodes
    return whole if whole is not None or is_other else scenario.answers.get(name)


def _steps(decided: DecidedWalk) -> list[ChartStep]:
    """The steps that a ruling turns on: an opponent’s choice is neither right nor wrong."""
    return [step for step in _own_steps(decided) if not step.decision.asks_opponent]


def _own_steps(decided: DecidedWalk) -> list[ChartStep]:
    """The steps of the walk, but for those that another chart answers."""
    return [step for step in steps(decided.walk) if step.decision.sub_chart not in step.chart.parts]


def _step_at(decided: DecidedWalk, place: tuple[str, str]) -> ChartStep | None:
    found = (s for s in steps(decided.walk) if (s.chart.id, s.decision.id) == place)
    return next(found, None)


def _last(decided: DecidedWalk) -> ChartStep | None:
    return next(reversed(_steps(decided)), None)


def _of_remedy(decided: DecidedWalk) -> ChartStep | None:
    """The decision that settles what is done: the last one that turned off the usual way.

    Where each was answered with no, as “is a backup on offer?”, it is whether it was missed.
    """
    before = steps(decided.walk)[: len(steps(decided.walk.home))]
    found = [step for step in _steps(decided) if step in before]
    turned = [step for step in found if step.answer != NO and step.chart.id != AWARENESS]
    if turned:
        return turned[-1]
    return _of_awareness(decided) or (found[-1] if found else _last(decided))


def _of_awareness(decided: DecidedWalk) -> ChartStep | None:
    """The last decision of whether it was missed."""
    found = (step for step in reversed(_steps(decided)) if step.chart.id == AWARENESS)
    return next(found, None)


def _parting(one: DecidedWalk, other: DecidedWalk) -> ChartStep | None:
    """The first decision that two cases answer differently."""
    theirs = {(s.chart.id, s.decision.id): s.answer for s in _own_steps(other)}
    for step in _own_steps(one):
        there = theirs.get((step.chart.id, step.decision.id))
        if there is not None and there != step.answer:
            return step
    return None
