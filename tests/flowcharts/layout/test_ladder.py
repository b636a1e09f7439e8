"""A ladder: one straight column of questions; what ends beside it leaves to the right."""

from functools import cache
from typing import NamedTuple

import pytest

from flowcharts.layout.geometry import Size
from flowcharts.layout.graphviz import lay_out
from flowcharts.layout.ladder import Ladder, evened
from flowcharts.layout.layout import Layout, Measures
from flowcharts.model.chart import Chart, Outcome, Shape
from flowcharts.model.ways import column
from tests.each_case import each
from tests.shipped import LIBRARY

LADDERS = [chart for chart in LIBRARY.charts() if chart.shape is Shape.LADDER]
AIR = Size(14, 8)


def measures_of(chart: Chart) -> Measures:
    """Sizes that differ from node to node, as those of words do."""
    return evened(
        chart,
        Measures(
            {node_id: Size(150 + 7 * (place % 9), 52) for place, node_id in enumerate(chart.nodes)},
            {(d.id, answer): Size(50, 24) for d in chart.decisions for answer in d.answers},
            AIR,
        ),
    )


@pytest.fixture(params=LADDERS, ids=lambda chart: chart.id)
def chart(request: pytest.FixtureRequest) -> Chart:
    chosen: Chart = request.param
    return chosen


class Drawing(NamedTuple):
    """A ladder as it is laid out."""

    chart: Chart
    layout: Layout


@cache
def drawings() -> tuple[Drawing, ...]:
    """Each ladder, laid out once for all tests."""
    return tuple(Drawing(chart, lay_out(chart, measures_of(chart))) for chart in LADDERS)


every_drawing = each("drawing", drawings, lambda drawing: drawing.chart.id)


def test_the_column_is_the_longest_way_and_ends_where_a_walk_does(chart: Chart) -> None:
    passed = column(chart)
    assert passed[0] == chart.start
    assert isinstance(chart.nodes[passed[-1]], Outcome)
    assert len(passed) == max(_lengths(chart, chart.start))


def _lengths(chart: Chart, start: str) -> list[int]:
    ahead = {1 + length for end in chart.successors(start) for length in _lengths(chart, end)}
    return sorted(ahead) or [1]


@every_drawing
def test_the_column_is_straight(drawing: Drawing) -> None:
    chart, layout = drawing
    nodes = [layout.nodes[node_id] for node_id in column(chart)]
    assert max(box.centre.x for box in nodes) - min(box.centre.x for box in nodes) < 2
    tops = [box.rect.top for box in nodes]
    assert tops == sorted(tops)


def test_an_end_that_the_column_alone_leads_to_stands_right_of_its_first_question() -> None:
    chart = LIBRARY.chart("missed-trigger-2024")
    layout = lay_out(chart, measures_of(chart))
    beside = {
        "not-missed": "shown-in-time",
        "resolve-now": "aura",
        "opponent-picks-when": "undoes-zone-change",
        "play-on": "too-old",
    }
    assert Ladder(chart).beside == beside
    lefts = set()
    for end, question in beside.items():
        assert layout.nodes[end].centre.y == pytest.approx(layout.nodes[question].centre.y)
        assert layout.nodes[end].rect.left > layout.nodes[question].rect.right
        lefts.add(round(layout.nodes[end].rect.left))
    assert len(lefts) == 1, "they stand in line"


@every_drawing
def test_the_ends_of_the_last_question_stand_below_it(drawing: Drawing) -> None:
    chart, layout = drawing
    *_, last, end = column(chart)
    below = layout.nodes[last].rect.bottom
    assert layout.nodes[end].rect.top > below
    beside = Ladder(chart).beside
    others = [node_id for node_id in chart.successors(last) if node_id not in beside]
    assert end in others
    for node_id in others:
        assert layout.nodes[node_id].rect.top > below


@every_drawing
def test_ways_leave_a_question_of_the_column_level(drawing: Drawing) -> None:
    chart, layout = drawing
    beside = Ladder(chart).beside
    curves = [c for c in layout.curves if beside.get(c.end) == c.start]
    assert len(curves) >= len(beside)
    for curve in curves:
        assert curve.edge_label is not None
        assert curve.edge_label.y == pytest.approx(layout.nodes[curve.start].centre.y)
