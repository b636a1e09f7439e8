"""The pages of a picture: a chart too large for its paper comes group by group, or in parts."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, reduce

from flowcharts.documents.ruling_page import ruling_page
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.groups import Drawing, folded, group_of
from gui.chart.measure import NODE_PIXELS
from gui.paper.chart_scene import ExportScene
from gui.paper.chunks import PrintStyle
from gui.paper.page import set_page
from gui.paper.picture import UNITS_PER_INCH, Page, Picture
from gui.paper.preview import Printout
from gui.paper.sheet import Sheet
from gui.paper.word_pages import WordPages

_LEAST_POINTS = 7
"""A chart whose labels would be smaller on its page is set on several."""
_GRIDS = ((2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3), (3, 3), (4, 3))
"""How many parts side by side, and how many one under the other: tried in this order."""
_AROUND_NODE = 40.0
"""What is seen of the ways that lead out of a part."""
_TOO_FEW = 2
"""So few nodes have no page of their own."""
_POINTS_PER_INCH = 72


def set_pages(picture: Picture, papers: Sequence[Size]) -> list[Sheet]:
    """The sheets of *picture*, each on the one of *papers* that suits it best.

    A ruling is one page of words; else they are those of the chart.
    """
    told = picture.told_on_paper
    if told is None:
        return chart_pages(picture, papers)
    return [*_in_words(picture, told, papers).sheets(1, 1)]


def printed(picture: Picture) -> Printout:
    """The whole chart, and before it the ruling, where there is one, to be printed."""
    whole = picture.printed
    return Printout(whole.title, partial(_set_both, whole))


def _set_both(picture: Picture, papers: Sequence[Size]) -> list[Sheet]:
    """The page of a ruling, and the chart on pages after it."""
    told = picture.told_on_paper
    if told is None:
        return chart_pages(picture, papers)
    charts = chart_pages(replace(picture, pages_before=1), papers)
    return [*_in_words(picture, told, papers).sheets(1, 1 + len(charts)), *charts]


def _in_words(picture: Picture, told: RulingSheet, papers: Sequence[Size]) -> WordPages:
    return WordPages(ruling_page(told), PrintStyle(picture.wording, picture.palette), papers)


def chart_pages(picture: Picture, papers: Sequence[Size]) -> list[Sheet]:
    """The sheets of the chart.

    Where the whole chart could not be read on one: first the chart with its groups closed, then
    a page a group. Without groups, first the whole chart, then a page for each part of it.
    """
    export_scene = ExportScene(picture)
    sheet = set_page(picture, export_scene, papers)
    if picture.seen is not None or picture.drawing is not None:
        return [sheet]
    if _points(sheet) >= _LEAST_POINTS:
        return [sheet]
    if picture.position.chart.has_groups:
        return [set_page(page, ExportScene(page), papers) for page in _by_group(picture)]
    parts = _cut(picture, export_scene, papers)
    first = replace(picture, page=Page(1, 1 + len(parts)))
    return [set_page(first, export_scene, papers), *parts]


def _points(sheet: Sheet) -> float:
    """The size of the words in its nodes, in points."""
    return sheet.scale * NODE_PIXELS * _POINTS_PER_INCH / UNITS_PER_INCH


def _cut(picture: Picture, whole: ExportScene, papers: Sequence[Size]) -> list[Sheet]:
    """The pages after that of the *whole* chart: the fewest parts of it that can be read."""
    pages: list[Sheet] = []
    for grid in _GRIDS:
        parts = _parts(whole, *grid)
        last = 1 + len(parts)
        cut = [
            replace(picture, seen=part, page=Page(number, last, is_part=True))
            for number, part in enumerate(parts, start=2)
        ]
        pages = [set_page(page, ExportScene(page, whole.scene), papers) for page in cut]
        if min(map(_points, pages)) >= _LEAST_POINTS:
            break
    return pages


def _parts(export_scene: ExportScene, columns: int, rows: int) -> list[Rect]:
    """The chart in cells, each with all of the nodes that have their middle in it."""
    left, top, right, bottom = export_scene.seen
    wide, high = (right - left) / columns, (bottom - top) / rows
    cells: dict[tuple[int, int], list[Rect]] = {}
    for box in export_scene.scene.layout.nodes.values():
        place = int((box.centre.y - top) / high), int((box.centre.x - left) / wide)
        cells.setdefault(place, []).append(box.rect.grown(_AROUND_NODE))
    for down, along in sorted(cells):
        beside = next((p for p in ((down, along - 1), (down, along + 1)) if p in cells), None)
        if beside is not None and len(cells[down, along]) <= _TOO_FEW:
            cells[beside] += cells.pop((down, along))
    return [
        reduce(_both, rects, Rect(x, y, x + wide, y + high))
        for (down, along), rects in sorted(cells.items())
        for x, y in [(left + along * wide, top + down * high)]
    ]


def _both(one: Rect, other: Rect) -> Rect:
    return Rect(
        min(one.left, other.left),
        min(one.top, other.top),
        max(one.right, other.right),
        max(one.bottom, other.bottom),
    )


def _by_group(picture: Picture) -> list[Picture]:
    chart, position = picture.position.chart, picture.position
    walks = [position.walk, *([position.beside.walk] if position.beside is not None else [])]
    visited = {node_id for walk in walks for node_id in walk.visited}
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
