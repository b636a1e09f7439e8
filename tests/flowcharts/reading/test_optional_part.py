"""An option stands over all that an ability does; over a part alone, it is a choice."""

import pytest

from flowcharts.reading.ability_reading import GivenText, TextKind
from flowcharts.reading.readers import READERS

SCRIPT = "T:Mode$ ChangesZone | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ Do"


def told(text: str, kind: TextKind = TextKind.ORACLE) -> tuple[object, object]:
    (ability,) = READERS[kind](GivenText(text)).abilities
    return ability.facts["option"].value, ability.facts["resolution_choice"].value


@pytest.mark.parametrize(
    "text",
    [
        "When ~ enters, draw a card, then you may untap target land.",
        "When ~ enters, you gain 1 life. You may draw a card. If you do, put ~ into your hand.",
        "Whenever ~ attacks, exile the top card of your library. You may cast it without paying.",
        "Whenever you cast a spell, copy it. You may choose new targets for the copy.",
        "At end of combat, destroy all lands. Then untap up to two creatures.",
        "Cascade",
        "When ~ enters, look at that library. You may exile it. Put ~ into your graveyard.",
        "When ~ enters, reveal the top card of your library. You may put it into your graveyard.",
        "When ~ enters, draw a card, then learn.",
    ],
)
def test_what_may_be_left_of_what_is_done_all_the_same_is_a_choice(text: str) -> None:
    assert told(text) == ("none", "yes")


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("When ~ enters, you may draw a card, then untap target land.", "may"),
        ("When ~ enters, you may pay {2}. If you do, draw a card.", "may"),
        ("When ~ enters, choose target land. You may untap it.", "may"),
        ("When ~ enters, look at the top card of your library. You may reveal it.", "may"),
        ("When ~ enters, look at ~. You may reveal it. If it is seen this way, untap ~.", "may"),
        ("When ~ enters, ~ deals an amount of damage of your choice to target player.", "zero"),
        ("When ~ enters, distribute two counters among it and any number of elves.", "none"),
        ("When ~ enters, discard any number of cards, then draw that many cards.", "zero"),
        ("When ~ enters, choose one —\n• Draw a card.\n• You may untap ~.", "may"),
        ("When ~ enters, choose up to one —\n• Draw a card.\n• Untap ~.", "none"),
        ("When ~ enters, learn.", "may"),
    ],
)
def test_an_option_over_all_that_is_done_is_one_of_the_ability(text: str, option: str) -> None:
    assert told(text)[0] == option


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("When ~ enters, you may look at ~. If it is red, you may reveal it.", ("may", "yes")),
        ("When ~ enters, you may look at ~. If it is red, reveal it.", ("may", "no")),
        (
            "When ~ enters, choose one —\n• You may untap ~.\n• You may draw a card.",
            ("may", "no"),
        ),
        ("When ~ enters, draw a card. You may pay {1}. If you don't, tap ~.", ("if-not", "no")),
        ("When ~ enters, draw a card. You may pay {1}. If you do, tap ~.", ("none", "yes")),
    ],
)
def test_a_part_may_be_left_besides_the_option(text: str, facts: tuple[str, str]) -> None:
    assert told(text) == facts


def test_what_may_be_left_is_known_where_something_else_follows() -> None:
    text = "When ~ enters, you may pay {1}. If you don't, tap ~."
    (ability,) = READERS[TextKind.ORACLE](GivenText(text)).abilities
    assert [span.of(text) for span in ability.facts["option"].words] == ["may", "If you don't"]
    assert ability.unexplained == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            "大熊が戦場に出たとき、一番上のカードを見る。あなたはそれを戦場に出してもよい。",
            ("may", "no"),
        ),
        (
            "大熊が戦場に出たとき、一番上のカードを見る。それを公開してもよい。カード１枚を引く。",
            ("none", "yes"),
        ),
        (
            "大熊が戦場に出たとき、カード１枚を引く。その後、大熊をアンタップしてもよい。",
            ("none", "yes"),
        ),
        (
            "大熊が戦場に出たとき、カード１枚を引く。あなたは「大熊をアンタップする。」を選んでもよい。",
            ("none", "yes"),
        ),
        (
            "大熊が戦場に出たとき、あなたは「大熊をアンタップする。その後、カード１枚を引く。」を選んでもよい。",
            ("may", "no"),
        ),
        ("大熊が戦場に出たとき、履修を行う。", ("may", "yes")),
        (
            "呪文が唱えられるたび、それをコピーする。あなたはコピーの新しい対象を選んでもよい。",
            ("none", "yes"),
        ),
    ],
)
def test_it_is_so_in_japanese(text: str, facts: tuple[str, str]) -> None:
    assert told(text, TextKind.JAPANESE) == facts


def test_it_is_so_in_a_script() -> None:
    part = "SVar:Do:DB$ Draw | SubAbility$ More\nSVar:More:DB$ Untap | Optional$ True"
    assert told(f"{SCRIPT}\n{part}", TextKind.FORGE) == ("none", "yes")
    whole = "SVar:Do:DB$ Untap | Optional$ True | SubAbility$ More\nSVar:More:DB$ Draw"
    assert told(f"{SCRIPT}\n{whole}", TextKind.FORGE) == ("may", "no")


def test_of_equals_one_is_chosen() -> None:
    least = "When ~ enters, destroy a creature with the least power."
    assert told(least) == ("none", "yes")
    assert told(f"{least[:-1]} chosen at random.") == ("none", "no")
