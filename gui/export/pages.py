"""The pages of a picture: a chart too large for its paper comes group by group."""

from collections.abc import Sequence
from dataclasses import replace

from flowcharts.folding import Drawing, folded, group_of
from flowcharts.geometry import Size
from gui.canvas.measure import NODE_PIXELS
from gui.export.page import set_page
from gui.export.picture import UNITS_PER_INCH, Page, Picture
from gui.export.sheet import Sheet
from gui.export.staging import Stage

_LEAST_POINTS = 7
"""A chart whose labels would be smaller on its page is set on several."""
_POINTS_PER_INCH = 72


def set_pages(picture: Picture, papers: Sequence[Size]) -> list[tuple[Stage, Sheet]]:
    """The sheets of *picture*, each on the one of *papers* that suits it best.

    Where the whole chart could not be read on one: first the chart with its groups closed, then
    a page a group.
    """
    stage = Stage(picture)
    sheet = set_page(picture, stage, papers)
    is_whole = picture.seen is None and picture.drawing is None
    if not is_whole or _points(sheet) >= _LEAST_POINTS or not picture.trail.chart.has_groups:
        return [(stage, sheet)]
    stages = [(page, Stage(page)) for page in _in_parts(picture)]
    return [(stage, set_page(page, stage, papers)) for page, stage in stages]


def _points(sheet: Sheet) -> float:
    """The size of the words in its nodes, in points."""
    return sheet.scale * NODE_PIXELS * _POINTS_PER_INCH / UNITS_PER_INCH


def _in_parts(picture: Picture) -> list[Picture]:
    chart, trail = picture.trail.chart, picture.trail
    walks = [trail.walk, *([trail.beside.walk] if trail.beside is not None else [])]
    visited = {node_id for walk in walks for node_id in walk.trail}
    closed = folded(chart, ())
    last = 1 + len(closed.closed)
    first = replace(picture, drawing=closed, page=Page(1, last))
    return [
        first,
        *(
            replace(
                picture,
                drawing=Drawing(chart, group_of(chart, head), {}, frozenset()),
                page=Page(number, last, head),
                with_path=picture.with_path and head in visited,
            )
            for number, head in enumerate(closed.closed, start=2)
        ),
    ]
