"""English card text is read into abilities and their facts, each shown by its words."""

import gzip
import json
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.reading.ability_reading import AbilityReading, GivenText, TextReading
from flowcharts.reading.oracle import read_oracle

NAMES = [name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY]


def only(text: str, name: str = "", types: str = "") -> AbilityReading:
    (ability,) = read_oracle(GivenText(text, name, types)).abilities
    return ability


def value(ability: AbilityReading, fact: str) -> object:
    return ability.facts[fact].value


def words_of(text: str, ability: AbilityReading, fact: str) -> list[str]:
    return [span.of(text) for span in ability.facts[fact].words]


@pytest.mark.parametrize(
    ("text", "fact", "told", "words"),
    [
        ("When ~ enters, you may draw a card.", "option", "may", "may"),
        ("When ~ dies, sacrifice it unless you pay {2}.", "option", "unless", "unless you pay"),
        ("When ~ dies, destroy target land.", "stack_choice", "other", "target"),
        (
            "When ~ dies, target opponent loses 1 life.",
            *("stack_choice", "target-opponent", "target opponent"),
        ),
        (
            "Whenever ~ attacks, it gets +1/+1 until end of turn.",
            *("duration", "turn", "until end of turn"),
        ),
        ("When ~ enters, scry 2.", "resolution_choice", "yes", "scry"),
    ],
)
def test_a_fact_is_read_with_its_words(text: str, fact: str, told: str, words: str) -> None:
    ability = only(text)
    assert value(ability, fact) == told
    assert words in words_of(text, ability, fact)[0]


@pytest.mark.parametrize(
    ("effect", "lasts", "certainty"),
    [
        ("target creature can't block this turn.", "turn", "certain"),
        ("it gets +2/+0 until end of combat.", "combat", "certain"),
        ("target creature blocks ~ this combat if able.", "combat", "certain"),
        ("target creature can't attack until your next turn.", "your-next-turn", "certain"),
        ("goad target creature.", "your-next-turn", "certain"),
        ("it gains flying until the end of your next turn.", "your-next-end", "certain"),
        ("it can't attack until target opponent's next turn.", "their-next-turn", "certain"),
        ("it can't attack until its controller's next turn.", "their-next-turn", "likely"),
        ("it can't attack during its controller's next turn.", "their-next-turn", "asked"),
        ("it gains flying until your next end step.", "your-next-turn", "asked"),
        ("each opponent skips their next untap step.", "next-untap", "certain"),
        ("it doesn't untap during its controller's next untap step.", "next-untap", "likely"),
        ("lands you control don't untap during your next untap step.", "your-next-turn", "asked"),
        ("gain control of target land for as long as you control ~.", "while", "certain"),
        ("exile target land until ~ leaves the battlefield.", "while", "certain"),
        ("that player can't gain life for the rest of the game.", "forever", "certain"),
        ("target land becomes a Swamp.", "forever", "likely"),
        ("regenerate target creature.", "turn", "certain"),
        ("it becomes a Bear in addition to its other types until end of turn.", "turn", "certain"),
        ("it gets +1/+0 until end of turn and can't be blocked this combat.", "turn", "asked"),
        ("it gains flying until end of turn as long as you control ~.", "turn", "certain"),
        ("it can't untap during its controller's next two untap steps.", "your-next-turn", "asked"),
        ("it can't attack until the end of the next turn.", "your-next-turn", "asked"),
        ("you may play it until you exile another card with ~.", "while", "certain"),
        ("creatures can't attack you until a player planeswalks.", "while", "certain"),
        ("each player skips their next untap step.", "your-next-turn", "asked"),
        ("reveal cards until you reveal a land card.", "none", "certain"),
    ],
)
def test_how_long_it_lasts_is_said_as_exactly_as_the_values_can(
    effect: str, lasts: str, certainty: str
) -> None:
    told = only(f"Whenever ~ attacks, {effect}").facts["duration"]
    assert (told.value, told.certainty) == (lasts, certainty)


@pytest.mark.parametrize(
    ("event", "certainty"),
    [("a player casts a spell", "asked"), ("an opponent casts a spell", "likely")],
)
def test_whose_turn_it_is_is_asked_where_it_may_be_anybodys(event: str, certainty: str) -> None:
    told = only(f"Whenever {event}, that player skips their next untap step.").facts["duration"]
    assert (told.value, told.certainty) == ("next-untap", certainty)


