"""A walk that crosses charts, seen as one: its steps, its parts, what it comes to."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.model.chart import Chart, Decision, Outcome, Penalty
from flowcharts.model.text import Text
from flowcharts.model.walk import Step, Walk


class ChartStep(NamedTuple):
    """One step of a walk across charts."""

    chart: Chart
    decision: Decision
    answer: str
    depth: int
    """How many charts deep it was taken: 0 unless a chart was opened to answer a decision."""

    @property
    def place(self) -> tuple[str, str]:
        """The ids of its chart and its decision."""
        return self.chart.id, self.decision.id

    @property
    def words(self) -> Text:
        """Its answer, in words."""
        return self.decision.branch(self.answer).words


def steps(walk: Walk) -> tuple[ChartStep, ...]:
    """The whole way here; the steps that answered a decision from inside come before its own."""
    before = steps(walk.origin) if walk.origin is not None else ()
    return (*before, *_own_steps(walk, depth(walk)))


def charts_within_reach(chart: Chart) -> tuple[Chart, ...]:
    """The chart, and all that a walk through it may cross into."""
    found: dict[str, Chart] = {}
    waiting = [chart]
    while waiting:
        each = waiting.pop(0)
        if each.id not in found:
            found[each.id] = each
            names = (
                *(decision.sub_chart for decision in each.decisions),
                *(outcome.next for outcome in each.outcomes),
            )
            waiting.extend(each.parts[name] for name in names if name and name in each.parts)
    return tuple(found.values())


def charts_as_asked(chart: Chart) -> tuple[Chart, ...]:
    """The same in the order in which they are gone through: what answers before what asks."""
    return tuple(_as_asked(chart, set()))


def _as_asked(chart: Chart, begun: set[str]) -> Iterator[Chart]:
    if chart.id in begun:
        return
    begun.add(chart.id)
    for decision in chart.decisions:
        if decision.sub_chart is not None and decision.sub_chart in chart.parts:
            yield from _as_asked(chart.parts[decision.sub_chart], begun)
    yield chart
    for outcome in chart.outcomes:
        if outcome.next is not None and outcome.next in chart.parts:
            yield from _as_asked(chart.parts[outcome.next], begun)


def rules_asked(chart: Chart) -> frozenset[str]:
    """The names of the rules by which facts answer it, and all that it may cross into."""
    within = charts_within_reach(chart)
    decisions = {each.decides for one in within for each in one.decisions}
    exits = {each.decides for one in within for each in one.exits.values()}
    return frozenset(name for name in {*decisions, *exits, chart.stops} if name is not None)


def questions(chart: Chart, name: str) -> list[tuple[Chart, Decision]]:
    """The decisions that *name* may mean on a walk through *chart*: an id, or chart/id."""
    return [
        (each, decision)
        for each in charts_within_reach(chart)
        for decision in each.decisions
        if name in (decision.id, f"{each.id}/{decision.id}")
    ]


def depth(walk: Walk) -> int:
    """How many charts were opened, each to answer a decision, to get here."""
    above = depth(walk.origin) if walk.origin is not None else 0
    return above + walk.is_inside


def parts(walk: Walk) -> Iterator[Walk]:
    """Every walk through one chart that the whole way is made of, what answers before what asks."""
    if walk.origin is not None:
        yield from parts(walk.origin)
    for sub in walk.subs.values():
        yield from parts(sub)
    yield walk


class VisitedChart(NamedTuple):
    """What the whole way has left on one chart, however often it went through it."""

    chart: Chart
    nodes: frozenset[str]
    """Where it went; none before the first answer."""
    steps: frozenset[Step]


def visited_charts(walk: Walk) -> Iterator[VisitedChart]:
    """Every chart that the whole way goes through, once each."""
    ways: dict[str, list[Walk]] = {}
    for part in parts(walk):
        ways.setdefault(part.chart.id, []).append(part)
    for found in ways.values():
        nodes = frozenset(node_id for way in found if way.answers for node_id in way.visited)
        taken = frozenset(step for way in found for step in way.path)
        yield VisitedChart(found[0].chart, nodes, taken)


def rulings_of(walk: Walk) -> tuple[Outcome, ...]:
    """The outcomes that rule at the end of *walk*: the remedy, then what followed it."""
    is_following = walk.origin is not None and not walk.is_inside
    before = rulings_of(walk.origin) if walk.origin is not None and is_following else ()
    ending = walk.ending.outcome
    return before if ending is None else (*before, ending)


def label_of_ending(walk: Walk) -> Text:
    """What *walk* comes to, in a few words: its rulings, and the exit it leaves by."""
    labels = [outcome.label.on_one_line() for outcome in rulings_of(walk)]
    if walk.exit is not None:
        labels.append(walk.exit.label.on_one_line())
    return Text(" · ", "・").join(labels)


def penalty_of(walk: Walk) -> Penalty | None:
    """What each player gets at the end of *walk*: the last that a ruling says of it."""
    found = [outcome.penalty for outcome in rulings_of(walk) if outcome.penalty is not None]
    return found[-1] if found else None


def said_at_end(walk: Walk) -> tuple[Text, ...]:
    """What is said to the players at the end of *walk*, in its order.

    Where the game is stopped, nothing is said of the remedy: the Head Judge decides.
    """
    ends = rulings_of(walk)
    stops = tuple(outcome for outcome in ends if outcome.stops_game)
    return tuple(outcome.say for outcome in stops or ends)


def ends_in_remedy(walk: Walk) -> bool:
    """Does the whole way go through a chart that ends at what a judge does?"""
    return any(part.chart.has_remedies for part in parts(walk))


class ChartLink(NamedTuple):
    """The way from a node of one chart to the start of another."""

    start: Chart
    node: str
    end: Chart


def chart_links(walk: Walk) -> Iterator[ChartLink]:
    """Where the whole way crosses into another chart, in its order."""
    if walk.origin is not None:
        yield from chart_links(walk.origin)
        yield ChartLink(walk.origin.chart, walk.origin.here.id, walk.chart)
    for decision, sub in walk.subs.items():
        yield ChartLink(walk.chart, decision, sub.chart)
        yield from chart_links(sub)


def possible_at_home(walk: Walk) -> tuple[str, ...]:
    """The outcomes of the chart where the whole way began that it can still reach."""
    if walk.origin is None:
        return walk.possible
    decision = walk.origin.decision
    if decision is None:
        return possible_at_home(walk.origin)
    answers = {decision.answer_by(outcome) for outcome in walk.possible}
    ahead = [
        possible_at_home(walk.origin.answered(answer))
        for answer in decision.answers
        if answer in answers
    ]
    known = walk.home.chart.outcomes
    return tuple(end.id for end in known if any(end.id in ends for ends in ahead))


def _own_steps(walk: Walk, deep: int) -> Iterator[ChartStep]:
    for step in walk.path:
        if step.decision in walk.subs:
            yield from _own_steps(walk.subs[step.decision], deep + 1)
        decision = walk.chart.nodes[step.decision]
        if isinstance(decision, Decision):
            yield ChartStep(walk.chart, decision, step.answer, deep)
