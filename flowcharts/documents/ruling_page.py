"""A ruling on one page: the ruling over the case and the way to it, the sources at the foot."""

from collections.abc import Iterable, Iterator, Sequence

from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import tell_head
from flowcharts.documents.booklet import LEAST_READ, BookletPart, Kept
from flowcharts.documents.ruling_sheet import PartBlock, RulingSheet, Spare
from flowcharts.model.text import Text

_SIZES = (14, 13, 12, LEAST_READ)
_APART = Text(" · ", "・")
_IN_ORDER = tuple(Spare)


def ruling_page(sheet: RulingSheet) -> BookletPart:
    """What *sheet* tells, and what of it is left out, one thing after the other, for want of room.

    The ruling never is.
    """
    first, *shorter = (_page(sheet, _IN_ORDER[:count]) for count in range(len(Spare) + 1))
    return first._replace(shorter=(*shorter, shorter[-1]._replace(blocks=(), is_tight=True)))


def _page(sheet: RulingSheet, left_out: tuple[Spare, ...]) -> BookletPart:
    def kept(blocks: Iterable[TextBlock], spare: Spare) -> Iterator[TextBlock]:
        yield from () if spare in left_out else blocks

    def told(parts: Iterable[PartBlock]) -> Iterator[TextBlock]:
        yield from (each.block for each in parts if each.spare not in left_out)

    chart = sheet.walk.home.chart
    title = sheet.title
    badge = _APART.join((chart.title, chart.edition.badge))
    over = [block for block in sheet.ruling if block != TextBlock(BlockKind.HEADING, title)]
    facing, shared = _by_reading(sheet.rulings_by_reading)
    parted = [block for ruling in sheet.rulings_by_reading for block in ruling]
    disputed = [block for block in over if block not in parted] if facing else []
    way = told(sheet.way_in_parts(is_short=Spare.QUESTIONS in left_out))
    beside = (
        *kept(sheet.doubts, Spare.DOUBTS),
        *kept((*sheet.beside, *sheet.following), Spare.BESIDE),
        *kept(sheet.tables, Spare.TABLES),
    )
    _, _, source = tell_head(chart)
    sources = dict.fromkeys((*sheet.sources, source))
    return BookletPart(
        tuple(told(sheet.case_in_parts)),
        head=(TextBlock(BlockKind.TITLE, title), TextBlock(BlockKind.BADGE, badge), *disputed),
        facing=facing,
        opening=shared if facing else tuple(over),
        beside=(*way, *beside),
        columns=2,
        kept=Kept.LINES,
        foot=tuple(kept(sources, Spare.SOURCES)),
        sizes=_SIZES,
    )


def _by_reading(
    rulings: Sequence[Sequence[TextBlock]],
) -> tuple[tuple[tuple[TextBlock, ...], ...], tuple[TextBlock, ...]]:
    """The rulings by either reading in two columns, and what both of them say."""
    first = rulings[0] if rulings else ()
    shared = [block for block in first if all(block in each for each in rulings)]
    columns: tuple[list[TextBlock], list[TextBlock]] = ([], [])
    for ruling in rulings:  # a third goes under the shorter one
        min(columns, key=_letters).extend(block for block in ruling if block not in shared)
    heading = TextBlock(BlockKind.HEADING, words.BY_EITHER)
    facing = tuple(tuple(column) for column in columns if column)
    return facing, (heading, *shared) if shared else ()


def _letters(blocks: Iterable[TextBlock]) -> int:
    return sum(len(block.text.en) for block in blocks)
