"""A text taken apart into paragraphs, with the stretches that are drawn in a way of their own."""

import re
from typing import NamedTuple

from flowcharts.terms import Link, TermFinder
from flowcharts.text import Language, ruby_runs
from gui.panels.bunsetsu import phrase_starts

_SYMBOL = re.compile(r"\{([0-9A-Z/]+|[pdrh])\}")
_OPENING = "「『（(【〔《〈［{“‘"
"""No line ends with one of these."""
_TRAILING = "、。，．・：；？！ー）)」』】〕》〉］｝”’ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々"
"""No line begins with one of these."""
_JOINED = re.compile("[一-鿿々](?:[きぎちりいみびえけせれめべねげ]|[まわ]り)[一-鿿々]$")
"""A verb joined to another, as 置き換 and 始まり方: no word begins with its last sign."""
_NAMING = re.compile("《[^》]*$")
"""The name of a card, begun."""
_INTRODUCING = (":", "：")
_LONGEST_PUSHED = 10
"""So many characters, at most, go down to the next line so that it begins with a whole phrase."""


class Stretch(NamedTuple):
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
    symbols: tuple[Stretch, ...]
    """Costs like {G}, braces included."""
    quoted: tuple[Stretch, ...]
    """Words that decide an answer."""
    links: tuple[Link, ...]
    readings: tuple[tuple[Stretch, str], ...]
    """Kanji and the kana over them."""

    def fitting(self, place: int, start: int) -> int:
        """Where to break the line from *start* that would end at *place*.

        Not within kanji that share a reading, nor where Japanese lines must not end or begin, and
        at the beginning of a phrase where there is one near by.
        """
        if self.language is not Language.JAPANESE or place >= len(self.text):
            return place
        while place > 0 and not self._may_break(place):
            place -= 1
        nearest = place - min(_LONGEST_PUSHED, (place - start + 2) // 2)
        tried = range(place, nearest - 1, -1)
        return next((at for at in tried if self._may_break(at) and self._begins(at)), place)

    def _may_break(self, place: int) -> bool:
        is_torn = any(stretch.holds(place) for stretch, _ in self.readings)
        return not (is_torn or self.text[place] in _TRAILING or self.text[place - 1] in _OPENING)

    def _begins(self, place: int) -> bool:
        """Does a phrase begin there? No joined verb nor name is torn, whatever the model says."""
        before = self.text[:place]
        is_torn = _JOINED.search(self.text[: place + 1][-4:]) or _NAMING.search(before)
        begins = place in phrase_starts(self.text) or before.endswith(_INTRODUCING)
        return begins and not is_torn


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
                symbols=tuple(Stretch(*match.span()) for match in _SYMBOL.finditer(line[0])),
                quoted=tuple(
                    Stretch(max(quote.start, start) - start, min(quote.end, end) - start)
                    for quote in quotes
                    if quote.start < end and quote.end > start
                ),
                links=tuple(
                    Link(link.start - start, link.end - start, link.term)
                    for link in links
                    if start <= link.start < end
                ),
                readings=tuple(
                    (Stretch(base.start - start, base.end - start), kana)
                    for base, kana in readings
                    if has_ruby and start <= base.start < end
                ),
            )
        )
    return tuple(found)


def _first(text: str, words: str) -> Stretch:
    start = text.index(words)
    return Stretch(start, start + len(words))


def _without_readings(text: str) -> tuple[str, list[tuple[Stretch, str]]]:
    plain = ""
    readings: list[tuple[Stretch, str]] = []
    for run in ruby_runs(text):
        if run.reading:
            readings.append((Stretch(len(plain), len(plain) + len(run.base)), run.reading))
        plain += run.base
    return plain, readings
