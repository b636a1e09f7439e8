"""Which ability is meant: of a card that is named, or of a text that is given."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from flowcharts.cards.other_cards import OtherCards
from flowcharts.cards.own_card import abilities_left
from flowcharts.cards.pasted_cards import listed_names, pasted_cards, refusal_of_whole
from flowcharts.cards.read_card import ReadCard, read_card, read_text
from flowcharts.find.card_abilities import CardAbilities, CardAbility
from flowcharts.find.fold import fold
from flowcharts.library.content_files import OWN
from flowcharts.library.library import Library
from flowcharts.model.scenario import Card
from flowcharts.model.text import LIST, Language, Text
from flowcharts.reading.text_kind import is_card_text

if TYPE_CHECKING:
    from flowcharts.reading.ability_reading import AbilityReading


_MOST_NAMES = 150
"""No deck has more; each is looked for."""
_NONE_KNOWN = Text(
    "None of the cards of this list is known: take in a file of cards, or paste their texts.",
    "このリストのカードは1枚も見つかりません。カードのファイルを取り込むか、"
    "カードの文章を貼り付けてください。",
)
_LEFT_OUT = Text("Left out: {names}. {why}", "読み取らなかったカード：{names}。{why}")
_MOST_READ = 200
"""So many cards are read once: each letter that is typed finds most of those before it again."""
_MOST_LEFT_OUT = 3
"""So many of those left out are named; the others are counted."""


class FoundAbilities(NamedTuple):
    """What was found."""

    abilities: tuple[CardAbility, ...]
    problem: Text | None = None
    """Why a text that was given has none, or which of its cards were left out."""


class AbilitySearch:
    """Looks through the listed cards, the user's own, and those whose texts are read.

    Attributes:
        readings: how each ability was read that was found and is no listed one, by its id.
    """

    def __init__(self, library: Library, others: OtherCards) -> None:
        self._library, self._other_cards = library, others
        self.readings: dict[str, AbilityReading] = {}
        self._read_card = lru_cache(_MOST_READ)(read_card)

    @cached_property
    def _listed(self) -> CardAbilities:
        """Those whose facts are known; read when one is looked for."""
        return CardAbilities(self._library)

    def look_again(self) -> None:
        """A card has been kept: it is a listed one from now on."""
        vars(self).pop("_listed", None)

    def found(self, asked: str, language: Language) -> FoundAbilities:
        """The abilities of the cards that *asked* names; of the text that it is."""
        if names := listed_names(asked):
            return self._found_in_list(names, language)
        if is_card_text(asked):
            return self._found_in_text(asked)
        listed = self._listed.named(asked, language)
        others = (self._read(card) for card in self._other_cards.named(asked, language))
        return FoundAbilities(
            (*listed, *self._unsettled(listed), *(each for found in others for each in found))
        )

    def _found_in_text(self, text: str) -> FoundAbilities:
        """The abilities of all cards whose texts were pasted."""
        refused = refusal_of_whole(text)
        if refused is not None:
            return FoundAbilities((), refused)
        read = [read_text(each.text, each.name, each.cost) for each in pasted_cards(text)]
        found = tuple(found for each in read for found in self._noted(each))
        refused_cards = [each for each in read if each.is_refused and each.card.text.en]
        if found:
            return FoundAbilities(found, _left_out(refused_cards) if refused_cards else None)
        problems = (problem for each in read for problem in each.problems)
        return FoundAbilities((), next(problems, None))

    def _found_in_list(self, names: tuple[str, ...], language: Language) -> FoundAbilities:
        """The abilities of the cards of a list, those that are known by their names."""
        wanted = {fold(name) for name in names}
        found = {
            (ability.card.id, ability.ability.id): ability
            for name in names[:_MOST_NAMES]
            for ability in self.found(name, language).abilities
            if not wanted.isdisjoint(fold(said) for said in ability.card.name.without_ruby())
        }
        return FoundAbilities(tuple(found.values()), None if found else _NONE_KNOWN)

    def card_called(self, name: str, language: Language) -> Card | None:
        """The card that is called so, in either language; None where none is known."""
        wanted = fold(name)
        listed = (each.card for each in self._listed.named(name, language))
        known = (*listed, *self._other_cards.named(name, language))
        called = (card for card in known if wanted in map(fold, card.name.without_ruby()))
        return next(called, None)

    def of_card(self, card: Card) -> tuple[CardAbility, ...]:
        """The abilities of a card, listed or read."""
        return self._listed.of_card(card.id) or self._read(card)

    def _unsettled(self, listed: tuple[CardAbility, ...]) -> Iterator[CardAbility]:
        """Of the user's own cards the abilities that nobody has settled yet."""
        own = {each.card.id: each.card for each in listed if each.card.id.startswith(OWN)}
        for card in own.values():
            kept = [each.ability.id for each in listed if each.card.id == card.id]
            yield from self._noted(abilities_left(card, kept))

    def _read(self, card: Card) -> tuple[CardAbility, ...]:
        return self._noted(self._read_card(card))

    def _noted(self, read: ReadCard) -> tuple[CardAbility, ...]:
        self.readings |= read.readings
        return read.abilities


def _left_out(cards: Sequence[ReadCard]) -> Text:
    """The sentence for *cards* whose texts could not be read, beside others that were."""
    names = [each.card.name for each in cards[:_MOST_LEFT_OUT]]
    more = len(cards) - len(names)
    rest = [Text(f"+{more}", f"+{more}")] if more else []
    return _LEFT_OUT.filled(names=LIST.join([*names, *rest]), why=cards[0].problems[0])