def test_a_may_and_an_opponents_unless_are_an_option_of_their_own() -> None:
    both = only("Whenever an opponent casts a spell, you may draw a card unless they pay {1}.")
    assert value(both, "option") == "may-unless"
    assert value(both, "option_of") == "controller"
    one = only("Whenever ~ attacks, you may draw a card. Sacrifice ~ unless you pay {1}.")
    assert value(one, "option") == "unless"


@pytest.mark.parametrize(
    ("before", "effects"),
    [
        ("you may pay {1}", ("creates-reflexive",)),
        ("sacrifice it", ("sacrifice-own", "creates-reflexive")),
    ],
)
def test_what_goes_on_with_when_you_do_sets_that_up(before: str, effects: tuple[str, ...]) -> None:
    text = f"When ~ enters, {before}. When you do, draw a card."
    made, reflexive = read_oracle(GivenText(text)).abilities
    assert value(made, "effects") == effects
    assert value(reflexive, "reflexive") == "yes"
    assert value(reflexive, "effects") == ("draw-you",)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("each player gargles no more than one card", "rules-changed"),
        ("you gargle a 1/1 Bear creature token", "something-seen"),
        ("the gargle rolls twice this turn", "something-seen"),
        ("gargle it until end of turn", "something-unseen"),
    ],
)
def test_of_an_effect_without_a_name_its_words_may_show_whether_it_is_seen(
    effect: str, told: str
) -> None:
    ability = only(f"When ~ enters, {effect}.")
    assert (ability.condition, ability.effect) == ("When ~ enters", f"{effect}.")
    fact = ability.facts["effects"]
    assert (fact.value, fact.certainty) == ((told,), "likely")


def test_every_fact_of_an_ability_is_told_with_a_reason_in_both_languages() -> None:
    ability = only("When this creature enters, draw a card.")
    assert list(ability.facts) == NAMES
    for fact in ability.facts.values():
        assert fact.because.en
        assert fact.because.ja
        assert "{" not in fact.because.en + fact.because.ja


def test_a_name_with_a_comma_ends_no_condition() -> None:
    text = "When Baru, Fist of Krosa enters the battlefield, draw a card."
    for name in ("", "Baru, Fist of Krosa"):
        ability = only(text, name)
        assert ability.condition == "When Baru, Fist of Krosa enters the battlefield"
        assert ability.effect == "draw a card."


def test_what_is_made_for_later_is_an_ability_of_its_own() -> None:
    text = "Whenever ~ attacks, create a 1/1 Cat creature token. Exile that token at end of combat."
    made, later = read_oracle(GivenText(text)).abilities
    assert value(made, "delayed") == "none"
    assert value(later, "delayed") == "undoes"
    assert later.condition == "at end of combat"


def test_what_may_be_done_later_is_no_option() -> None:
    text = "When ~ enters, exile the top card of your library. You may play that card this turn."
    ability = only(text)
    assert value(ability, "option") == "none"
    assert value(ability, "effects") == ("exile-cards", "play-later")


def test_what_is_paid_for_an_option_is_no_choice_of_its_own() -> None:
    paid = only("When ~ enters, you may discard a card. If you do, draw two cards.")
    assert value(paid, "resolution_choice") == "no"
    chosen = only("When ~ enters, you may draw two cards. If you do, discard a card.")
    assert value(chosen, "resolution_choice") == "yes"


def test_a_chapter_has_its_own_option_and_choices() -> None:
    paid = only("II — You may discard up to two cards. If you do, draw that many cards.")
    assert value(paid, "option") == "may"
    assert value(paid, "resolution_choice") == "no"
    told = only("II — Discard up to two cards, then draw that many cards.")
    assert value(told, "option") == "zero"
    assert value(told, "resolution_choice") == "yes"


def test_a_card_that_was_exiled_before_is_chosen_and_nothing_is_exiled() -> None:
    ability = only("Whenever ~ attacks, put a card exiled with ~ into its owner's hand.")
    assert value(ability, "resolution_choice") == "yes"
    assert value(ability, "effects") == ("return-any-to-hand",)


def test_an_if_that_looks_back_at_the_turn_makes_nothing_delayed() -> None:
    ability = only("At the beginning of your end step, if a creature died this turn, draw a card.")
    assert value(ability, "delayed") == "none"
    assert value(ability, "duration") == "none"


