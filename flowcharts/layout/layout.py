"""Where everything stands: a chart and the sizes of its words, and what dot is told of them.

Numbers only, in pixels, y down. Dot is told sizes, never words, so that the same picture comes
out whatever fonts are installed.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from flowcharts.layout.geometry import Point, Rect, Size, rect_around
from flowcharts.model.chart import Action, Chart, Decision, Outcome

__all__ = [
    "Curve",
    "Layout",
    "Measures",
    "NodeBox",
    "Point",
    "Size",
    "dot_source",
    "has_ranks",
    "lay_out",
]

_PIXELS_PER_INCH = 72
"""One pixel is one of dot's points."""

AIR = Size(48, 36)
"""Between two neighbours, and between one rank and the next besides a edge label."""

MANY = 500
"""More nodes than this, and dot is told to stop looking for the shortest edges; and edges that
cross get no lanes."""


class NodeBox(NamedTuple):
    """The box around a node; a diamond touches it with its corners."""

    id: str
    centre: Point
    size: Size

    @property
    def rect(self) -> Rect:
        """The box as a rectangle."""
        return rect_around(self.centre, self.size)


class Curve(NamedTuple):
    """The way from one node to the next."""

    start: str
    answer: str | None
    """The answer that takes it; None after an action."""
    end: str
    points: tuple[Point, ...]
    """A Bézier curve of 1+3k points, up to where the arrowhead begins."""
    tip: Point
    edge_label: Point | None
    """The middle of the edge label that carries the answer's words."""
    edge_label_size: Size


class Measures(NamedTuple):
    """How much room the words need."""

    nodes: Mapping[str, Size]
    edge_labels: Mapping[tuple[str, str], Size]
    """By decision and answer."""
    air: Size = AIR


class Layout(NamedTuple):
    """Where every node and every way between them stands."""

    size: Size
    nodes: Mapping[str, NodeBox]
    curves: tuple[Curve, ...]
    runs_right: bool = False
    """Is it drawn from left to right, and not downwards?"""

    def exits(self, decision_id: str) -> tuple[str, ...]:
        """The answers to a decision as they stand: from left to right, or from top to bottom."""
        ways = [
            (curve.edge_label.y if self.runs_right else curve.edge_label.x, curve.answer)
            for curve in self.curves
            if curve.start == decision_id
            and curve.answer is not None
            and curve.edge_label is not None
        ]
        return tuple(answer for _, answer in sorted(ways))


def lay_out(chart: Chart, measures: Measures, source: str | None = None) -> Layout:
    """Where dot puts the nodes and edges of *chart*, and where the edge labels go.

    *source*: what `dot_source` gave, where that has been asked already.
    """
    from flowcharts.layout.graphviz import lay_out_source  # a kept layout needs none of it

    return lay_out_source(chart, measures, source or dot_source(chart, measures))


def has_ranks(chart: Chart, count: int) -> bool:
    """Do so many nodes, or more, stand one above another?"""
    below: defaultdict[str, set[str]] = defaultdict(set)
    for start, _, end in ways(chart):
        below[start].add(end)
    row = {chart.start}
    for _ in range(count - 1):
        row = {end for start in row for end in below.get(start, ())}
    return bool(row)


def dot_source(chart: Chart, measures: Measures) -> str:
    """The chart as dot is told of it: no words, fixed sizes, everything in the file's order."""
    places = {node_id: place for place, node_id in enumerate(chart.nodes)}
    options = _across(measures) if chart.runs_right else _down(measures)
    if len(places) > MANY:
        options |= {"nslimit": "1", "nslimit1": "1"}
    # To the right, every way begins at the tip of its node and ends in the middle of a side.
    ports = ",tailport=e,headport=w" if chart.runs_right else ""
    lines = [
        "digraph {",
        f"graph [{','.join(f'{name}={value}' for name, value in options.items())}];",
        'node [label="",fixedsize=true,shape=box];',
        f"edge [arrowsize=0.9{ports}];",
    ]
    for node_id, place in places.items():
        is_diamond = isinstance(chart.nodes[node_id], Decision) and not chart.runs_right
        shape = ",shape=diamond" if is_diamond else ""
        lines.append(f"n{place} [{_inches(measures.nodes[node_id])}{shape}];")
    lanes = _with_lanes(chart)
    middle_head, middle_tail = (",headport=c", ",tailport=c") if chart.runs_right else ("", "")
    for count, (start, answer, end) in enumerate(ways(chart)):
        above, below = f"n{places[start]}", f"n{places[end]}"
        if answer is None or start not in lanes:
            lines.append(f"{above}->{below} [key=e{count}];")
            continue
        lines += [
            f"p{count} [{_inches(measures.edge_labels[start, answer])}];",
            f"{above}->p{count} [key=f{count},arrowhead=none,headclip=false{middle_head}];",
            f"p{count}->{below} [key=e{count},tailclip=false{middle_tail}];",
        ]
    return "\n".join([*lines, "}"])


def _down(measures: Measures) -> dict[str, str]:
    tallest = max((size.height for size in measures.edge_labels.values()), default=0)
    return {
        "ordering": "out",  # so that yes and no keep their sides
        "nodesep": f"{measures.air.width / _PIXELS_PER_INCH:.4f}",
        "ranksep": f"{(measures.air.height + tallest) / _PIXELS_PER_INCH:.4f}",
    }


def _across(measures: Measures) -> dict[str, str]:
    return {
        "rankdir": "LR",
        "ordering": "out",
        "nodesep": f"{measures.air.height / _PIXELS_PER_INCH:.4f}",
        "ranksep": f"{measures.air.width / _PIXELS_PER_INCH:.4f}",
    }


@cache  # the same few sizes again and again
def _inches(size: Size) -> str:
    width, height = size
    return f"width={width / _PIXELS_PER_INCH:.4f},height={height / _PIXELS_PER_INCH:.4f}"


def _with_lanes(chart: Chart) -> frozenset[str]:
    """The decisions of whose ways some cross or run side by side, however they stand.

    They have two ends in common with another one, or one end for two answers. Dot is told of
    their labels as of nodes, each in the middle of its way, so that it keeps room for them. In a
    chart that runs to the right all are: its ways leave too close to each other for words.
    """
    if chart.runs_right:
        return frozenset(decision.id for decision in chart.decisions)
    walk_texts = {node.id for node in chart.decisions if len(set(_ends(node))) < len(node.branches)}
    if len(chart.nodes) > MANY:
        return frozenset(walk_texts)
    sharing: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for decision in chart.decisions:
        for both in combinations(sorted(_ends(decision)), 2):
            sharing[both].add(decision.id)
    return frozenset(walk_texts.union(*(each for each in sharing.values() if len(each) > 1)))


def _ends(decision: Decision) -> list[str]:
    return [branch.to for branch in decision.branches]


def ways(chart: Chart) -> Iterator[tuple[str, str | None, str]]:
    for node in chart.nodes.values():
        match node:
            case Decision(branches=branches):
                for branch in branches:
                    yield node.id, branch.answer, branch.to
            case Action(to=to):
                yield node.id, None, to
            case Outcome():
                pass
