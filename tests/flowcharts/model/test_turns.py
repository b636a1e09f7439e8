"""Moments of a game: what two of them say by each rule."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.model.step_names import step_of
from flowcharts.model.turns import (
    AGAIN,
    PHASES,
    STEPS,
    Moment,
    Rule,
    at,
    is_within,
    read_moment,
    window,
)

plain = st.builds(at, st.integers(1, 9), st.sampled_from(STEPS))
later = st.builds(at, st.integers(1, 9), st.sampled_from(AGAIN), st.integers(2, 9))
moments = plain | later


@pytest.mark.parametrize(
    ("missed", "noticed", "within"),
    [
        ("1:upkeep", "1:upkeep", True),
        ("1:upkeep", "3:upkeep", True),
        ("1:upkeep", "3:draw", False),
        ("1:main1", "3:main1", True),
        ("1:main1", "3:beginning-of-combat", False),
        ("1:main1", "3:main2", False),
        ("2:end", "4:end", True),
        ("2:end", "4:cleanup", False),
    ],
)
def test_a_turn_cycle_ends_with_the_same_players_next_same_step(
    missed: str, noticed: str, *, within: bool
) -> None:
    assert is_within(read_moment(missed), read_moment(noticed), Rule.TURN_CYCLE) is within


@pytest.mark.parametrize(
    ("missed", "noticed", "within"),
    [
        ("1:cleanup", "1:cleanup", True),
        ("1:untap", "2:draw", True),
        ("1:untap", "2:main1", False),
        ("1:declare-attackers", "2:end-of-combat", True),
        ("1:declare-attackers", "2:main2", False),
        ("1:main2", "2:cleanup", False),
        ("1:main2", "2:main2", True),
        ("1:upkeep", "3:untap", False),
    ],
)
def test_the_newer_rule_looks_at_phases_of_the_turn_before(
    missed: str, noticed: str, *, within: bool
) -> None:
    assert is_within(read_moment(missed), read_moment(noticed), Rule.PREVIOUS_PHASE) is within


@given(plain, plain, st.sampled_from(Rule))
def test_within_is_between_the_ends_of_the_window(
    missed: Moment, noticed: Moment, rule: Rule
) -> None:
    first, last = window(missed, rule)
    assert first == missed
    assert is_within(missed, noticed, rule) is (first <= noticed <= last)


@given(moments, moments)
def test_the_newer_rule_agrees_with_its_own_words(missed: Moment, noticed: Moment) -> None:
    said = noticed >= missed and (
        noticed.turn == missed.turn
        or (noticed.turn == missed.turn + 1 and missed.phase >= noticed.phase)
    )
    assert is_within(missed, noticed, Rule.PREVIOUS_PHASE) is said


@given(moments)
def test_a_moment_is_read_as_it_is_written(moment: Moment) -> None:
    assert read_moment(str(moment)) == moment
    assert moment.step in PHASES[moment.phase]


def test_the_phases_hold_every_step_once_and_in_order() -> None:
    assert tuple(step for phase in PHASES for step in phase) == STEPS


@pytest.mark.parametrize(
    "words", ["", "upkeep", "0:upkeep", "-1:upkeep", "1", "１:upkeep", "1:tea"]
)
def test_what_is_no_moment_is_named_with_what_would_be_right(words: str) -> None:
    with pytest.raises(ValueError, match=r"for example 1:upkeep|the steps are untap, upkeep"):
        read_moment(words)


TURN_OF_TWO_COMBATS = (
    *("1:main1", "1:beginning-of-combat", "1:end-of-combat", "1:main2"),
    *("1:beginning-of-combat#2", "1:declare-attackers#2", "1:end-of-combat#2", "1:main2#2"),
    *("1:beginning-of-combat#3", "1:main2#3", "1:end", "2:untap", "2:main2", "2:main2#2"),
)


def test_a_further_combat_comes_after_the_main_phase_behind_the_one_before() -> None:
    moments = [read_moment(words) for words in TURN_OF_TWO_COMBATS]
    assert all(one < other for one, other in pairwise(moments))
    assert [str(moment) for moment in moments] == list(TURN_OF_TWO_COMBATS)


@given(later)
def test_a_step_of_a_further_combat_is_in_the_phase_that_it_is_in_in_the_first(
    moment: Moment,
) -> None:
    assert moment.phase == at(moment.turn, moment.step).phase
    assert at(moment.turn, moment.step, moment.combat) == moment
    assert read_moment(str(moment)) == moment


@given(moments, moments, st.sampled_from(Rule))
def test_within_one_turn_nothing_is_too_old(missed: Moment, noticed: Moment, rule: Rule) -> None:
    same = Moment(missed.turn, noticed.place, noticed.added)
    assert is_within(missed, same, rule) is (missed <= same)


@pytest.mark.parametrize(
    ("missed", "noticed", "rule", "within"),
    [
        ("1:declare-attackers", "2:declare-attackers#2", Rule.PREVIOUS_PHASE, True),
        ("1:declare-attackers#2", "2:end-of-combat", Rule.PREVIOUS_PHASE, True),
        ("1:declare-attackers#2", "2:main2", Rule.PREVIOUS_PHASE, False),
        ("1:main1", "2:beginning-of-combat#2", Rule.PREVIOUS_PHASE, False),
        ("1:declare-attackers#2", "3:untap", Rule.PREVIOUS_PHASE, False),
        ("1:declare-attackers#2", "3:declare-attackers", Rule.TURN_CYCLE, True),
        ("1:declare-attackers#2", "3:declare-blockers", Rule.TURN_CYCLE, False),
        ("1:declare-attackers#2", "2:declare-attackers", Rule.WITHIN_A_TURN, True),
        ("1:declare-attackers#2", "2:declare-blockers", Rule.WITHIN_A_TURN, False),
    ],
)
def test_of_the_turn_after_it_counts_which_step_or_phase_it_is_not_which_combat(
    missed: str, noticed: str, rule: Rule, *, within: bool
) -> None:
    assert is_within(read_moment(missed), read_moment(noticed), rule) is within


@pytest.mark.parametrize("words", ["1:upkeep#2", "1:main1#2", "1:end#2"])
def test_what_comes_once_a_turn_has_no_second_one(words: str) -> None:
    with pytest.raises(ValueError, match="stands after beginning-of-combat") as error:
        read_moment(words)
    assert words in str(error.value)


@pytest.mark.parametrize("combat", ["", "0", "1", "10", "22", "two", "２", "#2", "-2"])
def test_a_combat_that_cannot_be_is_refused(combat: str) -> None:
    with pytest.raises(ValueError, match="which combat phase of the turn it is, from 2 to 9"):
        read_moment(f"1:main2#{combat}")


def test_a_step_of_a_further_combat_is_called_by_it() -> None:
    attack, main = read_moment("3:declare-attackers#2"), read_moment("3:main2#3")
    assert step_of(attack).en == "declare attackers step of the second combat phase"
    assert step_of(attack).ja == "2回目の戦闘フェイズの攻撃クリーチャー指定ステップ"
    assert step_of(main).en == "main phase after the third combat phase"
    assert step_of(main).ja == "3回目の戦闘フェイズの後のメイン・フェイズ"
