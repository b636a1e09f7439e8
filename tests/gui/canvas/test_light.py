"""What a position lights up."""

from collections.abc import Callable

from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from gui.canvas.highlight import EdgeState, Highlight, NodeState

Walked = Callable[..., Position]


def test_nothing_is_lit_before_the_first_answer(chart: Chart) -> None:
    light = Highlight(position_of(chart))
    states = {node_id: light.node(node_id).state for node_id in chart.nodes}
    assert states.pop("optional") is NodeState.CURRENT
    assert set(states.values()) == {NodeState.REST}
    assert light.edge(("optional", "no")).state is EdgeState.OPEN


def test_the_path_is_numbered_and_the_rest_fades(walked: Walked) -> None:
    light = Highlight(walked("no", "no", "yes"))
    assert light.node("turn-cycle").state is NodeState.CURRENT
    assert light.node("choices").state is NodeState.TRAVELLED
    assert light.node("default").state is NodeState.RULED_OUT
    assert light.node("stack").state is NodeState.POSSIBLE
    assert [light.edge(way).number for way in light.taken] == ["1", "2", "3"]
    assert light.edge(("default", "no")).state is EdgeState.RULED_OUT
    assert light.edge(("choices", "yes")).state is EdgeState.RULED_OUT


def test_at_the_end_only_the_path_is_lit(walked: Walked) -> None:
    light = Highlight(walked("no", "no", "yes", "no"))
    assert light.node("no-fix").state is NodeState.REACHED
    assert light.node("stack").state is NodeState.RULED_OUT


def test_the_other_path_has_numbers_of_its_own(walked: Walked) -> None:
    light = Highlight(walked("no", "no", "yes", "yes").with_what_if("choices", "yes"))
    assert light.edge(("choices", "yes")).number == "2′"
    assert light.edge(("choices", "yes")).state is EdgeState.BESIDE
    assert light.node("default").state is NodeState.BESIDE
    assert light.edge(("optional", "no")).is_shared
    assert not light.edge(("choices", "no")).is_shared


def test_where_both_paths_end_apart_both_ends_are_seen(walked: Walked) -> None:
    light = Highlight(walked("no", "no", "yes", "yes").with_what_if("turn-cycle", "no"))
    assert light.node("stack").state is NodeState.REACHED
    assert light.node("no-fix").state is NodeState.REACHED_BESIDE


def test_a_walk_that_left_by_an_exit_rules_everything_out(walked: Walked) -> None:
    light = Highlight(walked("no").left_by("not-a-trigger"))
    assert light.node("choices").state is NodeState.TRAVELLED
    assert light.node("stack").state is NodeState.RULED_OUT
    assert light.edge(("choices", "no")).state is EdgeState.RULED_OUT


def test_a_mark_points_at_the_exit_and_its_target(walked: Walked) -> None:
    light = Highlight(walked("no"), mark="yes", hits=frozenset({"stack"}))
    assert light.edge(("choices", "yes")).is_marked
    assert light.node("default").is_marked
    assert not light.node("visual").is_marked
    assert light.node("stack").is_hit


def test_a_mark_on_no_answer_marks_nothing(walked: Walked) -> None:
    light = Highlight(walked("no"), mark="perhaps")
    assert not any(light.node(node_id).is_marked for node_id in ("default", "visual"))
