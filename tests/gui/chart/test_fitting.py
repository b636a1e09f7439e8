"""Every chart is seen whole beside both panels, its labels large enough to be read."""

import pytest
from PySide6.QtCore import QSize

from flowcharts.layout.geometry import along, rect_around
from flowcharts.layout.graphviz import lay_out
from flowcharts.layout.layout import Layout
from flowcharts.model.chart import Chart, Shape
from flowcharts.model.text import Wording
from flowcharts.model.ways import column
from gui.chart.measure import EDGE_LABEL_PIXELS, NODE_PIXELS, measure
from gui.chart.scene import ChartScene
from gui.theme.colours import PALETTES, ThemeName
from tests.flowcharts.layout.boxes import holds, meet
from tests.shipped import LIBRARY

AT_1280X720 = QSize(700, 590)
AT_1440X900 = QSize(860, 760)
AT_1920X1080 = QSize(1340, 940)
"""The room that both panels leave to the view in windows of those sizes."""
CHARTS = list(LIBRARY.charts())
MOST_RANKS = 8
_BORDER = 4
"""Of an edge label, around its words."""
OF_FEW_RANKS = [
    chart for chart in CHARTS if chart.game == "magic" and len(column(chart)) <= MOST_RANKS
]
ALONE_ON_A_SCREEN = QSize(1280, 720)
MOST_RANKS_ALONE = 9
FROM_THE_BACK_ROW = 0.02
"""The least height of letters, as a part of that of the screen."""
LEAST_LABEL = 13
LEAST_LABEL_IN_BOTH = 11


def pixels(chart: Chart, wording: Wording, room: QSize) -> float:
    """How large the smallest words of a label are where the whole chart is seen."""
    layout = lay_out(chart, measure(chart, wording))
    whole = ChartScene(chart, layout, PALETTES[ThemeName.LIGHT], wording).sceneRect()
    scale = min(room.width() / whole.width(), room.height() / whole.height())
    return scale * min(NODE_PIXELS, EDGE_LABEL_PIXELS)


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
@pytest.mark.parametrize("chart", OF_FEW_RANKS, ids=lambda chart: chart.id)
def test_a_chart_of_few_ranks_is_legible_in_a_small_window(chart: Chart, wording: Wording) -> None:
    assert pixels(chart, wording, AT_1280X720) >= LEAST_LABEL


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
def test_a_chart_alone_on_a_screen_is_read_from_the_back_row(wording: Wording) -> None:
    charts = [each for each in CHARTS if each.game == "magic" and each.shape is Shape.LADDER]
    found = [each for each in charts if len(column(each)) <= MOST_RANKS_ALONE]
    assert any(len(column(each)) == MOST_RANKS_ALONE for each in found)
    for chart in found:
        letters = pixels(chart, wording, ALONE_ON_A_SCREEN)
        assert letters >= FROM_THE_BACK_ROW * ALONE_ON_A_SCREEN.height(), chart.id


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
@pytest.mark.parametrize("name", ["missed-trigger-2017-09", "awareness"])
def test_a_tall_chart_is_legible_in_a_larger_window(name: str, wording: Wording) -> None:
    assert pixels(LIBRARY.chart(name), wording, AT_1440X900) >= LEAST_LABEL


def test_todays_chart_is_legible_in_both_languages_on_a_large_screen() -> None:
    chart = LIBRARY.chart("missed-trigger-2024")
    assert pixels(chart, Wording.BOTH, AT_1920X1080) >= LEAST_LABEL_IN_BOTH


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.BOTH])
@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.id)
def test_no_line_runs_through_the_words_of_an_answer(chart: Chart, wording: Wording) -> None:
    layout = lay_out(chart, measure(chart, wording))
    edge_labels = [
        (curve, rect_around(curve.edge_label, curve.edge_label_size))
        for curve in layout.curves
        if curve.edge_label is not None
    ]
    assert len(edge_labels) == sum(len(decision.branches) for decision in chart.decisions)
    traces = [(curve, [*along(curve.points, 100), curve.tip]) for curve in layout.curves]
    for curve, edge_label in edge_labels:
        words = edge_label.grown(-_BORDER)
        assert not any(meet(edge_label, box.rect) for box in layout.nodes.values())
        for other, other_edge_label in edge_labels:
            assert other is curve or not meet(edge_label, other_edge_label)
        for other, trace in traces:
            assert other is curve or not any(holds(words, point) for point in trace)


@pytest.mark.parametrize("game", ["flesh-and-blood", "forge"])
def test_no_step_jumps_over_half_the_width_of_a_large_chart(game: str) -> None:
    charts = [chart for chart in CHARTS if chart.game == game]
    assert charts
    for chart in charts:
        layout = lay_out(chart, measure(chart, Wording.ENGLISH))
        assert len(layout.curves) >= len(chart.nodes) - 1
        for curve in layout.curves:
            assert gap(layout, curve.start, curve.end) <= layout.size.width / 2


def gap(layout: Layout, start: str, end: str) -> float:
    """How far apart two nodes are sideways."""
    one, other = layout.nodes[start].rect, layout.nodes[end].rect
    return max(one.left, other.left) - min(one.right, other.right)
