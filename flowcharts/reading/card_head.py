"""The lines above the text of a card: its name and its types."""

import re
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.plain_text import lines_of, plain_text

_TYPES = re.compile(
    r"(?:(?:basic|legendary|snow|world|token|kindred|tribal|ongoing|elite|host) )*"
    r"(?:(?:artifact|creature|enchantment|land|planeswalker|instant|sorcery|battle|plane|"
    r"phenomenon|scheme|conspiracy|vanguard|dungeon)(?: |$))+(?:(?:—|-|//) ?[^.:]*)?$"
)


def is_type_line(line: str) -> bool:
    """Does a line say of which types a card is?"""
    return _TYPES.match(plain_text(line)) is not None


_COST = re.compile(r"\s*\{.*$")
_NONE = Stretch(0, 0)


class CardHead(NamedTuple):
    """What stands above the text; empty stretches where nothing does."""

    name: Stretch
    types: Stretch
    end: int
    """Where the text begins."""


def head_of(plain: str) -> CardHead:
    """The head of a card that was given whole."""
    lines = lines_of(plain)[:4]
    for place, line in enumerate(lines):
        if _TYPES.match(plain[line.start : line.end]):
            first = lines[0]
            name = _COST.sub("", plain[first.start : first.end])
            named = Stretch(first.start, first.start + len(name)) if place else _NONE
            return CardHead(named, line, line.end)
    return CardHead(_NONE, _NONE, 0)


_SMALL = "of|the|and|to|from|in|with|for|a|an|at|on|by|de|le|la|el"
_CAPITAL = r"[A-Z\u00c0-\u00de][\w'\u2019!?-]*"
_NAMED = re.compile(
    rf"(?:\b[Ww]hen(?:ever)?|, if|,) ((?!This\b|A\b|An\b|You\b|Another\b|Each\b){_CAPITAL}"
    rf"(?:,? (?:(?:{_SMALL}) )*{_CAPITAL})*),? (?:or|and|enters?|attacks|dies|deals|leaves|becomes|"
    r"blocks|is|isn't|transforms|exploits|mutates|has|fights|explores|untaps|phases|causes|"
    r"gets|gains|loses|entered|can't)\b"
)


def own_name(given: str) -> str:
    """What a card calls itself where only its text was given; empty where it does not.

    A name is in capitals, but for small words, and it is who does something.
    """
    found = _NAMED.search(given)
    return found[1] if found else ""
