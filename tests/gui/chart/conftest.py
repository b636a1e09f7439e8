"""The shipped charts on a canvas, as the window shows them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from flowcharts.layout.graphviz import lay_out
from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.chart.measure import measure
from gui.chart.scene import ChartScene
from gui.chart.view import ChartView
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts
from tests.shipped import LIBRARY

SceneMaker = Callable[..., ChartScene]


@pytest.fixture(autouse=True)
def _faces(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need an application
    load_fonts()


@pytest.fixture
def chart() -> Chart:
    return LIBRARY.chart("missed-trigger-2008")


@pytest.fixture
def scene_in(chart: Chart) -> SceneMaker:
    def make(wording: Wording = Wording.ENGLISH) -> ChartScene:
        layout = lay_out(chart, measure(chart, wording))
        return ChartScene(chart, layout, PALETTES[ThemeName.LIGHT], wording)

    return make


@pytest.fixture
def large_scene() -> ChartScene:
    """The largest chart there is, with all of its groups open."""
    largest = max(LIBRARY.charts(), key=lambda chart: len(chart.nodes))
    layout = lay_out(largest, measure(largest, Wording.ENGLISH))
    return ChartScene(largest, layout, PALETTES[ThemeName.LIGHT], Wording.ENGLISH)


@pytest.fixture
def scene(scene_in: SceneMaker) -> ChartScene:
    return scene_in()


@pytest.fixture
def view(scene: ChartScene, qtbot: QtBot) -> ChartView:
    view = ChartView()
    qtbot.addWidget(view)
    view.resize(730, 600)
    view.set_chart(scene)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def walked(chart: Chart) -> Callable[..., Position]:
    """The position after some answers."""

    def walk(*answers: str) -> Position:
        position = position_of(chart)
        for answer in answers:
            position = position.answered(answer)
        return position

    return walk


@pytest.fixture
def click(view: ChartView) -> Callable[[QPointF], None]:
    """A click of the mouse on a place of the chart."""

    def at(place: QPointF) -> None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(place))

    return at


@pytest.fixture
def clicks(view: ChartView) -> list[object]:
    """What the clicks on the view have asked for."""
    asked: list[object] = []
    view.asked.connect(asked.append)
    return asked
