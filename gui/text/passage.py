"""A text taken apart into paragraphs, with the stretches that are drawn in a way of their own."""

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from flowcharts.japanese.bunsetsu import Span
from flowcharts.japanese.kinsoku import stand_apart
from flowcharts.japanese.lines import Fits, line_end
from flowcharts.model.terms import Link, TermFinder
from flowcharts.model.text import Language, Text, ruby_runs

SYMBOL = re.compile(r"\{([0-9A-Z/]+|[pdrh])\}")
"""A cost, or another sign on a card, as it is written."""


class WordMark(NamedTuple):
    """How marked words look."""

    colour: int | None = None
    """Which of `Palette.marks` they stand on; None for the ground of words that decide."""
    letter: str = ""
    """What stands over them, if anything: it says what they show, as the colour does."""


class Quote(NamedTuple):
    """Words that are to be marked in a text."""

    words: Text
    start: int = 0
    """From where on they are looked for in the English text."""
    mark: WordMark = WordMark()
    start_ja: int = 0
    """From where on in its translation, readings left out."""

    def span_in(self, text: str, language: Language) -> Span | None:
        """Where they first stand in *text*, from `start` on or else at all; None for nowhere."""
        words = self.words.in_language(language)
        if not words or words not in text:
            return None
        found = text.find(words, self.start)
        place = found if found >= 0 else text.index(words)
        return Span(place, place + len(words))


class Marked(NamedTuple):
    """A marked stretch of a paragraph."""

    span: Span
    mark: WordMark
    is_begun: bool = True
    """Does it begin here, and not in a paragraph before?"""


class Passage(NamedTuple):
    """One paragraph in one language."""

    language: Language
    text: str
    symbols: tuple[Span, ...]
    """Costs like {G}, braces included."""
    quoted: tuple[Marked, ...]
    """Words that decide an answer, or show a fact; longer ones before those within them."""
    links: tuple[Link, ...]
    readings: tuple[tuple[Span, str], ...]
    """Kanji and the kana over them."""
    apart: tuple[int, ...] = ()
    """The places of Japanese signs that stand apart from what follows them, if nothing is done."""

    def line_end(self, full: int, start: int, fits: Fits, whole: Collection[Span]) -> int:
        """Where the line from *start* ends that is full at *full*; *whole* is not torn."""
        if self.language is not Language.JAPANESE:
            return full
        return line_end(self.text, full, start, fits, whole)

    def whole(self) -> Iterator[Span]:
        """What a line leaves whole beside all that is marked: links, readings, costs."""
        yield from (Span(link.start, link.end) for link in self.links)
        yield from (stretch for stretch, _ in self.readings)
        yield from self.symbols


@lru_cache(maxsize=512)
def passages(
    text: str,
    language: Language,
    *,
    finder: TermFinder,
    quoted: tuple[Quote, ...] = (),
    has_ruby: bool = False,
) -> tuple[Passage, ...]:
    """The paragraphs of *text*; the words of *quoted* are marked where they first stand."""
    plain, readings = _without_readings(text)
    links = finder.links_in(plain, language)
    quotes = _found_in(plain, language, quoted)
    found: list[Passage] = []
    for line in re.finditer(r"[^\n]+", plain):
        start, end = line.span()
        found.append(
            Passage(
                language=language,
                text=line[0],
                symbols=tuple(Span(*match.span()) for match in SYMBOL.finditer(line[0])),
                quoted=tuple(
                    Marked(
                        Span(max(quote.start, start) - start, min(quote.end, end) - start),
                        mark,
                        is_begun=quote.start >= start,
                    )
                    for quote, mark in quotes
                    if quote.start < end and quote.end > start
                ),
                links=tuple(
                    Link(link.start - start, link.end - start, link.term)
                    for link in links
                    if start <= link.start < end
                ),
                readings=tuple(
                    (Span(base.start - start, base.end - start), kana)
                    for base, kana in readings
                    if has_ruby and start <= base.start < end
                ),
                apart=tuple(_apart(line[0]) if language is Language.JAPANESE else ()),
            )
        )
    return tuple(found)


def _apart(text: str) -> Iterator[int]:
    return (place for place, signs in enumerate(pairwise(text)) if stand_apart(*signs))


def _found_in(
    text: str, language: Language, quoted: tuple[Quote, ...]
) -> list[tuple[Span, WordMark]]:
    """Where the words of *quoted* stand in *text*, the longest first."""
    found = ((quote.span_in(text, language), quote.mark) for quote in quoted)
    spans = [(span, mark) for span, mark in found if span is not None]
    return sorted(spans, key=lambda each: each[0].start - each[0].end)


def _without_readings(text: str) -> tuple[str, list[tuple[Span, str]]]:
    plain = ""
    readings: list[tuple[Span, str]] = []
    for run in ruby_runs(text):
        if run.reading:
            readings.append((Span(len(plain), len(plain) + len(run.base)), run.reading))
        plain += run.base
    return plain, readings
