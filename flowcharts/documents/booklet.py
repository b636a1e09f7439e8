"""Words on paper: parts, each of which begins a new page."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from flowcharts.documents.block import TextBlock
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text

ORDINARY = (13,)
ON_ONE_PAGE = (13, 12, 11, 10, 9)
"""The last is a little under 7 points."""
WELL_FILLED = (13, 12, 11)
"""Of a balanced part: no smaller than what is read at a distance."""
LEAST_READ = 11
"""A little over 8 points: what is read at a distance is no smaller."""


class Kept(StrEnum):
    """What is kept in one column, where that has room for it."""

    SECTIONS = "sections"
    """All that stands under one heading."""
    ENTRIES = "entries"
    """Some lines of what stands under one title in a section: no column begins with its end."""
    PASSAGES = "passages"
    """What belongs together, such as a question with its answer and the reason for it."""
    LINES = "lines"
    """A few lines of that: what is long is cut where a column ends."""


class BookletPart(NamedTuple):
    """Blocks that begin a page."""

    blocks: tuple[TextBlock, ...]
    head: tuple[TextBlock, ...] = ()
    """What stands over all columns of its first page."""
    facing: tuple[tuple[TextBlock, ...], ...] = ()
    """What follows there side by side, in so many columns."""
    opening: tuple[TextBlock, ...] = ()
    """What follows over all columns again, in letters a little larger than theirs."""
    beside: tuple[TextBlock, ...] = ()
    """What follows: in a column of its own, where the page has two and either has room."""
    columns: int = 1
    """How many there are on a page that stands upright; one that lies has one more."""
    kept: Kept = Kept.SECTIONS
    foot: tuple[TextBlock, ...] = ()
    """What stands small at the foot of its first page."""
    is_tight: bool = False
    """Are the lines over its columns close together?"""
    are_languages_beside: bool = False
    """Do two languages stand side by side, in half as many columns, and not one under another?"""
    is_balanced: bool = False
    """Are its pages about as full as each other, and is none left with one section alone?"""
    is_filled_with_lines: bool = False
    """Is what is left of a balanced page lines to write on, where its sections end with one?"""
    is_lying: bool = False
    """Does it want a page that lies?"""
    sizes: tuple[int, ...] = ORDINARY
    """Of its words on A4, in pixels: the first with which it is one page, or else the last.

    Of a balanced part, the first with which its pages are well filled."""
    shorter: "tuple[BookletPart, ...]" = ()
    """The same with less and less: set in the last size, where all of it is not one page in it."""
    chart: Chart | None = None
    """It is drawn instead, with the numbers of its questions, where the file has pages."""


class Booklet(NamedTuple):
    """Words to be printed."""

    title: Text
    parts: tuple[BookletPart, ...]

    @property
    def blocks(self) -> Iterator[TextBlock]:
        """All of them, one after the other."""
        for part in self.parts:
            yield from (*part.head, *chain(*part.facing), *part.opening)
            yield from (*part.blocks, *part.beside, *part.foot)
