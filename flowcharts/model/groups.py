"""What is drawn of a chart: all of it, with groups closed, or the path alone.

A drawing is a chart like any other, whose closed decisions lead nowhere: whatever lays out, draws
or exports a chart needs to know no more.
"""

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from flowcharts.model.chart import Chart, Decision, Node, Outcome
from flowcharts.model.position import Position
from flowcharts.model.walk import Walk
from flowcharts.model.ways import ways_out


class Folds(NamedTuple):
    """The groups of charts that the user has opened, and whether the path is seen alone."""

    opened: frozenset[tuple[str, str]] = frozenset()
    """The groups opened, each by its chart and the decision that leads to it."""
    sees_path_alone: bool = False

    def opened_in(self, chart: Chart) -> frozenset[str]:
        """The groups opened in that chart."""
        return frozenset(head for chart_id, head in self.opened if chart_id == chart.id)

    def with_open(self, chart: Chart, heads: Collection[str]) -> "Folds":
        """The same with those groups open, and the path no longer alone."""
        return Folds(self.opened | {(chart.id, head) for head in heads})

    def with_closed(self, chart: Chart, heads: Collection[str]) -> "Folds":
        """The same with those groups closed, and the path no longer alone."""
        return Folds(self.opened - {(chart.id, head) for head in heads})


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn of a chart.

    Attributes:
        whole: the chart itself.
        chart: what is drawn of it.
        closed: how many outcomes each closed decision hides, by its id.
        open: the groups that can be closed: the walk does not go through them.
    """

    whole: Chart
    chart: Chart
    closed: Mapping[str, int]
    open: frozenset[str]

    @property
    def key(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What tells it from other drawings of the same chart."""
        return tuple(
            (node.id, node.answers if isinstance(node, Decision) else ())
            for node in self.chart.nodes.values()
        )

    @property
    def signs(self) -> Mapping[str, str]:
        """What stands at the tip of a decision: how many outcomes it hides, or that it closes."""
        return {**dict.fromkeys(self.open, "−"), **self.signs_of_closed}

    @property
    def signs_of_closed(self) -> Mapping[str, str]:
        """How many outcomes each closed decision hides, as a picture says it."""
        return {head: f"+{count}" for head, count in self.closed.items()}

    def closed_over(self, node_ids: Collection[str]) -> frozenset[str]:
        """The closed decisions behind which any of those nodes is hidden."""
        hidden = frozenset(node_ids) - self.chart.nodes.keys()
        return frozenset(head for head in self.closed if hidden & _below(self.whole, head))


def groups(chart: Chart) -> tuple[str, ...]:
    """The decisions of *chart* that can be closed."""
    return tuple(decision.id for decision in chart.decisions if decision.folds)


def drawing_of(position: Position, folds: Folds | None = None) -> Drawing | None:
    """What is drawn where the user is; None for the whole chart."""
    chart = position.chart
    folds = folds or Folds()
    if not folds.sees_path_alone and not chart.has_groups:
        return None
    walks = [position.walk]
    if position.beside is not None and position.beside.walk.chart is chart:
        walks.append(position.beside.walk)
    if folds.sees_path_alone:
        return path_alone(chart, walks)
    visited = [node_id for walk in walks for node_id in walk.visited]
    return folded(chart, folds.opened_in(chart), visited)


def folded(chart: Chart, opened: Collection[str], visited: Collection[str] = ()) -> Drawing:
    """*chart* with its groups closed, but for those *opened* and those a walk has *visited*."""
    heads = groups(chart)
    shut = frozenset(heads) - frozenset(opened) - frozenset(visited)
    drawn, hidden = _closed_at(chart, shut)
    closed = {head: hidden[head] for head in heads if head in hidden}
    is_open = drawn.intersection(heads) - closed.keys() - frozenset(visited)
    can_close = {
        head for head in is_open if _hidden(chart, head, _reached(chart, chart.start, {head}))
    }
    nodes = {
        node_id: _cut(node, ()) if node_id in closed else node
        for node_id, node in chart.nodes.items()
        if node_id in drawn
    }
    return Drawing(chart, chart._replace(nodes=nodes), closed, frozenset(can_close))


