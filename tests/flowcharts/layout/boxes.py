"""Whether what stands on a chart stands apart."""

from collections.abc import Iterable

from flowcharts.layout.geometry import Point, Rect


def meet(one: Rect, other: Rect) -> bool:
    """Do the two share more than a border?"""
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def holds(rect: Rect, point: Point) -> bool:
    """Does *point* lie in *rect*?"""
    return rect.left < point.x < rect.right and rect.top < point.y < rect.bottom


def passes(points: Iterable[Point], rect: Rect) -> bool:
    """Does any of thousands of *points* lie in *rect*? To ask `holds` of each takes longer."""
    left, right, top, bottom = rect.left, rect.right, rect.top, rect.bottom
    return any(left < x < right and top < y < bottom for x, y in points)
