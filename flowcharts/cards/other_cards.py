"""Cards without listed facts that can be ruled on all the same: their texts are read."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import NamedTuple

from flowcharts.cards.card_library import CardLibrary, library_file
from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.imported_card import IMPORTED
from flowcharts.cases.ability import Ability
from flowcharts.find.entries import card_entry
from flowcharts.find.entry import IndexEntry
from flowcharts.find.fold import Query
from flowcharts.find.hit import Hit
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card
from flowcharts.model.text import Language

_MOST = 6
"""So many cards of the card library are looked at while a name is typed."""


class _LookedAt(NamedTuple):
    """What the library had when its cards were looked at."""

    cards: Mapping[str, Card]
    abilities: Mapping[str, Ability]
    entries: tuple[tuple[IndexEntry, Card], ...]
    """Of the cards without facts."""


class OtherCards:
    """The cards of the library that have no facts, and those of the card library."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._imported: CardLibrary | None = None
        self._looked_at: _LookedAt | None = None

    def forget(self) -> None:
        """Let go of the card library: it will be another one."""
        if self._imported is not None:
            self._imported.close()
            self._imported = None

    def named(self, asked: str, language: Language) -> Iterator[Card]:
        """Those whose names have all the words of *asked*."""
        query = Query(asked)
        if not query.words:
            return
        for entry, card in self._unsettled():
            hit = entry.hit(query)
            if hit is not None and not hit[0].is_mention:
                yield card
        yield from self._taken_in(asked, language)

    def _unsettled(self) -> tuple[tuple[IndexEntry, Card], ...]:
        """The cards of the library that have no facts, gathered anew where it has others."""
        cards, abilities = self._library.cards_of(Game.MAGIC), self._library.abilities
        known = self._looked_at
        if known is None or known.cards is not cards or known.abilities is not abilities:
            settled = {name for each in abilities.values() for name in each.cards}
            others = (card for card in cards.values() if card.id not in settled)
            entries = tuple((card_entry(card, Game.MAGIC), card) for card in others)
            self._looked_at = known = _LookedAt(cards, abilities, entries)
        return known.entries

    def hits(self, asked: str, language: Language) -> tuple[Hit, ...]:
        """The cards of the card library as Find shows them."""
        query = Query(asked)
        found = (
            card_entry(card, Game.MAGIC).hit(query) for card in self._taken_in(asked, language)
        )
        return tuple(hit for _, hit in filter(None, found))

    def card(self, card_id: str) -> Card | None:
        """The card of that id, listed or taken in."""
        if not card_id.startswith(IMPORTED):
            return self._library.cards.get(card_id)
        number = card_id.removeprefix(IMPORTED)
        found = self._cards.card(int(number)) if number.isdecimal() else None
        return found.as_card() if found is not None else None

    @property
    def has_taken_in(self) -> bool:
        """Are there cards of files?"""
        return library_file().is_file()

    def any_card(self, lots: Random) -> Card | None:
        """One of the cards of files by lot; None where that one is listed, or cannot be had."""
        with suppress(CardLibraryError):  # it is said when cards are taken in
            found = self._cards.any_card(lots)
            if found is not None and found.card.name.en not in self._listed:
                return found.as_card()
        return None

    @property
    def _listed(self) -> set[str]:
        return {card.name.without_ruby().en for card in self._library.cards.values()}

    def _taken_in(self, asked: str, language: Language) -> Iterator[Card]:
        """Of the card library those that the other library has not got."""
        with suppress(CardLibraryError):  # it is said when cards are taken in
            named = self._cards.find(asked, language, _MOST)
            known = self._listed if named else set()
            for found in named:
                if found.card.name.en not in known:
                    yield found.as_card()

    @property
    def _cards(self) -> CardLibrary:
        if self._imported is None:
            self._imported = CardLibrary(library_file())
        return self._imported
