"""A ruling in words: what its sheet says, set in columns on pages of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from flowcharts.export import words
from flowcharts.export.block import BlockKind, TextBlock
from flowcharts.export.ruling_sheet import RulingSheet
from flowcharts.layout.geometry import Rect, Size
from flowcharts.model.text import Text, Wording
from gui.export.column import ColumnStyle, SheetColumn
from gui.export.picture import Paper, Picture
from gui.export.sheet import BADGE, GAP, MARGIN_ON_PAPER, SMALL, TITLE, Sheet
from gui.export.text_line import TextLine
from gui.words import APPLICATION

_BODIES = (13, 12, 11)
"""The sizes of the words on A4, the best first; the last one is a little over 8 points."""
_BODY = 12
"""The size of the words on more than one page."""
_BETWEEN = 26.0
"""Between two columns, on A4."""
_STYLES = {
    BlockKind.HEADING: ColumnStyle(1.15, is_bold=True, is_even=True, above=0.7, below=0.2),
    BlockKind.PROSE: ColumnStyle(below=0.4),
    BlockKind.QUESTION: ColumnStyle(below=0.1),
    BlockKind.ANSWER: ColumnStyle(is_bold=True, below=0.1, left=1.4),
    BlockKind.UNDER: ColumnStyle(below=0.4, left=1.4),
    BlockKind.NAMED: ColumnStyle(below=0.3),
    BlockKind.SAID: ColumnStyle(is_bold=True, above=0.4, below=0.5),
    BlockKind.TABLE: ColumnStyle(is_bold=True, above=0.3, below=0.1),
    BlockKind.SCRIPT: ColumnStyle(above=0.3, below=0.3),
    BlockKind.SCRIPT_UNDER: ColumnStyle(below=0.4, left=1.4),
}


_LEAST_ABOVE, _LEAST_BELOW = 4, 2
"""So many lines of a chunk stand in a column before it is broken, and after."""


class _Chunk(NamedTuple):
    """Lines that stay together, from their top."""

    lines: tuple[TextLine, ...]
    height: float
    above: float = 0.0
    """The gap above it, but at the top of a column."""


_Column = list[tuple[_Chunk, float]]
"""Chunks, each with its top."""


class WordPages:
    """A ruling in words on pages of its own: on one, where the words can still be read."""

    def __init__(self, picture: Picture, papers: Sequence[Size]) -> None:
        self._picture = picture
        self._page = min(papers, key=lambda page: page.width)
        pages = []
        for body in (*_BODIES, _BODY):
            self._body = round(body * _enlarged(self._page))
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
                _put(sheet, column, room.left + place * (self._wide + self._between), room.top)
            yield sheet

    def _chunks(self, *blocks: TextBlock) -> Iterator[_Chunk]:
        return _chunks(blocks, self._picture, self._wide, self._body)

    @property
    def _between(self) -> float:
        return _BETWEEN * _enlarged(self._page)

    @property
    def _count_of_columns(self) -> int:
        return 2 if self._page.width < self._page.height else 3

    @property
    def _wide(self) -> float:
        """How wide a column is."""
        count = self._count_of_columns
        room = self._page.width - 2 * MARGIN_ON_PAPER * _enlarged(self._page)
        return (room - (count - 1) * self._between) / count

    def _set(self) -> list[list[_Column]]:
        told = _told(self._picture)
        way = list(self._chunks(*told.case, *told.way))
        end = list(self._chunks(*told.end))
        return self._facing(way, end) or self._set_on([*way, *end])

    def _facing(self, way: list[_Chunk], end: list[_Chunk]) -> list[list[_Column]]:
        """The way in one column and the ruling in the other; nothing where they are too long."""
        room = _put_frame(self._picture, Sheet(self._page), self._body, 1, 2)
        columns = [_filled(chunks, room.bottom - room.top) for chunks in (way, end)]
        fits = self._count_of_columns == len(columns) and not any(rest for _, rest in columns)
        return [[column for column, _ in columns]] if fits else []

    def _set_on(self, chunks: list[_Chunk]) -> list[list[_Column]]:
        """The chunks in as many columns, on as many pages, as they need."""
        pages: list[list[_Column]] = []
        while chunks or not pages:
            room = _put_frame(self._picture, Sheet(self._page), self._body, len(pages) + 1, 2)
            columns: list[_Column] = []
            for _ in range(self._count_of_columns):
                column, chunks = _filled(chunks, room.bottom - room.top)
                columns.append(column)
            pages.append(columns)
        return pages


def _put_frame(picture: Picture, sheet: Sheet, body: int, number: int, last: int) -> Rect:
    """The title on the first page, the program's name and the page below; gives the room left."""
    margin = MARGIN_ON_PAPER * _enlarged(sheet.size)
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


