"""What is played besides in a story: cards and plays that belong to the deck on the table."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, NamedTuple

from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.traits import RowName


class Role(StrEnum):
    """What something may be in a story: the gap in its words that it fills."""

    CREATURE = "creature"
    """Is cast, and nothing comes of it."""
    LAND = "land"
    """Is played, and nothing comes of it."""
    ATTACKER = "attacker"
    """Has been on the table for a turn, and attacks."""
    INSTANT = "instant"
    """Is cast besides, with what it is cast at."""
    VANILLA = "vanilla"
    """A creature whose abilities, where it has any, never matter, wherever it comes from."""
    MINE = "mine"
    """A 2/2 on its controller’s side that has been there for a turn."""
    GROUND = "ground"
    """The same, which can block and be blocked."""
    THEIRS = "theirs"
    """A creature of the opponent’s, for all to choose and too small to live."""
    TWO_DROP = "two-drop"
    """A creature of mana value two."""
    REMOVAL = "removal"
    """Kills any creature of these, at any time."""
    KILL = "kill"
    """The same, in a main phase."""
    SPELL = "spell"
    """An instant or sorcery card in a graveyard."""


@dataclass(frozen=True, slots=True)
class Filler:
    """A card that lends its name to a story, or words for one without a name."""

    id: Annotated[str, RowName()]
    roles: tuple[Role, ...]
    year: int = 1993
    """Since when there is such a card."""
    card: str = ""
    """The card; left out where it has no name."""
    colours: str = ""
    """The colours of what has no name, as WU; left out where any deck may have it."""
    words: Text | None = None
    """What is said of it, with {C} for the name of the card; its name, where it is left out."""


_THEIRS = "their-"
"""How a gap begins that something of the opponent’s fills."""
GAPS_FOR_FILLERS = frozenset(f"{whose}{role}" for role in Role for whose in ("", _THEIRS))
COLOURS = "WUBRG"
_COLOUR_WORDS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_SYMBOL = re.compile(r"[WUBRG]")
_NAME = Text("{C}", "《{C}》")


class Neighbours:
    """The cards that can stand beside a card in stories of one year."""

    def __init__(
        self, fillers: Iterable[Filler], cards: Mapping[str, Card], year: int | None
    ) -> None:
        """*year*: the first of which not every card is there; None where it is today’s."""
        self._fillers = [
            (filler, _words_of(filler, cards), _colours_of(filler, cards))
            for filler in fillers
            if (year is None or filler.year < year) and (not filler.card or filler.card in cards)
        ]
        self._pools: dict[tuple[Role, str, str], tuple[Text, ...]] = {}

    def beside(self, role: Role, card: Card, colours: str) -> tuple[Text, ...]:
        """What fits a deck of those *colours*, in a game with that *card*; any where none does."""
        key = (role, card.id, colours)
        if key not in self._pools:
            of_role = [
                (words, own)
                for filler, words, own in self._fillers
                if role in filler.roles and not _is_meant(filler, card)
            ]
            fitting = tuple(words for words, own in of_role if {*own} <= {*colours})
            self._pools[key] = fitting or tuple(words for words, _ in of_role)
        return self._pools[key]


class Decks(NamedTuple):
    """What each player may have on the table and in hand besides the card of a story."""

    neighbours: Neighbours
    card: Card
    mine: str
    """The colours of its controller’s deck."""
    theirs: str

    def can_fill(self, gap: str) -> bool:
        """Is that the name of such a gap?"""
        return gap in GAPS_FOR_FILLERS

    def filling(self, gap: str) -> tuple[Text, ...]:
        """What can fill it."""
        role = Role(gap.removeprefix(_THEIRS))
        is_theirs = role in (Role.THEIRS, Role.REMOVAL) or role != gap
        return self.neighbours.beside(role, self.card, self.theirs if is_theirs else self.mine)

    def filling_of_any_deck(self, gap: str) -> tuple[Text, ...]:
        """What can fill it where all that fits is on the table already."""
        return self.neighbours.beside(Role(gap.removeprefix(_THEIRS)), self.card, COLOURS)


def colours_of(cost: str) -> str:
    """The colours of a mana cost, in their order."""
    found = {*_SYMBOL.findall(cost)}
    return "".join(each for each in COLOURS if each in found)


def _words_of(filler: Filler, cards: Mapping[str, Card]) -> Text:
    words = filler.words or _NAME
    if not filler.card:
        return words
    name = cards[filler.card].name.without_ruby()
    return Text(words.en.replace("{C}", name.en), words.ja.replace("{C}", name.ja))


def _colours_of(filler: Filler, cards: Mapping[str, Card]) -> str:
    return colours_of(cards[filler.card].cost) if filler.card else filler.colours


def _is_meant(filler: Filler, card: Card) -> bool:
    """Is it the *card* itself, or one that its text speaks of, as of Forests or red spells?"""
    if filler.card == card.id:
        return True
    spoken_of = {_COLOUR_WORDS[each] for each in filler.colours}
    if filler.words is not None and not filler.card:
        spoken_of |= {*re.findall(r"[A-Z][a-z]+", filler.words.en)}
    return any(re.search(rf"\b{word}s?\b", card.text.en) for word in spoken_of)
