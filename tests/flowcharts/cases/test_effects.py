"""What each kind of effect means for the rules of each edition."""

import pytest

from flowcharts.cases.case import FactError, read_facts
from flowcharts.cases.decide import decide
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.mistaken_ideas import wrong_answers
from flowcharts.model.chart import Chart
from tests.each_case import each
from tests.flowcharts.cases.cases import answers, forgotten
from tests.shipped import LIBRARY

POLICY = [chart for chart in LIBRARY.charts() if chart.family is not None]
NEUTRAL = ("something-seen", "something-unseen", "rules-changed")


# What is done by name, by the kinds of the Definition (IPG 2.1).

FORBIDDING = {
    *("forbid-theirs", "forbid-all", "forbid-you", "protect-player", "must-attack"),
    "rules-changed",
}
UNSEEN = {
    *("bonus-yours", "bonus-any", "shrink-theirs", "shrink-own", "ability-any", "regenerate"),
    *("damage-creature", "damage-theirs", "fight", "prevent-damage", "cost-change"),
    *("type-own", "type-any", "copy-permanent", "mana-you", "mana-affected", "extra-land"),
    *("extra-phase", "extra-turn", "control-player", "play-later", "something-unseen"),
    "creates-reflexive",
}
BY_THEMSELVES = {"creates-delayed", "copies"}


def kind_of(effect: str) -> str:
    found = answers("awareness", forgotten(effect))
    if found.get("changes-rules") == "yes":
        return "forbids"
    if "visible" in found:
        return "seen" if found["visible"] == "yes" else "unseen"
    return "by itself"


@each("effect", EFFECTS)
def test_each_effect_has_the_deadline_of_its_kind(effect: str) -> None:
    wanted = "seen"
    wanted = "forbids" if effect in FORBIDDING else wanted
    wanted = "unseen" if effect in UNSEEN else wanted
    wanted = "by itself" if effect in BY_THEMSELVES else wanted
    assert kind_of(effect) == wanted


@each("effect", EFFECTS)
def test_what_is_unseen_was_silent_before_october_2012(effect: str) -> None:
    silent = answers("missed-trigger-2007", forgotten(effect))["silent"]
    assert (silent == "no") is (kind_of(effect) == "seen")


# IPG of 12 April 2012, 3.1, as the MTG Wiki (Japanese) lists it under 失効能力.

LAPSING = {
    "you gain life": ["life+you"],
    "the opponent is dealt damage or loses life": ["life-opp"],
    "the opponent discards": ["discard-opp"],
    "you look at cards or put them in order": ["look"],
    "a card goes back to your hand from graveyard or exile": ["hand-you"],
    "a permanent enters, or comes, under your control": [
        *("token-you", "permanent-you", "control-you", "return-own"),
    ],
    "counters that help": ["counter-yours", "energy-you"],
    "a bonus or a helpful ability for yours": ["bonus-yours"],
    "yours untaps": ["untap-own"],
    "further phases": ["extra-phase"],
    "theirs is exiled, destroyed, tapped, damaged, made weaker": [
        *("exile-theirs", "destroy-theirs", "tap-theirs", "damage-theirs", "shrink-theirs"),
        *("counter-theirs", "forbid-theirs"),
    ],
    "they have to part with what is theirs": ["sacrifice-opp", "return-theirs"],
}


@each("effect", [name for name in EFFECTS if name not in NEUTRAL])
def test_what_lapsed_in_april_2012_stands_on_its_list(effect: str) -> None:
    listed = {name for names in LAPSING.values() for name in names}
    # With something to choose: what neither asks for a choice nor is seen was silent.
    found = answers("missed-trigger-2012-04", forgotten(effect, stack_choice="other"))
    assert (found["lapsing"] == "yes") is (effect in listed)


@pytest.mark.parametrize("neutral", NEUTRAL)
def test_whether_it_lapsed_is_not_known_of_what_is_not_named(neutral: str) -> None:
    chart = LIBRARY.chart("missed-trigger-2012-04")
    chosen = {"stack_choice": "other"}
    decided = decide(chart, forgotten(neutral, **chosen))
    assert decided.missing == ("effects",)
    assert decided.walk.here.id == "lapsing"
    # One that is surely not on the list settles it, whatever the other is.
    settled = decide(chart, forgotten(neutral, "draw-you", **chosen))
    assert settled.missing == ()
    open_still = decide(chart, forgotten(neutral, "life+you", **chosen))
    assert open_still.missing == ("effects",)


def test_unseen_without_a_choice_is_silent_whatever_it_is() -> None:
    chart = LIBRARY.chart("missed-trigger-2012-04")
    assert decide(chart, forgotten("something-unseen")).missing == ()


@pytest.mark.parametrize("chart", POLICY, ids=lambda chart: chart.id)
@pytest.mark.parametrize(
    ("neutral", "named"),
    [
        ("something-seen", "draw-you"),
        ("something-unseen", "prevent-damage"),
        ("rules-changed", "forbid-all"),
    ],
)
def test_a_neutral_value_rules_as_what_it_stands_for(
    chart: Chart, neutral: str, named: str
) -> None:
    for acts in (["move", "opp:mention"], ["mention", "move"], ["matter"]):
        told, of_named = (decide(chart, forgotten(each, acts=acts)) for each in (neutral, named))
        assert told.missing == ("effects",) or told.walk == of_named.walk


@pytest.mark.parametrize("neutral", NEUTRAL)
def test_no_mistaken_idea_is_put_into_what_is_not_named(neutral: str) -> None:
    decided = decide(LIBRARY.chart("missed-trigger-2024"), forgotten(neutral, detrimental="yes"))
    ideas = {idea.id for _, idea, _ in wrong_answers(decided)}
    assert not ideas & {"life-is-not-visible", "bonus-changes-rules", "a-price-is-detrimental"}


@pytest.mark.parametrize("empty", [[], "none", ""])
def test_an_ability_that_does_nothing_is_refused(empty: object) -> None:
    with pytest.raises(FactError, match="effects: Every ability does something") as error:
        read_facts({"effects": empty})
    assert str(error.value).endswith("rules-changed.")


@each("effect", EFFECTS)
def test_each_effect_is_told_in_both_languages(effect: str) -> None:
    told = EFFECTS[effect]
    assert told.about
    for text in filter(None, (told.about, told.note)):
        assert text.en
        assert text.ja
        assert not set(text.ja) & set("?!:()")