def _chunks(
    blocks: Sequence[TextBlock], picture: Picture, width: float, body: int
) -> Iterator[_Chunk]:
    bound: list[TextBlock] = []
    for place, block in enumerate(blocks):
        bound.append(_begun(block, picture.wording))
        following = blocks[place + 1].kind if place + 1 < len(blocks) else None
        if following is not None and _is_held(block.kind, following):
            continue
        column = SheetColumn(width, picture.wording, picture.palette, body)
        column.add_blocks(bound, _STYLES)
        above = _STYLES[bound[0].kind].above * body
        yield _Chunk(tuple(column.lines), column.height, above)
        bound = []


def _is_held(kind: BlockKind, following: BlockKind) -> bool:
    """Does a block of that kind end no column before what follows?"""
    match kind:
        case BlockKind.HEADING | BlockKind.QUESTION | BlockKind.TABLE:
            return True
        case BlockKind.ANSWER:  # the reason for it
            return following in {BlockKind.UNDER, BlockKind.SCRIPT_UNDER}
        case BlockKind.NAMED:  # the name of a chart, before its questions
            return following is BlockKind.QUESTION
    return False


def _begun(block: TextBlock, wording: Wording) -> TextBlock:
    """The block with what its kind is begun by; an answer in one line."""
    match block.kind:
        case BlockKind.QUESTION:
            begun, text = f"{block.number}. ", block.text
        case BlockKind.ANSWER:
            said = block.text.without_ruby().in_wording(wording, " / ")
            begun, text = "→ ", Text(said, said)
        case _:
            return block
    return replace(block, text=Text(f"{begun}{text.en}", f"{begun}{text.ja}"))


def _filled(chunks: list[_Chunk], height: float) -> tuple[_Column, list[_Chunk]]:
    """As many of *chunks* as a column of that height holds, and the rest."""
    column: _Column = []
    top = 0.0
    while chunks:
        top += chunks[0].above if column else 0
        if top + chunks[0].height > height:
            chunks = [*_cut(chunks[0], height - top, is_long=not column), *chunks[1:]]
        if top + chunks[0].height > height:
            break
        column.append((chunks[0], top))
        top += chunks[0].height
        chunks = chunks[1:]
    return column, chunks


def _cut(chunk: _Chunk, height: float, *, is_long: bool) -> Iterator[_Chunk]:
    """A chunk in two, where a column ends; whole where that leaves too little on either side.

    *is_long*: no column has more room for it.
    """
    places = sorted({line.baseline for line in chunk.lines})
    above = [place for place in places if place <= height - chunk.lines[0].pixels]
    is_fair = len(above) >= _LEAST_ABOVE and len(places) - len(above) >= _LEAST_BELOW
    if not above or len(above) == len(places) or not (is_fair or is_long):
        yield chunk
        return
    first = [line for line in chunk.lines if line.baseline <= above[-1]]
    rest = chunk.lines[len(first) :]
    end = rest[0].baseline - rest[0].pixels
    yield _Chunk(tuple(first), end, chunk.above)
    yield _Chunk(tuple(line.moved(0, -end) for line in rest), chunk.height - end)


def _put(sheet: Sheet, column: _Column, left: float, top: float) -> None:
    for chunk, down in column:
        sheet.lines.extend(line.moved(left, top + down) for line in chunk.lines)


def _enlarged(page: Size) -> float:
    """How much larger everything is than on A4."""
    return min(page) / min(Paper.A4.pages[0])
