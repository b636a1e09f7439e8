"""A bilingual text set in a column: each paragraph in one language, then in the other."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from flowcharts.japanese.bunsetsu import Span
from flowcharts.model.text import Language, Text
from gui.text.paragraph import Colours, Face, Paragraph
from gui.text.passage import Passage, Quote, WordMark, passages
from gui.text.text_style import NO_TERMS, TextStyle, Tone

if TYPE_CHECKING:
    from flowcharts.model.terms import Link

_GAPS = {Tone.BODY: 0.5, Tone.SOFT: 0.4}
"""Between paragraphs, in sizes of the text; headings stand close."""
_AS_WRITTEN = QFont.Capitalization.MixedCase
_FILLED = (Tone.BODY, Tone.SOFT)
"""Prose; its translation stands under each paragraph."""
_LINKED = (Tone.BODY,)
"""Titles and notes send nobody away to look a word up."""


class ColumnSetting(NamedTuple):
    """How a column is set."""

    style: TextStyle
    tone: Tone
    base: QFont
    """The font of body text around it."""
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    is_close: bool = False
    """Do its paragraphs stand close, as on a button?"""
    least_sign: int = 9
    """The size of the letter of a cost, in pixels: no smaller, also in small text."""

    @property
    def face(self) -> Face:
        """What its paragraphs are set with."""
        quoted_ink, font = self.style.palette.on_highlight, self.tone.font(self.base)
        return Face(font, self.alignment, quoted_ink, self.least_sign)

    @property
    def is_prose(self) -> bool:
        """Is it prose, set paragraph by paragraph?"""
        return self.tone in _FILLED and not self.is_close


class _Placed(NamedTuple):
    """A paragraph, where it stands in the column and in the text that is copied."""

    paragraph: Paragraph
    top: float
    offset: int

    def selected(self, whole: Span) -> Span | None:
        """Its part of what is selected in the whole text."""
        start = max(whole.start - self.offset, 0)
        end = min(whole.end - self.offset, len(self.paragraph.passage.text))
        return Span(start, end) if start < end else None


class ParagraphColumn:
    """Paragraphs of a width, one under the other.

    Attributes:
        height: how high they stand together.
        width: how far the longest line goes.
        baseline: how far under the top the first line stands.
        plain: the text as it is copied.
        links: the linked words, in their order.
    """

    def __init__(
        self, text: Text, setting: ColumnSetting, width: float, quoted: tuple[Quote, ...] = ()
    ) -> None:
        self._placed = list(_place(text, setting, width, quoted))
        last = self._placed[-1] if self._placed else None
        self.height = round(last.top + last.paragraph.height + 0.5) if last is not None else 0
        self.baseline = self._placed[0].paragraph.baseline if self._placed else 0.0
        self.width = max((placed.paragraph.width for placed in self._placed), default=0.0)
        said = [placed.paragraph.passage for placed in self._placed]
        self.plain = "\n".join(passage.text for passage in said)
        self.links: tuple[Link, ...] = tuple(link for passage in said for link in passage.links)

    def draw(self, painter: QPainter, colours: Colours, selected: Span | None = None) -> None:
        """Draw it from the painter's origin down."""
        for placed in self._placed:
            part = placed.selected(selected) if selected is not None else None
            placed.paragraph.draw(painter, placed.top, colours, part)

    @property
    def lines(self) -> list[str]:
        """The lines that it breaks into."""
        return [line for placed in self._placed for line in placed.paragraph.said_in_lines()]

    @property
    def line_count(self) -> int:
        """How many lines it breaks into."""
        return sum(len(placed.paragraph.lines) for placed in self._placed)

    @property
    def lengths(self) -> tuple[tuple[float, float], ...]:
        """How long each paragraph is on one line, and how far it is from line to line."""
        return tuple((each.paragraph.length, each.paragraph.pitch) for each in self._placed)

    def link_boxes(self) -> list[list[QRect]]:
        """Where each linked word stands, a box for each line it is on."""
        return [
            [
                box.translated(0, placed.top).toAlignedRect()
                for box in placed.paragraph.boxes(Span(link.start, link.end))
            ]
            for placed in self._placed
            for link in placed.paragraph.passage.links
        ]

    def link_at(self, point: QPointF) -> int | None:
        """Which linked word stands at *point*."""
        for place, boxes in enumerate(self.link_boxes()):
            if any(box.contains(point.toPoint()) for box in boxes):
                return place
        return None

    def mark_at(self, point: QPointF) -> WordMark | None:
        """The mark of the words at *point*, of the shortest where several lie there."""
        found = [
            marked.mark
            for placed in self._placed
            for marked in placed.paragraph.passage.quoted
            for box in placed.paragraph.boxes(marked.span)
            if box.translated(0, placed.top).contains(point)
        ]
        return found[-1] if found else None

    def place_at(self, point: QPointF) -> int:
        """The place in the whole text nearest to *point*."""
        place = 0
        for placed in self._placed:
            if point.y() >= placed.top:
                within = placed.paragraph.place_at(point - QPointF(0, placed.top))
                place = placed.offset + within
        return place


