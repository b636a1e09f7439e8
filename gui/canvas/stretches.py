"""A line as many straight strokes, in stretches from left to right.

Filled as a curve, a flat line takes four times as long for twice the length: for every dot, Qt's
painter goes through those before it in the same row. Straight strokes it draws in a way of their
own, a long flat line twenty times as fast.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF
from PySide6.QtGui import QPainterPath, QRegion, QTransform

from flowcharts.layout.geometry import Point

_STRETCH = 200.0
"""A stretch ends with the stroke that takes it further across than this."""
_FINENESS = 4.0
"""The strokes follow the curve as closely as Qt follows one drawn so many times as large."""
_OVERLAP = 0.5
"""How far a stroke goes on into the next one, so that no seam is seen."""
_BREADTH = 5.0
"""As far as the broadest stroke reaches to either side, and a little more."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a line."""

    strokes: list[QLineF]
    room: QRect
    """Where it runs, with its breadth."""


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

    def __init__(self, line: QPainterPath) -> None:
        self.all = tuple(sorted(_cut(_strokes(line)), key=_left))
        self._lefts = [_left(stretch) for stretch in self.all]
        self._widest = max(stretch.room.width() for stretch in self.all)

    def within(self, region: QRegion) -> Iterator[Stretch]:
        """Those that are seen in *region*: a long line has hundreds elsewhere."""
        bounds = region.boundingRect()
        first = bisect_left(self._lefts, bounds.left() - self._widest)
        last = bisect_right(self._lefts, bounds.right())
        return (stretch for stretch in self.all[first:last] if region.intersects(stretch.room))


def _strokes(line: QPainterPath) -> Iterator[QLineF]:
    (flat,) = line.toSubpathPolygons(QTransform.fromScale(_FINENESS, _FINENESS))
    points = (flat.at(place) / _FINENESS for place in range(flat.count()))
    for start, end in pairwise(points):
        stroke = QLineF(start, end)
        stroke.setLength(stroke.length() + _OVERLAP)
        yield stroke


def _cut(strokes: Iterator[QLineF]) -> Iterator[Stretch]:
    part: list[QLineF] = []
    for stroke in strokes:
        part.append(stroke)
        if abs(stroke.x2() - part[0].x1()) > _STRETCH:
            yield _stretch(part)
            part = []
    if part:
        yield _stretch(part)


def _stretch(strokes: list[QLineF]) -> Stretch:
    across = [x for stroke in strokes for x in (stroke.x1(), stroke.x2())]
    down = [y for stroke in strokes for y in (stroke.y1(), stroke.y2())]
    corners = QPointF(min(across), min(down)), QPointF(max(across), max(down))
    room = QRectF(*corners).adjusted(-_BREADTH, -_BREADTH, _BREADTH, _BREADTH)
    return Stretch(strokes, room.toAlignedRect())


def _left(stretch: Stretch) -> int:
    return stretch.room.left()
