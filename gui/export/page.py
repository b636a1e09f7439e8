"""A sheet of paper that chart and words share, upright or lying: so that the chart is larger."""

from collections.abc import Iterable

from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.text import Text
from gui.export.chart_scene import ExportScene
from gui.export.column import SheetColumn
from gui.export.legend import Legend
from gui.export.picture import Paper, Picture
from gui.export.sheet import GAP, MARGIN_ON_PAPER, SMALL, Sheet, foot_of, head_of
from gui.export.walk_words import tell_path, tell_ruling
from gui.words import APPLICATION

_BODIES = (13, 12, 11, 10, 9)
"""The sizes of the words on A4, the best first; smaller where there are many."""

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


def set_page(picture: Picture, export_scene: ExportScene, pages: Iterable[Size]) -> Sheet:
    """The one of *pages* on which the chart is largest, with words that leave it room."""
    tried: list[Sheet] = []
    for body in _BODIES:
        tried.extend(
            _page(picture, export_scene, page, body, share)
            for page in pages
            for share in (_BESIDE_CHART if page.width > page.height else (_BELOW, *_BESIDE_CHART))
        )
        if max(_worth(sheet) for sheet in tried) >= _WORTHY:
            break
    return max(tried, key=_worth)


def _worth(sheet: Sheet) -> float:
    return sheet.scale / _enlarged(sheet.size)


def _enlarged(page: Size) -> float:
    """How much larger everything is than on A4."""
    return min(page) / min(Paper.A4.pages[0])


def _page(
    picture: Picture, export_scene: ExportScene, page: Size, body_on_a4: int, share: float
) -> Sheet:
    """*share*: how much of the page goes to the words beside the chart."""
    enlarged = _enlarged(page)
    margin, body = MARGIN_ON_PAPER * enlarged, round(body_on_a4 * enlarged)
    sheet = Sheet(page)
    room = Rect(margin, margin, page.width - margin, page.height - margin)
    room = room._replace(bottom=_put_foot(picture, sheet, room, body) - GAP)
    if share:
        room = _put_words_beside(picture, sheet, room, body, share)
    else:
        room = _put_words_below(picture, sheet, room, body)
    head = head_of(picture, room.right - room.left, body)
    room = room._replace(top=sheet.put(head, room.left, room.top) + GAP / 2)
    legend = Legend(picture, export_scene, room.right - room.left, body)
    sheet.put(legend, room.left, room.bottom - legend.height)
    room = room._replace(bottom=room.bottom - legend.height - GAP / 2)
    sheet.put_chart(export_scene, room, _LARGEST * enlarged)
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


def _put_words_beside(picture: Picture, sheet: Sheet, room: Rect, body: int, share: float) -> Rect:
    """The walk in words, beside the chart; gives the room left."""
    width = (room.right - room.left) * share
    column = SheetColumn(width, picture.wording, picture.palette, body)
    column.add_blocks(tell_path(picture))
    column.add_blocks(tell_ruling(picture))
    if not column.lines:
        return room
    if column.height > room.bottom - room.top:
        return room._replace(right=room.left)  # it does not fit: this page is worth nothing
    begin = room.right - width
    sheet.put(column, begin, room.top)
    return room._replace(right=begin - GAP)


def _put_words_below(picture: Picture, sheet: Sheet, room: Rect, body: int) -> Rect:
    """The same in two columns below the chart."""
    width = room.right - room.left
    share = _PATH_SHARE if any(tell_path(picture)) else 0
    path = SheetColumn(width * share - GAP, picture.wording, picture.palette, body)
    path.add_blocks(tell_path(picture))
    ruling = SheetColumn(width * (1 - share) - GAP, picture.wording, picture.palette, body)
    ruling.add_blocks(tell_ruling(picture))
    begin = room.bottom - max(path.height, ruling.height)
    sheet.put(path, room.left, begin)
    sheet.put(ruling, room.left + (width * share + GAP if share else 0), begin)
    return room._replace(bottom=begin - GAP) if path.lines or ruling.lines else room
