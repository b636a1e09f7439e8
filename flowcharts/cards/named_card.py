"""A case at the table for which only a name was typed, told of the card that bears that name."""

from dataclasses import replace

from flowcharts.cards.ability_search import AbilitySearch
from flowcharts.cases.ability import Ability
from flowcharts.cases.decide import ContradictionError
from flowcharts.cases.inquiry import Inquiry
from flowcharts.model.text import Language


def of_named_card(inquiry: Inquiry, search: AbilitySearch, language: Language) -> Inquiry:
    """*inquiry*, which is decided, about the card that it names, where one is known.

    Of its abilities the one that comes to the same ruling; where none does, it is the card alone.
    """
    if inquiry.card is not None or not inquiry.name:
        return inquiry
    card = search.card_called(inquiry.name, language)
    if card is None:
        return inquiry
    told = (_told_of(inquiry, each.ability) for each in search.of_card(card))
    return replace(
        next((each for each in told if _is_ruled_alike(each, inquiry)), inquiry), card=card
    )


def _told_of(inquiry: Inquiry, ability: Ability) -> Inquiry:
    """The same that happened with *ability*: what its words say, nobody has to have said."""
    read = ability.case.values
    said = {
        told.question.id
        for told in inquiry.told
        if any(fact.name in read for fact in told.question.asks)
    }
    given = tuple(pair for pair in inquiry.given if pair[0] not in said)
    return Inquiry(inquiry.charts, ability=ability, given=given, name=inquiry.name)


def _is_ruled_alike(one: Inquiry, other: Inquiry) -> bool:
    try:
        return one.is_decided and one.walk == other.walk
    except ContradictionError:
        return False
