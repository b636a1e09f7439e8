"""Points, sizes and Bézier curves on a plane whose y runs down, in pixels."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple


class Point(NamedTuple):
    """A place on the plane."""

    x: float
    y: float


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float


class Rect(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Rect":
        """The rectangle with *by* more on every side."""
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)


def rect_around(centre: Point, size: Size) -> Rect:
    """The rectangle of that size with *centre* in its middle."""
    across, down = size.width / 2, size.height / 2
    return Rect(centre.x - across, centre.y - down, centre.x + across, centre.y + down)


def along(points: Sequence[Point], steps: int) -> Iterator[Point]:
    """Points along a Bézier curve of 1+3k points: its start, then *steps* on each piece."""
    yield points[0]
    for first in range(0, len(points) - 1, 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[first : first + 4]
        for a, b, c, d in weights(steps):
            yield Point(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy)


def point_below(points: Sequence[Point], height: float, steps: int) -> Point:
    """The first point on the first piece of a falling curve that is at *height* or below."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[:4]
    for a, b, c, d in weights(steps):
        y = a * ay + b * by + c * cy + d * dy
        if y >= height:
            return Point(a * ax + b * bx + c * cx + d * dx, y)
    return points[3]


@cache
def weights(steps: int) -> tuple[tuple[float, float, float, float], ...]:
    """How much each of four points weighs at each step but the first."""
    return tuple(
        ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        for t in (step / steps for step in range(1, steps + 1))
    )