def test_an_unless_that_looks_at_a_number_is_no_option() -> None:
    ability = only(
        "At the beginning of your upkeep, you lose 1 life unless you have 10 or less life."
    )
    assert value(ability, "option") == "none"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("When you control no lands, sacrifice ~.", "state-trigger"),
        ("Whenever you tap a land for mana, add {G}.", "mana-trigger"),
        ("Whenever you tap a land for mana, draw a card.", "trigger"),
    ],
)
def test_states_and_mana_are_triggers_of_their_own_kind(text: str, kind: str) -> None:
    assert value(only(text), "kind") == kind


@pytest.mark.parametrize(
    ("text", "unexplained"),
    [
        ("Whenever you attack, draw a card and flubber the wozzle.", ["flubber the wozzle"]),
        ("Whenever you attack, flubber the wozzle and draw a card.", ["flubber the wozzle"]),
        ("When it enters, draw a card, flubber them, then scry 1.", ["flubber them"]),
        ("When it dies, scry 1 and then you may flubber a creature.", ["flubber a creature"]),
        (
            "When it dies, draw a card and each opponent flubbers it and gains 1 life.",
            ["flubbers it"],
        ),
        ("When it dies, draw a card and wozzle.", ["wozzle"]),
        ("When it dies, wozzle and draw a card.", ["wozzle"]),
        ("When it dies, exile it and then you may wozzle.", ["wozzle"]),
        ("When it dies, you gain 2 life and each opponent wozzles.", ["wozzles"]),
        ("When it dies, draw a card, then wozzle.", ["wozzle"]),
        ("When it dies, draw a card and proliferate.", []),
        ("When it dies, investigate and scry 1.", []),
        ("When it dies, choose a color and type.", []),
        ("When it dies, create a Food and Treasure.", []),
        ("When it dies, it deals 1 damage to each opponent and planeswalker.", []),
        ("When it dies, destroy all artifacts and enchantments.", []),
        ("When it dies, it deals 2 damage to target creature and you.", []),
        ("When it dies, create a 1/1 red Imp creature token with flying and haste.", []),
        ("When it dies, create a 1/1 red Imp creature token that's tapped and attacking.", []),
        (
            (
                "When it enters, artifacts and creatures target opponent controls don't untap "
                "during that player's next untap step."
            ),
            [],
        ),
        ("When it dies, put a counter on it and another target creature.", []),
        ("Whenever you attack, draw a card and lose 1 life.", []),
    ],
)
def test_beside_what_is_known_something_more_to_be_done_is_unexplained(
    text: str, unexplained: list[str]
) -> None:
    (ability,) = read_oracle(GivenText(text)).abilities
    assert [span.of(text) for span in ability.unexplained] == unexplained


@pytest.mark.parametrize(
    ("text", "events", "delayed"),
    [
        ("At the beginning of your cleanup step, draw a card.", ("cleanup",), "none"),
        ("At the beginning of the next cleanup step, sacrifice it.", ("cleanup",), "moves-fixed"),
        ("At the beginning of the next end step, sacrifice it.", ("end-step",), "moves-fixed"),
        ("At end of turn, sacrifice it.", ("end-step",), "none"),
    ],
)
def test_a_cleanup_step_is_no_end_step(text: str, events: tuple[str, ...], delayed: str) -> None:
    ability = only(text)
    assert (ability.events, value(ability, "delayed")) == (events, delayed)


def test_what_lasts_until_a_cleanup_step_lasts_like_what_lasts_until_an_end_step() -> None:
    for until in ("until the next cleanup step", "until your next cleanup step"):
        text = f"When it enters, it gets +1/+1 {until}."
        other = text.replace("cleanup", "end")
        assert value(only(text), "duration") == value(only(other), "duration") == "your-next-turn"


def test_an_unknown_event_and_an_unknown_effect_are_unexplained() -> None:
    text = "Whenever you snorkle a Fish, gargle until done."
    ability = only(text)
    assert value(ability, "effects") is None
    assert [span.of(text) for span in ability.unexplained] == [
        "Whenever you snorkle a Fish",
        "gargle until done",
    ]


def test_a_mode_is_chosen_on_the_stack_and_its_points_belong_to_it() -> None:
    text = "When ~ enters, choose one —\n• Draw a card.\n• You gain 2 life.\nFlying"
    ability = only(text)
    assert value(ability, "stack_choice") == "other"
    assert value(ability, "effects") == ("draw-you", "life+you")
    assert "Flying" not in ability.text


