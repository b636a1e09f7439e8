"""The signs on the shoulders of a node stand clear of its words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from flowcharts.layout.graphviz import lay_out
from flowcharts.model.chart import Node, Shape
from flowcharts.model.text import Wording
from gui.chart.measure import (
    KIND_PIXELS,
    LINE_HEIGHT,
    NODE_PIXELS,
    chart_face,
    kind_lines,
    measure,
    node_lines,
    widest_label,
)
from gui.chart.node_signs import NodeSigns, disc
from tests.shipped import LIBRARY

_AIR = 3


def lines_of(node: Node, wording: Wording, centre: QPointF, widest: float) -> Iterator[QRectF]:
    """Where each line of its label stands."""
    kind = kind_lines(node, wording)
    lines = [(line, NODE_PIXELS) for line in node_lines(node, wording, widest)]
    lines = [(line, KIND_PIXELS) for line in kind[:1]] + lines
    lines += [(line, KIND_PIXELS) for line in kind[1:]]
    for row, (line, pixels) in enumerate(lines):
        width = QFontMetricsF(chart_face(pixels)).horizontalAdvance(line)
        rect = QRectF(0, 0, width, pixels * 0.8)
        rect.moveCenter(
            centre + QPointF(0, (row - (len(lines) - 1) / 2) * NODE_PIXELS * LINE_HEIGHT)
        )
        yield rect


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("chart_id", LIBRARY.chart_ids)
def test_no_sign_covers_the_words_of_its_node(chart_id: str, wording: Wording) -> None:
    chart = LIBRARY.chart(chart_id)
    layout = lay_out(chart, measure(chart, wording))
    assert chart.nodes
    for node in chart.nodes.values():
        box = layout.nodes[node.id]
        signs = NodeSigns(node, box, is_cut=chart.shape is not Shape.DIAMONDS)
        for sign in filter(None, (signs.opening, signs.doubt)):
            around = disc(sign).boundingRect().adjusted(-_AIR, -_AIR, _AIR, _AIR)
            lines = lines_of(node, wording, QPointF(*box.centre), widest_label(chart))
            assert not any(map(around.intersects, lines)), node.id
