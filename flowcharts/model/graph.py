"""A chart as a graph: its circles, what no walk comes to, every path, what examples visit."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar, cast

import networkx as nx  # noqa: TID253 - nobody imports this module before a chart is checked

from flowcharts.model.chart import Chart
from flowcharts.model.walk import Step, Walk
from flowcharts.model.ways import Ways, ways_of

Path = tuple[Step, ...]
"""The decisions from the start to an outcome, each with its answer."""

MOST_LISTED = 1000
"""No more of the missing paths are listed: a chart can have more than any time would do for."""

_Entry = TypeVar("_Entry")


@dataclass(frozen=True, slots=True)
class Share(Generic[_Entry]):
    """The part of all there is that was visited, and the rest."""

    visited: tuple[_Entry, ...]
    missing: tuple[_Entry, ...]
    count: int
    """How many there are, those that are not listed too."""

    @property
    def is_whole(self) -> bool:
        """Is nothing missing?"""
        return not self.missing


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of a chart a set of walks visits."""

    paths: Share[Path]
    decisions: Share[str]
    outcomes: Share[str]
    choices: Share[Step]
    """What an opponent may choose."""

    @property
    def is_enough(self) -> bool:
        """Is every outcome reached, and every choice of an opponent made?"""
        return self.outcomes.is_whole and self.choices.is_whole


def graph_of(ways: Ways) -> "nx.MultiDiGraph[str]":
    """The nodes, and an edge a way, its answer the key: two answers may lead to one node."""
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph()
    graph.add_nodes_from(ways)
    for start, out in ways.items():
        for answer, end in out.items():
            graph.add_edge(start, end, key=answer)
    return graph


def circles(ways: Ways) -> tuple[tuple[str, ...], ...]:
    """One circle of each set of nodes that lead back to themselves."""
    graph = graph_of(ways)
    components = map(graph.subgraph, nx.strongly_connected_components(graph))
    place = {node_id: count for count, node_id in enumerate(graph)}
    found = [
        _circle(component, min(component, key=place.__getitem__))
        for component in components
        if component.size()
    ]
    return tuple(sorted(found, key=lambda circle: place[circle[0]]))


def unreachable(ways: Ways, start: str) -> tuple[str, ...]:
    """The nodes that no walk from *start* comes to."""
    reached = {start} | nx.descendants(graph_of(ways), start)
    return tuple(node_id for node_id in ways if node_id not in reached)


def paths(chart: Chart) -> Iterator[Path]:
    """Every path from the start of *chart* to an outcome, in branch order."""
    ends = [outcome.id for outcome in chart.outcomes]
    found = nx.all_simple_edge_paths(graph_of(ways_of(chart)), chart.start, ends)
    # The stubs do not know that an edge of a multigraph has its key as a third part.
    for edges in cast("Iterator[list[tuple[str, str, str]]]", found):
        yield tuple(Step(start, answer) for start, _, answer in edges if answer)


def coverage(chart: Chart, walks: Iterable[Walk]) -> Coverage:
    """What *walks* visit of *chart*; a path counts where a walk reaches its outcome."""
    finished = list(walks)
    walked = {_whole_path(walk) for walk in finished if walk.outcome is not None}
    nodes = {node_id for walk in finished for node_id in walk.visited}
    reached = {walk.outcome.id for walk in finished if walk.outcome is not None}
    return Coverage(
        paths=_share_of_paths(chart, walked),
        decisions=_share((decision.id for decision in chart.decisions), nodes),
        outcomes=_share((outcome.id for outcome in chart.outcomes), reached),
        choices=_share(_choices(chart), {step for walk in finished for step in walk.path}),
    )


def _share_of_paths(chart: Chart, walked: set[Path]) -> Share[Path]:
    ways = ways_of(chart)
    visited = sorted(walked, key=lambda path: [list(ways[at]).index(answer) for at, answer in path])
    missing = (path for path in paths(chart) if path not in walked)
    return Share(
        visited=tuple(visited),
        missing=tuple(islice(missing, MOST_LISTED)),
        count=_path_count(ways, chart.start),
    )


def _path_count(ways: Ways, start: str) -> int:
    """How many paths there are, those too that no walk of today takes."""
    graph = graph_of(ways)
    counted: dict[str, int] = {}
    for node_id in reversed(list(nx.topological_sort(graph))):
        counted[node_id] = sum(counted[end] for _, end in graph.out_edges(node_id)) or 1
    return counted[start]


def _choices(chart: Chart) -> Iterator[Step]:
    for decision in chart.decisions:
        if decision.asks_opponent:
            yield from (Step(decision.id, answer) for answer in decision.answers)


def _whole_path(walk: Walk) -> Path:
    """The path of *walk* with the answers that its edition takes for granted."""
    given = {step.decision: step.answer for step in walk.path}
    granted = {node_id: walk.chart.granted(node_id) for node_id in walk.visited}
    return tuple(
        Step(node_id, answer)
        for node_id in walk.visited
        if (answer := given.get(node_id) or granted[node_id]) is not None
    )


def _circle(component: "nx.MultiDiGraph[str]", start: str) -> tuple[str, ...]:
    return tuple(edge[0] for edge in nx.find_cycle(component, start))


def _share(entries: Iterable[_Entry], visited: set[_Entry]) -> Share[_Entry]:
    known = tuple(entries)
    return Share(
        visited=tuple(entry for entry in known if entry in visited),
        missing=tuple(entry for entry in known if entry not in visited),
        count=len(known),
    )
