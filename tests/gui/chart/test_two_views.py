"""Two views on one scene: each sees it in its own way, both see the walk."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from flowcharts.model.position import Position
from gui.chart.hit_test import AnswerClick
from gui.chart.scene import ChartScene
from gui.chart.view import ChartView
from gui.theme.colours import PALETTES, ThemeName
from tests.gui.chart.conftest import SceneMaker
from tests.gui.edge_labels import edge_label

Walked = Callable[..., Position]


@pytest.fixture
def other(view: ChartView, scene: ChartScene, qtbot: QtBot) -> ChartView:
    """A second view, of another size, on the scene that the first one shows."""
    other = ChartView()
    qtbot.addWidget(other)
    other.resize(1000, 900)
    other.set_chart(scene)
    with qtbot.waitExposed(other):
        other.show()
    assert view.scene() is other.scene() is scene
    return other


def look(view: ChartView) -> tuple[float, QPoint]:
    """How large the chart is seen, and where."""
    return view.zoom(), view.mapFromScene(0, 0)


def shows(view: ChartView, node_id: str) -> bool:
    """Is all of a node in sight?"""
    scene = view.scene()
    assert isinstance(scene, ChartScene)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return seen.contains(scene.node_rect(node_id))


def colours(view: ChartView, scene: ChartScene, node_id: str) -> set[str]:
    """The colours in which a view shows a node."""
    place = view.mapFromScene(scene.node_rect(node_id)).boundingRect()
    image: QImage = view.grab(place & view.viewport().rect()).toImage()
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return {QColor(image.pixel(*place)).name() for place in places}


def test_each_has_its_own_zoom_and_its_own_fit(view: ChartView, other: ChartView) -> None:
    fitted, other_fitted = look(view), look(other)
    assert other.zoom() > view.zoom()
    view.zoom_steps(4)
    view.pan(QPoint(30, 20))
    zoomed = look(view)
    assert zoomed != fitted
    assert look(other) == other_fitted
    other.resize(700, 500)
    assert other.zoom() < other_fitted[0]  # still fitted, and the first is not
    assert look(view) == zoomed
    view.fit()
    assert look(view) == fitted
    assert other.sizes == {}


def test_both_see_the_path_light_up(
    view: ChartView, other: ChartView, scene: ChartScene, walked: Walked, qtbot: QtBot
) -> None:
    path = PALETTES[ThemeName.LIGHT].path
    both = (view, other)
    assert not any(path in colours(each, scene, "visual") for each in both)
    with qtbot.waitSignal(scene.came_to):
        scene.show_position(walked("no", "no"))
    assert all(path in colours(each, scene, "visual") for each in both)


def test_each_follows_the_walk_by_itself(
    view: ChartView, other: ChartView, scene: ChartScene, walked: Walked, qtbot: QtBot
) -> None:
    view.zoom_by(2.5)
    view.centerOn(scene.node_rect("optional").center())
    whole = look(other)
    assert not shows(view, "turn-cycle")
    with qtbot.waitSignal(scene.came_to):
        scene.show_position(walked("no", "no", "yes"))
    assert shows(view, "turn-cycle")
    assert look(other) == whole  # there it was in sight


def test_each_shows_the_edition_where_it_sees_it_whole(
    view: ChartView, other: ChartView, scene: ChartScene
) -> None:
    place = scene.badge.rect

    def is_said(seen_in: ChartView) -> bool:
        rect = seen_in.mapFromScene(place).boundingRect() & seen_in.viewport().rect()
        image = seen_in.grab(rect).toImage()
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        return any(image.pixel(*each) != image.pixel(0, 0) for each in places)

    assert is_said(view)
    assert is_said(other)
    across = view.mapFromScene(place.center()).x()
    view.pan(QPoint(-across, 0))  # half of it is out of sight
    assert not is_said(view)
    assert is_said(other)


def test_a_click_is_said_by_the_view_that_was_clicked(
    view: ChartView, other: ChartView, scene: ChartScene
) -> None:
    said: list[tuple[str, object]] = []
    view.asked.connect(lambda click: said.append(("first", click)))
    other.asked.connect(lambda click: said.append(("second", click)))
    place = other.mapFromScene(edge_label(scene, "optional", "no").center())
    QTest.mouseClick(other.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert said == [("second", AnswerClick("no"))]


def test_another_layout_in_one_leaves_the_other_as_it_was(
    view: ChartView, other: ChartView, scene: ChartScene, scene_in: SceneMaker, walked: Walked
) -> None:
    before = look(view)
    other.set_chart(scene_in())
    other.zoom_steps(3)
    assert look(view) == before
    scene.show_position(walked("no"))
    scene.settle()
    assert view.scene() is scene
    assert shows(view, "choices")


def test_a_view_that_is_gone_leaves_the_scene_to_the_other(
    view: ChartView, scene: ChartScene, walked: Walked, qtbot: QtBot
) -> None:
    second = ChartView()
    second.set_chart(scene)
    second.deleteLater()
    with qtbot.waitSignal(second.destroyed):
        pass
    with qtbot.waitSignal(scene.came_to):
        scene.show_position(walked("no"))
    assert shows(view, "choices")
