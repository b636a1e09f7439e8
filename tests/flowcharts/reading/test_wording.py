"""Turns of English card text that look like something else."""

import pytest

from flowcharts.reading.ability_reading import AbilityReading, GivenText
from flowcharts.reading.oracle import read_oracle


def abilities(text: str, name: str = "") -> tuple[AbilityReading, ...]:
    return read_oracle(GivenText(text, name)).abilities


def value(ability: AbilityReading, fact: str) -> object:
    return ability.facts[fact].value


@pytest.mark.parametrize(
    ("condition", "events"),
    [
        ("When you cast a spell from exile", ("casts",)),
        ("Whenever a card is exiled", ("exiled",)),
        ("When this Class becomes level 2", ("other-action",)),
        ("When a creature dies this way", ("dies",)),
        ("When you do", ("does-so",)),
        ("You may exert ~ as it attacks. When you do", ("exerts",)),
        ("You may wait as it attacks. When you do", ("does-so",)),
        ("At the beginning of the next turn's upkeep", ("upkeep",)),
        ("At the beginning of the next turn", ("turn",)),
        ("Whenever you play a card", ("plays-land", "casts")),
        ("Whenever an opponent plays another card", ("plays-land", "casts")),
        ("Whenever you play a land", ("plays-land",)),
        ("Whenever permanents are returned to hand", ("leaves",)),
    ],
)
def test_what_it_waits_for_is_told_by_the_verb(condition: str, events: tuple[str, ...]) -> None:
    (ability,) = abilities(f"{condition}, draw a card.")
    assert ability.events == events


@pytest.mark.parametrize(
    ("more", "chosen"),
    [
        ("You may choose new targets for the copies.", "yes"),
        ("If that spell was red, copy it again instead. You may choose new targets.", "yes"),
        ("", "no"),
    ],
)
def test_new_targets_are_chosen_as_what_copies_resolves(more: str, chosen: str) -> None:
    copies = "copy the next spell you cast this turn when you cast it."
    entering, copying = abilities(f"When ~ enters, {copies} {more}".strip())
    assert value(entering, "resolution_choice") == "no"
    assert value(copying, "resolution_choice") == chosen


def test_a_card_with_madness_that_is_not_cast_goes_to_a_graveyard() -> None:
    (madness,) = abilities("Madness {1}{B}")
    assert value(madness, "option") == "if-not"
    assert madness.events == ("exiled",)


def test_a_quotation_within_a_quotation_ends_the_sentence_around_both() -> None:
    inner = "create a token with '{T}: Add one mana of any color.'"
    quoted, later = abilities(
        f'Create two tokens with "When this creature dies, {inner}" Sacrifice the tokens at the '
        "beginning of the next end step."
    )
    assert value(quoted, "effects") == ("token-you",)
    assert value(quoted, "resolution_choice") == "no"
    assert value(later, "delayed") == "undoes"
    assert later.effect == "Sacrifice the tokens."


@pytest.mark.parametrize(
    "text",
    [
        "Until end of turn, whenever you draw a card, you gain 1 life.",
        "This turn, whenever you draw a card, you gain 1 life.",
    ],
)
def test_what_waits_for_a_time_alone_was_made_for_later(text: str) -> None:
    (ability,) = abilities(text)
    assert value(ability, "delayed") == "other"


@pytest.mark.parametrize(
    ("effect", "lasts"),
    [
        ("Spells can't be cast that turn.", "turn"),
        ("Target creature attacks each combat if able.", "forever"),
        ("It becomes foretold.", "none"),
        ("Target opponent gains control of ~.", "forever"),
        ("As you cast spells this turn, they gain cascade.", "turn"),
        ("If you cast a spell, it gains cascade.", "forever"),
        ("The controller of the permanent it becomes draws a card.", "none"),
        ("It becomes an artifact.", "forever"),
    ],
)
def test_how_long_it_lasts_is_told_by_all_of_its_words(effect: str, lasts: str) -> None:
    (ability,) = abilities(f"When ~ enters, draw a card. {effect}")
    assert value(ability, "duration") == lasts


@pytest.mark.parametrize(
    ("effect", "lasts"),
    [
        ("Whenever you cast a spell this turn, draw a card.", "turn"),
        ("Draw a card at the beginning of the next turn's upkeep.", "none"),
        ("Draw a card. Whenever you cast a spell this turn, draw a card.", "none"),
        ("Copy the next spell you cast this turn when you cast it.", "turn"),
    ],
)
def test_what_only_makes_another_wait_for_the_turn_lasts_as_long(effect: str, lasts: str) -> None:
    chapter, _ = abilities(f"I — {effect}")
    assert value(chapter, "duration") == lasts


