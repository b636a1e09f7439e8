"""What somebody chooses as an ability resolves, and what at another time."""

import pytest

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.oracle import read_oracle

COPIES = "When you cast this spell, copy it for each spell cast before it this turn."
LATER = (
    "When ~ enters, you may cast a spell from that player's graveyard this turn, and you may "
    "spend mana as though it were mana of any color to cast it."
)
MODES = (
    "When ~ enters, choose one or more. Each mode must target a different player.\n"
    "• Target opponent loses 1 life.\n• Target player draws a card."
)


def value(text: str, fact: str) -> object:
    return read_oracle(GivenText(text)).abilities[0].facts[fact].value


@pytest.mark.parametrize(
    "text",
    [
        f"Storm ({COPIES} You may choose new targets for the copies.)",
        "When ~ enters, amass 2. (Put two +1/+1 counters on an Army you control.)",
        "When ~ enters, an opponent separates those cards into two piles. Put one away.",
        "When ~ enters, it deals 1 damage to that player or a planeswalker that player controls.",
        "When ~ enters, create a token attacking that player or a planeswalker they control.",
        "When ~ enters, each other player chooses one. Destroy those.",
        "When ~ enters, look at the top two cards. Put one into your hand.",
        "When ~ enters, target creature gains your choice of flying or trample.",
        "When ~ enters, put a flying counter or a reach counter on it.",
        "When ~ enters, gain 2 life or draw a card.",
        "When ~ enters, it fights a creature you don't control.",
        "When ~ enters, it deals 2 damage to a creature an opponent controls.",
        "When ~ enters, a creature you control gets +1/+1 until end of turn.",
        "When ~ enters, put a card in your hand on the bottom of your library.",
        "When ~ enters, cast one of the exiled cards without paying its mana cost.",
        "When ~ enters, it becomes a copy of a creature card in a graveyard.",
        "When ~ enters, you may pay any amount of life. If you do, draw that many cards.",
    ],
)
def test_who_can_pick_one_of_several_chooses_as_it_resolves(text: str) -> None:
    assert value(text, "resolution_choice") == "yes"


@pytest.mark.parametrize(
    "text",
    [
        f"Storm ({COPIES})",
        "When ~ enters, exile two cards. Until your next end step, you may play one of those.",
        "When ~ enters, exile it. You may look at and play that card for as long as it is exiled.",
        LATER,
        "When ~ enters, you may choose to have it deal 2 damage to target creature.",
        "When ~ enters, destroy target permanent of that player's choice.",
        "When ~ enters, it deals 2 damage to a creature an opponent controls chosen at random.",
        "When ~ enters, choose up to one:\n• Draw a card.\n• You gain 1 life.",
        MODES,
        "When ~ enters, you may sacrifice a creature or discard a card. If you do, draw a card.",
    ],
)
def test_what_is_chosen_at_another_time_is_no_choice_as_it_resolves(text: str) -> None:
    assert value(text, "resolution_choice") == "no"


@pytest.mark.parametrize("sign", [":", "."])
def test_modes_are_chosen_on_the_stack_whatever_sign_is_before_them(sign: str) -> None:
    text = f"When ~ enters, choose one{sign}\n• Draw a card.\n• You gain 1 life."
    assert (value(text, "stack_choice"), value(text, "option")) == ("other", "none")


def test_that_each_mode_has_its_own_target_makes_nobody_attack() -> None:
    assert value(MODES, "effects") == ("life-opp", "draw-any")
