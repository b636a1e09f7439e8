"""What dot has written down, read as a layout; the labels of the edges are placed then."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from flowcharts.layout.geometry import Point, Size, point_below, rect_around
from flowcharts.layout.layout import Curve, Layout, Measures, NodeBox
from flowcharts.model.chart import Chart, Shape
from flowcharts.model.ways import edges

_GROUND = r'bb="0,0,([^,]+),([^"]+)"'
_NODE = r'\n\t+n(\d+)\t\[[^\]]*?pos="([^"]+)"'
_EDGE = r'\[key=([befr])(\d+),[^\]]*?pos="(?:[es],)?([^"]*)"'
"""The ground, a node and an edge as dot writes them down; the two latter with their place."""

_DROP = 7.0
"""Between a decision and its edge labels, where dot was told of none."""
_STEPS = 8
"""In so many places the height of a curve is looked at."""
_RISE = 3.0
"""How far a label stands above the middle of its way, in a ladder: its ranks are close."""

_NO_SIZE = Size(0, 0)
_Points = tuple[Point, ...]

_POINT = partial(tuple.__new__, Point)
"""A point from a pair, in a third of the time: large charts have thousands."""
_CURVE = partial(tuple.__new__, Curve)


def read_layout(written: str, chart: Chart, measures: Measures) -> Layout:
    """The layout that dot has *written* down; its ground may not hold every edge label."""
    # One search through the whole text: twice as quick as asking for node by node.
    width, height = map(float, next(re.finditer(_GROUND, written)).groups())
    nodes = re.findall(_NODE, written)
    centres = dict(
        zip(
            (place for place, _ in nodes),
            _points((pos for _, pos in nodes), height),
            strict=True,
        )
    )
    boxes = {
        node_id: NodeBox(node_id, centres[str(place)], measures.nodes[node_id])
        for place, node_id in enumerate(chart.nodes)
    }
    drawn = _drawn(re.findall(_EDGE, written), height)
    whole, turned = drawn["e"].get, drawn["b"]
    above, above_turned = drawn["f"].get, drawn["r"].get
    is_ladder = chart.shape is Shape.LADDER
    curves: list[Curve] = []
    for count, (start, answer, end) in enumerate(edges(chart)):
        key = str(count)
        told = whole(key) or _turned(turned[key])
        tip, points = told[0], told[1:]
        size = measures.edge_labels[start, answer] if answer is not None else _NO_SIZE
        # To the middle of the edge label; told from there where that stands at the left.
        upper = above(key) or above_turned(key, ())[::-1]
        edge_label = None
        if upper:
            edge_label = _risen(upper) if is_ladder else upper[-1]
            points = (*upper, *points[1:])
        elif answer is not None:
            below = boxes[start].bottom + _DROP + size.height / 2
            edge_label = point_below(points, below, _STEPS)
        curves.append(_CURVE((start, answer, end, points, tip, edge_label, size)))
    return Layout(Size(width, height), boxes, tuple(curves), chart.runs_right)


def _turned(told: _Points) -> _Points:
    """A curve that was told from its tip on."""
    return told[:1] + told[:0:-1]


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


def _drawn(
    found: Sequence[tuple[str, str, str]], height: float
) -> Mapping[str, Mapping[str, _Points]]:
    """By letter and number of a way: the tip of its arrow, if it has one, and then its curve."""
    points = _points((pos for _, _, pos in found), height)
    drawn: dict[str, dict[str, _Points]] = {letter: {} for letter in "befr"}
    first = 0
    for letter, number, pos in found:
        after = first + pos.count(",")
        drawn[letter][number] = points[first:after]
        first = after
    return drawn


def _points(places: Iterable[str], height: float) -> _Points:
    """All points of all *places*, one after the other; dot writes them y up.

    All at once is a third quicker than place by place, and JSON's numbers are read in two thirds
    of the time that `float` takes.
    """
    numbers = json.loads(f"[{','.join(places).replace(' ', ',')}]")
    flipped = [height - y for y in numbers[1::2]]
    return tuple(map(_POINT, zip(numbers[::2], flipped, strict=True)))
