"""What picture is wanted of a chart: everything its drawing depends on, as values."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, assert_never

from PySide6.QtCore import QLocale

from flowcharts.documents.format import Format
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.chart import Chart
from flowcharts.model.groups import Drawing
from flowcharts.model.position import Position
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text, Wording
from gui.theme.colours import PALETTES, Palette, ThemeName

DEFAULT_WIDTH = 1600
"""Of a PNG, in pixels."""

UNITS_PER_INCH = 96
"""A sheet is measured in the pixels of style sheets, of which an inch has 96."""

_MILLIMETRES_PER_INCH = 25.4


class Paper(StrEnum):
    """The papers that a picture can be set on."""

    A4 = "a4"
    A3 = "a3"
    A2 = "a2"
    """A poster."""
    LETTER = "letter"
    """As North America has it."""

    @property
    def millimetres(self) -> Size:
        """Its size when it stands upright."""
        match self:
            case Paper.A4:
                return Size(210, 297)
            case Paper.A3:
                return Size(297, 420)
            case Paper.A2:
                return Size(420, 594)
            case Paper.LETTER:
                return Size(215.9, 279.4)
            case _:
                assert_never(self)

    @property
    def pages(self) -> tuple[Size, Size]:
        """The page upright and lying, in units of a sheet."""
        short, long = (side / _MILLIMETRES_PER_INCH * UNITS_PER_INCH for side in self.millimetres)
        return Size(short, long), Size(long, short)


def local_paper() -> Paper:
    """The paper that is usual where the system says that it is."""
    is_american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if is_american else Paper.A4


def enlarged(page: Size) -> float:
    """How much larger everything is on a page than on A4."""
    return min(page) / min(Paper.A4.pages[0])


def usual_theme(form: Format, on_screen: ThemeName) -> ThemeName:
    """The theme that a format begins with; *on_screen*: that of what has no pages."""
    return ThemeName.PRINT if _is_on_paper(form) else on_screen


def usual_paper(form: Format) -> Paper | None:
    """The paper that a format begins with."""
    return Paper.A4 if _is_on_paper(form) else None


def _is_on_paper(form: Format) -> bool:
    return form.drawn is not None and form.drawn.has_pages


class Page(NamedTuple):
    """One page of several that a chart is set on."""

    number: int
    last: int
    head: str | None = None
    """The decision whose group it shows; None for the chart with its groups closed."""
    is_part: bool = False
    """Is it a part of a chart that has no groups, cut out and enlarged?"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a chart, not drawn yet."""

    position: Position
    wording: Wording
    theme: ThemeName
    with_path: bool
    """Are the walk, and the path beside it, to be seen?"""
    told: RulingSheet | None = None
    """The whole way in words, also where it goes on to other charts."""
    as_ruling: bool = True
    """Is a walk that has come to its ruling a page of words, where it is set on pages?"""
    paper: Paper | None = None
    """What it is set on; without paper it is as large as the chart."""
    width: int = DEFAULT_WIDTH
    """In pixels, for a PNG."""
    seen: Rect | None = None
    """The part of the chart that is wanted; all of it where there is none."""
    drawing: Drawing | None = None
    """What is drawn of the chart; all of it where there is none."""
    page: Page | None = None
    """Which page of several it is."""
    pages_before: int = 0
    """How many pages come before those of the chart."""
    pages_after: int = 0

    @property
    def palette(self) -> Palette:
        """The colours it is drawn in."""
        return PALETTES[self.theme]

    @property
    def chart(self) -> Chart:
        """What is drawn."""
        return self.drawing.chart if self.drawing is not None else self.position.chart

    @property
    def whole(self) -> "Picture":
        """The same of the whole chart, with all its groups open."""
        return replace(self, seen=None, drawing=None)

    @property
    def printed(self) -> "Picture":
        """The same of the whole chart, as a printer has it."""
        return replace(self.whole, theme=ThemeName.PRINT, paper=Paper.A4)

    @property
    def tells_path(self) -> bool:
        """Is the path told in words beside the chart? On several pages, on the first."""
        is_first = self.page is None or self.page.number == 1
        return self.with_path and is_first and not self.pages_before

    @property
    def told_on_paper(self) -> RulingSheet | None:
        """The ruling that is set in words; None where the chart itself is wanted."""
        told = self.told
        is_wanted = self.as_ruling and self.tells_path
        return told if is_wanted and told is not None and told.has_ruling else None

    @property
    def place(self) -> str:
        """Which page of how many it is; empty for the only one."""
        number, last = (self.page.number, self.page.last) if self.page is not None else (1, 1)
        last += self.pages_before + self.pages_after
        return f"{number + self.pages_before}/{last}" if last > 1 else ""

    @property
    def title(self) -> str:
        """The title of its document: the chart and its edition."""
        chart = self.told.walk.home.chart if self.told is not None else self.position.chart
        texts = (chart.title, self.badge)
        title, badge = (text.in_wording(self.wording, " / ") for text in texts)
        return f"{title} ({badge})"

    @property
    def badge(self) -> Text:
        """The edition that it is seen as of: that of the chart where the walk began."""
        return self.position.walk.home.chart.edition.badge

    @property
    def scenario(self) -> Scenario | None:
        """The worked example whose walk is seen."""
        return self.position.showing.scenario if self.with_path and self.position.showing else None
