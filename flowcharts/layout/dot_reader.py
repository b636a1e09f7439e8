"""What dot has written down, read as a layout; the labels of the edges are placed then."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from flowcharts.layout.edge_labels import EdgeLine, place_edge_labels
from flowcharts.layout.geometry import Point, Size, rect_around
from flowcharts.layout.layout import Curve, Layout, Measures, NodeBox
from flowcharts.model.chart import Chart
from flowcharts.model.ways import edges

_GROUND = r'bb="0,0,([^,]+),([^"]+)"'
_NODE = r'\n\tn(\d+)\t\[[^\]]*?pos="([^,]+),([^"]+)"'
_EDGE = r'\[key=([ef]\d+),[^\]]*?pos="(?:e,)?([^"]*)"'
"""The ground, a node and an edge as dot writes them down; the two latter with their place."""

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
    taken = tuple(edges(chart))
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
    return Layout(Size(width, height), boxes, curves, chart.runs_right)


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
