"""Where the words of an answer go: on their own edge, near the decision, touching nothing else.

Dot would give edge labels a rank of their own and stretch the chart by a third.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from flowcharts.layout.geometry import Point, Rect, Size, along, point_below, rect_around

_DROP = 7.0
"""Between the lower corner of a decision and its edge labels, where nothing stands in the way."""

_ARROW = 14.0
"""What stays free above the tip of the arrow."""

_FARTHEST = 200.0
"""How far below the first place an edge label is looked for: further down nobody would seek it."""

_STEP = 4.0
"""From one height that is tried to the next."""

_CLEARANCES = (5.0, 2.0, 0.0)
"""The room around an edge label, the best first."""

_MANY = 300
"""With more edges than this, each label stands near its decision, come what may: looking around
would take longer than the layout itself."""


class EdgeLine(NamedTuple):
    """An edge whose edge label is looked for."""

    start: str
    """The node it leaves."""
    centre: Point
    """The middle of that node."""
    size: Size
    """The size of that node."""
    points: tuple[Point, ...]
    """Its curve, which runs down."""
    tip: Point
    edge_label: Size
    """How large the edge label is; without width, there is none."""
    lane: Point | None = None
    """Where room was kept for the edge label."""

    @property
    def bottom(self) -> float:
        """Where that node ends."""
        return self.centre.y + self.size.height / 2


@dataclass(frozen=True, slots=True)
class _Edge:
    """A line whose edge label is looked for, among its siblings."""

    number: int
    line: EdgeLine
    trace: Sequence[Point]
    """Points on the line, from the top."""

    def edge_label_at(self, height: float) -> Rect:
        """The edge label where the line has that height."""
        after = bisect_left(self.trace, height, key=_height)
        after = min(max(after, 1), len(self.trace) - 1)
        (left, top), (right, bottom) = self.trace[after - 1 : after + 1]
        share = (height - top) / (bottom - top) if bottom > top else 0
        x = left + (right - left) * min(max(share, 0), 1)
        return rect_around(Point(x, height), self.line.edge_label)


class _Obstacles:
    """What edge labels must not touch: boxes, other edge labels and other lines."""

    def __init__(self, boxes: Sequence[Rect], points: Sequence[tuple[float, float, str]]) -> None:
        self.boxes = list(boxes)
        self._points = sorted(points)  # by height; each with the node that its line leaves

    def near(self, room: Rect, start: str) -> "_Nearby":
        """What of it is in *room*, but for the lines that leave *start*."""
        first = bisect_left(self._points, (room.top,))
        last = bisect_right(self._points, (room.bottom,))
        return _Nearby(
            [box for box in self.boxes if box.meets(room)],
            [
                Point(x, y)
                for y, x, owner in self._points[first:last]
                if owner != start and room.left < x < room.right
            ],
        )


class _Nearby(NamedTuple):
    boxes: list[Rect]
    points: list[Point]

    def has_room(self, edge_label: Rect, siblings: Sequence[_Edge], clearance: float) -> bool:
        room = edge_label.grown(clearance)
        return not (
            any(map(room.meets, self.boxes))
            or any(map(room.holds, self.points))
            or any(any(map(room.holds, way.trace)) for way in siblings)
        )


def place_edge_labels(lines: Sequence[EdgeLine], boxes: Iterable[Rect]) -> list[Point | None]:
    """The middle of the edge label of each line, or None for a line without one.

    The lines that leave one node follow each other.
    """
    if len(lines) > _MANY:
        return [line.lane or _near_start(line) if line.edge_label.width else None for line in lines]
    placed = [line.lane for line in lines]
    ways = [_Edge(n, line, list(along(line.points, 8))) for n, line in enumerate(lines)]
    kept = [rect_around(line.lane, line.edge_label) for line in lines if line.lane is not None]
    ground = _Obstacles(
        [*boxes, *kept], [(y, x, way.line.start) for way in ways for x, y in way.trace]
    )
    for start, group in groupby(ways, key=lambda way: way.line.start):
        siblings = [way for way in group if way.line.edge_label.width and way.line.lane is None]
        if siblings:
            nearby = ground.near(_surroundings(siblings), start)
            for number, edge_label in _edge_labels_of_one_node(siblings, nearby):
                placed[number] = Point(
                    (edge_label.left + edge_label.right) / 2,
                    (edge_label.top + edge_label.bottom) / 2,
                )
                ground.boxes.append(edge_label)
    return placed


def _near_start(line: EdgeLine) -> Point:
    return point_below(line.points, line.bottom + _DROP + line.edge_label.height / 2, 8)


def _surroundings(ways: Sequence[_Edge]) -> Rect:
    """Where the edge labels of these ways can come to stand."""
    xs = [x for way in ways for x, _ in way.trace]
    first = ways[0].line
    top, bottom = first.centre.y - first.size.height / 2, max(way.line.tip.y for way in ways)
    room = Rect(min(xs), top, max(xs), bottom)
    return room.grown(max(way.line.edge_label.width for way in ways))


def _edge_labels_of_one_node(ways: Sequence[_Edge], nearby: _Nearby) -> Iterator[tuple[int, Rect]]:
    """The edge labels side by side at one height where that can be, else each where it can be."""
    heights = list(_heights([way.line for way in ways]))
    rows: list[list[Rect]] = []
    for clearance in _CLEARANCES:
        for place, height in enumerate(heights):
            if place == len(rows):
                rows.append([way.edge_label_at(height) for way in ways])
            row = rows[place]
            if _are_apart(row, clearance) and all(
                nearby.has_room(
                    edge_label, [other for other in ways if other is not way], clearance
                )
                for way, edge_label in zip(ways, row, strict=True)
            ):
                return zip((way.number for way in ways), row, strict=True)
    return _one_by_one(ways, nearby)


def _one_by_one(ways: Sequence[_Edge], nearby: _Nearby) -> Iterator[tuple[int, Rect]]:
    """Each label where it can be: in the order of the ways, or from the last, as more are free."""
    tries = [_in_turn(order, nearby) for order in (ways, ways[::-1])]
    placed = min(tries, key=lambda each: sum(not is_free for _, _, is_free in each))
    return iter([(number, edge_label) for number, edge_label, _ in placed])


def _in_turn(ways: Sequence[_Edge], nearby: _Nearby) -> list[tuple[int, Rect, bool]]:
    """The edge label of each way in turn, and whether it stands free."""
    boxes = nearby.boxes
    placed = []
    for way in ways:
        tried = [way.edge_label_at(height) for height in _heights([way.line])]
        siblings = [other for other in ways if other is not way]
        free = (
            edge_label
            for clearance in _CLEARANCES
            for edge_label in tried
            if _Nearby(boxes, nearby.points).has_room(edge_label, siblings, clearance)
        )
        found = next(free, None)
        edge_label = found or min(tried, key=lambda each: sum(map(each.meets, boxes)))
        boxes = [*boxes, edge_label]
        placed.append((way.number, edge_label, found is not None))
    return placed


def _heights(lines: Sequence[EdgeLine]) -> Iterator[float]:
    """The heights to try for the middle of an edge label, the best first."""
    half = max(line.edge_label.height for line in lines) / 2
    first = lines[0].bottom + _DROP + half
    last = min(min(line.tip.y for line in lines) - _ARROW - half, first + _FARTHEST)
    yield first
    height = first + _STEP
    while height <= last:
        yield height
        height += _STEP
    height = first - _STEP
    while height > lines[0].centre.y:  # beside the decision
        yield height
        height -= _STEP


def _are_apart(edge_labels: Sequence[Rect], clearance: float) -> bool:
    return not any(
        edge_label.grown(clearance).meets(other)
        for place, edge_label in enumerate(edge_labels)
        for other in edge_labels[:place]
    )


def _height(point: Point) -> float:
    return point.y
