"""The chart answers clicks, and shows the walk."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.canvas.edge import EdgeItem
from gui.canvas.node import NodeItem
from gui.canvas.scene import ChartScene
from gui.canvas.view import ChartView
from gui.theme.palettes import PALETTES, ThemeName

Click = Callable[[QPointF], None]
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
    chart: Chart, scene: ChartScene, click: Click, path: tuple[str, ...], aim: str
) -> None:
    position = position_of(chart)
    said: list[str] = []
    scene.answered.connect(said.append)
    for answer in path:
        decision = position.walk.decision
        assert decision is not None
        target = decision.branch(answer).to
        rect = (
            scene.edge_label_rect(decision.id, answer)
            if aim == "edge label"
            else scene.node_rect(target)
        )
        click(rect.center())
        assert said[-1] == answer
        position = position.answered(said[-1])
        scene.show_position(position)
    assert position.walk.is_over
    assert tuple(said) == path


def test_a_click_on_the_line_of_an_exit_answers(
    scene: ChartScene, qtbot: QtBot, click: Click
) -> None:
    line = next(
        item.line
        for item in scene.items()
        if isinstance(item, EdgeItem) and item.way == ("optional", "yes")
    )
    with qtbot.waitSignal(scene.answered, check_params_cb=lambda answer: answer == "yes"):
        click(line.pointAtPercent(0.8) + QPointF(5, 0))


def test_a_click_on_a_travelled_decision_rewinds(
    scene: ChartScene, qtbot: QtBot, click: Click, walked: Walked
) -> None:
    scene.show_position(walked("no", "no"))
    with qtbot.waitSignal(scene.rewound, check_params_cb=lambda node: node == "choices"):
        click(scene.node_rect("choices").center())


def test_a_click_elsewhere_in_the_chart_asks_about_that_node(
    scene: ChartScene, qtbot: QtBot, click: Click
) -> None:
    with qtbot.waitSignal(scene.inspected, check_params_cb=lambda node: node == "no-fix"):
        click(scene.node_rect("no-fix").center())


def test_a_click_where_nothing_is_does_nothing(
    scene: ChartScene, qtbot: QtBot, click: Click
) -> None:
    with (
        qtbot.assertNotEmitted(scene.answered),
        qtbot.assertNotEmitted(scene.rewound),
        qtbot.assertNotEmitted(scene.inspected),
    ):
        click(scene.node_rect("optional").center())
        click(QPointF(-8, 300))


def test_the_hand_shows_where_a_click_does_something(scene: ChartScene) -> None:
    assert scene.can_click(scene.edge_label_rect("optional", "no").center())
    assert scene.can_click(scene.node_rect("stack").center())
    assert not scene.can_click(scene.node_rect("optional").center())
    assert not scene.can_click(scene.edge_label_rect("choices", "no").center())
    assert not scene.can_click(QPointF(-8, 300))


def test_a_edge_label_can_be_hit_at_the_size_of_a_small_window(
    scene: ChartScene, view: ChartView
) -> None:
    for item in scene.items():
        if isinstance(item, EdgeItem):
            on_screen = view.mapFromScene(item.shape().boundingRect()).boundingRect()
            assert min(on_screen.width(), on_screen.height()) >= 24
            edge_label = view.transform().mapRect(item.edge_label)
            assert min(edge_label.width(), edge_label.height()) >= 24


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
    tips = {item.node_id: item.toolTip() for item in scene.items() if isinstance(item, NodeItem)}
    for decision in chart.decisions:
        assert decision.question.en in tips[decision.id]
    scene.show_wording(Wording.JAPANESE)
    tips = {item.node_id: item.toolTip() for item in scene.items() if isinstance(item, NodeItem)}
    for decision in chart.decisions:
        assert decision.question.without_ruby().ja in tips[decision.id]


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
