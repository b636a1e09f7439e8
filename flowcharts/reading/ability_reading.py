"""What was read of a text: its abilities, and of each the facts, the words that show them, why."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from flowcharts.model.text import Text


class TextKind(StrEnum):
    """What a text is written in."""

    ORACLE = "oracle"
    """The English text of a card of Magic."""
    JAPANESE = "japanese"
    """The Japanese text of a card of Magic."""
    FORGE = "forge"
    """A script of Forge."""
    FAB = "fab"
    """The text of a card of Flesh and Blood."""


class GivenText(NamedTuple):
    """A text to be read, and what is known of its card."""

    text: str
    name: str = ""
    """The card’s own name; empty where it is not known."""
    types: str = ""
    """Its type line; empty where it is not known."""


class Stretch(NamedTuple):
    """A stretch of the given text."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Its words."""
        return text[self.start : self.end]

    def short_of(self, text: str) -> str:
        """Its words, short enough for a sentence."""
        words = re.sub(r"\s+", " ", self.of(text)).strip()
        return words if len(words) <= _SHORT else f"{words[: _SHORT - 1].rstrip()}…"

    def moved(self, by: int) -> "Stretch":
        """The same, counted from so many signs earlier."""
        return Stretch(self.start + by, self.end + by)


_SHORT = 80


class Certainty(StrEnum):
    """How far a reading can be relied on."""

    CERTAIN = "certain"
    """The words say it."""
    LIKELY = "likely"
    """The words are usually meant so; the board or another card may make it otherwise."""
    ASKED = "asked"
    """No words can say it: the value is a hint at most, and whoever rules is asked."""


class ReadFact(NamedTuple):
    """The value of a fact as it was read."""

    value: str | tuple[str, ...] | None
    """As `main.py facts` names it; None where nothing hints at one."""
    certainty: Certainty
    words: tuple[Stretch, ...]
    """What shows it; nothing where it is shown by what is not there."""
    because: Text

    def moved(self, by: int) -> "ReadFact":
        """The same, its words counted from so many signs earlier."""
        return self._replace(words=tuple(each.moved(by) for each in self.words))


@dataclass(frozen=True, slots=True)
class AbilityReading:
    """A triggered ability that was found in a text."""

    span: Stretch
    """Where it stands; the keyword that it stands for, where it is none in words."""
    text: str
    """Its words; those that its keyword stands for."""
    condition: str
    effect: str
    events: tuple[str, ...]
    """The kinds of event it triggers on, as content/reading/events.toml names them."""
    facts: Mapping[str, ReadFact]
    """By name, every fact of an ability."""
    unexplained: tuple[Stretch, ...] = ()
    """Words that no rule explained."""


class TextReading(NamedTuple):
    """All that was read of a text."""

    abilities: tuple[AbilityReading, ...] = ()
    """In the order of the text."""
    problems: tuple[Text, ...] = ()
    """Sentences for the reader: what could not be read, and what to do about it."""
    is_refused: bool = False
    """Was it not read at all? It may well have abilities."""
