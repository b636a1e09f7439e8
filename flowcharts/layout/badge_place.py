"""Where a chart has room for its badge: at a corner of it, as large as it can be seen there."""

from collections.abc import Iterator, Sequence
from itertools import chain

from flowcharts.layout.geometry import Rect, Size, along, rect_around
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
        BadgePlace(broken, room)
        for broken, size in enumerate(sizes)
        for room in _rooms(layout.size, size, taken)
    ]
    return max(tried, key=lambda each: _seen_at(layout.size, each.rect))


def _taken(layout: Layout, reach: float) -> list[Rect]:
    """Where something of the chart stands, as far as that is within *reach* of its top or foot."""
    foot = layout.size.height - reach
    points = [
        point
        for curve in layout.curves
        if any(y < reach or y > foot for _, y in curve.points)  # it never leaves their hull
        for point in along(curve.points, 12)
    ]
    labels = (
        rect_around(curve.edge_label, curve.edge_label_size)
        for curve in layout.curves
        if curve.edge_label is not None
    )
    boxes = (box.rect for box in layout.nodes.values())
    dots = (Rect(x, y, x, y) for x, y in points)
    taken = chain(boxes, dots, labels)
    return [each for each in taken if each.top < reach or each.bottom > foot]


def _rooms(ground: Size, size: Size, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Where it may stand: at a corner, as far inwards as there is room, or under the chart."""
    for top in (0.0, ground.height - size.height):
        beside = [
            each
            for each in taken
            if top - _GAP < each.bottom and each.top < top + size.height + _GAP
        ]
        left = min((each.left for each in beside), default=ground.width) - _GAP - size.width
        right = max((each.right for each in beside), default=0) + _GAP
        for x in (min(left, 0), max(right, ground.width - size.width)):
            yield Rect(x, top, x + size.width, top + size.height)
    under = ground.height + _GAP
    yield Rect(0, under, size.width, under + size.height)


def _seen_at(ground: Size, room: Rect) -> tuple[float, float]:
    """How large the chart with its badge in that *room* is seen; and how much of it is empty."""
    width = max(ground.width, room.right) - min(0, room.left)
    return min(_VIEW.width / width, _VIEW.height / max(ground.height, room.bottom)), -width
