"""`when`: moments in, a verdict and its window out."""

import pytest

from flowcharts.model.turns import STEPS
from tests.flowcharts.commands.said import Ask


@pytest.mark.parametrize(
    ("words", "is_within", "window"),
    [
        (("1:upkeep", "3:upkeep"), True, ["1:upkeep", "3:upkeep"]),
        (("1:upkeep", "3:draw"), False, ["1:upkeep", "3:upkeep"]),
        (("2:main1", "4:main2"), False, ["2:main1", "4:main1"]),
        (("1:Upkeep", "1:UPKEEP"), True, ["1:upkeep", "3:upkeep"]),
        (("１:upkeep", "３：ｄｒａｗ"), False, ["1:upkeep", "3:upkeep"]),
        (
            ("1:end", "2:upkeep", "--rule", "ＰＲＥＶＩＯＵＳ－ｐｈａｓｅ"),
            True,
            ["1:end", "2:cleanup"],
        ),
        (("1:draw", "3:end", "--rule", "previous-phase"), False, ["1:draw", "2:draw"]),
        (("1:upkeep", "2:draw", "--rule", "previous-phase"), True, ["1:upkeep", "2:draw"]),
        (("1:end", "2:upkeep", "--rule", "previous-phase"), True, ["1:end", "2:cleanup"]),
        (("1:upkeep-step", "3:draw-step"), False, ["1:upkeep", "3:upkeep"]),
        (("1:end-step", "2:first main phase"), True, ["1:end", "3:end"]),
        (("1:終了ステップ", "3:クリンナップ・ステップ"), False, ["1:end", "3:end"]),
        (("1:upkeep", "2:main1", "--rule", "previous-phase"), False, ["1:upkeep", "2:draw"]),
        (
            ("1:declare attackers step＃２", "1:MAIN2#2"),
            True,
            ["1:declare-attackers#2", "3:declare-attackers"],
        ),
        (
            ("1:combat-damage#2", "2:combat-damage#2", "--rule", "previous-phase"),
            True,
            ["1:combat-damage#2", "2:end-of-combat"],
        ),
    ],
)
def test_the_window_decides(
    ask: Ask, words: tuple[str, ...], *, is_within: bool, window: list[str]
) -> None:
    said = ask("when", *words, "--json")
    assert (said.status, said.document) == (0, {"within": is_within, "window": window})


@pytest.mark.parametrize(
    ("noticed", "is_within"),
    [("1:upkeep", True), ("2:upkeep", True), ("2:draw", False), ("3:upkeep", False)],
)
def test_within_a_turn_says_how_sure_it_is(ask: Ask, noticed: str, *, is_within: bool) -> None:
    said = ask("when", "1:upkeep", noticed, "--rule", "within-a-turn", "--json")
    assert said.document == {
        "within": is_within,
        "window": ["1:upkeep", "2:upkeep"],
        "confidence": "L",
    }
    told = " ".join(ask("when", "1:upkeep", noticed, "--rule", "within-a-turn").out.split())
    assert "Confidence: low" in told
    assert "our reading" in told


def test_the_verdict_is_said_in_words(ask: Ask) -> None:
    said = ask("when", "1:upkeep", "3:draw", "--language", "both")
    assert said.status == 0
    words = " ".join(said.out.split())
    assert "Too late: it was noticed in the draw step of turn 3." in words
    assert "第3ターンのドロー・ステップ" in "".join(said.out.split())
    assert ask("when", "1:upkeep", "3:upkeep").out.startswith("In time")


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("3:upkeep", "1:draw"), "before"),
        (("1:upkep", "3:draw"), "upkeep"),
        (("1:upkeep", "3:combat-damge"), "combat-damage"),
        (("1:main", "3:upkeep"), "did you mean main1 or main2?"),
        (
            ("1:combat", "3:upkeep"),
            "declare-attackers, declare-blockers, combat-damage or end-of-combat?",
        ),
        (("upkeep", "3:draw"), "its colon is missing: write TURN:STEP, for example 1:upkeep"),
        (("1", "3"), "“1” is not a moment, its colon is missing: write TURN:STEP"),
        (("1:upkeep", ""), "“” is not a moment, its colon is missing"),
        (("0:upkeep", "3:draw"), "turns are counted from 1: write TURN:STEP"),
        ((":upkeep", "3:draw"), "turns are counted from 1: write TURN:STEP"),
        (("1:", "3:draw"), "its step is missing: write TURN:STEP, for example 1:upkeep"),
        (("two:upkeep", "3:draw"), "“two:upkeep” is not a moment: write TURN:STEP"),
        (("1:upkeep",), "NOTICED"),
        (("9" * 4301 + ":upkeep", "3:draw"), "TURN:STEP"),
        (("-1:upkeep", "3:draw"), "“-1:upkeep” is not a moment, turns are counted from 1"),
        (("1:upkeep", "-3:draw"), "“-3:draw” is not a moment, turns are counted from 1"),
        (("-1", "3:draw"), "“-1” is not a moment"),
        (("1:upkeep#2", "3:draw"), "stands after beginning-of-combat, declare-attackers"),
        (("1:main2#1", "3:draw"), "which combat phase of the turn it is, from 2 to 9"),
        (("1:main2#2", "1:combat-damage#2"), "1:combat-damage#2 is before 1:main2#2"),
        (("1:upkeep", "3:draw", "--rule", "turncycle"), "turn-cycle"),
    ],
)
def test_a_wrong_moment_is_answered_by_one_sentence(
    ask: Ask, words: tuple[str, ...], right: str
) -> None:
    assert ask("when", *words).is_refusal(right)


def test_a_further_combat_is_said_in_words(ask: Ask) -> None:
    words = ask("when", "1:upkeep", "3:combat-damage#2", "--language", "both").out
    assert "combat damage step of the second combat phase of turn 3" in " ".join(words.split())
    assert "第3ターンの2回目の戦闘フェイズの戦闘ダメージ・ステップ" in "".join(words.split())


def test_help_names_the_steps(ask: Ask) -> None:
    said = ask("when", "--help").out
    assert all(step in said for step in (*STEPS, "end-step"))
