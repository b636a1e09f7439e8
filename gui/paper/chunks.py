"""Lines of text that stay together, and the columns they are set in."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.layout.geometry import Size
from flowcharts.model.text import Text, Wording
from gui.paper.column import ColumnStyle, SheetColumn
from gui.paper.picture import Paper
from gui.paper.sheet import Sheet
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
    BlockKind.SAID: ColumnStyle(is_bold=True, above=0.4, below=0.5),
    BlockKind.TABLE: ColumnStyle(is_bold=True, above=0.3, below=0.1),
    BlockKind.SCRIPT: ColumnStyle(above=0.3, below=0.3),
    BlockKind.SCRIPT_UNDER: ColumnStyle(below=0.4, left=1.4),
}


_LEAST_ABOVE, _LEAST_BELOW = 4, 2
"""So many lines of a chunk stand in a column before it is broken, and after."""


class PrintStyle(NamedTuple):
    """What words style like, wherever they are set."""

    wording: Wording
    palette: Palette


class Chunk(NamedTuple):
    """Lines that stay together, from their top."""

    lines: tuple[TextLine, ...]
    height: float
    above: float = 0.0
    """The gap above it, but at the top of a column."""


Column = list[tuple[Chunk, float]]
"""Chunks, each with its top."""


def chunks_of(
    blocks: Sequence[TextBlock], style: PrintStyle, width: float, body: int
) -> Iterator[Chunk]:
    """The blocks in chunks, each as small as what belongs together."""
    bound: list[TextBlock] = []
    for place, block in enumerate(blocks):
        bound.append(block)
        following = blocks[place + 1].kind if place + 1 < len(blocks) else None
        if following is not None and _is_held(block.kind, following):
            continue
        yield chunk_of(bound, style, width, body)
        bound = []


def chunk_of(blocks: Sequence[TextBlock], style: PrintStyle, width: float, body: int) -> Chunk:
    """The blocks in one chunk."""
    column = SheetColumn(width, style.wording, style.palette, body)
    column.add_blocks((_begun(block, style.wording) for block in blocks), STYLES)
    return Chunk(tuple(column.lines), column.height, STYLES[blocks[0].kind].above * body)


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
    return block._replace(text=Text(f"{begun}{text.en}", f"{begun}{text.ja}"))


def filled(chunks: list[Chunk], height: float) -> tuple[Column, list[Chunk]]:
    """As many of *chunks* as a column of that height holds, and the rest."""
    column: Column = []
    top = 0.0
    while chunks:
        top += chunks[0].above if column else 0
        if top + chunks[0].height > height:
            chunks = [*cut_chunk(chunks[0], height - top, is_long=not column), *chunks[1:]]
        if top + chunks[0].height > height:
            break
        column.append((chunks[0], top))
        top += chunks[0].height
        chunks = chunks[1:]
    return column, chunks


def cut_chunk(chunk: Chunk, height: float, *, is_long: bool) -> Iterator[Chunk]:
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
    yield Chunk(tuple(first), end, chunk.above)
    yield Chunk(tuple(line.moved(0, -end) for line in rest), chunk.height - end)


def put_column(sheet: Sheet, column: Column, left: float, top: float) -> None:
    """Put a column in its place on a sheet."""
    for chunk, down in column:
        sheet.lines.extend(line.moved(left, top + down) for line in chunk.lines)


def enlarged(page: Size) -> float:
    """How much larger everything is than on A4."""
    return min(page) / min(Paper.A4.pages[0])
