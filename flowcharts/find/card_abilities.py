"""The abilities of the cards, found by the card’s name in either language."""

from typing import NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.find.entries import card_entry
from flowcharts.find.fold import Query
from flowcharts.find.name_order import name_order
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card
from flowcharts.model.text import Language, Text


class CardAbility(NamedTuple):
    """An ability as it is printed on a card."""

    card: Card
    ability: Ability
    words: Text | None = None
    """The whole of it, where it was read of the card's text."""


class CardAbilities:
    """All whose facts are known, by name."""

    def __init__(self, library: Library) -> None:
        of_cards: dict[str, list[Ability]] = {}
        for ability in library.abilities.values():
            for card_id in ability.cards:
                of_cards.setdefault(card_id, []).append(ability)
        self._listed = [
            (card_entry(card, Game.MAGIC), tuple(CardAbility(card, ability) for ability in found))
            for card in library.cards_of(Game.MAGIC).values()
            if (found := of_cards.get(card.id))
        ]

    def of_card(self, card_id: str) -> tuple[CardAbility, ...]:
        """The abilities of that card."""
        return next((found for entry, found in self._listed if entry.id == card_id), ())

    def named(self, asked: str, language: Language = Language.ENGLISH) -> tuple[CardAbility, ...]:
        """Those of the cards whose name has all the words of *asked*, the nearest first.

        All of them where nothing is asked, in the order of their names in *language*.
        """
        query = Query(asked)
        if not query.words:
            return tuple(each for found in self._in_order(language) for each in found)
        hits = [(entry.hit(query), found) for entry, found in self._listed]
        near = [(hit[0], found) for hit, found in hits if hit and not hit[0].is_mention]
        return tuple(each for _, found in sorted(near, key=lambda pair: pair[0]) for each in found)

    def _in_order(self, language: Language) -> list[tuple[CardAbility, ...]]:
        listed = [found for _, found in self._listed]
        return sorted(listed, key=lambda found: name_order(found[0].card.name, language))
