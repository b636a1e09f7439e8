"""The shipped charts on a canvas, as the window shows them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from flowcharts.chart import Chart
from flowcharts.layout import lay_out
from flowcharts.library import Library
from flowcharts.text import Wording
from flowcharts.trail import Trail, trail_of
from gui.canvas.measure import measure
from gui.canvas.scene import ChartScene
from gui.canvas.view import ChartView
from gui.fonts import load_fonts
from gui.theme import PALETTES, ThemeName

SceneMaker = Callable[..., ChartScene]


@pytest.fixture(autouse=True)
def _faces(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need an application
    load_fonts()


@pytest.fixture
def chart() -> Chart:
    return Library().chart("missed-trigger-2008")


@pytest.fixture
def scene_in(chart: Chart) -> SceneMaker:
    def make(wording: Wording = Wording.ENGLISH) -> ChartScene:
        layout = lay_out(chart, measure(chart, wording))
        return ChartScene(chart, layout, PALETTES[ThemeName.LIGHT], wording)

    return make


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
def walked(chart: Chart) -> Callable[..., Trail]:
    """The trail after some answers."""

    def walk(*answers: str) -> Trail:
        trail = trail_of(chart)
        for answer in answers:
            trail = trail.answered(answer)
        return trail

    return walk


@pytest.fixture
def place_in_view(view: ChartView) -> Callable[[QPointF], QPoint]:
    return view.mapFromScene


@pytest.fixture
def click(view: ChartView) -> Callable[[QPointF], None]:
    """A click of the mouse on a place of the chart."""

    def at(place: QPointF) -> None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(place))

    return at
