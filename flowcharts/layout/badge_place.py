"""Where a chart has room for its badge: at a corner of it, as large as it can be seen there."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from flowcharts.layout.geometry import Point, Rect, Size, along, rect_around
from flowcharts.layout.layout import BadgePlace, Layout

_GAP = 14.0
_VIEW = Size(7, 6)
"""The shape of a view that shows the chart between both panels."""


def badge_place(layout: Layout, sizes: Sequence[Size]) -> BadgePlace:
    """Where the badge stands, in the one of its *sizes* with which most is seen of the chart.

    The first of several that are as good.
    """
    taken = _taken(layout, max(size.height for size in sizes) + _GAP)
    tried = [
        BadgePlace(sizes.index(size), room)
        for size in dict.fromkeys(sizes)
        for room in _rooms(layout.size, size, taken)
    ]
    return max(tried, key=lambda each: _seen_at(layout.size, each.rect))


class _Taken(NamedTuple):
    """The room taken near the top or the foot of a chart."""

    boxes: Sequence[Rect]
    """Nodes and edge labels."""
    pieces: Sequence[Sequence[Point]]
    """Of curves: each the four points of a Bézier curve, whose hull it never leaves."""

    def between(self, top: float, bottom: float, ground: Size) -> tuple[float, float]:
        """How far to the left and to the right something stands at that height."""
        beside = [each for each in self.boxes if top < each.bottom and each.top < bottom]
        left = min((each.left for each in beside), default=ground.width)
        right = max((each.right for each in beside), default=0.0)
        for piece in self.pieces:
            across, down = zip(*piece, strict=True)
            is_outside = min(across) < left or max(across) > right
            if is_outside and min(down) < bottom and max(down) > top:
                passed = [x for x, y in along(piece, 12) if top < y < bottom]
                left, right = min((left, *passed)), max((right, *passed))
        return left, right


def _taken(layout: Layout, reach: float) -> _Taken:
    """What of the chart stands within *reach* of its top or foot."""
    foot = layout.size.height - reach
    boxes = chain(
        ((box.centre, box.size) for box in layout.nodes.values()),
        (
            (curve.edge_label, curve.edge_label_size)
            for curve in layout.curves
            if curve.edge_label is not None
        ),
    )

    def is_outer(points: Sequence[Point]) -> bool:
        return bool([y for _, y in points if not reach <= y <= foot])

    outer = (curve.points for curve in layout.curves if is_outer(curve.points))
    pieces = (
        points[first : first + 4] for points in outer for first in range(0, len(points) - 1, 3)
    )
    return _Taken(
        [
            rect_around(centre, size)
            for centre, size in boxes
            if centre.y < reach + size.height / 2 or centre.y > foot - size.height / 2
        ],
        [each for each in pieces if is_outer(each)],
    )


def _rooms(ground: Size, size: Size, taken: _Taken) -> Iterator[Rect]:
    """Where it may stand: at a corner, as far inwards as there is room, or under the chart."""
    for top in (0.0, ground.height - size.height):
        left, right = taken.between(top - _GAP, top + size.height + _GAP, ground)
        for x in (
            min(left - _GAP - size.width, 0),
            max(right + _GAP, ground.width - size.width),
        ):
            yield Rect(x, top, x + size.width, top + size.height)
    under = ground.height + _GAP
    yield Rect(0, under, size.width, under + size.height)


def _seen_at(ground: Size, room: Rect) -> tuple[float, float]:
    """How large the chart with its badge in that *room* is seen; and how much of it is empty."""
    width = max(ground.width, room.right) - min(0, room.left)
    return min(_VIEW.width / width, _VIEW.height / max(ground.height, room.bottom)), -width
