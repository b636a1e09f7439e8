"""Lines of text set one below the other: what a sheet says around its chart."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from flowcharts.documents.block import BETWEEN_LINES, LINE, BlockKind, TextBlock
from flowcharts.model.text import Language, Text, Wording
from gui.chart.measure import chart_advance
from gui.paper.sheet_picture import SheetPicture, sheet_picture
from gui.paper.text_line import TextLine, advance
from gui.text.line_break import even_phrases, full_lines
from gui.theme.colours import Palette

_BASELINE = 0.98
"""From the top of a line down to where its letters stand, in sizes of its font."""

_LINE_HEIGHT = 1.3
"""From one line to the next, in sizes of its font."""

_TIGHT_LINE_HEIGHT = 1.16

_BETWEEN_PARAGRAPHS = 0.35
"""In sizes of their font."""

RULED_LINE = 2.3
"""From one line to write on to the next, in sizes of the body text: 8 mm on A4."""
_RULED_GAP = 0.5
"""From a line to write on down to what follows."""
_RULED_PART = 6.6
"""How wide each of several on one line is: eight of them on A4. All in sizes of the body text."""
_BETWEEN_LANGUAGES = 1.8
"""Where they stand side by side, in sizes of the body text."""

_COLON = {Language.ENGLISH: ": ", Language.JAPANESE: "："}


@dataclass(frozen=True, slots=True)
class ColumnStyle:
    """How a text is set."""

    size: float = 1.0
    """Relative to the body text."""
    is_bold: bool = False
    is_soft: bool = False
    is_even: bool = False
    """Are its lines about as long as each other, rather than as full as they can be?"""
    above: float = 0.0
    below: float = 0.0
    """The gaps around it, in sizes of the body text; that above opens no column."""
    left: float = 0.0
    """How far it is set in, in sizes of the body text."""


_STYLES = {
    BlockKind.HEADING: ColumnStyle(1.2, is_bold=True, is_even=True, above=0.5, below=0.2),
    BlockKind.NAMED: ColumnStyle(),
    BlockKind.SCRIPT: ColumnStyle(above=0.5, below=0.3),
    BlockKind.TABLE: ColumnStyle(is_bold=True, above=0.3, below=0.1),
    BlockKind.SAID: ColumnStyle(is_bold=True, above=0.3, below=0.3),
    BlockKind.ANSWER: ColumnStyle(is_even=True, below=0.3),
}
_PROSE = ColumnStyle(below=0.3)


class _Said(NamedTuple):
    """Words in one language, and what of them stands in bold before the rest."""

    words: str
    language: Language
    begun: str


class SheetColumn:
    """A column being filled from its top; its left upper corner is the origin.

    Attributes:
        lines: what stands in it.
        pictures: the pictures among them.
        height: how far down it is filled.
    """

    def __init__(  # noqa: PLR0913  # how it is set
        self,
        width: float,
        wording: Wording,
        palette: Palette,
        pixels: int,
        *,
        is_tight: bool = False,
        are_languages_beside: bool = False,
    ) -> None:
        """*are_languages_beside*: do two of them stand side by side?"""
        self.lines: list[TextLine] = []
        self.pictures: list[SheetPicture] = []
        self.height = 0.0
        self._width = width
        self._languages = wording.languages
        self._palette = palette
        self._pixels = pixels
        """The size of its body text."""
        self._line_height = _TIGHT_LINE_HEIGHT if is_tight else _LINE_HEIGHT
        self._are_languages_beside = are_languages_beside

    def add(self, text: Text, style: ColumnStyle = _PROSE, name: Text | None = None) -> None:
        """Add *text* in each language, paragraph by paragraph; *name* stands before it, in bold."""
        if self.lines:
            self.height += style.above * self._pixels
        said: list[_Said] = []
        for language in self._languages:
            begun = (
                name.without_ruby().in_language(language) + _COLON[language]
                if name is not None
                else ""
            )
            words = begun + text.without_ruby().in_language(language)
            if words not in [other.words for other in said]:
                said.append(_Said(words, language, begun.rstrip()))
        if self._are_languages_beside and len(said) > 1:
            self._add_beside(text, style, name)
            return
        for words, language, begun in _by_paragraph(said):
            self._add_words(self._line(words, language, style), style, begun)
        self.height += style.below * self._pixels

    def add_blocks(
        self, blocks: Iterable[TextBlock], styles: Mapping[BlockKind, ColumnStyle] = _STYLES
    ) -> None:
        """Add what is told, block by block."""
        for block in blocks:
            style = styles.get(block.kind, _PROSE)
            picture = (
                sheet_picture(block.picture, self._width, self.height) if block.picture else None
            )
            if picture is not None:
                self.pictures.append(picture)
                self.height += picture.place.height() + style.below * self._pixels
            elif block.kind is BlockKind.RULED:
                self._add_ruled(block)
            else:
                self.add(block.text, style, block.name)

    def _add_beside(self, text: Text, style: ColumnStyle, name: Text | None) -> None:
        """Add what is said in each language in a column of its own."""
        gap = _BETWEEN_LANGUAGES * self._pixels
        width = (self._width - gap * (len(self._languages) - 1)) / len(self._languages)
        ends = []
        for place, language in enumerate(self._languages):
            side = SheetColumn(width, Wording(language), self._palette, self._pixels)
            side.add(text, style, name)
            left = place * (width + gap)
            self.lines.extend(line.moved(left, self.height) for line in side.lines)
            ends.append(side.height)
        self.height += max(ends)

    def _add_ruled(self, block: TextBlock) -> None:
        """Add a line to write on, as long as there is room for, or several beside each other."""
        parts = block.text.en.split(BETWEEN_LINES)
        wide = self._width if len(parts) == 1 else _RULED_PART * self._pixels
        self.height += RULED_LINE * self._pixels
        baseline = self.height - _RULED_GAP * self._pixels
        sign = advance(LINE, self._pixels)
        end = int(wide / sign) * sign
        for place, part in enumerate(parts):
            before = part.rstrip(LINE)
            drawn = LINE * int((end - advance(before, self._pixels)) / sign)
            for words, left in ((before, 0.0), (drawn, end - len(drawn) * sign)):
                line = self._line(words, self._languages[0], _PROSE)
                line = line._replace(baseline=baseline, left=place * wide + left)
                self.lines.extend([line] if words else [])

    def _line(self, words: str, language: Language, style: ColumnStyle) -> TextLine:
        colour = self._palette.ink_soft if style.is_soft else self._palette.ink
        pixels = round(self._pixels * style.size)
        return TextLine(words, language, pixels, colour, is_bold=style.is_bold)

    def _add_words(self, whole: TextLine, style: ColumnStyle, begun: str) -> None:
        """Break *whole* into lines and add them; what it is *begun* with is bold."""
        break_words = even_phrases if style.is_even else full_lines
        whole = whole._replace(left=style.left * self._pixels)
        room = self._width - whole.left - (whole.pixels if begun else 0)  # bold words are wider
        measured = chart_advance(whole.pixels, is_bold=whole.is_bold)
        for paragraph in whole.words.split("\n"):
            if not paragraph:
                self.height += whole.pixels * _BETWEEN_PARAGRAPHS
                continue
            for words in break_words(paragraph, room, measured):
                baseline = self.height + whole.pixels * _BASELINE
                self.lines.extend(_begun(whole._replace(words=words, baseline=baseline), begun))
                self.height += whole.pixels * self._line_height
                begun = ""


def _by_paragraph(said: list[_Said]) -> Iterator[_Said]:
    """What is *said*, each paragraph with its translation under it, where all have one."""
    parted = [[each._replace(words=part) for part in each.words.split("\n\n")] for each in said]
    if len({len(parts) for parts in parted}) > 1:
        yield from said
        return
    for place, row in enumerate(zip(*parted, strict=True)):
        if place:
            yield row[0]._replace(words="", begun="")
        yield from (each._replace(begun="") for each in row) if place else row


def _begun(line: TextLine, begun: str) -> Iterator[TextLine]:
    """The line, in two where it has a bold beginning."""
    if not begun or not line.words.startswith(begun):
        yield line
        return
    first = line._replace(words=begun, is_bold=True)
    yield first
    rest = line.words.removeprefix(begun)
    if rest:
        gap = advance(" ", line.pixels) if rest.startswith(" ") else 0
        yield line._replace(words=rest.lstrip(), left=line.left + first.width + gap)
