"""What is odd about a script is told in sentences of both languages, and read all the same."""

import pytest

from flowcharts.reading.ability_reading import GivenText, TextReading
from flowcharts.reading.forge.forge import ForgeAbility, read_forge

DRAW = "SVar:Cards:DB$ Draw | NumCards$ 2"
WORDS = "TriggerDescription$ Whenever CARDNAME attacks, draw two cards."
LINE = f"T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ Cards | {WORDS}"


def read(*lines: str) -> TextReading:
    return read_forge(GivenText("\n".join(lines)))


def only(*lines: str) -> ForgeAbility:
    (ability,) = read(*lines).abilities
    assert isinstance(ability, ForgeAbility)
    return ability


def problems(*lines: str) -> str:
    told = read(*lines).problems
    assert all(each.en and each.ja for each in told)
    return "\n".join(each.en for each in told)


def test_a_sound_line_has_no_problem() -> None:
    assert problems(LINE, DRAW) == ""


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (LINE.replace("Mode$ Attacks | ", ""), "does not say its mode"),
        (LINE.replace("Attacks |", "Atacks |"), "Did you mean “Attacks”?"),
        (LINE.replace("Attacks |", "attacks |"), "“attacks” is spelled “Attacks”"),
        (LINE.replace("Attacks |", "Unequip |"), "today it is “Unattached”"),
        (LINE.replace("Attacks |", "CombatDamageDoneOnce |"), "today it is “DamageDoneOnce”"),
        (LINE.replace("Attacks |", "DealtCombatDamageOnce |"), "today it is “DamageDealtOnce”"),
        (LINE.replace("Attacks |", "Regenerated |"), "no mode “Regenerated” any more"),
        (f"{LINE} | ValidCard$ Creature", "Forge keeps the last, “Creature”"),
        (LINE.replace("| Execute", "| Secondary | Execute"), "“Secondary” has no “$”"),
        (LINE.replace("| Execute", "|| Execute"), "nothing between them"),
        (LINE.replace("Self | Execute", "Self Execute"), "a pipe is missing before “Execute$”"),
        (LINE.replace("ValidCard", "Validcard"), "“Validcard” is spelled “ValidCard”"),
        (LINE.replace("ValidCard", "ValidCrad"), "Did you mean “ValidCard”?"),
        (LINE.replace("Execute$ Cards | ", ""), "“Execute$” with the name of an SVar"),
        (LINE.replace("Execute$ Cards", "Execute$ Nothing"), "the SVar “Nothing” is not among"),
        (f"{LINE} | TriggerPhases$ Upkeep", "today it is “Phase”"),
        (f"{LINE} | PlayersPoisoned$ EQ1", "“PlayersPoisoned” is an old parameter"),
        (f"{LINE} | SubAbility$ Cards", "belongs to the line of an ability"),
        (LINE.replace(f" | {WORDS}", ""), "no “TriggerDescription$”"),
        (LINE.replace("T:", "t:"), "“t” is spelled “T”"),
        (f"{LINE}\n// a note: of mine", "Forge passes over it"),
        (f"{LINE}\nSVar:Empty:", "the SVar “Empty” says nothing"),
        (f"{LINE}\nSVar:Cards:DB$ Draw", "takes the place of this one"),
        (LINE.replace("|", "｜").replace("$", "＄"), "Signs that Forge does not read"),
        ("\ufeff" + LINE, "U+FEFF"),
        (LINE.replace("| Execute", "|\xa0Execute"), "U+00A0"),
        (LINE.replace("| Execute", "|\nExecute"), "the 1 lines after it were read as its end"),
    ],
)
def test_an_oddity_is_told(line: str, told: str) -> None:
    assert told in problems(line, DRAW)


def test_nothing_and_no_script_are_told_apart() -> None:
    assert "no script to read" in problems("  ")
    assert "no trigger line" in problems("Whenever this attacks, draw two cards.")
    assert "signs" in problems("x" * 300_000)


def test_very_many_problems_are_counted() -> None:
    told = read(*(f"T:Mode$ Nothing{number} |" for number in range(300))).problems
    assert len(told) == 101
    assert "more problems" in told[-1].en


def test_an_old_target_is_told_and_read() -> None:
    svar = "SVar:Cards:AB$ Destroy | Cost$ 0 | Tgt$ TgtC"
    assert "today it is “ValidTgts”" in problems(LINE, svar)
    assert only(LINE, svar).facts["stack_choice"].value == "other"


def test_svars_that_lead_in_a_circle_end() -> None:
    circle = ("SVar:Cards:DB$ Draw | SubAbility$ More", "SVar:More:DB$ Mill | SubAbility$ Cards")
    assert "lead back to “Cards”" in problems(LINE, *circle)
    assert only(LINE, *circle).facts["effects"].value == ("draw-you",)


def test_svars_that_go_on_for_long_are_cut() -> None:
    svars = [f"SVar:S{n}:DB$ Draw | SubAbility$ S{n + 1}" for n in range(40)]
    assert "more than 25" in problems(LINE.replace("$ Cards", "$ S0"), *svars)


def test_a_delayed_trigger_without_its_pipe_is_found() -> None:
    lines = (
        "T:Mode$ Attacks | ValidCard$ Card.Self DelayedTrigger$ Later | TriggerDescription$ X.",
        "SVar:Later:Mode$ Phase | Phase$ EndCombat | Execute$ Gone",
        "SVar:Gone:DB$ Sacrifice | Defined$ Self",
    )
    assert "missing before “DelayedTrigger$”" in problems(*lines)
    attacks, later = read(*lines).abilities
    assert attacks.facts["delayed"].value == "none"
    assert (later.events, later.facts["delayed"].value) == (("end-of-combat",), "moves-fixed")


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_line_endings_and_a_missing_prefix_are_no_matter(ending: str) -> None:
    text = ending.join(("", f"   {LINE.removeprefix('T:')}", "# a remark", DRAW, ""))
    (ability,) = read_forge(GivenText(text)).abilities
    assert ability.facts["effects"].value == ("draw-you",)
    assert ability.events == ("attacks",)
