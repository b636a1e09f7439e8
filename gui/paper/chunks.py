"""Lines of text that stay together, and the columns they are set in."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from flowcharts.documents.block import LINE, BlockKind, TextBlock
from flowcharts.documents.booklet import BookletPart, Kept
from flowcharts.model.text import Text, Wording
from gui.paper.column import ColumnStyle, SheetColumn
from gui.paper.sheet import Sheet
from gui.paper.sheet_picture import SheetPicture
from gui.paper.text_line import TextLine
from gui.theme.colours import Palette

STYLES: Mapping[BlockKind, ColumnStyle] = {
    BlockKind.TITLE: ColumnStyle(1.7, is_bold=True, below=0.5),
    BlockKind.BADGE: ColumnStyle(0.85, is_soft=True, below=0.3),
    BlockKind.HEADING: ColumnStyle(1.15, is_bold=True, is_even=True, above=0.7, below=0.2),
    BlockKind.PROSE: ColumnStyle(below=0.4),
    BlockKind.QUESTION: ColumnStyle(below=0.1),
    BlockKind.ANSWER: ColumnStyle(is_bold=True, below=0.1, left=1.4),
    BlockKind.UNDER: ColumnStyle(below=0.4, left=1.4),
    BlockKind.NAMED: ColumnStyle(below=0.3),
    BlockKind.PICTURE: ColumnStyle(below=0.4),
    BlockKind.SAID: ColumnStyle(is_bold=True, above=0.4, below=0.5),
    BlockKind.TABLE: ColumnStyle(is_bold=True, above=0.3, below=0.1),
    BlockKind.SCRIPT: ColumnStyle(above=0.3, below=0.3),
    BlockKind.SCRIPT_UNDER: ColumnStyle(below=0.4, left=1.4),
}


_LEAST_ABOVE, _LEAST_BELOW, _LEAST_OF_ENTRY = 4, 2, 5
"""So many lines of a chunk stand in a column before it is broken, and after; those of an entry."""


class PrintStyle(NamedTuple):
    """In which language and colours words are printed."""

    wording: Wording
    palette: Palette


class Chunk(NamedTuple):
    """Lines that stay together, from their top."""

    lines: tuple[TextLine, ...]
    height: float
    above: float = 0.0
    """The gap above it, but at the top of a column."""
    is_whole: bool = False
    """Is it not cut where a column ends, if the next one has room for it?"""
    has_heading: bool = False
    least_below: int = _LEAST_BELOW
    """So many of its lines stand together after it is cut."""
    pictures: tuple[SheetPicture, ...] = ()


Column = list[tuple[Chunk, float]]
"""Chunks, each with its top."""


def chunks_of(
    blocks: Iterable[TextBlock], part: BookletPart, style: PrintStyle, width: float, body: int
) -> Iterator[Chunk]:
    """The blocks of *part* in chunks; *body*: the size of their words."""
    kept, is_beside = part.kept, part.are_languages_beside
    for section in _sections(blocks):
        for piece in _PIECES[kept](section):
            column = SheetColumn(
                width, style.wording, style.palette, body, are_languages_beside=is_beside
            )
            wording = None if is_beside else style.wording
            column.add_blocks((begun(block, wording) for block in piece), STYLES)
            above = STYLES[piece[0].kind].above * body
            is_whole = kept in {Kept.SECTIONS, Kept.PASSAGES}
            least = _LEAST_OF_ENTRY if kept is Kept.ENTRIES else _LEAST_BELOW
            has_heading = piece[0].kind is BlockKind.HEADING
            lines, pictures = tuple(column.lines), tuple(column.pictures)
            yield Chunk(lines, column.height, above, is_whole, has_heading, least, pictures)


def _sections(blocks: Iterable[TextBlock]) -> Iterator[list[TextBlock]]:
    """The blocks, from heading to heading."""
    section: list[TextBlock] = []
    for block in blocks:
        if section and block.kind is BlockKind.HEADING:
            yield section
            section = []
        section.append(block)
    if section:
        yield section


def _entries(section: Sequence[TextBlock]) -> Iterator[list[TextBlock]]:
    """The parts of a section, from title to title."""
    entry: list[TextBlock] = []
    for block in section:
        if block.kind is BlockKind.TABLE and entry[1:]:
            yield entry
            entry = []
        entry.append(block)
    yield entry


def _passages(section: Sequence[TextBlock]) -> Iterator[list[TextBlock]]:
    """What of a section belongs together."""
    piece: list[TextBlock] = []
    for place, block in enumerate(section, start=1):
        piece.append(block)
        if not _is_held(section[:place], section[place:]):
            yield piece
            piece = []


def _is_held(before: Sequence[TextBlock], after: Sequence[TextBlock]) -> bool:
    """Does no column end there in a section?"""
    following = after[0].kind if after else None
    match before[-1].kind if after else None:
        case BlockKind.TITLE | BlockKind.HEADING | BlockKind.BADGE | BlockKind.TABLE:
            return True
        case BlockKind.QUESTION:
            return following not in {BlockKind.QUESTION, BlockKind.NAMED}
        case BlockKind.ANSWER:  # the reason for it
            return following in {BlockKind.UNDER, BlockKind.SCRIPT_UNDER}
        case BlockKind.NAMED:  # a chart before its questions; or what these came to, and penalties
            asked = (*before, after[0])
            return any(block.kind is BlockKind.QUESTION for block in asked)
    return False


_PIECES: dict[Kept, Callable[[list[TextBlock]], Iterable[list[TextBlock]]]] = {
    Kept.SECTIONS: lambda section: (section,),
    Kept.ENTRIES: _entries,
    Kept.PASSAGES: _passages,
    Kept.LINES: _passages,
}


def begun(block: TextBlock, wording: Wording | None) -> TextBlock:
    """The block with what its kind is begun by; an answer in one line, if there is a *wording*."""
    match block.kind:
        case BlockKind.QUESTION:
            begun, text = f"{block.number}. ", block.text
        case BlockKind.ANSWER:
            begun, text = "→ ", block.text
            if wording is not None:
                said = text.without_ruby().in_wording(wording, " / ")
                text = Text(said, said)
        case _:
            return block
    return block._replace(text=Text(f"{begun}{text.en}", f"{begun}{text.ja}"))


def filled(chunks: list[Chunk], height: float) -> tuple[Column, list[Chunk]]:
    """As many of *chunks* as a column of that height holds, and the rest."""
    column: Column = []
    top = 0.0
    while chunks:
        top += chunks[0].above if column else 0
        if top + chunks[0].height > height and not (column and chunks[0].is_whole):
            chunks = [*_cut(chunks[0], height - top, is_long=not column), *chunks[1:]]
        if top + chunks[0].height > height:
            break
        column.append((chunks[0], top))
        top += chunks[0].height
        chunks = chunks[1:]
    return column, chunks


def _cut(chunk: Chunk, height: float, *, is_long: bool) -> Iterator[Chunk]:
    """A chunk in two, where a column ends; whole where that leaves too little on either side.

    *is_long*: no column has more room for it.
    """
    places = sorted({line.baseline for line in chunk.lines})
    above = [place for place in places if place <= height - chunk.lines[0].pixels]
    is_whole = bool(chunk.pictures)  # with its heading it is never higher than a column
    above = above[: max(len(places) - chunk.least_below, _LEAST_ABOVE)]
    is_fair = len(above) >= _LEAST_ABOVE and len(places) - len(above) >= chunk.least_below
    if is_whole or not above or len(above) == len(places) or not (is_fair or is_long):
        yield chunk
        return
    first = [line for line in chunk.lines if line.baseline <= above[-1]]
    rest = [line for line in chunk.lines if line.baseline > above[-1]]
    end = min(line.baseline - line.pixels for line in rest)
    yield chunk._replace(lines=tuple(first), height=end)
    moved = tuple(line.moved(0, -end) for line in rest)
    yield chunk._replace(lines=moved, height=chunk.height - end)


def with_lines(chunk: Chunk, more: int, step: float) -> Chunk:
    """*chunk* with so many *more* lines to write on, if it ends with one."""
    last = chunk.lines[-1]
    if not more or not last.words.startswith(LINE):
        return chunk
    added = tuple(last.moved(0, step * (place + 1)) for place in range(more))
    return chunk._replace(lines=chunk.lines + added, height=chunk.height + step * more)


def put_column(sheet: Sheet, column: Column, left: float, top: float) -> None:
    """Put a column in its place on a sheet."""
    for chunk, down in column:
        sheet.lines.extend(line.moved(left, top + down) for line in chunk.lines)
        sheet.pictures.extend(each.moved(left, top + down) for each in chunk.pictures)
