"""Words on paper: blocks in chunks, chunks in columns, on as many pages as they need."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.booklet import LEAST_READ, BookletPart, Kept
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.text import Text, Wording
from gui.paper.chunks import (
    STYLES,
    Chunk,
    Column,
    PrintStyle,
    begun,
    chunks_of,
    filled,
    put_column,
    with_lines,
)
from gui.paper.column import RULED_LINE, ColumnStyle, SheetColumn
from gui.paper.picture import enlarged
from gui.paper.sheet import BADGE, GAP, MARGIN_ON_PAPER, SMALL, TITLE, Sheet
from gui.words import APPLICATION

_BETWEEN = 26.0
"""Between two columns, on A4."""
_SOME_NUMBER = "1/2"
"""That of a page, before it is known how many there are."""
_OPENING = 1.1
"""How large the words over the columns are, in sizes of theirs."""
_WELL = 0.7
"""Pages of which so much is filled are filled well."""
_HALVINGS = 7
"""So often the height of balanced pages is halved, to find it."""
_MOST_AIR = 4.0
"""Under a section of a page that is not full, in sizes of its words."""
_SOURCE = ColumnStyle(is_soft=True)
_HEAD: Mapping[BlockKind, ColumnStyle] = {
    BlockKind.TITLE: TITLE,
    BlockKind.BADGE: BADGE,
    BlockKind.NAMED: SMALL,
}


class WordPages:
    """The pages of one part."""

    def __init__(self, part: BookletPart, style: PrintStyle, papers: Sequence[Size]) -> None:
        self._part, self._style = part, style
        choose = max if part.is_lying else min
        self._page = choose(papers, key=lambda page: page.width)
        self._pages: list[list[Column]] = []
        self._heights: dict[bool, float] = {}
        """How high the columns of the first page are, and those of all others."""
        if part.is_balanced:
            self._set_balanced()
            return
        for size in part.sizes:
            self._set_size(size)
            self._pages = self._set()
            if self.count == 1:
                return
        for shorter in part.shorter:
            self._part = shorter
            self._heights.clear()
            self._pages = self._set()
            if self.count == 1:
                return

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def sheets(self, first: int, last: int) -> Iterator[Sheet]:
        """The pages, numbered from *first* on, of *last* pages in all."""
        for place, columns in enumerate(self._pages):
            foot = self._foot(f"{first + place}/{last}" if last > 1 else "", place)
            sheet, room = self._empty(place, foot)
            for beside, column in enumerate(columns):
                left = room.left + beside * (self._width + self._between)
                put_column(sheet, column, left, room.top)
            foot.put_on(sheet, self._margin)
            yield sheet

    @property
    def _margin(self) -> float:
        return MARGIN_ON_PAPER * enlarged(self._page)

    @property
    def _between(self) -> float:
        return _BETWEEN * enlarged(self._page)

    @property
    def _columns(self) -> int:
        """How many columns a page has."""
        part, page = self._part, self._page
        is_halved = part.are_languages_beside and self._style.wording is Wording.BOTH
        return (part.columns + is_halved) // (1 + is_halved) + (page.width > page.height)

    @property
    def _width(self) -> float:
        """How wide a column is."""
        room = self._page.width - 2 * self._margin
        return (room - (self._columns - 1) * self._between) / self._columns

    def _set_size(self, on_a4: int) -> None:
        self._body = round(on_a4 * enlarged(self._page))
        self._heights.clear()

    def _set_balanced(self) -> None:
        """Set pages about as full as each other, in the first size that fills them well."""
        sizes = self._part.sizes
        found = {size: self._balanced(size) for size in sizes}
        size = max(sizes, key=lambda size: found[size].worth)  # the first of the best
        self._set_size(size)
        self._pages = found[size].pages
        if self._part.kept is Kept.SECTIONS:
            self._pages = [
                [self._spread(column, self._height(place)) for column in page]
                for place, page in enumerate(self._pages)
            ]

    def _balanced(self, size: int) -> "_Balanced":
        """The pages in that size: as few as there can be, and none fuller than it must be."""
        self._set_size(size)
        chunks = self._chunks((*self._part.blocks, *self._part.beside))
        pages, full, empty = self._set_on(chunks), 1.0, 0.0
        count = len(pages)
        for _ in range(_HALVINGS):
            share = (full + empty) / 2
            tried = self._set_on(chunks, share)
            if len(tried) <= count:
                pages, full = tried, share
            else:
                empty = share
        is_parted = self._part.kept is not Kept.SECTIONS
        is_lone = count > 1 and not is_parted and any(_sections(page) == 1 for page in pages)
        return _Balanced(pages, full if count > 1 else 1.0, is_lone)

    def _spread(self, column: Column, height: float) -> Column:
        """*column* with the room that is left under its sections: lines to write on, or air."""
        if not column:
            return column
        last, end = column[-1]
        left = max(0.0, height - end - last.height) / max(_sections([column]), 1)
        step = RULED_LINE * self._body
        more = int(left / step) if self._part.is_filled_with_lines else 0
        air = min(_MOST_AIR * self._body, left - more * step)
        spread: Column = []
        before = 0.0
        for chunk, top in column:
            longer = with_lines(chunk, more, step) if chunk.has_heading else chunk
            spread.append((longer, top + before))
            before += longer.height - chunk.height + air * chunk.has_heading
        return spread

    def _set(self) -> list[list[Column]]:
        part = self._part
        first, beside = map(self._chunks, (part.blocks, part.beside))
        return self._facing(first, beside) or self._set_on([*first, *beside])

    def _chunks(self, blocks: Iterable[TextBlock]) -> list[Chunk]:
        return list(chunks_of(blocks, self._part, self._style, self._width, self._body))

    def _facing(self, *both: list[Chunk]) -> list[list[Column]]:
        """Each in a column of its own; nothing where they are too long or no two."""
        columns = [filled(chunks, self._height(0)) for chunks in both if chunks]
        fits = self._columns == len(columns) and not any(rest for _, rest in columns)
        return [[column for column, _ in columns]] if fits else []

    def _set_on(self, chunks: list[Chunk], share: float = 1.0) -> list[list[Column]]:
        """The chunks in as many columns, on as many pages, as they need.

        *share*: how much of a page they may fill; what is higher than that fills more.
        """
        pages: list[list[Column]] = []
        while chunks or not pages:
            whole = self._height(len(pages))
            height = max(share * whole, min(whole, chunks[0].height)) if chunks else whole
            columns: list[Column] = []
            for _ in range(self._columns):
                column, chunks = filled(chunks, height)
                columns.append(column)
            pages.append(columns)
        return pages

    def _height(self, place: int) -> float:
        """How high the columns of a page are, by its place."""
        is_first = not place
        if is_first not in self._heights:
            _, room = self._empty(place, self._foot(_SOME_NUMBER, place))
            self._heights[is_first] = room.bottom - room.top
        return self._heights[is_first]

    def _empty(self, place: int, foot: "_Foot") -> tuple[Sheet, Rect]:
        """A page without its columns, and the room for them: on the first one there is a head."""
        sheet = Sheet(self._page, self._style.palette.ground)
        margin = self._margin
        room = Rect(margin, margin, self._page.width - margin, self._page.height - margin)
        room = room._replace(bottom=room.bottom - foot.height - GAP / 2)
        if not place and self._part.head:
            head = self._column(room.right - room.left, self._body)
            head.add_blocks(self._part.head, _HEAD)
            room = room._replace(top=sheet.put(head, room.left, room.top) + GAP)
        if not place and self._part.facing:
            room = room._replace(top=self._put_facing(sheet, room) + GAP)
        if not place and self._part.opening:
            opening = self._column(room.right - room.left, round(_OPENING * self._body))
            wording = self._style.wording
            opening.add_blocks((begun(each, wording) for each in self._part.opening), STYLES)
            room = room._replace(top=sheet.put(opening, room.left, room.top) + GAP)
        return sheet, room

    def _put_facing(self, sheet: Sheet, room: Rect) -> float:
        """Put side by side what belongs there, and give where it ends."""
        ends: list[float] = []
        for beside, blocks in enumerate(self._part.facing):
            column = self._column(self._width, self._body)
            column.add_blocks((begun(each, self._style.wording) for each in blocks), STYLES)
            left = room.left + beside * (self._width + self._between)
            ends.append(sheet.put(column, left, room.top))
        return max(ends)

    def _foot(self, number: str, place: int) -> "_Foot":
        """The sources, on the first page, and beside them the program and which page it is."""
        name = self._column(self._page.width - self._margin, self._body)
        name.add(APPLICATION.on_one_line(), SMALL)
        if number:
            name.add(Text(number, number), SMALL)
        wide = max(line.width for line in name.lines)
        left = self._page.width - 2 * self._margin - wide - 2 * GAP
        sources = self._column(left, round(LEAST_READ * enlarged(self._page)))
        for block in () if place else self._part.foot:
            sources.add(block.text, _SOURCE, block.name)
        return _Foot(sources, name, wide)

    def _column(self, width: float, body: int) -> SheetColumn:
        wording, palette = self._style
        return SheetColumn(width, wording, palette, body, is_tight=self._part.is_tight)


class _Balanced(NamedTuple):
    """Pages of one size."""

    pages: list[list[Column]]
    filled: float
    """How much of each of them is."""
    is_lone: bool
    """Does one section stand alone on one of them?"""

    @property
    def worth(self) -> tuple[bool, float]:
        """The more, the better."""
        return not self.is_lone, min(self.filled, _WELL)


def _sections(page: Iterable[Column]) -> int:
    """How many sections there are on *page*."""
    return sum(chunk.has_heading for column in page for chunk, _ in column)


class _Foot(NamedTuple):
    """What stands at the foot of a page."""

    sources: SheetColumn
    name: SheetColumn
    """To the right."""
    wide: float
    """How wide that is."""

    @property
    def height(self) -> float:
        """How high both are."""
        return max(self.sources.height, self.name.height)

    def put_on(self, sheet: Sheet, margin: float) -> None:
        """Put both on *sheet*, above its *margin*."""
        end = sheet.size.height - margin
        sheet.put(self.sources, margin, end - self.sources.height)
        right = sheet.size.width - margin
        sheet.put(self.name, right - self.wide, end - self.name.height)
