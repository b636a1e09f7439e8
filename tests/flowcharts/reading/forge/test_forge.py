"""A script is read into the facts of its triggers, each shown by the parameters that say it."""

import pytest

from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.reading.ability_reading import AbilityReading, Certainty, GivenText
from flowcharts.reading.forge.forge import ForgeAbility, read_forge

NAMES = [name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY]
ENTERS = "T:Mode$ ChangesZone | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ Do"

DRAWS = "TriggerDescription$ When CARDNAME enters, draw a card."


def abilities(*lines: str) -> tuple[AbilityReading, ...]:
    return read_forge(GivenText("\n".join(lines))).abilities


def only(*lines: str) -> AbilityReading:
    (ability,) = abilities(*lines)
    return ability


@pytest.mark.parametrize(
    ("line", "svar", "fact", "value", "words"),
    [
        ("OptionalDecider$ You", "DB$ Draw", "option", "may", "OptionalDecider$ You"),
        ("", "AB$ Draw | Cost$ 1", "option", "may", "Cost$ 1"),
        ("", "AB$ Draw | Cost$ 0", "option", "none", ""),
        (
            *("", "DB$ Sacrifice | Defined$ Self | UnlessCost$ 2 | UnlessPayer$ You", "option"),
            *("unless", "UnlessCost$ 2"),
        ),
        (
            *("", "DB$ Draw | UnlessCost$ 2 | UnlessPayer$ Opponent | UnlessSwitched$ True"),
            *("option_of", "opponent", "UnlessPayer$ Opponent"),
        ),
        ("", "DB$ Destroy | ValidTgts$ Land", "stack_choice", "other", "ValidTgts$ Land"),
        (
            *("", "DB$ LoseLife | ValidTgts$ Opponent | LifeAmount$ 1", "stack_choice"),
            *("target-opponent", "ValidTgts$ Opponent"),
        ),
        ("", "DB$ Charm | Choices$ More", "stack_choice", "other", "DB$ Charm"),
        ("", "DB$ Scry | ScryNum$ 2", "resolution_choice", "yes", "DB$ Scry"),
        (
            *("", "DB$ GenericChoice | Choices$ More", "resolution_choice", "yes"),
            "DB$ GenericChoice",
        ),
        ("", "DB$ Pump | Defined$ Self | NumAtt$ +1", "duration", "turn", "DB$ Pump"),
        (
            *("", "DB$ Pump | Defined$ Self | NumAtt$ +1 | Duration$ UntilYourNextTurn"),
            *("duration", "your-next-turn", "Duration$ UntilYourNextTurn"),
        ),
        (
            *("", "DB$ Pump | Defined$ Self | NumAtt$ +1 | Duration$ UntilEndOfCombat"),
            *("duration", "combat", "Duration$ UntilEndOfCombat"),
        ),
        (
            *("", "DB$ ChangeZone | Origin$ Battlefield | Duration$ UntilHostLeavesPlay"),
            *("duration", "while", "Duration$ UntilHostLeavesPlay"),
        ),
        (
            *("", "DB$ GainControl | Defined$ Self | LoseControl$ EOT"),
            *("duration", "turn", "LoseControl$ EOT"),
        ),
        (
            *("OptionalDecider$ You", "DB$ Draw | UnlessCost$ 1 | UnlessPayer$ TriggeredActivator"),
            *("option", "may-unless", "OptionalDecider$ You UnlessCost$ 1"),
        ),
        ("Static$ True", "DB$ Draw", "kind", "not-a-trigger", "Static$ True"),
    ],
)
def test_a_fact_is_read_with_its_parameters(
    line: str, svar: str, fact: str, value: str, words: str
) -> None:
    lines = (f"{ENTERS} | {line}" if line else ENTERS, f"SVar:Do:{svar}", "SVar:More:DB$ Mill")
    text = "\n".join(lines)
    told = only(*lines).facts[fact]
    assert told.value == value
    assert " ".join(span.of(text) for span in told.words) == words
    assert "{" not in told.because.en + told.because.ja


