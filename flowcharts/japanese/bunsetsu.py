"""Bunsetsu: the phrases of a Japanese sentence, which a line does not tear."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, NamedTuple

from flowcharts.japanese.kinsoku import (
    ends_phrase,
    is_joined,
    is_lone_particle,
    is_told_apart,
    may_end_phrase,
    may_part,
    visible,
)

if TYPE_CHECKING:
    from budoux.parser import Parser


_SEEN = 20
"""So many signs on either side of a place tell whether a word goes on there."""


class Span(NamedTuple):
    """A stretch of a paragraph, from one place up to another."""

    start: int
    end: int

    def holds(self, place: int) -> bool:
        """Is *place* inside it, so that a line broken there would tear it?"""
        return self.start < place < self.end


def has_japanese(text: str) -> bool:
    """Is any of *text* Japanese?"""
    if text.isascii():
        return False
    return any("ぁ" <= sign <= "ヿ" or "一" <= sign <= "鿿" for sign in text)


def marked(text: str) -> list[Span]:
    """What *text* marks: a card, a penalty, an infraction, an answer."""
    return [Span(*match.span()) for match in _marks().finditer(text)]


@cache
def _marks() -> re.Pattern[str]:
    return re.compile("《[^》]*》|【[^】]*】|〔[^〕]*〕|「[はいえ]{2,3}」")


@lru_cache(maxsize=4096)
def phrase_starts(text: str) -> tuple[int, ...]:
    """The places of a paragraph where a phrase begins, in their order; its beginning is none.

    Those of BudouX's model, and those that signs tell; without those that would tear a word.
    """
    marks = marked(text)
    offered = set(accumulate(map(len, _parser().parse(text))))
    told = set(_told(text))
    places = sorted(
        place
        for place in (offered | told) - {0, len(text)}
        if not _is_torn(text, place, is_told=place in told, marks=marks)
    )
    begun = [
        place
        for place, end in pairwise((*places, len(text)))
        if not is_lone_particle(text[place:end])
    ]
    if begun and len(visible(text[begun[-1] :])) == 1:  # no last line has one sign alone
        begun.pop()
    return tuple(begun)


def _around(text: str, place: int) -> tuple[str, str]:
    """The signs before and after *place* that tell what it parts."""
    return text[max(0, place - _SEEN) : place], text[place : place + _SEEN]


def _told(text: str) -> Iterator[int]:
    """The places where the signs tell that a phrase begins."""
    for place, (end, begin) in enumerate(pairwise(text), start=1):
        if may_end_phrase(end, begin):
            before, after = _around(text, place)
            if ends_phrase(before, after) or is_told_apart(before, after):
                yield place


def _is_torn(text: str, place: int, *, is_told: bool, marks: list[Span]) -> bool:
    """Would a line that ends at *place* tear a word, a name or a number?"""
    before, after = _around(text, place)
    if not may_part(before, after.lstrip()) or any(mark.holds(place) for mark in marks):
        return True
    return not is_told and is_joined(before, after)


@cache
def _parser() -> "Parser":
    from budoux import load_default_japanese_parser  # who reads English does without

    return load_default_japanese_parser()
