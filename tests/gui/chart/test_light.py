"""What a position lights up."""

from collections.abc import Callable

from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from gui.chart.highlight import EdgeState, Highlight, NodeState

Walked = Callable[..., Position]


def test_nothing_is_lit_before_the_first_answer(chart: Chart) -> None:
    highlight = Highlight(position_of(chart))
    states = {node_id: highlight.node(node_id).state for node_id in chart.nodes}
    assert states.pop("optional") is NodeState.CURRENT
    assert set(states.values()) == {NodeState.REST}
    assert highlight.edge(("optional", "no")).state is EdgeState.OPEN


def test_the_path_is_numbered_and_the_rest_fades(walked: Walked) -> None:
    highlight = Highlight(walked("no", "no", "yes"))
    assert highlight.node("turn-cycle").state is NodeState.CURRENT
    assert highlight.node("choices").state is NodeState.TRAVELLED
    assert highlight.node("default").state is NodeState.RULED_OUT
    assert highlight.node("stack").state is NodeState.POSSIBLE
    assert [highlight.edge(way).number for way in highlight.taken] == ["1", "2", "3"]
    assert highlight.edge(("default", "no")).state is EdgeState.RULED_OUT
    assert highlight.edge(("choices", "yes")).state is EdgeState.RULED_OUT


def test_at_the_end_only_the_path_is_lit(walked: Walked) -> None:
    highlight = Highlight(walked("no", "no", "yes", "no"))
    assert highlight.node("no-fix").state is NodeState.REACHED
    assert highlight.node("stack").state is NodeState.RULED_OUT


def test_the_other_path_has_numbers_of_its_own(walked: Walked) -> None:
    highlight = Highlight(walked("no", "no", "yes", "yes").with_what_if("choices", "yes"))
    assert highlight.edge(("choices", "yes")).number == "2′"
    assert highlight.edge(("choices", "yes")).state is EdgeState.BESIDE
    assert highlight.node("default").state is NodeState.BESIDE
    assert highlight.edge(("optional", "no")).is_shared
    assert not highlight.edge(("choices", "no")).is_shared


def test_where_both_paths_end_apart_both_ends_are_seen(walked: Walked) -> None:
    highlight = Highlight(walked("no", "no", "yes", "yes").with_what_if("turn-cycle", "no"))
    assert highlight.node("stack").state is NodeState.REACHED
    assert highlight.node("no-fix").state is NodeState.REACHED_BESIDE


def test_a_walk_that_left_by_an_exit_rules_everything_out(walked: Walked) -> None:
    highlight = Highlight(walked("no").left_by("not-a-trigger"))
    assert highlight.node("choices").state is NodeState.TRAVELLED
    assert highlight.node("stack").state is NodeState.RULED_OUT
    assert highlight.edge(("choices", "no")).state is EdgeState.RULED_OUT


def test_a_mark_points_at_the_exit_and_its_target(walked: Walked) -> None:
    highlight = Highlight(walked("no"), mark="yes", hits=frozenset({"stack"}))
    assert highlight.edge(("choices", "yes")).is_marked
    assert highlight.node("default").is_marked
    assert not highlight.node("visual").is_marked
    assert highlight.node("stack").is_hit


def test_a_mark_on_no_answer_marks_nothing(walked: Walked) -> None:
    highlight = Highlight(walked("no"), mark="perhaps")
    assert not any(highlight.node(node_id).is_marked for node_id in ("default", "visual"))