@pytest.mark.parametrize(
    ("effect", "fact", "read"),
    [
        ("support 2.", "stack_choice", "other"),
        ("that player chooses a card exiled with ~ at random.", "resolution_choice", "no"),
        ("that player chooses a card exiled with ~.", "resolution_choice", "yes"),
        ("search your library for a card named Bear.", "resolution_choice", "no"),
        ("search your library for a Bear card.", "resolution_choice", "yes"),
        ("search your library and graveyard for a card named Bear.", "resolution_choice", "yes"),
        ("exile seven cards from your graveyard.", "resolution_choice", "yes"),
        ("return a Bear or Elf card exiled with ~ to your hand.", "resolution_choice", "yes"),
        ("look at that player's hand and exile a Bear card from it.", "resolution_choice", "yes"),
        ("look at that card and exile it.", "resolution_choice", "no"),
        ("return ~ to the battlefield attached to a Bear.", "resolution_choice", "yes"),
        ("return ~ to the battlefield attached to target Bear.", "resolution_choice", "no"),
        ("you may tap any number of Bears. If you do, draw a card.", "resolution_choice", "yes"),
        ("you may tap a Bear you control. If you do, draw a card.", "resolution_choice", "no"),
        ("count your creatures. Your life total becomes that number.", "effects", ("life-any",)),
        ("~ assigns no combat damage this turn.", "effects", ("rules-changed",)),
        ("you may have its controller create a token that's attacking.", "duration", "none"),
    ],
)
def test_words_that_look_like_others(effect: str, fact: str, read: object) -> None:
    (ability,) = abilities(f"When ~ enters, {effect}")
    assert value(ability, fact) == read


@pytest.mark.parametrize("time", ["until end of turn", "until your next turn", "this turn"])
def test_what_is_made_to_wait_for_a_time_is_an_ability_of_its_own(time: str) -> None:
    first, later = abilities(
        f"When ~ enters, draw a card and {time}, whenever it attacks, mill a card."
    )
    assert value(first, "effects") == ("draw-you", "creates-delayed")
    assert value(first, "duration") == "none"
    assert value(later, "delayed") == "moves-unfixed"
    assert later.condition == "whenever it attacks"


def test_whatever_an_ability_makes_is_named() -> None:
    main, _, _ = abilities(
        "When ~ enters, mill a card. When you do, untap ~. At the beginning of the next end step, "
        "draw a card."
    )
    assert value(main, "effects") == ("mill-you", "creates-delayed", "creates-reflexive")
    main, later, _ = abilities(
        "When ~ enters, create a token. Sacrifice it at end of combat. When you do, draw a card."
    )
    assert value(main, "effects") == ("token-you", "creates-reflexive")
    assert value(later, "delayed") == "undoes"


@pytest.mark.parametrize(
    ("effect", "effects"),
    [
        ("the next time a source would deal damage to you this turn, prevent it", "prevent-damage"),
        ("the next time it would die this turn, exile it instead", "something-unseen"),
        ("the next time you would draw a card, instead you gain 1 life", "something-unseen"),
        ("if you control ~, the next time it would deal damage, prevent that", "prevent-damage"),
    ],
)
def test_what_would_happen_the_next_time_is_not_done_now(effect: str, effects: str) -> None:
    (ability,) = abilities(f"When ~ enters, {effect}.")
    assert value(ability, "effects") == (effects,)
    assert ability.unexplained == ()


@pytest.mark.parametrize(
    "text",
    [
        "{1}: The next time a source would deal damage to you this turn, prevent that damage.",
        "Whenever a creature would die, exile it instead.",
        "If you would draw a card, draw two cards instead.",
    ],
)
def test_what_replaces_something_is_told_to_be_no_trigger(text: str) -> None:
    told = read_oracle(GivenText(text))
    assert told.abilities == ()
    assert "614" in told.problems[0].en
    assert "614" in told.problems[0].ja


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("When ~ enters, return a land you control to its owner's hand.", "yes"),
        ("When ~ dies, return it to its owner's hand.", "no"),
        ("When ~ enters, target opponent puts a +1/+1 counter on a creature they control.", "yes"),
        ("When ~ dies, each player loses 3 life.", "no"),
        ("At the beginning of each player's upkeep, that player loses 1 life.", "sym-bad"),
        ("When an opponent casts a spell, sacrifice ~ and counter that spell.", "no"),
        ("When enchanted creature dies, its controller may draw a card.", "no"),
        ("Whenever ~ attacks, an opponent may draw a card.", "yes"),
        ("When ~ dies, exile it and you gain 2 life.", "yes"),
        ("Whenever a creature you control dies, exile it.", "yes"),
        ("Whenever a creature an opponent controls dies, exile it.", "no"),
        ("When ~ dies, exile it. If you do, create a token.", "no"),
        ("When ~ attacks, exile it.", "yes"),
        ("When ~ attacks, exile it, then return it to the battlefield tapped.", "no"),
        ("When ~ attacks, put a +1/+1 counter on it and sacrifice it unless you pay {1}.", "yes"),
    ],
)
def test_whether_it_harms_is_hinted_at_by_what_it_does_and_for_whom(text: str, hint: str) -> None:
    (ability,) = abilities(text)
    assert value(ability, "detrimental") == hint
