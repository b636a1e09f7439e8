"""How long what an ability does lasts."""

import pytest

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.japanese.japanese_text import read_japanese
from flowcharts.reading.oracle import read_oracle

MAIN_PHASE = (
    "~ assigns no combat damage this turn and at the beginning of your next main phase this turn, "
    "you add {C}"
)
BLOCKED = (
    "tap each creature that was blocked this turn and it doesn't untap during its controller's "
    "next untap step"
)


def value(text: str, fact: str) -> object:
    return read_oracle(GivenText(text)).abilities[0].facts[fact].value


@pytest.mark.parametrize(
    ("effect", "duration"),
    [
        (
            "create a token. It gains haste. Exile it at the beginning of the next end step",
            "forever",
        ),
        ("return it to the battlefield. It gains haste until end of turn", "turn"),
        ('create a token. It has "Sacrifice this token: Draw a card."', "none"),
        ("gain control of target land. ~ assigns no combat damage this turn", "forever"),
        ("gain control of target land until end of turn. Untap it", "turn"),
        ("gain control of target land of a player who was dealt damage this turn", "forever"),
        ("destroy each of the creatures that didn't attack this turn", "none"),
        ("draw a card for each land and ~ assigns no combat damage this turn", "turn"),
        ("the next spell you cast this turn costs {1} less to cast", "turn"),
        ("the next spell you cast this turn can't be countered", "turn"),
        ("you may have your life total become the number of lands you control", "none"),
        ("double its controller's life total", "none"),
        ("creatures it was blocking become unblocked", "none"),
        (MAIN_PHASE, "turn"),
        (BLOCKED, "next-untap"),
    ],
)
def test_it_lasts_as_long_as_the_last_that_it_does(effect: str, duration: str) -> None:
    assert value(f"When ~ enters, {effect}.", "duration") == duration


def test_what_a_newcomer_gains_lasts_in_japanese_too() -> None:
    text = "~が戦場に出たとき、トークンを1体生成する。それは速攻を得る。"
    (ability,) = read_japanese(GivenText(text)).abilities
    assert ability.facts["duration"].value == "forever"


def test_a_main_phase_of_this_turn_is_the_time_of_what_is_put_off() -> None:
    text = "When ~ enters, tap it and at the beginning of your next main phase this turn, add {C}."
    entering, later = read_oracle(GivenText(text)).abilities
    assert entering.facts["effects"].value == ("tap-own", "creates-delayed")
    assert later.events == ("main-phase",)
    assert later.facts["effects"].value == ("mana-you",)