@pytest.mark.parametrize(
    ("svar", "effect"),
    [
        ("DB$ Draw | Defined$ Opponent", "draw-opp"),
        ("DB$ GainLife | LifeAmount$ 3", "life+you"),
        ("DB$ DealDamage | ValidTgts$ Any | NumDmg$ 2", "damage-any"),
        ("DB$ Destroy | ValidTgts$ Creature.OppCtrl", "destroy-theirs"),
        ("DB$ PutCounter | Defined$ Self | CounterType$ P1P1", "counter-yours"),
        (
            "DB$ ChangeZone | Origin$ Battlefield | Destination$ Hand | Defined$ Self",
            "return-own-to-hand",
        ),
        (
            "DB$ ChangeZone | Origin$ Library | Destination$ Hand | ChangeType$ Land",
            "search-library",
        ),
        (
            "DB$ Pump | ValidTgts$ Creature.OppCtrl | KW$ HIDDEN CARDNAME can't block.",
            "forbid-theirs",
        ),
        ("DB$ Unheard | Defined$ You", "something-seen"),
    ],
)
def test_what_it_does_is_named(svar: str, effect: str) -> None:
    assert only(ENTERS, f"SVar:Do:{svar}").facts["effects"].value == (effect,)


def test_a_chain_is_followed_to_a_trigger_for_later() -> None:
    entering, later = abilities(
        ENTERS,
        "SVar:Do:DB$ Token | TokenScript$ bear | RememberTokens$ True | SubAbility$ Wait",
        "SVar:Wait:DB$ DelayedTrigger | Mode$ Phase | Phase$ End of Turn | Execute$ Gone",
        "SVar:Gone:DB$ Sacrifice | Defined$ DelayTriggerRemembered",
    )
    assert entering.facts["effects"].value == ("token-you",)
    assert later.facts["delayed"].value == "undoes"
    assert later.events == ("end-step",)


def test_what_is_done_after_something_was_done_is_an_ability_of_its_own() -> None:
    entering, done = abilities(
        ENTERS,
        "SVar:Do:DB$ ImmediateTrigger | UnlessCost$ 1 | UnlessPayer$ You | UnlessSwitched$ True"
        " | Execute$ Burn",
        "SVar:Burn:DB$ DealDamage | ValidTgts$ Any | NumDmg$ 3",
    )
    assert entering.facts["stack_choice"].value == "none"
    assert (done.facts["reflexive"].value, done.facts["stack_choice"].value) == ("yes", "other")


def test_two_lines_of_one_ability_are_joined() -> None:
    words = "TriggerDescription$ Whenever CARDNAME enters or attacks, draw a card."
    ability = only(
        f"{ENTERS} | {words}",
        f"T:Mode$ Attacks | ValidCard$ Card.Self | Secondary$ True | Execute$ Do | {words}",
        "SVar:Do:DB$ Draw",
    )
    assert ability.events == ("enters", "attacks")


def test_svars_belong_to_their_face() -> None:
    first, second = abilities(ENTERS, "SVar:Do:DB$ Draw", "ALTERNATE", ENTERS, "SVar:Do:DB$ Mill")
    assert first.facts["effects"].value == ("draw-you",)
    assert second.facts["effects"].value == ("mill-you",)


def test_the_line_alone_is_read_by_the_words_of_the_card() -> None:
    text = f"{ENTERS} | TriggerDescription$ When CARDNAME enters, destroy target land."
    told = read_forge(GivenText(text))
    assert "paste the line “SVar:Do:…”" in told.problems[0].en
    choice = told.abilities[0].facts["stack_choice"]
    assert choice.value == "other"
    assert "target" in choice.words[0].of(text)


