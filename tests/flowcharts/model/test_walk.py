"""Walks: a chart and a list of words, and everything that follows from them."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from flowcharts.model.chart import Chart, Decision
from flowcharts.model.walk import Step, Walk, WalkError, walk_by_names
from tests.shipped import LIBRARY

CHARTS = tuple(LIBRARY.charts())
CHART = LIBRARY.chart("missed-trigger-2008")


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    """Any walk through any shipped chart, finished or not."""
    walk = Walk(draw(st.sampled_from(CHARTS)))
    while walk.decision is not None and draw(st.booleans()):
        walk = walk.answered(draw(st.sampled_from(walk.decision.answers)))
    return walk


def finished(chart: Chart) -> list[Walk]:
    waiting, ended = [Walk(chart)], []
    while waiting:
        walk = waiting.pop()
        if walk.decision is None:
            ended.append(walk)
        else:
            waiting.extend(walk.answered(answer) for answer in walk.decision.answers)
    return ended


@given(walks())
def test_a_walk_is_its_chart_and_its_answers(walk: Walk) -> None:
    replayed = Walk(walk.chart)
    for answer in walk.answers:
        replayed = replayed.answered(answer)
    assert replayed == walk
    assert [step.answer for step in walk.path] == list(walk.answers)


@given(walks())
def test_an_answer_taken_back_leaves_the_walk_as_it_was(walk: Walk) -> None:
    assume(walk.decision is not None)
    assert walk.decision is not None
    assert walk.decision.answers
    for answer in walk.decision.answers:
        assert walk.answered(answer).undone() == walk


@given(walks())
def test_an_answer_never_makes_more_outcomes_possible(walk: Walk) -> None:
    assume(walk.decision is not None)
    assert walk.decision is not None
    assert walk.decision.answers
    for answer in walk.decision.answers:
        assert set(walk.answered(answer).possible) <= set(walk.possible)


@given(walks())
def test_rewinding_to_a_decision_of_the_path_stands_there(walk: Walk) -> None:
    assume(walk.path)
    assert len(walk.path) == len(walk.answers)
    for count, step in enumerate(walk.path):
        there = walk.rewound(step.decision)
        assert there.here.id == step.decision
        assert there.answers == walk.answers[:count]


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.id)
def test_every_walk_ends_in_an_outcome(chart: Chart) -> None:
    ends = {walk.outcome.id for walk in finished(chart) if walk.outcome is not None}
    assert ends == {outcome.id for outcome in chart.outcomes}


def test_the_chart_of_march_2008_has_seven_paths() -> None:
    ways = sorted((*walk.answers, walk.outcome.id) for walk in finished(CHART) if walk.outcome)
    assert ways == [
        ("no", "no", "no", "resolved"),
        ("no", "no", "yes", "no", "no-fix"),
        ("no", "no", "yes", "yes", "stack"),
        ("no", "yes", "no", "no", "no-fix"),
        ("no", "yes", "no", "yes", "stack"),
        ("no", "yes", "yes", "resolve-now"),
        ("yes", "not-used"),
    ]


def test_the_turn_cycle_is_asked_on_two_ways_in() -> None:
    ways_in = [
        node.id
        for node in CHART.nodes.values()
        if isinstance(node, Decision) and "turn-cycle" in CHART.successors(node.id)
    ]
    assert ways_in == ["visual", "default"]


def test_after_two_answers_three_of_five_remedies_are_possible() -> None:
    walk = Walk(CHART, ("no", "yes"))
    assert walk.possible == ("resolve-now", "stack", "no-fix")


def test_a_wrong_word_is_answered_by_the_right_ones() -> None:
    with pytest.raises(WalkError, match="say yes or no"):
        Walk(CHART).answered("maybe")


def test_nothing_is_left_to_answer_at_an_outcome() -> None:
    with pytest.raises(WalkError, match="nothing left to answer"):
        Walk(CHART, ("yes",)).answered("yes")


def test_an_exit_ends_the_walk_without_an_outcome() -> None:
    walk = Walk(CHART, ("no",)).left_by("not-a-trigger")
    assert walk.is_over
    assert walk.outcome is None
    assert walk.possible == ()
    assert walk.undone() == Walk(CHART, ("no",))


def test_no_exit_is_taken_from_an_outcome() -> None:
    with pytest.raises(WalkError, match="before an outcome"):
        Walk(CHART, ("yes",)).left_by("not-a-trigger")


def test_answers_by_name_stop_at_the_first_decision_without_one() -> None:
    walk = walk_by_names(CHART, {"optional": "no", "choices": "no", "default": "yes"})
    assert walk.path == (Step("optional", "no"), Step("choices", "no"))
    assert walk.here.id == "visual"


def test_back_to_where_an_exit_was_taken_takes_it_back() -> None:
    walk = Walk(LIBRARY.chart("missed-trigger-2008"))
    assert walk.left_by("not-a-trigger").rewound(walk.here.id) == walk
