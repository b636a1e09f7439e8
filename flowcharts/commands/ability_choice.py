"""Which card and which of its abilities is meant."""

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.commands.arguments import Parser
from flowcharts.commands.request_error import RequestError, folded
from flowcharts.library.case_reader import abilities_of
from flowcharts.library.library import Library, UnknownError, unknown
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card


def add_card(parser: Parser) -> None:
    """Let the user say which card is meant."""
    parser.add_argument(
        "--card", metavar="NAME", help="a card, by its name in either language or its id"
    )


def card_named(name: str, library: Library) -> Card:
    """The card of Magic of that name.

    Raises:
        UnknownError: there is none.
    """
    cards = library.cards_of(Game.MAGIC)
    for card in cards.values():
        plain = card.name.without_ruby()
        if folded(name) in (card.id, folded(plain.en), folded(plain.ja)):
            return card
    raise UnknownError(unknown("card", name, tuple(card.name.en for card in cards.values())))


def abilities_on(card: Card, library: Library) -> tuple[Ability, ...]:
    """The abilities of *card* as they are counted.

    Raises:
        RequestError: the facts of none are known.
    """
    found = abilities_of(card.id, library.abilities)
    if not found:
        raise RequestError(
            f"The facts of {card.name.en} are not known: give those of the ability yourself, "
            f"as in --set option=may; `facts` names them."
        )
    return found


def ability_meant(card: Card, number: int | None, given: Case, library: Library) -> Case:
    """The facts of the ability of *card* of that number; where it has but one, of that one.

    *given*: facts that are given besides; all of an ability need no number.

    Raises:
        RequestError: it has several, and none is named, or it has not so many.
    """
    found = abilities_on(card, library)
    if number is not None:
        if not 1 <= number <= len(found):
            raise RequestError(f"{card.name.en} has no ability {number}: {_counted(card, found)}")
        return found[number - 1].case
    if len(found) == 1:
        return found[0].case
    of_ability = {name: given.values.get(name) for name in FACTS if _is_of_ability(name)}
    if None in of_ability.values():
        raise RequestError(f"Say which ability with --ability: {_counted(card, found)}")
    alike = (ability.case for ability in found if dict(ability.case.values) == of_ability)
    return next(alike, Case())


def _is_of_ability(name: str) -> bool:
    return FACTS[name].of is FactOf.ABILITY


def _counted(card: Card, found: tuple[Ability, ...]) -> str:
    names = ", ".join(f"{place} {each.id}" for place, each in enumerate(found, start=1))
    return f"{card.name.en} has {names}."
