"""What dot has written down, read as a layout; the labels of the edges are placed then."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from flowcharts.layout.geometry import Point, Size, point_below, rect_around
from flowcharts.layout.layout import Curve, Layout, Measures, NodeBox
from flowcharts.model.chart import Chart, Shape
from flowcharts.model.ways import edges

_GROUND = r'bb="0,0,([^,]+),([^"]+)"'
_NODE = r'\n\t+n(\d+)\t\[[^\]]*?pos="([^,]+),([^"]+)"'
_EDGE = r'\[key=([befr]\d+),[^\]]*?pos="(?:[es],)?([^"]*)"'
"""The ground, a node and an edge as dot writes them down; the two latter with their place."""

_DROP = 7.0
"""Between a decision and its edge labels, where dot was told of none."""
_STEPS = 8
"""In so many places the height of a curve is looked at."""
_RISE = 3.0
"""How far a label stands above the middle of its way, in a ladder: its ranks are close."""

_POINT = partial(tuple.__new__, Point)
"""A point from a pair, in a third of the time: large charts have thousands."""


def read_layout(written: str, chart: Chart, measures: Measures) -> Layout:
    """The layout that dot has *written* down; its ground may not hold every edge label."""
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
    curves: list[Curve] = []
    for count, (start, answer, end) in enumerate(edges(chart)):
        tip, *points = drawn.get(f"e{count}") or _turned(drawn[f"b{count}"])
        size = measures.edge_labels[start, answer] if answer is not None else Size(0, 0)
        # To the middle of the edge label; told from there where that stands at the left.
        upper = drawn.get(f"f{count}") or drawn.get(f"r{count}", [])[::-1]
        edge_label = None
        if upper:
            edge_label = _risen(upper) if chart.shape is Shape.LADDER else upper[-1]
            points = [*upper, *points[1:]]
        elif answer is not None:
            below = boxes[start].bottom + _DROP + size.height / 2
            edge_label = point_below(points, below, _STEPS)
        curves.append(Curve(start, answer, end, tuple(points), tip, edge_label, size))
    return Layout(Size(width, height), boxes, tuple(curves), chart.runs_right)


def _turned(told: Sequence[Point]) -> list[Point]:
    """A curve that was told from its tip on."""
    tip, *points = told
    return [tip, *reversed(points)]


def _risen(upper: Sequence[Point]) -> Point:
    """Where the label of a way that comes straight down stands: for the arrow below, higher."""
    (x, y), first = upper[-1], upper[0]
    return Point(x, y - _RISE if abs(first.x - x) < 1 and first.y < y else y)


def holding_edge_labels(layout: Layout) -> Layout:
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
