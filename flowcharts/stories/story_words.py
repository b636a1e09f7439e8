"""The words of one story: those of its ability and the phrases that all stories share."""

import re
from collections.abc import Mapping
from functools import cache
from string import digits
from types import MappingProxyType
from zlib import crc32

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory, StoryKey
from flowcharts.stories.filler import Decks

Phrases = Mapping[str, tuple[Text, ...]]
"""By name the ways to say one thing, of which each story has one."""

NOTHING_MORE: Mapping[str, Text] = MappingProxyType({})
_GAP = re.compile(r"\{([PQXW]|[a-z-]+)\}")
_WITHOUT_DIGITS = str.maketrans("", "", digits)
_SPREAD = 0x9E3779B1
"""Spreads numbers that are near each other (Knuth, Fibonacci hashing)."""
_BITS = 0xFFFFFFFF


class StoryWords:
    """Words with the players, the card and what else is played filled in; each is filled once."""

    def __init__(
        self,
        story: AbilityStory,
        controller: str,
        phrases: Phrases,
        decks: Decks,
        telling: int,
    ) -> None:
        """*telling*: the lot by which it is told."""
        other = "BA"["AB".index(controller)]
        self._gaps = {
            "P": Text(controller, controller),
            "Q": Text(other, other),
            "X": _printed(decks.card),
        }
        self._story = story
        self._phrases = phrases
        self._decks = decks
        self._telling = telling
        self._filled: dict[object, Text] = {}
        self._played: set[Text] = set()
        self.is_land = "Land" in decks.card.type.en

    def told(self, told: StoryKey) -> Text:
        """What the story of the ability says."""
        if told not in self._filled:
            self._filled[told] = self._fill(self._story.words[told])
        return self._filled[told]

    def phrase(self, name: str, **more: Text | str) -> Text:
        """The phrase of that name, in one of its ways; *more* fills gaps that only it has."""
        key = (name, *more.values())
        if key not in self._filled:
            parts = {
                gap: Text(words, words) if isinstance(words, str) else words
                for gap, words in more.items()
            }
            self._filled[key] = self._fill(self._one_of(name), parts)
        return self._filled[key]

    def _one_of(self, name: str) -> Text:
        ways = self._phrases[name]
        return ways[self.lot(name, len(ways))] if len(ways) > 1 else ways[0]

    def in_turn(self, name: str) -> tuple[Text, ...]:
        """All ways of that name, beginning with one of them."""
        ways = self._phrases[name]
        at = self.lot(name, len(ways))
        return ways[at:] + ways[:at]

    def lot(self, name: str, count: int) -> int:
        """A number below *count*, always the same under that *name* in this story."""
        mixed = ((_number_of(name) ^ self._telling) * _SPREAD) & _BITS
        return (mixed >> 8) % count

    @property
    def about(self) -> Text:
        """What is brought up: by its card, if no other could be meant, called for short."""
        is_told = self._story.has(StoryKey.ABOUT)
        return self.for_short(self.told(StoryKey.ABOUT) if is_told else self.phrase("the-card"))

    def for_short(self, words: Text) -> Text:
        """The same, with the card called as players call it."""
        name = self._gaps["X"].en
        return words._replace(en=words.en.replace(name, name.partition(", ")[0]))

    def adding(self, name: str, verb: Text) -> Text:
        """The same, with the phrase of that name that says how or when."""
        added = self.phrase(name)
        return Text(f"{verb.en} {added.en}", f"{added.ja}{verb.ja}")

    def _fill(self, text: Text, more: Mapping[str, Text] = NOTHING_MORE) -> Text:
        en, ja = text
        if "{" in en:
            en = _GAP.sub(lambda gap: (more.get(gap[1]) or self._filling(gap[1], gap[0])).en, en)
        if "{" in ja:
            ja = _GAP.sub(lambda gap: (more.get(gap[1]) or self._filling(gap[1], gap[0])).ja, ja)
        return Text(en, ja)

    def _filling(self, gap: str, unfilled: str) -> Text:
        """What fills it; *unfilled* where it is no gap, but mana."""
        if gap not in self._gaps:
            if not self._decks.can_fill(gap):
                return Text(unfilled, unfilled)
            self._gaps[gap] = self._fill(self._not_yet_played(gap, self._decks.filling(gap)))
        return self._gaps[gap]

    def _not_yet_played(self, gap: str, pool: tuple[Text, ...]) -> Text:
        """Two things of one name would be taken for one."""
        free = tuple(each for each in pool if each not in self._played)
        if not free:
            any_deck = self._decks.filling_of_any_deck(gap)
            free = tuple(each for each in any_deck if each not in self._played) or pool
        found = free[self.lot(gap, len(free))]
        self._played.add(found)
        return found


@cache
def _number_of(name: str) -> int:
    """The number of a name; names that differ in a count, as of Warnings, have the same."""
    return crc32(name.translate(_WITHOUT_DIGITS).encode())


@cache
def _printed(card: Card) -> Text:
    name = card.name.without_ruby()
    return Text(name.en, name.ja or name.en)
