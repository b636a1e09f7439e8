"""Points, sizes and Bézier curves on a plane whose y runs down, in pixels."""

from collections.abc import Iterator, Sequence
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

    def meets(self, other: "Rect") -> bool:
        """Do the two share more than a border?"""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, point: Point) -> bool:
        """Does it lie in the rectangle?"""
        return self.left < point.x < self.right and self.top < point.y < self.bottom


def rect_around(centre: Point, size: Size) -> Rect:
    """The rectangle of that size with *centre* in its middle."""
    across, down = size.width / 2, size.height / 2
    return Rect(centre.x - across, centre.y - down, centre.x + across, centre.y + down)


def curve_point(points: Sequence[Point], place: float) -> Point:
    """The point of a Bézier curve (1+3k points) at *place*, from 0 to k."""
    piece = min(int(place), (len(points) - 1) // 3 - 1)
    t = place - piece
    s = 1 - t
    a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    p, q, r, u = points[3 * piece : 3 * piece + 4]
    return Point(
        a * p[0] + b * q[0] + c * r[0] + d * u[0], a * p[1] + b * q[1] + c * r[1] + d * u[1]
    )


def along(points: Sequence[Point], steps: int) -> Iterator[Point]:
    """Points along a Bézier curve, *steps* to each of its pieces, both ends included."""
    pieces = (len(points) - 1) // 3
    return (curve_point(points, step / steps) for step in range(pieces * steps + 1))
