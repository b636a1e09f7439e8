"""A chart that runs to the right can be read as well as one that runs down."""

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

from benchmarks.charts import grouped
from flowcharts.layout.cache import LayoutCache
from flowcharts.layout.geometry import Rect, Size, along, rect_around
from flowcharts.layout.graphviz import lay_out
from flowcharts.layout.layout import Curve, Layout, Measure, Measures
from flowcharts.model.chart import Chart, Decision, Shape
from flowcharts.model.groups import folded
from tests.each_case import each
from tests.flowcharts.layout.boxes import meet, passes
from tests.flowcharts.layout.exits import exits
from tests.shipped import LIBRARY

CHARTS = [
    *(chart._replace(shape=Shape.ACROSS) for chart in LIBRARY.charts()),
    grouped(9, 6),
    folded(grouped(9, 6), ["head-4"]).chart,
]


def measures_of(chart: Chart, factor: float) -> Measures:
    return Measures(
        {
            node_id: Size(200 * factor, 62 if isinstance(node, Decision) else 40)
            for node_id, node in chart.nodes.items()
        },
        {(d.id, a): Size(80 * factor, 28) for d in chart.decisions for a in d.answers},
        Size(26, 14),
    )


@pytest.fixture(params=CHARTS, ids=lambda chart: f"{chart.id}-{len(chart.nodes)}")
def chart(request: pytest.FixtureRequest) -> Chart:
    chosen: Chart = request.param
    return chosen


class Drawing(NamedTuple):
    """A chart as it is laid out, its words as wide as that factor says."""

    chart: Chart
    layout: Layout
    factor: float


@cache
def drawings() -> tuple[Drawing, ...]:
    """Each chart, laid out once for all tests: dot takes longer than to look at it."""
    return tuple(
        Drawing(chart, lay_out(chart, measures_of(chart, factor)), factor)
        for chart in CHARTS
        for factor in (1.0, 0.6)
    )


every_drawing = each(
    "drawing",
    drawings,
    lambda drawing: f"{drawing.chart.id}-{len(drawing.chart.nodes)}, {drawing.factor}",
)


def edge_labels_in(layout: Layout) -> list[tuple[Curve, Rect]]:
    return [
        (c, rect_around(c.edge_label, c.edge_label_size))
        for c in layout.curves
        if c.edge_label is not None
    ]


@every_drawing
def test_a_node_stands_left_of_those_it_leads_to(drawing: Drawing) -> None:
    chart, layout, _ = drawing
    onward = [(node_id, each) for node_id in chart.nodes for each in chart.successors(node_id)]
    assert len(onward) >= len(chart.nodes) - 1
    for before, after in onward:
        assert layout.nodes[before].rect.right < layout.nodes[after].rect.left


@every_drawing
def test_the_exits_stand_from_top_to_bottom_as_in_the_file(drawing: Drawing) -> None:
    chart, layout, _ = drawing
    assert chart.decisions
    for decision in chart.decisions:
        assert exits(layout, decision.id) == (decision.drawn or decision.answers)


@every_drawing
def test_no_two_nodes_touch(drawing: Drawing) -> None:
    layout = drawing.layout
    assert len(layout.nodes) > 1
    for one, other in combinations(layout.nodes.values(), 2):
        assert not meet(one.rect.grown(4), other.rect), (one.id, other.id)


@every_drawing
def test_a_edge_label_stands_on_its_own_edge_between_the_two_nodes(drawing: Drawing) -> None:
    layout = drawing.layout
    assert edge_labels_in(layout)
    for curve, edge_label in edge_labels_in(layout):
        assert curve.edge_label is not None
        near = min(
            abs(x - curve.edge_label.x) + abs(y - curve.edge_label.y)
            for x, y in along(curve.points, 200)
        )
        assert near < 4
        assert layout.nodes[curve.start].rect.right < edge_label.left
        assert edge_label.right < layout.nodes[curve.end].rect.left
        assert not any(meet(edge_label, box.rect) for box in layout.nodes.values())
        for other, other_edge_label in edge_labels_in(layout):
            assert other is curve or not meet(edge_label, other_edge_label)


@every_drawing
def test_no_line_runs_through_the_words_of_another(drawing: Drawing) -> None:
    layout = drawing.layout
    assert edge_labels_in(layout)
    traces = [(curve, [*along(curve.points, 200), curve.tip]) for curve in layout.curves]
    for curve, edge_label in edge_labels_in(layout):
        words = edge_label.grown(-2)
        for other, trace in traces:
            assert other is curve or not passes(trace, words), (curve, other)


@every_drawing
def test_an_edge_runs_from_the_tip_of_a_node_to_the_side_of_the_next(drawing: Drawing) -> None:
    layout = drawing.layout
    assert layout.curves
    for curve in layout.curves:
        start, end = layout.nodes[curve.start], layout.nodes[curve.end]
        first = curve.points[0]
        assert abs(first.x - start.rect.right) < 2
        assert abs(first.y - start.centre.y) < 2
        assert abs(curve.tip.x - end.rect.left) < 3
        assert abs(curve.tip.y - end.centre.y) < 3


def test_a_kept_layout_is_the_same_layout(chart: Chart, tmp_path: Path) -> None:
    measure = Measure("", lambda chart: measures_of(chart, 1))
    cache = LayoutCache(tmp_path)
    fresh = cache.lay_out(chart, measure)
    assert cache.lay_out(chart, measure) == fresh
    assert cache.lay_out(chart, measure).runs_right


def test_other_groups_open_are_another_layout(tmp_path: Path) -> None:
    chart, cache = grouped(3, 4), LayoutCache(tmp_path)
    drawings = [folded(chart, opened).chart for opened in ((), ("head-1",), ("head-2",))]
    measure = Measure("", lambda drawn: measures_of(drawn, 1))
    layouts = [cache.lay_out(each, measure) for each in drawings]
    assert len({str(each.nodes) for each in layouts}) == 3
    assert [list(each.nodes) for each in layouts] == [list(each.nodes) for each in drawings]
