"""Which walk is meant: by answers, by names, by an exit or by an example."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from flowcharts.chart import Chart, Penalty
from flowcharts.commands.arguments import Parser
from flowcharts.commands.request import RequestError
from flowcharts.export.block import Block
from flowcharts.export.telling import tell_scenario, tell_walk
from flowcharts.library import Library, unknown
from flowcharts.scenario import Scenario
from flowcharts.walk import Walk, walk_by_names


@dataclass(frozen=True, slots=True)
class Choice:
    """The walk that is meant, and the example it comes from, if it does."""

    walk: Walk
    scenario: Scenario | None = None

    @property
    def penalty(self) -> Penalty | None:
        """What each player gets: the example knows it better than the chart."""
        if self.walk.outcome is None:
            return None
        if self.scenario is not None and self.scenario.ruling is not None:
            return self.scenario.ruling.penalty
        return self.walk.outcome.penalty

    def told(self, library: Library) -> Iterator[Block]:
        """The walk in words, with its reasons where it is an example's."""
        if self.scenario is None:
            return tell_walk(self.walk)
        return tell_scenario(self.scenario, self.walk.chart, library.cards)


def add_choice(parser: Parser) -> None:
    """Let the user say which chart and which walk is meant."""
    parser.add_argument("chart", metavar="CHART", help="the id of a chart, see `list charts`")
    parser.add_argument(
        "--answers",
        metavar="no,yes,…",
        help="the answers in their order, or by decision: optional=no,choices=yes,…",
    )
    parser.add_argument("--exit", metavar="ID", help="leave there: the case is not for this chart")
    parser.add_argument("--scenario", metavar="ID", help="the walk of an example")


def chosen(asked: Namespace, library: Library) -> Choice | None:
    """The walk that is asked for; None where only the chart is named.

    Raises:
        RequestError, UnknownError, WalkError: there is no such walk.
    """
    chart = library.chart(asked.chart)
    if asked.scenario is not None:
        if asked.answers is not None or asked.exit is not None:
            raise RequestError("--scenario brings its own answers: leave out --answers and --exit.")
        scenario = scenario_on(chart, asked.scenario, library)
        return Choice(scenario.walk(chart), scenario)
    if asked.answers is None and asked.exit is None:
        return None
    walk = read_answers(chart, asked.answers or "")
    return Choice(walk if asked.exit is None else _left_by(walk, asked.exit))


def scenario_on(chart: Chart, scenario_id: str, library: Library) -> Scenario:
    """The example of that id, if it is one on *chart*."""
    scenario = library.scenario(scenario_id)
    if scenario.chart != chart.id:
        raise RequestError(
            f"The example {scenario_id} is worked on the chart {scenario.chart}, not on {chart.id}."
        )
    return scenario


def read_answers(chart: Chart, words: str) -> Walk:
    """The walk that *words* give: answers in their order, or decision=answer in any order.

    Raises:
        RequestError, WalkError: they do not fit the chart.
    """
    answers = [word.strip().casefold() for word in words.split(",")] if words.strip() else []
    if "" in answers:
        raise RequestError(f"An answer is missing in {words!r}.")
    named = [word for word in answers if "=" in word]
    if named and len(named) < len(answers):
        bare = next(word for word in answers if "=" not in word)
        raise RequestError(f"Name every answer or none: {bare!r} stands beside {named[0]!r}.")
    if named:
        return _walk_named(chart, named)
    walk = Walk(chart)
    for place, answer in enumerate(answers):
        if walk.is_over:
            raise RequestError(
                f"{len(answers)} answers are too many: the walk is over at “{walk.here.id}” "
                f"after {place}."
            )
        walk = _answered(walk, answer)
    return walk


def _walk_named(chart: Chart, words: list[str]) -> Walk:
    named: dict[str, str] = {}
    decisions = {decision.id: decision.answers for decision in chart.decisions}
    for word in words:
        decision, _, answer = (part.strip() for part in word.partition("="))
        if decision not in decisions:
            raise RequestError(unknown("decision", decision, tuple(decisions)))
        if answer not in decisions[decision]:
            raise RequestError(unknown(f"answer to “{decision}”", answer, decisions[decision]))
        if decision in named:
            raise RequestError(f"“{decision}” is answered twice.")
        named[decision] = answer
    walk = walk_by_names(chart, named)
    met = {step.decision for step in walk.path}
    for decision in named:
        if decision not in met:
            raise RequestError(f"The walk does not reach “{decision}”: {_where(walk)}.")
    return walk


def _answered(walk: Walk, answer: str) -> Walk:
    if walk.decision is not None and answer not in walk.decision.answers:
        kind = f"answer to “{walk.decision.id}”"
        raise RequestError(unknown(kind, answer, walk.decision.answers))
    return walk.answered(answer)


def _left_by(walk: Walk, exit_id: str) -> Walk:
    if exit_id not in walk.chart.exits:
        raise RequestError(unknown("exit", exit_id, tuple(walk.chart.exits)))
    return walk.left_by(exit_id)


def _where(walk: Walk) -> str:
    if walk.is_over:
        return f"it is over at “{walk.here.id}”"
    return f"it waits at “{walk.here.id}” for an answer"
