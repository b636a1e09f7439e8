"""Whether what an ability does may be left, as its words say."""

import pytest

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.oracle import read_oracle

LATER = (
    "When ~ enters, you may cast a spell from that player's graveyard this turn, and you may "
    "spend mana as though it were mana of any color to cast it."
)
MADNESS = (
    "Each card you own has madness. (If you discard a card with madness, discard it into exile. "
    "When you do, cast it for its madness cost or put it into your graveyard.)"
)
NOT_PUT = (
    "When ~ enters, look at it. You may put it into your hand. If you didn't put a card into your "
    "hand this way, draw a card."
)


def value(text: str, fact: str) -> object:
    return read_oracle(GivenText(text)).abilities[0].facts[fact].value


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("When ~ enters, tap it unless you sacrifice a creature other than ~.", "unless"),
        ("When ~ enters, tap it unless you have more cards in hand than they do.", "none"),
        ("When ~ enters, tap it unless you have exactly three cards in hand.", "none"),
        ("When ~ enters, reveal it. You may cast it. If you don't cast it, draw a card.", "if-not"),
        ("When ~ enters, if you didn't cast it from your hand, draw a card.", "none"),
        (NOT_PUT, "if-not"),
        ("When ~ enters, that player chooses up to two lands, then sacrifices the rest.", "none"),
        ("When ~ enters, put a counter on up to one creature you control. Draw a card.", "none"),
        ("When ~ enters, sacrifice any number of lands. Draw that many cards.", "zero"),
        (LATER, "none"),
        (MADNESS, "if-not"),
    ],
)
def test_an_option_is_told_by_what_follows_if_it_is_left(text: str, option: str) -> None:
    assert value(text, "option") == option


def test_what_may_be_left_where_the_option_was_left_is_a_choice() -> None:
    text = "When ~ enters, you may put it away. If you don't put it away, you may draw a card."
    assert (value(text, "option"), value(text, "resolution_choice")) == ("if-not", "yes")
