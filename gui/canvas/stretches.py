"""A line in stretches: painted whole, a flat one takes four times as long for twice the length.

For every dot it fills, Qt's painter goes through those before it in the same row.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from flowcharts.geometry import Point

_LONG = 600.0
"""A line that reaches no further across than this is one stretch."""
_STRETCH = 300.0
"""How far a stretch of a longer one reaches."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a line."""

    path: QPainterPath
    rect: QRectF
    """Where it runs, without its breadth."""
    strokes: dict[float, QPainterPath] = field(default_factory=dict)

    def stroke(self, width: float) -> QPainterPath:
        """Its outline, worked out once: only filling it is left."""
        if width not in self.strokes:
            stroker = QPainterPathStroker()
            stroker.setWidth(width)
            stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.strokes[width] = stroker.createStroke(self.path)
        return self.strokes[width]


def line_of(points: Sequence[Point]) -> QPainterPath:
    """The Bézier curve of 1+3k points."""
    path = QPainterPath(QPointF(*points[0]))
    rest = [QPointF(*point) for point in points[1:]]
    for place in range(0, len(rest), 3):
        path.cubicTo(rest[place], rest[place + 1], rest[place + 2])
    return path


class Stretches:
    """All stretches of a line, from left to right.

    Attributes:
        all: the stretches themselves.
    """

    def __init__(self, points: Sequence[Point]) -> None:
        self.all = tuple(sorted(_cut(points), key=_left))
        self._lefts = [_left(stretch) for stretch in self.all]
        self._widest = max(stretch.rect.width() for stretch in self.all)

    def within(self, rect: QRectF) -> Iterator[Stretch]:
        """Those that may be seen in *rect*: a long line has hundreds elsewhere."""
        first = bisect_left(self._lefts, rect.left() - self._widest)
        last = bisect_right(self._lefts, rect.right())
        return (stretch for stretch in self.all[first:last] if rect.intersects(stretch.rect))


def _cut(points: Sequence[Point]) -> Iterator[Stretch]:
    """The Bézier curve of 1+3k points, cut where it is long."""
    left, *_, right = sorted(x for x, _ in points)
    is_long = right - left > _LONG
    for part in _parts(points) if is_long else (points,):
        path = line_of(part)
        yield Stretch(path, path.controlPointRect().adjusted(-1, -1, 1, 1))  # never flat


def _left(stretch: Stretch) -> float:
    return stretch.rect.left()


def _parts(points: Sequence[Point]) -> Iterator[tuple[Point, ...]]:
    for first in range(0, len(points) - 1, 3):
        curve = points[first : first + 4]
        across = [x for x, _ in curve]
        reach = max(across) - min(across)
        count = max(1, ceil(reach / _STRETCH))
        for place in range(count):
            start = place / count
            end = min((place + 1) / count + 1 / max(reach, 1), 1)  # so that no seam is seen
            shares = (start, start, start), (start, start, end), (start, end, end), (end, end, end)
            yield tuple(_blossom(curve, *each) for each in shares)


def _blossom(curve: Sequence[Point], *shares: float) -> Point:
    """De Casteljau's construction with another share at each of its steps.

    With the same share three times it is a point of the curve; with two shares mixed, it is a
    point that steers the part between them.
    """
    for share in shares:
        curve = [
            Point((1 - share) * ax + share * bx, (1 - share) * ay + share * by)
            for (ax, ay), (bx, by) in pairwise(curve)
        ]
    return curve[0]
