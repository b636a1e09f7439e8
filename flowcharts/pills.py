"""Where the words of an answer go: on their own edge, near the decision, touching nothing else.

Dot would give edge labels a rank of their own and stretch the chart by a third.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from flowcharts.geometry import Point, Rect, Size, along, curve_point, rect_around

_DROP = 6
"""The least distance between the lower corner of a decision and the middle of its pills is half
a pill and this."""

_STEPS = 24
"""How many places on each piece of a curve are tried."""

_CLEARANCES = (5.0, 2.0, 0.0)
"""The room around a pill, the best first; with the last one it may touch the edge of a box."""


@dataclass(frozen=True, slots=True)
class Line:
    """An edge whose pill is looked for."""

    points: tuple[Point, ...]
    tip: Point
    pill: Size
    """How large the pill is; without width, it has none."""
    start: Rect
    """The box of the decision that it leaves."""


def place_pills(lines: Sequence[Line], boxes: Sequence[Rect], ground: Size) -> list[Point | None]:
    """The middle of the pill of each line, or None for a line without one."""
    traces = [[*along(line.points, 12), line.tip] for line in lines]
    placed: list[Point | None] = []
    taken: list[Rect] = []
    for number, line in enumerate(lines):
        if not line.pill.width:
            placed.append(None)
            continue
        others = [point for other, trace in enumerate(traces) if other != number for point in trace]
        centre = _best(line, [*boxes, *taken], others, ground)
        placed.append(centre)
        taken.append(rect_around(centre, line.pill))
    return placed


def _best(line: Line, boxes: Sequence[Rect], points: Sequence[Point], ground: Size) -> Point:
    candidates = list(_candidates(line))
    for clearance in _CLEARANCES:
        for centre in candidates:
            pill = rect_around(centre, line.pill)
            room = pill.grown(clearance)
            if (
                pill.left >= 0
                and pill.right <= ground.width
                and not any(map(room.meets, boxes))
                and not any(map(room.holds, points))
                and not room.holds(line.tip)
            ):
                return centre
    return candidates[0]


def _candidates(line: Line) -> Iterator[Point]:
    """Places on the line, those at the height that suits every pill of the decision first."""
    places = [
        curve_point(line.points, step / _STEPS)
        for step in range((len(line.points) - 1) // 3 * _STEPS + 1)
    ]
    level = line.start.bottom + _DROP + line.pill.height / 2
    return iter(sorted(places, key=lambda place: abs(place.y - level)))
