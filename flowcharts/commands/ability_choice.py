"""Which card and which of its abilities is meant."""

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.commands.arguments import Parser
from flowcharts.commands.request_error import RequestError, folded
from flowcharts.library.case_reader import abilities_of
from flowcharts.library.library import Library, UnknownError
from flowcharts.library.unknown_name import unknown
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text, listed


def add_card(parser: Parser) -> None:
    """Let the user say which card is meant."""
    parser.add_argument(
        "--card",
        metavar="NAME",
        help=Text(
            "a card, by its name in either language or its id",
            "カード。名前（英語でも日本語でも）またはID",
        ),
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
            Text(
                f"The facts of {card.name.en} are not known: give those of the ability yourself, "
                f"as in --set option=may; `facts` names them.",
                f"《{_ja(card)}》の能力の事実が分かりません。"
                "`--set option=may` のように書いてください。名前は `facts` で確かめられます。",
            )
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
            raise RequestError(
                Text(
                    f"{card.name.en} has no ability {number}: it has {_counted(found).en}.",
                    f"《{_ja(card)}》に{number}番目の能力はありません。"
                    f"能力は {_counted(found).ja} です。",
                )
            )
        return found[number - 1].case
    if len(found) == 1:
        return found[0].case
    of_ability = {name: given.values.get(name) for name in FACTS if _is_of_ability(name)}
    if None in of_ability.values():
        raise RequestError(
            Text(
                f"Say which ability with --ability: {card.name.en} has {_counted(found).en}.",
                f"どの能力かを --ability で書いてください。"
                f"《{_ja(card)}》の能力は {_counted(found).ja} です。",
            )
        )
    alike = (ability.case for ability in found if dict(ability.case.values) == of_ability)
    return next(alike, Case())


def _is_of_ability(name: str) -> bool:
    return FACTS[name].of is FactOf.ABILITY


def _counted(found: tuple[Ability, ...]) -> Text:
    return listed(f"{place} {each.id}" for place, each in enumerate(found, start=1))


def _ja(card: Card) -> str:
    return card.name.without_ruby().ja
