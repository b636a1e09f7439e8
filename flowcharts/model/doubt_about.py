"""Which cases a doubt is about, where it is not about all that are asked a decision."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.model.text import Text
from flowcharts.traits import IdWord, Named, SomeWords

PARAGRAPH = "\n\n"
"""Between the paragraphs of a doubt."""


def paragraphs_of(doubt: Text) -> tuple[Text, ...]:
    """Its paragraphs, each in both languages."""
    return tuple(map(Text, *(words.split(PARAGRAPH) for words in doubt)))


class DoubtAbout(NamedTuple):
    """The cases that a paragraph of a doubt is about; all, where nothing is said of them."""

    answers: tuple[IdWord, ...] = ()
    """Those alone that are answered so …"""
    facts: Annotated[Mapping[IdWord, tuple[SomeWords, ...]], Named("fact")] = MappingProxyType({})
    """… and of which each of these facts has one of its values; of a moment, its step will do, or
    how many turns later that is than when the ability was missed: same-turn, next-turn, later."""
    is_untold: Annotated[bool, Named("untold")] = False
    """Is it about what no fact tells, as several misses? Then the chart alone shows it."""
