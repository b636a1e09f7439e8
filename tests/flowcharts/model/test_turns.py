"""Moments of a game: what two of them say by each rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.model.turns import (
    PHASES,
    STEPS,
    Moment,
    Rule,
    is_within,
    read_moment,
    window,
)

moments = st.builds(Moment, st.integers(1, 9), st.integers(0, len(STEPS) - 1))


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


@given(moments, moments, st.sampled_from(Rule))
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
