"""A ruling in words: what its sheet says, set in columns on pages of its own."""

from collections.abc import Iterator, Sequence

from flowcharts.documents import words
from flowcharts.documents.block import TextBlock
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.text import Text
from gui.paper.chunks import (
    Chunk,
    Column,
    PrintStyle,
    chunks_of,
    enlarged,
    filled,
    put_column,
)
from gui.paper.column import SheetColumn
from gui.paper.picture import Picture
from gui.paper.sheet import BADGE, GAP, MARGIN_ON_PAPER, SMALL, TITLE, Sheet
from gui.words import APPLICATION

_BODIES = (13, 12, 11)
"""The sizes of the words on A4, the best first; the last one is a little over 8 points."""
_BODY = 12
"""The size of the words on more than one page."""
_BETWEEN = 26.0
"""Between two columns, on A4."""


class WordPages:
    """A ruling in words on pages of its own: on one, where the words can still be read."""

    def __init__(self, picture: Picture, papers: Sequence[Size]) -> None:
        self._picture = picture
        self._page = min(papers, key=lambda page: page.width)
        pages = []
        for body in (*_BODIES, _BODY):
            self._body = round(body * enlarged(self._page))
            pages = self._set()
            if len(pages) == 1:
                break
        self._pages = pages

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def sheets(self, last: int) -> Iterator[Sheet]:
        """The pages, of *last* pages in all."""
        for number, columns in enumerate(self._pages, start=1):
            sheet = Sheet(self._page)
            room = _put_frame(self._picture, sheet, self._body, number, last)
            for place, column in enumerate(columns):
                put_column(
                    sheet, column, room.left + place * (self._wide + self._between), room.top
                )
            yield sheet

    def _chunks(self, *blocks: TextBlock) -> Iterator[Chunk]:
        style = PrintStyle(self._picture.wording, self._picture.palette)
        return chunks_of(blocks, style, self._wide, self._body)

    @property
    def _between(self) -> float:
        return _BETWEEN * enlarged(self._page)

    @property
    def _count_of_columns(self) -> int:
        return 2 if self._page.width < self._page.height else 3

    @property
    def _wide(self) -> float:
        """How wide a column is."""
        count = self._count_of_columns
        room = self._page.width - 2 * MARGIN_ON_PAPER * enlarged(self._page)
        return (room - (count - 1) * self._between) / count

    def _set(self) -> list[list[Column]]:
        told = _told(self._picture)
        way = list(self._chunks(*told.case, *told.way))
        end = list(self._chunks(*told.end))
        return self._facing(way, end) or self._set_on([*way, *end])

    def _facing(self, way: list[Chunk], end: list[Chunk]) -> list[list[Column]]:
        """The way in one column and the ruling in the other; nothing where they are too long."""
        room = _put_frame(self._picture, Sheet(self._page), self._body, 1, 2)
        columns = [filled(chunks, room.bottom - room.top) for chunks in (way, end)]
        fits = self._count_of_columns == len(columns) and not any(rest for _, rest in columns)
        return [[column for column, _ in columns]] if fits else []

    def _set_on(self, chunks: list[Chunk]) -> list[list[Column]]:
        """The chunks in as many columns, on as many pages, as they need."""
        pages: list[list[Column]] = []
        while chunks or not pages:
            room = _put_frame(self._picture, Sheet(self._page), self._body, len(pages) + 1, 2)
            columns: list[Column] = []
            for _ in range(self._count_of_columns):
                column, chunks = filled(chunks, room.bottom - room.top)
                columns.append(column)
            pages.append(columns)
        return pages


def _put_frame(picture: Picture, sheet: Sheet, body: int, number: int, last: int) -> Rect:
    """The title on the first page, the program's name and the page below; gives the room left."""
    margin = MARGIN_ON_PAPER * enlarged(sheet.size)
    room = Rect(margin, margin, sheet.size.width - margin, sheet.size.height - margin)
    foot = SheetColumn(room.right, picture.wording, picture.palette, body)
    foot.add(APPLICATION.on_one_line(), SMALL)
    if last > 1:
        foot.add(Text(f"{number}/{last}", f"{number}/{last}"), SMALL)
    wide = max(line.width for line in foot.lines)
    sheet.put(foot, room.right - wide, room.bottom - foot.height)
    room = room._replace(bottom=room.bottom - foot.height - GAP / 2)
    if number > 1:
        return room
    chart = _told(picture).walk.home.chart
    head = SheetColumn(room.right - room.left, picture.wording, picture.palette, body)
    head.add(chart.title, TITLE)
    head.add(chart.edition.badge, BADGE)
    head.add(chart.source, SMALL, words.SOURCE)
    return room._replace(top=sheet.put(head, room.left, room.top) + GAP)


def _told(picture: Picture) -> RulingSheet:
    """What the picture tells; only a picture that tells a ruling is set in words."""
    assert picture.told is not None  # noqa: S101  # see set_pages
    return picture.told
