"""What an English card text does is named by whose it is and where it lies."""

import pytest

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.oracle import read_oracle


def effects(text: str) -> object:
    (ability,) = read_oracle(GivenText(text)).abilities
    return ability.facts["effects"].value


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("When ~ enters, exile target card an opponent controls until ~ leaves.", "exile-theirs"),
        ("Whenever ~ blocks a creature, destroy that creature.", "destroy-theirs"),
        ("Whenever ~ blocks, destroy it.", "destroy-own"),
        ("When ~ enters, target opponent discards a card.", "discard-opp"),
        ("When ~ enters, you discard a card.", "discard-you"),
        ("When ~ dies, each player except its controller creates a 1/1 token.", "permanent-any"),
        ("When ~ enters, destroy target creature that was dealt damage this turn.", "destroy-any"),
    ],
)
def test_an_effect_is_named_by_whose_it_is(text: str, told: str) -> None:
    assert effects(text) == (told,)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("When ~ dies, return it to its owner's hand.", "hand-you"),
        ("When ~ is put into a graveyard, return ~ to its owner's hand.", "hand-you"),
        ("When enchanted creature dies, return ~ to its owner's hand.", "hand-you"),
        ("Whenever another creature you own dies, return it to your hand.", "hand-you"),
        ("When ~ enters, return to your hand target card in your graveyard.", "hand-you"),
        ("When a player casts a spell, return ~ to its owner's hand.", "return-own-to-hand"),
        ("Whenever a creature dies, return ~ to its owner's hand.", "return-own-to-hand"),
        ("When ~ enters, exile target card from your graveyard.", "exile-graveyard"),
        ("When ~ is put into your graveyard from your library, exile it.", "exile-graveyard"),
        ("When ~ attacks, exile it.", "exile-own"),
        ("When ~ enters, exile target permanent not named ~.", "exile-any"),
        ("When ~ enters, exile target creature other than ~.", "exile-any"),
        (
            "When ~ dies, return the exiled cards to the battlefield under their owners' control.",
            "return-any",
        ),
        ("When ~ enters, each player gains 5 life.", "life-any"),
        ("When ~ enters, investigate.", "token-you"),
        ("When ~ dies, it deals 2 damage to each opponent and each Elf they control.", "life-opp"),
        ("When ~ enters, it deals 4 damage to target Elf an opponent controls.", "damage-theirs"),
        ("When ~ enters, it deals 4 damage to target Elf.", "damage-creature"),
        ("When a creature dies, ~ deals 2 damage to the creature's controller.", "life-affected"),
        ("When ~ attacks, it deals 2 damage to that spell or ability's owner.", "life-affected"),
        ("When ~ attacks, it deals 2 damage to the player it's attacking.", "life-opp"),
    ],
)
def test_where_a_thing_lies_and_whose_it_is_names_what_is_done(text: str, told: str) -> None:
    assert effects(text) == (told,)


def test_how_what_came_enters_is_no_effect_of_its_own() -> None:
    text = "When ~ dies, create Rex, an Ape token. Rex enters the battlefield tapped."
    assert effects(text) == ("token-you",)


def test_what_comes_from_the_top_of_your_graveyard_is_yours() -> None:
    (exiled,) = read_oracle(
        GivenText(
            "Return the top creature card of your graveyard to the battlefield. "
            "Exile it at the beginning of the next end step."
        )
    ).abilities
    assert exiled.facts["effects"].value == ("exile-own",)
    assert exiled.facts["delayed"].value == "undoes"
