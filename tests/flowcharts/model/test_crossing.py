"""Walks across charts: into one that answers, on to one that follows, and back without loss."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import charts_within_reach, parts, possible_at_home, steps
from flowcharts.model.walk import Walk, WalkError, walk_by_names
from tests.shipped import LIBRARY

TODAY = LIBRARY.chart("missed-trigger-2024")
AFTER_2018 = LIBRARY.chart("missed-trigger-2021")
SEEN_LATE = {
    "triggered": "yes",
    "impact": "yes",
    "only-delayed": "no",
    "only-copies": "no",
    "when-you-do": "no",
    "spoke-up-in-opponents-turn": "no",
    "stack-choice": "no",
    "visible": "yes",
    "shown-before-moving-on": "no",
}
"""A trigger that was missed, by the names of the awareness chart."""
PUT_ON = {
    "aura": "no",
    "undoes-zone-change": "no",
    "too-old": "no",
    "duration-over": "no",
    "opponent-wants-it": "yes",
}


@st.composite
def crossings(draw: st.DrawFn) -> Walk:
    """Any walk from any shipped chart, into others and back."""
    names = st.sampled_from(LIBRARY.chart_ids)
    walk = Walk(LIBRARY.chart(draw(names)))
    for _ in range(draw(st.integers(0, 25))):
        if walk.sub_chart is not None and draw(st.booleans()):
            walk = walk.opened()
        elif walk.decision is not None:
            walk = walk.answered(draw(st.sampled_from(walk.decision.answers)))
        elif walk.is_inside:
            walk = walk.closed()
        elif walk.next_chart is not None:
            walk = walk.led_on()
        else:
            break
    return walk


@given(crossings())
def test_every_move_is_undone_by_one_step_back(walk: Walk) -> None:
    beginnings = list(walk.beginnings())
    for later, earlier in pairwise(beginnings):
        assert later.undone() == earlier
        assert later in later_by_one_move(earlier, later)
    assert beginnings[-1] == Walk(walk.home.chart)


def later_by_one_move(walk: Walk, target: Walk) -> list[Walk]:
    """Everything that one move from *walk* can lead to; an answer is tried where one is open."""
    found = [walk.answered(answer) for answer in walk.decision.answers] if walk.decision else []
    if walk.sub_chart is not None:
        found.append(walk.opened())
    if walk.is_inside and walk.outcome is not None:
        found.append(walk.closed())
    if walk.next_chart is not None:
        found.append(walk.led_on())
    return found if target.exit_id is None else [target]


@given(crossings())
def test_each_step_knows_its_chart_and_none_is_lost(walk: Walk) -> None:
    way = steps(walk)
    assert len(way) == sum(len(part.answers) for part in parts(walk))
    for step in way:
        assert step.answer in step.decision.answers
        assert step.chart.nodes[step.decision.id] is step.decision


@given(crossings())
def test_what_is_still_possible_at_home_never_grows(walk: Walk) -> None:
    now = possible_at_home(walk)
    beginnings = list(walk.beginnings())
    assert beginnings
    for earlier in beginnings:
        assert set(now) <= set(possible_at_home(earlier))


def test_a_walk_by_names_goes_through_the_chart_that_answers() -> None:
    walk = walk_by_names(AFTER_2018, SEEN_LATE | PUT_ON)
    assert [step.place for step in steps(walk)] == [
        *(("awareness", name) for name in SEEN_LATE),
        ("missed-trigger-2021", "shown-in-time"),
        *(("missed-trigger-2021", name) for name in PUT_ON),
    ]
    assert walk.outcome is not None
    assert walk.outcome.id == "stack"
    assert walk.answers[0] == "no"


def test_the_answer_may_be_given_directly() -> None:
    walk = walk_by_names(AFTER_2018, {"shown-in-time": "no"} | PUT_ON)
    assert not walk.crosses_charts
    assert walk.outcome == walk_by_names(AFTER_2018, SEEN_LATE | PUT_ON).outcome


def test_where_the_opened_chart_ends_the_walk_its_outcome_is_the_ruling() -> None:
    walk = walk_by_names(AFTER_2018, {"triggered": "yes", "impact": "yes", "only-delayed": "yes"})
    assert walk.outcome is not None
    assert walk.outcome.id == "not-missed"
    assert walk.ending.chart.id == "awareness"
    assert walk.ending.outcome is not None
    assert walk.ending.outcome.id == "automatic-delayed"


def test_a_remedy_leads_on_to_the_penalty_of_its_edition() -> None:
    walk = walk_by_names(AFTER_2018, SEEN_LATE | PUT_ON).led_on()
    assert walk.chart.id == "penalty"
    assert walk.chart.day == "2019-01-21"
    assert walk.home.outcome is not None
    assert not walk.is_inside


def test_nothing_follows_where_nothing_was_missed() -> None:
    walk = walk_by_names(AFTER_2018, {"triggered": "no"})
    assert walk.next_chart is None
    with pytest.raises(WalkError, match="No chart follows"):
        walk.led_on()


def asked_within(chart: Chart) -> set[str]:
    """The decisions that are asked in a chart and in those that it opens or leads on to."""
    return {
        f"{each.id}/{decision.id}"
        for each in charts_within_reach(chart)
        for decision in each.decisions
        if each.granted(decision.id) is None
    }


def test_a_part_asks_only_what_the_edition_asked() -> None:
    of_2013, of_2018, of_2019 = (
        asked_within(LIBRARY.chart(f"missed-trigger-{name}"))
        for name in ("2013", "2018-04", "2021")
    )
    assert "awareness/when-you-do" not in of_2013
    assert "awareness/when-you-do" in of_2018
    assert "penalty/owns-the-card" not in of_2018
    assert "penalty/owns-the-card" in of_2019
    assert "penalty/detrimental" in of_2013


def test_what_is_not_asked_is_passed_with_the_answer_taken_for_granted() -> None:
    opened = Walk(LIBRARY.chart("missed-trigger-2013")).opened()
    walk = opened
    for answer in ("yes", "yes", "no", "no"):
        walk = walk.answered(answer)
    assert "when-you-do" in walk.visited
    assert "when-you-do" not in [step.decision for step in walk.path]
    assert walk.here.id == "spoke-up-in-opponents-turn"


def test_by_itself_a_part_is_todays() -> None:
    assert all(
        LIBRARY.chart("awareness").granted(decision.id) is None
        for decision in LIBRARY.chart("awareness").decisions
    )


def test_rewinding_across_the_border_stands_in_the_chart_that_was_opened() -> None:
    walk = walk_by_names(AFTER_2018, SEEN_LATE | PUT_ON)
    there = walk.rewound("stack-choice", "awareness")
    assert there.is_inside
    assert there.here.id == "stack-choice"
    assert there.rewound("shown-in-time", AFTER_2018.id) == Walk(AFTER_2018)


def test_todays_policy_is_the_chart_that_no_other_has_superseded() -> None:
    assert LIBRARY.todays_chart_id == TODAY.id
    assert not TODAY.edition.superseded
