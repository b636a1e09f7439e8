"""A sheet of paper that chart and words share, upright or lying: so that the chart is larger."""

from collections.abc import Iterable
from typing import NamedTuple

from flowcharts.documents.block import TextBlock
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.text import Text
from gui.paper.chart_scene import ExportScene
from gui.paper.column import SheetColumn
from gui.paper.legend import Legend, LegendEntry, legend_entries
from gui.paper.picture import Picture, enlarged
from gui.paper.sheet import GAP, MARGIN_ON_PAPER, SMALL, Sheet, foot_of, head_of, set_bare
from gui.paper.walk_words import tell_path, tell_ruling
from gui.words import APPLICATION

_BODIES = (13, 12, 11, 10, 9)
"""The sizes of the words on A4, the best first; smaller where there are many."""

_BODIES_OF_CHART = (13, 12)
"""The same where there is nothing but its title, its legend and its source: all are read easily."""

_WORTHY = 0.65
"""A chart that would be drawn smaller than this on A4 is worth smaller words."""

_LARGEST = 1.4
"""A small chart does not grow beyond this on A4."""

_BESIDE_CHART = (0.34, 0.29, 0.24)
"""The shares of a page that may go to the words beside the chart, the best first."""
_BELOW = 0.0
"""On an upright page they may stand below it, too."""

_PATH_SHARE = 0.4
"""The share of the path in the words of an upright page."""


class _Content(NamedTuple):
    """What stands on the page, however it is set."""

    picture: Picture
    export_scene: ExportScene
    path: tuple[TextBlock, ...]
    ruling: tuple[TextBlock, ...]
    legend: tuple[LegendEntry, ...]

    @property
    def has_words(self) -> bool:
        """Is a walk told beside the chart?"""
        return bool(self.path or self.ruling)

    def shares(self, page: Size) -> tuple[float, ...]:
        """The shares of *page* that its words may have."""
        if not self.has_words:
            return (_BELOW,)
        return _BESIDE_CHART if page.width > page.height else (_BELOW, *_BESIDE_CHART)


def set_sheet(picture: Picture) -> Sheet:
    """The one sheet of *picture*: a page of its paper, or as large as its chart."""
    export_scene = ExportScene(picture)
    if picture.paper is None:
        return set_bare(picture, export_scene)
    return set_page(picture, export_scene, picture.paper.pages)


def set_page(picture: Picture, export_scene: ExportScene, pages: Iterable[Size]) -> Sheet:
    """The one of *pages* on which the chart is largest, with words that leave it room."""
    content = _Content(
        picture,
        export_scene,
        tuple(tell_path(picture)),
        tuple(tell_ruling(picture)),
        tuple(legend_entries(picture, export_scene)),
    )
    tried: list[Sheet] = []
    for body in _BODIES if content.has_words else _BODIES_OF_CHART:
        tried.extend(
            _page(content, page, body, share) for page in pages for share in content.shares(page)
        )
        if max(_worth(sheet) for sheet in tried) >= _WORTHY:
            break
    return max(tried, key=_worth)


def _worth(sheet: Sheet) -> float:
    return sheet.scale / enlarged(sheet.size)


def _page(content: _Content, page: Size, body_on_a4: int, share: float) -> Sheet:
    """*share*: how much of the page goes to the words beside the chart."""
    picture, larger = content.picture, enlarged(page)
    margin, body = MARGIN_ON_PAPER * larger, round(body_on_a4 * larger)
    sheet = Sheet(page, picture.palette.ground)
    room = Rect(margin, margin, page.width - margin, page.height - margin)
    room = room._replace(bottom=_put_foot(picture, sheet, room, body) - GAP)
    if share:
        room = _put_words_beside(content, sheet, room, body, share)
    else:
        room = _put_words_below(content, sheet, room, body)
    head = head_of(picture, room.right - room.left, body)
    room = room._replace(top=sheet.put(head, room.left, room.top) + GAP / 2)
    legend = Legend(picture, content.legend, room.right - room.left, body)
    sheet.put(legend, room.left, room.bottom - legend.height)
    room = room._replace(bottom=room.bottom - legend.height - GAP / 2)
    sheet.put_chart(content.export_scene, room, _LARGEST * larger)
    return sheet


def _put_foot(picture: Picture, sheet: Sheet, room: Rect, body: int) -> float:
    """The source to the left, the program's name to the right; gives where they begin."""
    name = SheetColumn(room.right, picture.wording, picture.palette, body)
    name.add(APPLICATION, SMALL)
    if picture.place:
        name.add(Text(picture.place, picture.place), SMALL)
    wide = max(line.width for line in name.lines)
    foot = foot_of(picture, room.right - room.left - wide - 2 * GAP, body)
    begin = room.bottom - max(foot.height, name.height)
    sheet.put(foot, room.left, begin)
    sheet.put(name, room.right - wide, begin)
    return begin


def _put_words_beside(content: _Content, sheet: Sheet, room: Rect, body: int, share: float) -> Rect:
    """The walk in words, beside the chart; gives the room left."""
    width = (room.right - room.left) * share
    column = _column(content.picture, width, body)
    column.add_blocks(content.path)
    column.add_blocks(content.ruling)
    if not column.lines:
        return room
    if column.height > room.bottom - room.top:
        return room._replace(right=room.left)  # it does not fit: this page is worth nothing
    begin = room.right - width
    sheet.put(column, begin, room.top)
    return room._replace(right=begin - GAP)


def _put_words_below(content: _Content, sheet: Sheet, room: Rect, body: int) -> Rect:
    """The same in two columns below the chart."""
    width = room.right - room.left
    share = _PATH_SHARE if content.path else 0
    path = _column(content.picture, width * share - GAP, body)
    path.add_blocks(content.path)
    ruling = _column(content.picture, width * (1 - share) - GAP, body)
    ruling.add_blocks(content.ruling)
    begin = room.bottom - max(path.height, ruling.height)
    sheet.put(path, room.left, begin)
    sheet.put(ruling, room.left + (width * share + GAP if share else 0), begin)
    return room._replace(bottom=begin - GAP) if path.lines or ruling.lines else room


def _column(picture: Picture, width: float, body: int) -> SheetColumn:
    return SheetColumn(width, picture.wording, picture.palette, body)
