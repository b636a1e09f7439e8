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
from flowcharts.model.text import Language, ruby_runs

SYMBOL = re.compile(r"\{([0-9A-Z/]+|[pdrh])\}")
"""A cost, or another sign on a card, as it is written."""


class Passage(NamedTuple):
    """One paragraph in one language."""

    language: Language
    text: str
    symbols: tuple[Span, ...]
    """Costs like {G}, braces included."""
    quoted: tuple[Span, ...]
    """Words that decide an answer."""
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
    quoted: tuple[str, ...] = (),
    has_ruby: bool = False,
) -> tuple[Passage, ...]:
    """The paragraphs of *text*; the words of *quoted* are marked where they first stand."""
    plain, readings = _without_readings(text)
    links = finder.links_in(plain, language)
    quotes = [_first(plain, words) for words in quoted if words in plain and words]
    found: list[Passage] = []
    for line in re.finditer(r"[^\n]+", plain):
        start, end = line.span()
        found.append(
            Passage(
                language=language,
                text=line[0],
                symbols=tuple(Span(*match.span()) for match in SYMBOL.finditer(line[0])),
                quoted=tuple(
                    Span(max(quote.start, start) - start, min(quote.end, end) - start)
                    for quote in quotes
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


def _first(text: str, words: str) -> Span:
    start = text.index(words)
    return Span(start, start + len(words))


def _without_readings(text: str) -> tuple[str, list[tuple[Span, str]]]:
    plain = ""
    readings: list[tuple[Span, str]] = []
    for run in ruby_runs(text):
        if run.reading:
            readings.append((Span(len(plain), len(plain) + len(run.base)), run.reading))
        plain += run.base
    return plain, readings
