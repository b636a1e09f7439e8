"""The chart answers clicks, and shows the walk."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.chart.edge import EdgeItem
from gui.chart.hit_test import AnswerClick, NodeClick, PathClick
from gui.chart.node import NodeItem
from gui.chart.scene import ChartScene
from gui.chart.view import ChartView
from gui.theme.colours import PALETTES, ThemeName
from tests.gui.edge_labels import edge_label

ClickAt = Callable[[QPointF], None]
Walked = Callable[..., Position]

PATHS = [
    ("yes",),
    ("no", "no", "no"),
    ("no", "yes", "yes"),
    ("no", "no", "yes", "yes"),
    ("no", "no", "yes", "no"),
    ("no", "yes", "no", "yes"),
    ("no", "yes", "no", "no"),
]


@pytest.mark.parametrize("path", PATHS, ids="-".join)
@pytest.mark.parametrize("aim", ["edge label", "target"])
def test_every_path_can_be_clicked(
    scene: ChartScene,
    clicks: list[object],
    click: ClickAt,
    path: tuple[str, ...],
    aim: str,
) -> None:
    position = position_of(scene.chart)
    for answer in path:
        decision = position.walk.decision
        assert decision is not None
        target = decision.branch(answer).to
        rect = (
            edge_label(scene, decision.id, answer)
            if aim == "edge label"
            else scene.node_rect(target)
        )
        click(rect.center())
        assert clicks[-1] == AnswerClick(answer)
        position = position.answered(answer)
        scene.show_position(position)
    assert position.walk.is_over
    assert clicks == [AnswerClick(answer) for answer in path]


def test_a_click_on_the_line_of_an_exit_answers(
    scene: ChartScene, clicks: list[object], click: ClickAt
) -> None:
    line = next(
        item.line
        for item in scene.items()
        if isinstance(item, EdgeItem) and item.way == ("optional", "yes")
    )
    click(line.pointAtPercent(0.8) + QPointF(5, 0))
    assert clicks == [AnswerClick("yes")]


def test_a_click_on_a_travelled_decision_rewinds(
    scene: ChartScene, clicks: list[object], click: ClickAt, walked: Walked
) -> None:
    scene.show_position(walked("no", "no"))
    click(scene.node_rect("choices").center())
    assert clicks == [PathClick("choices")]


def test_a_click_elsewhere_in_the_chart_brings_that_node_into_sight(
    scene: ChartScene, view: ChartView, clicks: list[object], click: ClickAt
) -> None:
    place = scene.node_rect("no-fix").center()
    assert scene.click_at(place) == NodeClick("no-fix")
    view.zoom_by(2)
    view.place(place, view.viewport().rect().bottomRight().toPointF() - QPointF(4, 4))
    click(place)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(scene.node_rect("no-fix"))
    assert clicks == []


def test_a_click_where_nothing_is_does_nothing(
    scene: ChartScene, view: ChartView, clicks: list[object], click: ClickAt
) -> None:
    before = view.mapToScene(QPoint())
    click(scene.node_rect("optional").center())
    click(QPointF(-8, 300))
    assert clicks == []
    assert view.mapToScene(QPoint()) == before


def test_the_hand_shows_where_a_click_does_something(scene: ChartScene, view: ChartView) -> None:
    def is_hand(place: QPointF) -> bool:
        QTest.mouseMove(view.viewport(), view.mapFromScene(place))
        return view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor

    assert is_hand(edge_label(scene, "optional", "no").center())
    assert is_hand(scene.node_rect("stack").center())
    assert not is_hand(scene.node_rect("optional").center())
    assert is_hand(scene.node_rect("stack").center())
    assert not is_hand(edge_label(scene, "choices", "no").center())
    assert not is_hand(QPointF(-8, 300))


def test_a_edge_label_can_be_hit_at_the_size_of_a_small_window(
    scene: ChartScene, view: ChartView
) -> None:
    edges = [item for item in scene.items() if isinstance(item, EdgeItem)]
    assert edges
    for edge in edges:
        target = QRectF(0, 0, 24 / view.zoom(), 24 / view.zoom())
        target.moveCenter(edge.edge_label.center())
        assert edge.shape().contains(target)


def test_what_an_answer_rules_out_is_drawn_a_moment_later(
    scene: ChartScene, qtbot: QtBot, walked: Walked
) -> None:
    looks = {item.node_id: item for item in scene.items() if isinstance(item, NodeItem)}
    with qtbot.waitSignal(scene.came_to, check_params_cb=lambda node: node == "choices"):
        scene.show_position(walked("no"))
        assert looks["choices"].look.state == "current"
        assert looks["optional"].look.state == "travelled"
    assert looks["not-used"].look.state == "ruled-out"


def test_a_step_forward_takes_the_mark_away(scene: ChartScene, walked: Walked) -> None:
    scene.show_mark("no")
    scene.show_position(walked("no"))
    scene.settle()
    nodes = [item for item in scene.items() if isinstance(item, NodeItem)]
    assert not any(node.look.is_marked for node in nodes)


def test_switching_the_language_moves_nothing(scene: ChartScene) -> None:
    places = {item: item.boundingRect() for item in scene.items()}
    ground = scene.sceneRect()
    scene.show_wording(Wording.JAPANESE)
    assert {item: item.boundingRect() for item in scene.items()} == places
    assert scene.sceneRect() == ground


def test_the_tip_of_a_node_is_its_full_question(scene: ChartScene, chart: Chart) -> None:
    assert chart.decisions
    for decision in chart.decisions:
        assert decision.question.en in scene.tip_at(scene.node_rect(decision.id).center())
    scene.show_wording(Wording.JAPANESE)
    for decision in chart.decisions:
        said = scene.tip_at(scene.node_rect(decision.id).center())
        assert decision.question.without_ruby().ja in said.replace("<br>", "")
    assert scene.tip_at(scene.sceneRect().topLeft()) == ""


@pytest.mark.parametrize("theme", list(ThemeName))
def test_every_theme_shows_every_state(
    scene: ChartScene, view: ChartView, walked: Walked, theme: ThemeName
) -> None:
    scene.show_palette(PALETTES[theme])
    scene.show_position(walked("no", "no", "yes", "yes").with_what_if("choices", "yes"))
    scene.show_hits(frozenset({"default", "stack"}))
    scene.settle()
    picture = view.grab().toImage()
    assert picture.pixelColor(2, picture.height() // 2).name() == PALETTES[theme].ground
    reached = view.mapFromScene(scene.node_rect("stack").topLeft() + QPointF(16, 8))
    assert picture.pixelColor(reached * picture.devicePixelRatio()).name() == PALETTES[theme].remedy
