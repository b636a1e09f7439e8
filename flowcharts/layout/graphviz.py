"""Graphviz's dot, asked where everything stands: the engine of layouts, and what it is told.

pygraphviz is imported here alone, and only where no layout has been kept.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr
from functools import cache, partial
from importlib.util import find_spec
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import assert_never

from flowcharts.layout.edge_labels import EdgeLine, place_edge_labels
from flowcharts.layout.geometry import Point, Size, rect_around
from flowcharts.layout.layout import Curve, Layout, Measures, NodeBox
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome
from flowcharts.model.ways import ways_of

_PIXELS_PER_INCH = 72
"""One pixel is one of dot's points."""

_MANY = 500
"""More nodes than this, and dot is told to stop looking for the shortest edges; and edges that
cross get no lanes."""

_GROUND = r'bb="0,0,([^,]+),([^"]+)"'
_NODE = r'\n\tn(\d+)\t\[[^\]]*?pos="([^,]+),([^"]+)"'
_EDGE = r'\[key=([ef]\d+),[^\]]*?pos="(?:e,)?([^"]*)"'
"""The ground, a node and an edge as dot writes them down; the two latter with their place."""

_POINT = partial(tuple.__new__, Point)
"""A point from a pair, in a third of the time: large charts have thousands."""


def lay_out(chart: Chart, measures: Measures, source: str | None = None) -> Layout:
    """Where dot puts the nodes and edges of *chart*, and where the edge labels go.

    *source*: what `dot_source` gave, where that has been asked already.
    """
    from pygraphviz import AGraph  # a kept layout needs none of it

    graph = AGraph(string=source or dot_source(chart, measures))
    with redirect_stderr(StringIO()):  # above 1000 nodes it says that this may take long
        drawn = graph.draw(format="dot", prog="dot")
    graph.close()
    return _read((drawn or b"").decode(), chart, measures)


def release() -> str:
    """Which Graphviz there is, found without importing it: its release and its binary's stamp."""
    spec = find_spec("pygraphviz")
    if spec is None or spec.origin is None:
        return "none"
    package = Path(spec.origin).parent
    releases = sorted(path.name for path in package.parent.glob("pygraphviz-*.dist-info"))
    stamps = [
        (path.name, path.stat().st_size, path.stat().st_mtime_ns)
        for path in sorted(package.glob("_graphviz*"))
    ]
    return repr((releases, stamps))


def dot_source(chart: Chart, measures: Measures) -> str:
    """The chart as dot is told of it: no words, fixed sizes, everything in the file's order.

    So the same picture comes out whatever fonts are installed.
    """
    places = {node_id: place for place, node_id in enumerate(chart.nodes)}
    options = _across(measures) if chart.runs_right else _down(measures)
    if len(places) > _MANY:
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
        # To the right, decisions are cut to the height of their words.
        shape = "" if chart.runs_right else _shape(chart.nodes[node_id])
        lines.append(f"n{place} [{_inches(measures.nodes[node_id])}{shape}];")
    lanes = _with_lanes(chart)
    middle_head, middle_tail = (",headport=c", ",tailport=c") if chart.runs_right else ("", "")
    for count, (start, answer, end) in enumerate(_edges(chart)):
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


def _shape(node: Node) -> str:
    """What is said of a shape that is not the usual box."""
    match node:
        case Decision():
            return ",shape=diamond"
        case Action() | Outcome():
            return ""
        case _:
            assert_never(node)


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
    doubled = {node.id for node in chart.decisions if len(set(_ends(node))) < len(node.branches)}
    if len(chart.nodes) > _MANY:
        return frozenset(doubled)
    sharing: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for decision in chart.decisions:
        for both in combinations(sorted(_ends(decision)), 2):
            sharing[both].add(decision.id)
    return frozenset(doubled.union(*(each for each in sharing.values() if len(each) > 1)))


