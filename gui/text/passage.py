"""A text taken apart into paragraphs, with the stretches that are drawn in a way of their own."""

import re
from typing import NamedTuple

from flowcharts.model.terms import Link, TermFinder
from flowcharts.model.text import Language, ruby_runs
from gui.text.bunsetsu import phrase_starts
from gui.text.kinsoku import are_inseparable, is_told_apart, may_part, parts_verb, tears_word

_SYMBOL = re.compile(r"\{([0-9A-Z/]+|[pdrh])\}")
_INTRODUCING = (":", "：")
_LONGEST_PUSHED = 10
"""So many characters, at most, go down to the next line so that it begins with a whole phrase."""


class Span(NamedTuple):
    """A stretch of a paragraph, from one place up to another."""

    start: int
    end: int

    def holds(self, place: int) -> bool:
        """Is *place* inside it, so that a line broken there would tear it?"""
        return self.start < place < self.end


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

    def fitting(self, place: int, start: int) -> int:
        """Where to break the line from *start* that would end at *place*.

        Not within kanji that share a reading, nor where Japanese lines must not end or begin, and
        at the beginning of a phrase where there is one near by, or else of a word.
        """
        if self.language is not Language.JAPANESE or place >= len(self.text):
            return place
        while place > 0 and not self._may_break(place):
            place -= 1
        nearest = place - min(_LONGEST_PUSHED, (place - start + 2) // 2)
        tried = [at for at in range(place, nearest - 1, -1) if self._may_break(at)]
        best = self._best([at for at in tried if not self._is_in_name(at)])
        if best is None and self._is_in_name(place):  # a name alone is too long for the line
            best = self._best(tried)
        return place if best is None else best

    def _best(self, places: list[int]) -> int | None:
        """The last of *places* at which a phrase begins, or else a word, or else a verb parts."""
        good = (self._begins, self._parts_words, self._parts_verb)
        return next((at for is_good in good for at in filter(is_good, places)), None)

    def _may_break(self, place: int) -> bool:
        is_torn = any(stretch.holds(place) for stretch, _ in self.readings)
        return not is_torn and may_part(*self._parts(place))

    def _begins(self, place: int) -> bool:
        """Does a phrase begin there? No joined verb is torn, whatever the model says."""
        before, after = self._parts(place)
        begins = (
            place in phrase_starts(self.text)
            or before.endswith(_INTRODUCING)
            or is_told_apart(before, after)
        )
        return begins and not are_inseparable(before, after)

    def _parts_words(self, place: int) -> bool:
        return not tears_word(*self._parts(place))

    def _parts_verb(self, place: int) -> bool:
        return parts_verb(*self._parts(place))

    def _is_in_name(self, place: int) -> bool:
        """Is the name of a card begun there, and not ended?"""
        return self.text.rfind("《", 0, place) > self.text.rfind("》", 0, place)

    def _parts(self, place: int) -> tuple[str, str]:
        return self.text[:place], self.text[place:]


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
                symbols=tuple(Span(*match.span()) for match in _SYMBOL.finditer(line[0])),
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
            )
        )
    return tuple(found)


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
