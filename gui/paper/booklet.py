"""A booklet on paper: words on as many pages as they need."""

from collections.abc import Iterator
from itertools import chain

from flowcharts.documents.block import TextBlock
from flowcharts.documents.booklet import Booklet, BookletPart
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.text import Text
from gui.paper.chunks import (
    Chunk,
    Column,
    PrintStyle,
    chunk_of,
    cut_chunk,
    enlarged,
    put_column,
)
from gui.paper.column import SheetColumn
from gui.paper.picture import Paper
from gui.paper.sheet import GAP, MARGIN_ON_PAPER, SMALL, Sheet
from gui.words import APPLICATION

_BODY = 13
"""The size of the words on A4."""
_SMALLER = (12, 11, 10, 9)
"""Those of what has to stand on one page; the last is a little under 7 points."""
_BETWEEN = 26.0
"""Between two columns, on A4."""
_MANY_COLUMNS = 3
"""So many columns want a page that lies."""

_WITH_HEADING = 2
"""So many blocks are not parted from the heading over them."""
_AT_END = 3
"""And so many, the ruling with its penalties, not from each other at the end of a section."""

_Page = list[Column]


def set_booklet(booklet: Booklet, style: PrintStyle, paper: Paper) -> Iterator[Sheet]:
    """The pages of a booklet, each part on pages of its own, numbered throughout."""
    parts = [_PartPages(part, style, paper) for part in booklet.parts]
    last = sum(len(part.pages) for part in parts)
    numbers = iter(range(1, last + 1))
    return chain.from_iterable(part.sheets(numbers, last) for part in parts)


class _PartPages:
    """The pages of one part.

    Attributes:
        pages: their columns.
    """

    def __init__(self, part: BookletPart, style: PrintStyle, paper: Paper) -> None:
        self._part, self._style = part, style
        self._size = paper.pages[part.columns >= _MANY_COLUMNS]
        self._body = self._sized(_BODY)
        self.pages = self._set()
        for body in _SMALLER if part.is_one_page else ():
            if len(self.pages) > 1:
                self._body = self._sized(body)
                self.pages = self._set()

    def sheets(self, numbers: Iterator[int], last: int) -> Iterator[Sheet]:
        """The pages, numbered on with *numbers*, of *last* in all."""
        for columns in self.pages:
            sheet = Sheet(self._size)
            room = self._put_foot(sheet, next(numbers), last)
            for place, column in enumerate(columns):
                left = room.left + place * (self._width + self._between)
                put_column(sheet, column, left, room.top)
            yield sheet

    def _sized(self, body: int) -> int:
        return round(body * enlarged(self._size))

    @property
    def _between(self) -> float:
        return _BETWEEN * enlarged(self._size)

    @property
    def _width(self) -> float:
        """How wide a column is."""
        count = self._part.columns
        room = self._size.width - 2 * MARGIN_ON_PAPER * enlarged(self._size)
        return (room - (count - 1) * self._between) / count

    def _set(self) -> list[_Page]:
        """The sections: whole where a page has room for it, or in columns that are full."""
        room = self._put_foot(Sheet(self._size), 1, 1)
        height = room.bottom - room.top
        pieces = _pieces(self._part) if self._part.columns > 1 else self._part.sections
        chunks = [chunk_of(piece, self._style, self._width, self._body) for piece in pieces]
        columns = list(_columns(chunks, height))
        count = self._part.columns
        return [columns[start : start + count] for start in range(0, len(columns), count)]

    def _put_foot(self, sheet: Sheet, number: int, last: int) -> Rect:
        """The program's name and the page below; gives the room left."""
        size: Size = sheet.size
        margin = MARGIN_ON_PAPER * enlarged(size)
        foot = SheetColumn(size.width - 2 * margin, self._style.wording, self._style.palette, _BODY)
        foot.add(APPLICATION.on_one_line(), SMALL)
        foot.add(Text(f"{number}/{last}", f"{number}/{last}"), SMALL)
        wide = max(line.width for line in foot.lines)
        bottom = size.height - margin - foot.height
        sheet.put(foot, size.width - margin - wide, bottom)
        return Rect(margin, margin, size.width - margin, bottom - GAP / 2)


def _pieces(part: BookletPart) -> Iterator[tuple[TextBlock, ...]]:
    """Its blocks one by one, a heading with what follows: so that its columns are full."""
    for heading, *others in part.sections:
        yield (heading, *others[:_WITH_HEADING])
        rest = others[_WITH_HEADING:]
        last = len(rest) - (0 if part.is_one_page else _AT_END)
        yield from ((block,) for block in rest[: max(last, 0)])
        if rest[max(last, 0) :]:
            yield tuple(rest[max(last, 0) :])


def _columns(chunks: list[Chunk], height: float) -> Iterator[Column]:
    """The chunks in columns of that height; only one that is higher than a column is cut."""
    column: Column = []
    top = 0.0
    waiting = list(chunks)
    while waiting:
        chunk = waiting.pop(0)
        top += chunk.above if column else 0
        if top + chunk.height > height and column:
            yield column
            column, top = [], 0.0
        if chunk.height > height:
            first, *rest = cut_chunk(chunk, height, is_long=True)
            chunk, waiting = first, [*rest, *waiting]
        column.append((chunk, top))
        top += chunk.height
    if column:
        yield column
