"""The lines above the text of a card: its name and its types."""

import re
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.plain_text import lines_of

_TYPES = re.compile(
    r"(?:(?:basic|legendary|snow|world|token|kindred|tribal|ongoing|elite|host) )*"
    r"(?:(?:artifact|creature|enchantment|land|planeswalker|instant|sorcery|battle|plane|"
    r"phenomenon|scheme|conspiracy|vanguard|dungeon)(?: |$))+(?:(?:—|-|//) ?[^.:]*)?$"
)
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
