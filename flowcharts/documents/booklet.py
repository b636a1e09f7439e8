"""Words on paper: parts, each of which begins a new page."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.model.text import Text


class BookletPart(NamedTuple):
    """Blocks that begin a page; what stands under one heading stays together where it can."""

    blocks: tuple[TextBlock, ...]
    columns: int = 1
    is_one_page: bool = False
    """Is it set as small as it must be to stand on one page?"""

    @property
    def sections(self) -> Iterator[tuple[TextBlock, ...]]:
        """The blocks, from heading to heading."""
        section: list[TextBlock] = []
        for block in self.blocks:
            if section and block.kind is BlockKind.HEADING:
                yield tuple(section)
                section = []
            section.append(block)
        if section:
            yield tuple(section)


class Booklet(NamedTuple):
    """Words to be printed."""

    title: Text
    parts: tuple[BookletPart, ...]

    @property
    def blocks(self) -> Iterator[TextBlock]:
        """All of them, one after the other."""
        for part in self.parts:
            yield from part.blocks
