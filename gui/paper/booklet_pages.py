"""The pages of a booklet: words, and the charts that are drawn among them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.layout.geometry import Size
from flowcharts.model.chart import Chart
from flowcharts.model.numbered import numbered
from flowcharts.model.position import position_of
from gui.paper.chunks import PrintStyle
from gui.paper.pages import chart_pages
from gui.paper.picture import Paper, Picture
from gui.paper.sheet import Sheet
from gui.paper.word_pages import WordPages
from gui.theme.colours import ThemeName


@dataclass(frozen=True, slots=True)
class ChartPages:
    """The pages of a chart."""

    picture: Picture
    papers: Sequence[Size]

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._set(0, 0))

    def sheets(self, first: int, last: int) -> list[Sheet]:
        """The pages, numbered from *first* on, of *last* pages in all."""
        return self._set(first - 1, last - (first - 1) - self.count)

    def _set(self, before: int, after: int) -> list[Sheet]:
        picture = replace(self.picture, pages_before=before, pages_after=after)
        return chart_pages(picture, self.papers)


def set_booklet(booklet: Booklet, style: PrintStyle, papers: Sequence[Size]) -> list[Sheet]:
    """The pages of a booklet, numbered throughout, each part on that of *papers* that suits it."""
    parts = [_pages(part, style, papers) for part in booklet.parts]
    last = sum(part.count for part in parts)
    sheets: list[Sheet] = []
    for part in parts:
        sheets.extend(part.sheets(1 + len(sheets), last))
    return sheets


def _pages(part: BookletPart, style: PrintStyle, papers: Sequence[Size]) -> WordPages | ChartPages:
    if part.chart is None:
        return WordPages(part, style, papers)
    return ChartPages(_picture(part.chart, style), papers)


def _picture(chart: Chart, style: PrintStyle) -> Picture:
    """*chart* at rest, with the numbers of its questions."""
    position = position_of(numbered(chart))
    return Picture(position, style.wording, ThemeName.PRINT, with_path=False, paper=Paper.A4)