def _ends(decision: Decision) -> list[str]:
    return [branch.to for branch in decision.branches]


def _edges(chart: Chart) -> Iterator[tuple[str, str | None, str]]:
    """The edges in the order in which dot is told of them; an action's has no answer."""
    for start, ways in ways_of(chart).items():
        for answer, end in ways.items():
            yield start, answer or None, end


def _read(written: str, chart: Chart, measures: Measures) -> Layout:
    # One search through the whole text: twice as quick as asking for node by node.
    written = written.replace("\\\n", "")
    width, height = (float(number) for number in re.findall(_GROUND, written)[0])
    centres = {
        place: Point(float(x), height - float(y)) for place, x, y in re.findall(_NODE, written)
    }
    boxes = {
        node_id: NodeBox(node_id, centres[str(place)], measures.nodes[node_id])
        for place, node_id in enumerate(chart.nodes)
    }
    drawn = dict(_drawn(re.findall(_EDGE, written), height))
    taken = tuple(_edges(chart))
    lines: list[EdgeLine] = []
    for count, (start, answer, _) in enumerate(taken):
        tip, *points = drawn[f"e{count}"]
        size = measures.edge_labels[start, answer] if answer is not None else Size(0, 0)
        upper = drawn.get(f"f{count}", [])  # down to the middle of the edge label
        points = [*upper, *points[1:]] if upper else points
        lane = upper[-1] if upper else None
        _, centre, room = boxes[start]
        lines.append(EdgeLine(start, centre, room, tuple(points), tip, size, lane))
    edge_labels = place_edge_labels(lines, (box.rect for box in boxes.values()))
    curves = tuple(
        Curve(start, answer, end, line.points, line.tip, edge_label, line.edge_label)
        for (start, answer, end), line, edge_label in zip(taken, lines, edge_labels, strict=True)
    )
    layout = Layout(Size(width, height), boxes, curves, chart.runs_right)
    return layout if len(boxes) > _MANY else _holding_edge_labels(layout)


def _holding_edge_labels(layout: Layout) -> Layout:
    """The same on a ground that holds the edge labels, too: dot may know nothing of them."""
    edge_labels = [
        rect_around(curve.edge_label, curve.edge_label_size)
        for curve in layout.curves
        if curve.edge_label is not None
    ]
    left = min((0.0, *(edge_label.left for edge_label in edge_labels)))
    right = max((layout.size.width, *(edge_label.right for edge_label in edge_labels)))
    bottom = max((layout.size.height, *(edge_label.bottom for edge_label in edge_labels)))
    size = Size(right - left, bottom)
    return layout if size == layout.size else _moved(layout, -left, size)


def _moved(layout: Layout, right: float, size: Size) -> Layout:
    """The same, moved to the right, on a ground of that size."""

    def moved(point: Point) -> Point:
        return Point(point.x + right, point.y)

    boxes = {name: box._replace(centre=moved(box.centre)) for name, box in layout.nodes.items()}
    curves = tuple(
        curve._replace(
            points=tuple(map(moved, curve.points)),
            tip=moved(curve.tip),
            edge_label=moved(curve.edge_label) if curve.edge_label is not None else None,
        )
        for curve in layout.curves
    )
    return Layout(size, boxes, curves, layout.runs_right)


def _drawn(edges: Sequence[tuple[str, str]], height: float) -> Iterator[tuple[str, list[Point]]]:
    """The tip of each edge's arrow, if it has one, and then its curve; dot writes them y up."""
    # All numbers of all edges at once: a third quicker than edge by edge.
    numbers = [*map(float, " ".join(pos for _, pos in edges).replace(",", " ").split())]
    flipped = [height - y for y in numbers[1::2]]
    points = [*map(_POINT, zip(numbers[::2], flipped, strict=True))]
    first = 0
    for key, pos in edges:
        after = first + pos.count(",")
        yield key, points[first:after]
        first = after
