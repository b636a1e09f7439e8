"""A sheet: a chart with its title, edition, legend and source around it, all set in place."""

from dataclasses import dataclass, field
from typing import assert_never

from flowcharts.documents.words import EXITS, SOURCE
from flowcharts.layout.geometry import Rect, Size
from gui.paper import words
from gui.paper.chart_scene import ExportScene
from gui.paper.column import ColumnStyle, SheetColumn
from gui.paper.legend import Legend, LegendSign, legend_entries
from gui.paper.picture import Picture
from gui.paper.sheet_picture import SheetPicture
from gui.paper.text_line import TextLine
from gui.words import EXAMPLE

GAP = 14.0
MARGIN_ON_PAPER = 48.0
"""On A4; larger on larger paper."""
_MARGIN = 24.0
_BODY = 13
_LEAST_WIDTH = 480.0
"""Narrower, and title and source would be broken all over."""

TITLE = ColumnStyle(1.7, is_bold=True, below=0.15)
BADGE = ColumnStyle(is_bold=True, is_soft=True)
_PLAIN = ColumnStyle()
SMALL = ColumnStyle(0.85, is_soft=True, is_even=True)
"""How the source, and the program's name on paper, are set."""

_NOWHERE = Rect(0, 0, 0, 0)


@dataclass(slots=True)
class Sheet:
    """A sheet being set."""

    size: Size
    ground: str
    """The colour of the paper."""
    drawn: ExportScene | None = None
    """The chart on it."""
    chart: Rect = _NOWHERE
    """Where the chart is drawn."""
    scale: float = 1.0
    """How large the chart is drawn; 1 is the size it was laid out in."""
    lines: list[TextLine] = field(default_factory=list)
    signs: list[LegendSign] = field(default_factory=list)
    pictures: list[SheetPicture] = field(default_factory=list)

    def put(self, part: SheetColumn | Legend, left: float, top: float) -> float:
        """Put a part in its place, and give where it ends."""
        self.lines.extend(line.moved(left, top) for line in part.lines)
        match part:
            case Legend():
                self.signs.extend(sign.moved(left, top) for sign in part.signs)
            case SheetColumn():
                self.pictures.extend(each.moved(left, top) for each in part.pictures)
            case _:
                assert_never(part)
        return top + part.height

    def put_chart(self, export_scene: ExportScene, room: Rect, largest: float) -> None:
        """Draw the chart in the middle of *room*, at most *largest* times its size."""
        width, height = export_scene.size
        across, down = room.right - room.left, room.bottom - room.top
        self.scale = max(0.01, min(across / width, down / height, largest))
        left = room.left + (across - width * self.scale) / 2
        top = room.top + (down - height * self.scale) / 2
        self.drawn = export_scene
        self.chart = Rect(left, top, left + width * self.scale, top + height * self.scale)


def set_bare(picture: Picture, export_scene: ExportScene) -> Sheet:
    """The sheet that is as large as its chart needs it."""
    scale = max(1.0, _LEAST_WIDTH / export_scene.size.width)
    width, height = export_scene.size.width * scale, export_scene.size.height * scale
    head, foot = head_of(picture, width, _BODY), foot_of(picture, width, _BODY)
    legend = Legend(picture, legend_entries(picture, export_scene), width, _BODY)
    top = _MARGIN + head.height + GAP
    tall = top + height + GAP + legend.height + GAP / 2 + foot.height + _MARGIN
    sheet = Sheet(Size(width + 2 * _MARGIN, tall), picture.palette.ground)
    sheet.put(head, _MARGIN, _MARGIN)
    sheet.put_chart(export_scene, Rect(_MARGIN, top, _MARGIN + width, top + height), scale)
    end = sheet.put(legend, _MARGIN, top + height + GAP)
    sheet.put(foot, _MARGIN, end + GAP / 2)
    return sheet


def head_of(picture: Picture, width: float, body: int) -> SheetColumn:
    """The title, the edition and, where the walk has them, the example and the exit."""
    chart = picture.position.chart
    head = _column(picture, width, body)
    head.add(chart.title, TITLE)
    head.add(picture.badge, BADGE)
    if picture.page is not None and picture.page.head is not None:
        head.add(chart.nodes[picture.page.head].label.on_one_line(), _PLAIN, words.GROUP)
    if picture.scenario is not None:
        head.add(picture.scenario.title, _PLAIN, EXAMPLE)
    left_by = picture.position.walk.exit
    if picture.with_path and left_by is not None:
        head.add(left_by.label, _PLAIN, EXITS)
    return head


def foot_of(picture: Picture, width: float, body: int) -> SheetColumn:
    """Where the chart comes from."""
    foot = _column(picture, width, body)
    foot.add(picture.position.chart.source, SMALL, SOURCE)
    return foot


def _column(picture: Picture, width: float, body: int) -> SheetColumn:
    """An empty column; on paper, two languages stand side by side, which leaves the chart more."""
    is_beside = picture.paper is not None
    wording, palette = picture.wording, picture.palette
    return SheetColumn(width, wording, palette, body, are_languages_beside=is_beside)
