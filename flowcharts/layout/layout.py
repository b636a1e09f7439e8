"""Where everything on a chart stands: numbers only, in pixels, y down."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from flowcharts.layout.geometry import Point, Rect, Size, rect_around
from flowcharts.model.chart import Chart

AIR = Size(48, 36)
"""Between two neighbours, and between one rank and the next besides an edge label."""


class NodeBox(NamedTuple):
    """The box around a node; a diamond touches it with its corners."""

    id: str
    centre: Point
    size: Size

    @property
    def rect(self) -> Rect:
        """The box as a rectangle."""
        return rect_around(self.centre, self.size)

    @property
    def bottom(self) -> float:
        """Where the rectangle ends."""
        return self.centre.y + self.size.height / 2


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
    badges: tuple[Size, ...] = ()
    """Of the badge, in each way to break its lines, the best first; none, and it has no place."""


class Measure(NamedTuple):
    """How the words of charts are measured."""

    mark: str
    """Two of one mark find the same room for the same words."""
    of: Callable[[Chart], Measures]


class BadgePlace(NamedTuple):
    """Where the badge stands."""

    breaking: int = 0
    """In which way its lines are broken: the place among the sizes that were measured."""
    rect: Rect = Rect(0, 0, 0, 0)


class Layout(NamedTuple):
    """Where every node and every way between them stands."""

    size: Size
    nodes: Mapping[str, NodeBox]
    curves: tuple[Curve, ...]
    runs_right: bool = False
    """Is it drawn from left to right, and not downwards?"""
    badge: BadgePlace = BadgePlace()
