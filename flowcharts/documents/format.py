"""What a kind of file is: its name, what can be written into it, and how."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from flowcharts.documents.block import TextBlock
from flowcharts.documents.number_table import NumberTable
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk

WIDTHS = range(100, 16_001)
"""The widths of a picture, in pixels; a wider one takes more memory than people have."""


class DrawnFile(NamedTuple):
    """A format that is drawn: `gui/paper/formats/` has the painter of its ending."""

    has_pages: bool = False
    """Is it for paper? Words have pages in it, too; it begins with A4 and the colours of print."""
    has_width: bool = False


class Format(NamedTuple):
    """A kind of file that charts, walks, words or tables can be exported into."""

    ending: str
    """How the names of its files end, without the dot."""
    name: Text
    about: Text
    """What it is for, in a few words."""
    drawn: DrawnFile | None = None
    write_blocks: Callable[[Iterable[TextBlock], Wording], str] | None = None
    """Writes what is told in words: of a chart, of a walk, of a talk."""
    write_walk: Callable[[Walk, Wording], str] | None = None
    """Writes the nodes of the charts that a walk crosses, and its path through them."""

    write_tables: Callable[[Iterable[NumberTable], Wording], str] | None = None
    """Writes tables of numbers."""

    @property
    def title(self) -> Text:
        """Its name with what it is for."""
        return Text("{name}: {about}", "{name}：{about}").filled(name=self.name, about=self.about)

    @property
    def has_charts(self) -> bool:
        """Can a chart or a walk be written into it?"""
        ways = (self.drawn, self.write_blocks, self.write_walk)
        return any(way is not None for way in ways)

    @property
    def has_words(self) -> bool:
        """Can words be written into it that belong to no chart?"""
        return self.write_blocks is not None or (self.drawn is not None and self.drawn.has_pages)

    @property
    def has_width(self) -> bool:
        """Is it as wide, in pixels, as one asks for?"""
        return self.drawn is not None and self.drawn.has_width

    def written(self, walk: Walk, told: Iterable[TextBlock], wording: Wording) -> str | None:
        """A walk, which is *told* in words so; None where the format is drawn."""
        if self.write_walk is not None:
            return self.write_walk(walk, wording)
        return self.write_blocks(told, wording) if self.write_blocks is not None else None

    def tables(self, tables: Iterable[NumberTable], wording: Wording) -> str:
        """The content of a file of *tables*, of a format that has them."""
        assert self.write_tables is not None  # noqa: S101  # see OF_TABLES
        return self.write_tables(tables, wording)


def format_of_file(file: Path, offered: Mapping[str, Format], usual: Format) -> Format:
    """The one of the formats *offered* that the name of a file says; else the *usual* one."""
    return offered.get(file.suffix.removeprefix(".").casefold(), usual)
