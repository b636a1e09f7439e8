"""Walking a case: by its facts, by a mistaken idea, and where two walks part."""

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.mistaken_ideas import MistakenIdea, answer_by_idea, ideas_of
from flowcharts.cases.rule import AskedNode, NoRuleError
from flowcharts.cases.rules import RULES
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk, WalkError

Answerer = Callable[[Chart, Decision], str | None]
"""Who answers a decision; None stops there."""


class WrongStep(NamedTuple):
    """The first decision where a learner and the source part."""

    chart: Chart
    decision: Decision
    given: str
    """The answer given there; exit:<id> where the chart was left."""
    right: str

    @property
    def place(self) -> StepId:
        """The ids of its chart and its decision."""
        return self.chart.id, self.decision.id

    @property
    def item(self) -> str:
        """The item that it is a mistake in."""
        return decision_item(*self.place)


def decision_item(chart_id: str, decision_id: str) -> str:
    """The id of a decision as something that is learnt."""
    return f"{chart_id}/{decision_id}"


def idea_item(chart_id: str, decision_id: str, idea_id: str) -> str:
    """The id of a mistaken idea about a decision, as something that is unlearnt."""
    return f"{chart_id}/{decision_id}#{idea_id}"


def walked(decided: DecidedWalk, answer: Answerer) -> Walk:
    """The whole walk of somebody who answers so, through the charts that it crosses into."""
    home = decided.walk.home
    walk = Walk(home.chart)
    while True:
        if walk.decision is not None:
            if home.exit_id is not None and walk == _where_left(home):
                return walk.left_by(home.exit_id)
            given = None if walk.sub_chart else answer(walk.chart, walk.decision)
            if given is None and walk.sub_chart is None:
                return walk
            walk = walk.answered(given) if given is not None else walk.opened()
        elif walk.is_inside and walk.outcome is not None:
            walk = walk.closed()
        elif walk.next_chart is not None:
            walk = walk.led_on()
        else:
            return walk


def _where_left(home: Walk) -> Walk:
    """Where the chart is left by the exit that the facts take."""
    return home.undone() if home.exit_id is not None else home


class RightAnswers:
    """The right answers of one case, also to decisions away from its own path."""

    def __init__(self, decided: DecidedWalk) -> None:
        self._case = decided.case
        self._taken = {
            step.place: step.answer
            for step in reversed(steps(decided.walk))  # where it comes by twice, the first counts
        }

    def right(self, chart: Chart, decision: Decision) -> str | None:
        """What they answer there; None where they do not say."""
        taken = self._taken.get((chart.id, decision.id))
        rule = RULES.get(decision.decides or "")
        if taken is not None or rule is None:
            return taken
        try:
            answer = rule.answer(Reading(self._case), AskedNode(chart, decision))
        except (MissingFactError, NoRuleError):
            return None
        return answer if answer in decision.answers else None

    def told(self, chart: Chart, decision: Decision) -> str:
        """What an opponent chooses: as it is told, or to leave it where nothing is told."""
        return self.right(chart, decision) or decision.answers[-1]


def right_answer(decided: DecidedWalk, chart: Chart, decision: Decision) -> str | None:
    """What the facts answer, also away from the way that the case takes."""
    return RightAnswers(decided).right(chart, decision)


def told_answer(decided: DecidedWalk, chart: Chart, decision: Decision) -> str:
    """What an opponent chooses: as the story tells it, or to leave it where it tells nothing."""
    return RightAnswers(decided).told(chart, decision)


def walked_by_ideas(decided: DecidedWalk, held: Collection[str]) -> Walk:
    """The walk of somebody who holds mistaken ideas, and knows the rest."""
    facts = RightAnswers(decided)

    def answer(chart: Chart, decision: Decision) -> str | None:
        for idea in ideas_of(decision):
            if idea.id in held:
                found = answer_by_idea(idea, decided, chart, decision)
                if found is not None:
                    return found
        return facts.told(chart, decision)

    return walked(decided, answer)


def first_wrong_step(decided: DecidedWalk, given: Walk) -> WrongStep | None:
    """Where *given* leaves the right way; None where it keeps to it.

    An opponent's choice is never wrong.
    """
    facts = RightAnswers(decided)
    for step in steps(given):
        if step.decision.asks_opponent:
            continue
        right = facts.right(step.chart, step.decision)
        if right is not None and right != step.answer:
            return WrongStep(step.chart, step.decision, step.answer, right)
    return _wrong_exit(decided, given)


def _wrong_exit(decided: DecidedWalk, given: Walk) -> WrongStep | None:
    taken, right = given.home.exit_id, decided.walk.home.exit_id
    if taken == right:
        return None
    at = given.home if taken is not None else decided.walk.home
    here = at.here
    if not isinstance(here, Decision):
        here = next(iter(at.chart.decisions))
    return WrongStep(at.chart, here, _exit_word(given, taken), _exit_word(decided.walk, right))


def _exit_word(walk: Walk, exit_id: str | None) -> str:
    if exit_id is not None:
        return f"exit:{exit_id}"
    return walk.home.answers[-1] if walk.home.answers else ""


def ideas_behind(decided: DecidedWalk, wrong_step: WrongStep) -> tuple[MistakenIdea, ...]:
    """The mistaken ideas by which that answer is given there."""
    return tuple(
        idea
        for idea in ideas_of(wrong_step.decision)
        if answer_by_idea(idea, decided, wrong_step.chart, wrong_step.decision) == wrong_step.given
    )


def past_told_choice(decided: DecidedWalk, walk: Walk) -> Walk:
    """The walk past a choice of the opponent, which is told and never asked."""
    if walk.decision is None or not walk.decision.asks_opponent:
        return walk
    return walk.answered(told_answer(decided, walk.chart, walk.decision))


def walk_of_answers(chart: Chart, answers: Iterable[str]) -> Walk | None:
    """The walk whose steps, across charts, have those answers; None where they do not fit.

    Every chart that can answer a decision is opened for it.
    """
    given = iter(answers)
    walk = Walk(chart)
    try:
        while True:
            if walk.sub_chart is not None:
                walk = walk.opened()
            elif walk.decision is not None:
                walk = walk.answered(next(given))
            elif walk.is_inside:
                walk = walk.closed()
                next(given)  # that answer was just given
            elif walk.next_chart is not None:
                walk = walk.led_on()
            else:
                return walk
    except StopIteration:
        return walk
    except WalkError:
        return None