def test_where_script_and_words_part_both_are_told() -> None:
    text = "\n".join(
        (
            f"{ENTERS} | OptionalDecider$ You | {DRAWS}",
            "SVar:Do:DB$ Draw",
        )
    )
    told = read_forge(GivenText(text))
    (ability,) = told.abilities
    assert isinstance(ability, ForgeAbility)
    (difference,) = ability.differences
    assert (difference.fact, difference.script, difference.text) == ("option", "may", "none")
    assert ability.facts["option"].certainty is Certainty.LIKELY
    assert difference.said in told.problems


@pytest.mark.parametrize("oracle", ["Oracle:Trample\\n{words}", "{words}"])
def test_the_text_of_the_card_is_compared(oracle: str) -> None:
    words = "When Bo, Elf enters, you may destroy target land."
    text = "\n".join(
        (
            "Name:Bo, Elf",
            "SVar:Do:DB$ Destroy | ValidTgts$ Land",
            f"{ENTERS} | TriggerDescription$ When CARDNAME enters, destroy target land.",
            oracle.format(words=words),
        )
    )
    told = read_forge(GivenText(text))
    (ability,) = told.abilities
    assert isinstance(ability, ForgeAbility)
    assert [each.fact for each in ability.differences] == ["option"]
    option = ability.facts["option"]
    assert option.value == "may"
    assert [span.of(text) for span in option.words] == ["may"]


def test_mode_and_parameters_are_told_in_words() -> None:
    ability = only(
        "T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | TriggerZones$ Battlefield"
        " | IsPresent$ Creature.Other+YouCtrl | PresentCompare$ GE2 | Execute$ Do",
        "SVar:Do:DB$ Draw",
    )
    assert isinstance(ability, ForgeAbility)
    assert ability.waits_for is not None
    assert ability.waits_for.en == "a step or phase begins"
    values = {told.parameter.name: told.value for told in ability.parameters}
    assert values["Phase"].en == "the upkeep"
    assert values["IsPresent"].en == "creature (another, you control)"
    assert values["PresentCompare"].ja == "2以上"
    assert all(told.about for told in ability.parameters[1:])


def test_every_fact_is_told_with_a_reason_in_both_languages() -> None:
    ability = only(ENTERS, "SVar:Do:DB$ Draw")
    assert list(ability.facts) == NAMES
    assert all(fact.because.en and fact.because.ja for fact in ability.facts.values())


@pytest.mark.parametrize(
    ("line", "svar", "kind"),
    [
        ("T:Mode$ Always | IsPresent$ Island | PresentCompare$ EQ0", "Sacrifice", "state-trigger"),
        ("T:Mode$ TapsForMana | ValidCard$ Forest", "Mana | Produced$ G", "mana-trigger"),
        ("T:Mode$ SpellCast | ValidCard$ Card.Self", "CopySpellAbility", "spell-copy"),
    ],
)
def test_what_is_handled_like_a_trigger_is_told_apart(line: str, svar: str, kind: str) -> None:
    assert only(f"{line} | Execute$ Do", f"SVar:Do:DB$ {svar}").facts["kind"].value == kind


def test_keywords_of_the_card_are_read_too() -> None:
    own, echo = abilities("Name:Bear", "K:Echo:3", ENTERS, "SVar:Do:DB$ Draw")
    assert own.facts["effects"].value == ("draw-you",)
    assert echo.facts["option"].value == "unless"


def test_what_the_line_makes_for_later_is_read_from_its_words() -> None:
    words = (
        "TriggerDescription$ When CARDNAME enters, create a token. Sacrifice it at end of combat."
    )
    text = f"{ENTERS} | {words}"
    entering, later = abilities(text)
    assert isinstance(entering, ForgeAbility)
    assert later.facts["delayed"].value == "undoes"
    assert all(span.of(text) for fact in later.facts.values() for span in fact.words)


def test_an_event_that_the_words_do_not_name_is_told() -> None:
    text = f"{ENTERS} | TriggerDescription$ Whenever CARDNAME attacks, draw a card."
    (ability,) = abilities(text)
    assert isinstance(ability, ForgeAbility)
    assert [each.fact for each in ability.differences] == ["events"]