def path_alone(chart: Chart, walks: Iterable[Walk]) -> Drawing:
    """The paths of *walks* through *chart*, with the exits of the decisions that wait."""
    taken: dict[str, set[str]] = {}
    for walk in walks:
        for node_id in walk.visited:
            taken.setdefault(node_id, set()).update(_granted(chart, node_id))
        for step in walk.path:
            taken[step.decision].add(step.answer)
        if walk.decision is not None:
            taken[walk.decision.id].update(walk.decision.answers)
            for branch in walk.decision.branches:
                for node_id in chart.passed_through(branch.to):
                    taken.setdefault(node_id, set()).update(_granted(chart, node_id))
    drawn = {
        node_id: _cut(node, taken[node_id])
        for node_id, node in chart.nodes.items()
        if node_id in taken
    }
    closed = {
        node_id: count
        for node_id, node in drawn.items()
        if isinstance(node, Decision)
        and not node.branches
        and (count := _hidden(chart, node_id, drawn))
    }
    return Drawing(chart, chart._replace(nodes=drawn), closed, frozenset())


def group_of(chart: Chart, head: str) -> Chart:
    """The group of *head* as a chart of its own."""
    drawn = _below(chart, head)
    nodes = {node_id: node for node_id, node in chart.nodes.items() if node_id in drawn}
    return chart._replace(start=head, nodes=nodes)


def groups_on_way_to(chart: Chart, node_id: str) -> tuple[str, ...]:
    """The groups that have to be open for a node to be drawn, by the shortest way to it."""
    came_from: dict[str, str] = {}
    waiting = deque([chart.start])
    while waiting and node_id not in came_from:
        current = waiting.popleft()
        for end in ways_out(chart.nodes[current]).values():
            if end not in came_from:
                came_from[end] = current
                waiting.append(end)
    heads = frozenset(groups(chart))
    way = []
    while node_id != chart.start and node_id in came_from:
        node_id = came_from[node_id]
        way.append(node_id)
    return tuple(node for node in way if node in heads)


def _reached(chart: Chart, start: str, shut: Collection[str]) -> frozenset[str]:
    """*start*, and what can be drawn from it while those decisions lead nowhere."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        current = waiting.pop()
        if current not in found:
            found.add(current)
            if current not in shut:
                waiting.extend(ways_out(chart.nodes[current]).values())
    return frozenset(found)


def _closed_at(chart: Chart, shut: frozenset[str]) -> tuple[frozenset[str], dict[str, int]]:
    """What is drawn with the groups *shut*, and how many outcomes each of them hides.

    A group all of whose outcomes are drawn on another way has nothing to close.
    """
    while True:
        drawn = _reached(chart, chart.start, shut)
        hidden = {head: _hidden(chart, head, drawn) for head in shut & drawn}
        idle = frozenset(head for head, count in hidden.items() if not count)
        if not idle:
            return drawn, hidden
        shut -= idle


def _below(chart: Chart, head: str) -> frozenset[str]:
    return _reached(chart, head, ())


def _hidden(chart: Chart, head: str, drawn: Collection[str]) -> int:
    """How many outcomes *head* leads to that are not drawn."""
    return sum(
        isinstance(chart.nodes[node_id], Outcome) and node_id not in drawn
        for node_id in _below(chart, head)
    )


def _granted(chart: Chart, node_id: str) -> tuple[str, ...]:
    granted = chart.granted(node_id)
    return () if granted is None else (granted,)


def _cut(node: Node, answers: Collection[str]) -> Node:
    """The node with no other ways out than those of *answers*."""
    if not isinstance(node, Decision):
        return node
    return node._replace(branches=tuple(b for b in node.branches if b.answer in answers))
