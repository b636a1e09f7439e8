"""What is drawn of a chart whose groups open and close: always where the walk is, and its way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.charts import generated, grouped
from flowcharts.model.chart import Action, Chart, Decision
from flowcharts.model.groups import (
    Drawing,
    Folds,
    drawing_of,
    folded,
    groups,
    groups_on_way_to,
    path_alone,
)
from flowcharts.model.position import Position, position_of
from flowcharts.model.walk import Walk
from tests.shipped import LIBRARY

SHIPPED = tuple(LIBRARY.charts())


def with_groups(chart: Chart, heads: frozenset[str]) -> Chart:
    nodes = {
        node.id: node._replace(folds=node.id in heads) if isinstance(node, Decision) else node
        for node in chart.nodes.values()
    }
    return chart._replace(nodes=nodes)


@st.composite
def charts(draw: st.DrawFn) -> Chart:
    """Any shipped chart, or one made up, with any decisions leading to groups."""
    made = st.integers(3, 60).map(generated)
    chart = draw(st.one_of(st.sampled_from(SHIPPED), made))
    decisions = [decision.id for decision in chart.decisions]
    return with_groups(chart, draw(st.frozensets(st.sampled_from(decisions))))


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    walk = Walk(draw(charts()))
    while walk.decision is not None and draw(st.booleans()):
        walk = walk.answered(draw(st.sampled_from(walk.decision.answers)))
    return walk


def ends_of(chart: Chart, node_id: str) -> list[str]:
    node = chart.nodes[node_id]
    if isinstance(node, Action):
        return [node.to]
    return [branch.to for branch in node.branches] if isinstance(node, Decision) else []


def is_a_chart(drawing: Drawing) -> bool:
    """Does every way lead to a node that is drawn, and some way to every node?"""
    chart = drawing.chart
    led_to = {end for node_id in chart.nodes for end in ends_of(chart, node_id)}
    return led_to | {chart.start} == set(chart.nodes)


@given(walks(), st.data())
def test_the_path_and_all_exits_of_the_waiting_decision_are_drawn(
    walk: Walk, data: st.DataObject
) -> None:
    opened = data.draw(st.frozensets(st.sampled_from(sorted(walk.chart.nodes))))
    for drawing in (folded(walk.chart, opened, walk.visited), path_alone(walk.chart, [walk])):
        assert is_a_chart(drawing)
        assert set(walk.visited) <= set(drawing.chart.nodes)
        for step in walk.path:
            decision = drawing.chart.nodes[step.decision]
            assert isinstance(decision, Decision)
            assert step.answer in decision.answers
        if walk.decision is not None:
            assert drawing.chart.nodes[walk.here.id] == walk.decision


@given(walks())
def test_all_open_is_the_whole_chart(walk: Walk) -> None:
    drawing = folded(walk.chart, groups(walk.chart))
    assert drawing.chart.nodes == walk.chart.nodes
    assert list(drawing.chart.nodes) == list(walk.chart.nodes)
    assert drawing.closed == {}


@given(walks())
def test_what_is_hidden_is_counted(walk: Walk) -> None:
    drawing = folded(walk.chart, (), walk.visited)
    hidden = {outcome.id for outcome in walk.chart.outcomes} - set(drawing.chart.nodes)
    assert all(drawing.closed.values())
    assert sum(drawing.closed.values()) >= len(hidden)
    assert bool(drawing.closed) is bool(hidden)


@given(walks(), st.data())
def test_the_groups_on_the_way_to_a_node_let_it_be_seen(walk: Walk, data: st.DataObject) -> None:
    chart = walk.chart
    wanted = data.draw(st.sampled_from(sorted(chart.nodes)))
    assert wanted in folded(chart, groups_on_way_to(chart, wanted)).chart.nodes


@given(walks())
def test_the_path_alone_has_nothing_besides(walk: Walk) -> None:
    drawn = set(path_alone(walk.chart, [walk]).chart.nodes)
    ahead = {
        node_id
        for node_id in drawn - set(walk.visited)
        if not isinstance(walk.chart.nodes[node_id], Action) and walk.chart.granted(node_id) is None
    }
    exits = len(walk.decision.branches) if walk.decision is not None else 0
    assert len(ahead) <= exits


def test_a_chart_without_groups_is_drawn_as_ever() -> None:
    without = [chart for chart in SHIPPED if not groups(chart)]
    assert without
    for chart in without:
        assert drawing_of(position_of(chart), Folds()) is None


@pytest.fixture
def position() -> Position:
    return position_of(grouped(3, 4))


def test_closed_groups_say_how_many_outcomes_they_hide(position: Position) -> None:
    drawing = drawing_of(position, Folds())
    assert drawing is not None
    assert set(drawing.chart.nodes) == {"start", "head-0", "head-1", "head-2"}
    assert drawing.signs == {"head-0": "+4", "head-1": "+4", "head-2": "+4"}


def test_a_group_opens_for_the_walk_and_closes_when_it_leaves(position: Position) -> None:
    inside = position.answered("way-1")
    drawing = drawing_of(inside, Folds())
    assert drawing is not None
    assert "end-1-3" in drawing.chart.nodes
    assert drawing.signs == {"head-0": "+4", "head-2": "+4"}, "the walk's own cannot be closed"
    left = drawing_of(inside.back(), Folds())
    assert left is not None
    assert "end-1-3" not in left.chart.nodes


def test_a_group_that_the_user_opened_stays_open(position: Position) -> None:
    folds = Folds().with_open(position.chart, ["head-1"])
    for each in (position, position.answered("way-1").back(), position.answered("way-0")):
        drawing = drawing_of(each, folds)
        assert drawing is not None
        assert "end-1-0" in drawing.chart.nodes
        assert drawing.signs["head-1"] == "−"
    assert folds.with_closed(position.chart, ["head-1"]) == Folds()


def test_a_group_opened_on_one_chart_is_not_opened_on_another(position: Position) -> None:
    other = position_of(grouped(3, 5))
    drawing = drawing_of(other, Folds().with_open(position.chart, ["head-1"]))
    assert drawing is not None
    assert "head-1" in drawing.closed


def test_the_path_beside_is_drawn_too(position: Position) -> None:
    drawing = drawing_of(position.answered("way-1").with_what_if("start", "way-2"), Folds())
    assert drawing is not None
    assert {"end-1-0", "end-2-0"} <= set(drawing.chart.nodes)
    assert "end-0-0" not in drawing.chart.nodes


def test_a_group_that_another_way_leads_into_hides_only_the_rest() -> None:
    chart = grouped(2, 2)
    both = chart.nodes["head-1"]
    assert isinstance(both, Decision)
    shared = both._replace(
        folds=False, branches=(both.branches[0]._replace(to="end-0-0"), *both.branches[1:])
    )
    nodes = {k: v for k, v in chart.nodes.items() if k != "end-1-0"} | {"head-1": shared}
    drawing = folded(chart._replace(nodes=nodes), ())
    assert drawing.closed == {"head-0": 1}
    assert "end-0-0" in drawing.chart.nodes