def test_a_whole_card_is_read_below_its_name_and_types() -> None:
    text = "Bo, the Elf {G}\nLegendary Creature — Elf\nWhen Bo dies, draw a card.\n1/1"
    ability = only(text)
    assert ability.condition == "When Bo dies"
    assert ability.span.of(text) == "When Bo dies, draw a card."


def is_keyword(text: str, ability: AbilityReading) -> bool:
    return ability.span.of(text).strip() != ability.text


def is_whole(ability: AbilityReading) -> bool:
    """Is every letter of it in its condition or its effect?"""
    said = ability.condition + ability.effect
    return Counter(filter(str.isalnum, said)) == Counter(filter(str.isalnum, ability.text))


def sound(text: str, reading: TextReading) -> bool:
    """Every place lies in the text, and what was read of it is said in it."""
    for ability in reading.abilities:
        spans = [span for fact in ability.facts.values() for span in fact.words]
        for start, end in (ability.span, *spans, *ability.unexplained):
            if not 0 <= start <= end <= len(text):
                return False
        if not is_keyword(text, ability) and not is_whole(ability):
            return False
    return bool(reading.abilities or reading.problems)


@given(st.text(max_size=300))
def test_any_text_is_read(text: str) -> None:
    assert sound(text, read_oracle(GivenText(text)))


BITS = (
    "When ",
    "Whenever ",
    "At ",
    "you may ",
    "draw a card",
    ", ",
    ". ",
    "\n",
    "• ",
    '"',
    "(",
    ")",
)
MORE = (
    "target ",
    "unless ",
    "if ",
    "until end of turn",
    "at end of combat",
    "—",
    "I ",
    "{T}: ",
    "<",
)


@given(st.lists(st.sampled_from(BITS + MORE), max_size=30).map("".join))
def test_any_row_of_its_own_words_is_read(text: str) -> None:
    assert sound(text, read_oracle(GivenText(text, "If", "Sorcery")))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no text"),
        (" \n\t", "no text"),
        ("x" * 10_000_000, "more than"),
        ("\x00\x01\x7fELF", "encoding"),
        ("\ufffd" * 8, "encoding"),
        ("Flying", "No triggered ability"),
    ],
)
def test_what_cannot_be_read_ends_in_a_sentence(text: str, said: str) -> None:
    reading = read_oracle(GivenText(text))
    assert reading.abilities == ()
    assert said in reading.problems[0].en
    assert reading.problems[0].ja


@pytest.mark.parametrize(
    "text",
    [
        "When this creature dies, you\N{RIGHT SINGLE QUOTATION MARK}ll draw a card. You may not.",
        "Ｗｈｅｎ this creature dies, draw a card.",
        "<p>When this creature&nbsp;dies, <b>draw</b> a card.</p>",
        "\ufeffWhen this creature dies, draw a card.\r\n",
        "• When this creature dies, draw a card.",
    ],
)
def test_signs_of_other_widths_and_tags_are_read_as_plain_ones(text: str) -> None:
    ability = only(text)
    assert ability.events == ("dies",)
    assert value(ability, "effects") == ("draw-you",)


CORPORA = os.environ.get("TRAINER_CORPORA")


@pytest.mark.skipif(CORPORA is None, reason="TRAINER_CORPORA names no folder with card texts")
def test_no_line_of_the_corpora_loses_a_clause() -> None:
    with gzip.open(
        Path(CORPORA or "") / "oracle_triggers.jsonl.gz", "rt", encoding="utf-8"
    ) as file:
        rows = [json.loads(line) for line in file]
    lost = []
    for row in rows:
        text = "\n".join((row["full"], *row.get("bullets", ())))
        if not sound(text, read_oracle(GivenText(text, row["card"], row["types"]))):
            lost.append(text)
    assert rows
    assert lost == []


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("When Zid, Last of the Frogs enters, draw a card.", "When Zid, Last of the Frogs enters"),
        ("Whenever you draw a card, Zid, Frog deals 1 damage to you.", "Whenever you draw a card"),
        ("When Zid’s Eyes, the Ninth dies, draw a card.", "When Zid’s Eyes, the Ninth dies"),
    ],
)
def test_a_name_is_known_by_its_capitals(text: str, condition: str) -> None:
    assert only(text).condition == condition