@lru_cache(maxsize=512)  # those on the screen; the longest take 36 kilobytes
def set_in_column(
    text: Text, setting: ColumnSetting, width: float, quoted: tuple[Quote, ...] = ()
) -> ParagraphColumn:
    """*text* set in a column of that *width*; set alike again, it is the same one."""
    return ParagraphColumn(text, setting, width, quoted)


class ColumnMeasure(NamedTuple):
    """What whoever lays a column out wants to know of it."""

    width: float
    height: int
    has_links: bool


@lru_cache(maxsize=2048)  # figures: to know them again, nothing is set in lines
def measured_in_column(
    text: Text, setting: ColumnSetting, width: float, quoted: tuple[Quote, ...] = ()
) -> ColumnMeasure:
    """How much room *text* takes in a column of that *width*."""
    column = set_in_column(text, setting, width, quoted)
    return ColumnMeasure(column.width, column.height, bool(column.links))


def _place(
    text: Text, setting: ColumnSetting, width: float, quoted: tuple[Quote, ...]
) -> Iterator[_Placed]:
    face = setting.face
    gap = 0.0 if setting.is_close else _GAPS.get(setting.tone, 0.1) * face.font.pixelSize()
    top, offset = 0.0, 0
    if setting.tone is Tone.EYEBROW:
        text = _side_by_side(text, setting, width)
    for passage in _said(text, setting, quoted):
        paragraph = Paragraph(passage, _cased(face, passage.language), width)
        yield _Placed(paragraph, top, offset)
        top += paragraph.height + gap
        offset += len(passage.text) + 1


def _cased(face: Face, language: Language) -> Face:
    """*face*, but without capitals in Japanese: a name in Latin letters keeps its own."""
    if language is Language.ENGLISH or face.font.capitalization() is _AS_WRITTEN:
        return face
    font = QFont(face.font)
    font.setCapitalization(_AS_WRITTEN)
    return face._replace(font=font)


def _side_by_side(text: Text, setting: ColumnSetting, width: float) -> Text:
    """Both languages of a caption on one line, where it has room."""
    line = setting.style.line(text)
    has_room = QFontMetricsF(setting.face.font).horizontalAdvance(line) <= width
    return Text(line, line) if has_room else text.on_one_line()


def _translated(quote: Quote) -> Quote:
    return quote._replace(start=quote.start_ja)


def _said(text: Text, setting: ColumnSetting, quoted: tuple[Quote, ...]) -> Iterator[Passage]:
    style = setting.style
    shown: set[str] = set()
    finder = style.finder if setting.tone in _LINKED else NO_TERMS
    told: list[tuple[Passage, ...]] = []
    for language in style.wording.languages:
        said = text.in_language(language)
        if said not in shown:  # a name that both languages share is said once
            shown.add(said)
            told.append(
                passages(
                    said,
                    language,
                    finder=finder,
                    quoted=quoted if said == text.en else tuple(map(_translated, quoted)),
                    has_ruby=style.has_ruby,
                )
            )
    is_alike = len({len(language) for language in told}) == 1
    if is_alike and setting.is_prose:  # each paragraph with its own translation under it
        told = list(zip(*told, strict=True))
    return chain.from_iterable(told)
