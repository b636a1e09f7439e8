"""Every way on a chart is seen to lead somewhere: its arrowhead is drawn, wherever it points."""

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from flowcharts.layout.graphviz import lay_out
from flowcharts.model.position import position_of
from flowcharts.model.text import Wording
from gui.chart.edge import EdgeItem
from gui.chart.measure import measure
from gui.chart.pens import Pens
from gui.chart.scene import ChartScene
from gui.theme.colours import PALETTES, ThemeName
from tests.shipped import LIBRARY


def painted(scene: ChartScene) -> QImage:
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def inside(edge: EdgeItem) -> QPointF:
    """The middle of its arrowhead."""
    return edge.head.boundingRect().center()


@pytest.mark.parametrize("chart_id", LIBRARY.chart_ids)
def test_every_arrowhead_is_drawn(chart_id: str) -> None:
    chart = LIBRARY.chart(chart_id)
    layout = lay_out(chart, measure(chart, Wording.BOTH))
    scene = ChartScene(chart, layout, PALETTES[ThemeName.LIGHT], Wording.BOTH)
    picture, corner = painted(scene), scene.sceneRect().topLeft()
    ground = QColor(PALETTES[ThemeName.LIGHT].ground)
    edges = [item for item in scene.items() if isinstance(item, EdgeItem)]
    assert edges
    for edge in edges:
        place = (inside(edge) - corner).toPoint()
        assert picture.pixelColor(place) != ground, edge.way


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("theme", ThemeName)
def test_no_outline_of_a_node_hides_the_tip(theme: ThemeName, wording: Wording) -> None:
    chart = LIBRARY.chart("missed-trigger-2008")
    scene = ChartScene(chart, lay_out(chart, measure(chart, wording)), PALETTES[theme], wording)
    scene.show_position(position_of(chart).answered("no").answered("no").answered("yes"))
    scene.settle()
    picture, corner = painted(scene), scene.sceneRect().topLeft()
    pens = Pens(PALETTES[theme])
    edges = [item for item in scene.items() if isinstance(item, EdgeItem)]
    assert edges
    for edge in edges:
        tip = QPointF(edge.head.elementAt(0).x, edge.head.elementAt(0).y)
        back = QLineF(tip, edge.line.pointAtPercent(1))
        back.setLength(4)
        seen = picture.pixelColor((back.p2() - corner).toPoint())
        assert seen == pens.edges[edge.look.state].line.color(), edge.way
