"""The text of a card of Flesh and Blood is read into kinds of effects, each shown by its words."""

import pytest

from flowcharts.reading.ability_reading import AbilityReading, GivenText
from flowcharts.reading.fab.fab import read_fab

ITEM = "Mechanologist, Action, Item"
ACTION = "Generic, Action"
ATTACK = "Generic, Action, Attack"


def abilities(text: str, types: str = "") -> tuple[AbilityReading, ...]:
    return read_fab(GivenText(text, "", types)).abilities


def only(text: str, types: str = "") -> AbilityReading:
    (ability,) = abilities(text, types)
    return ability


@pytest.mark.parametrize(
    ("text", "types", "kind"),
    [
        ("When this hits a hero, they discard a card.", ATTACK, "static"),
        ("At the start of your turn, destroy this unless you pay {r}.", ITEM, "static"),
        ("While this is in your graveyard, at the start of your turn, draw a card.", "", "static"),
        ("Crush - When this deals 4 or more damage to a hero, draw a card.", ATTACK, "static"),
        ("Once per turn, when this attacks, gain {r}.", "Dragon, Ally", "static"),
        ("The first time you boost each turn, gain {r}.", ITEM, "static"),
        ("The next time you attack this turn, draw a card.", ACTION, "delayed"),
        ("Whenever you attack with a sword this turn, gain {r}.", ACTION, "delayed"),
        ("Instant - Destroy this: Whenever you boost this turn, gain {r}.", ITEM, "delayed"),
        ("Until end of turn, whenever an aura enters the arena, draw a card.", "", "delayed"),
        ("At the beginning of the end phase, draw a card.", "Brute, Instant", "delayed"),
        ("Put this into your soul when the combat chain closes.", "", "delayed"),
        ("The next time you would be dealt damage, prevent it.", "", "not_trigger:prevention"),
        (
            "Whenever an attack would deal damage this turn, instead it deals 1 more.",
            *("", "not_trigger:replacement"),
        ),
        (
            "If this is the second time you've activated this ability, draw a card.",
            *("", "not_trigger:condition"),
        ),
        ("If this hits a hero, draw a card.", ATTACK, "static"),
    ],
)
def test_the_kind_is_told(text: str, types: str, kind: str) -> None:
    told = only(text, types).facts["kind"]
    assert told.value == kind
    assert told.words
    assert told.because.en
    assert told.because.ja


def test_a_deed_and_what_follows_it() -> None:
    cost = "As an additional cost to play this, you may banish a card from your hand."
    assert only(f"{cost} When you do, this gains go again.").facts["kind"].value == "inline"
    later = "You may play your next Evo this turn for {r} less."
    assert only(f"{later} When you do, draw a card.").facts["kind"].value == "delayed"


def test_a_sentence_that_puts_something_off_is_two_effects() -> None:
    hits, later = abilities(
        "When this hits, at the beginning of your end phase, draw a card.", ATTACK
    )
    assert (hits.facts["kind"].value, later.facts["kind"].value) == ("static", "delayed")
    assert (later.condition, later.effect) == (
        *("at the beginning of your end phase", "draw a card."),
    )


def test_what_is_given_to_something_else_is_its_static_effect() -> None:
    text = 'Your next attack this turn gets +1{p} and "When this hits, you may draw a card."'
    ability = only(text, ACTION)
    values = {name: fact.value for name, fact in ability.facts.items()}
    assert (values["kind"], values["granted"], values["may"]) == ("static", "yes", "yes")
    assert values["duration"] == "this turn"
    assert ability.text == "When this hits, you may draw a card."


@pytest.mark.parametrize(
    ("text", "fact", "value", "words"),
    [
        ("When this has no steam counters on it, destroy it.", "event_state", "state", "When this"),
        ("When this attacks, draw a card.", "event_state", "event", "When this attacks"),
        ("Once per turn, when this attacks, gain {r}.", "limit", "once per turn", "Once per turn"),
        ("When this attacks, draw a card.", "limit", "none", ""),
        ("The third time you attack each turn, gain {r}.", "ordinal", "third", "The third"),
        ("Whenever you boost this turn, gain {r}.", "duration", "this turn", "this turn"),
        ("When this hits, you may draw a card.", "may", "yes", "may"),
        ("At the start of your turn, destroy this unless you pay.", "unless", "yes", "unless"),
        ("When this attacks, deal 1 damage to target hero.", "target", "yes", "target"),
        ("When this attacks, choose 1; draw a card. Gain {r}.", "modal", "yes", "choose 1;"),
        ("When this attacks, choose a card in your hand.", "modal", "no", ""),
    ],
)
def test_what_else_it_says(text: str, fact: str, value: str, words: str) -> None:
    told = abilities(text)[0].facts[fact]
    assert told.value == value
    assert "".join(span.of(text) for span in told.words).startswith(words)


def test_the_limit_of_an_activated_ability_is_none_of_the_trigger() -> None:
    ability = only("Once per Turn Instant - {r}: The next time you attack this turn, draw a card.")
    assert ability.facts["limit"].value == "none"


def test_what_triggers_nothing_is_said() -> None:
    told = read_fab(GivenText("Go again"))
    assert not told.abilities
    assert "the next time" in told.problems[0].en
    assert "paste" in read_fab(GivenText(" ")).problems[0].en
    assert "signs" in read_fab(GivenText("x" * 50_000)).problems[0].en
