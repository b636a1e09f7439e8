"""The view: fitted, dragged, zoomed, following, and leaving the keys to the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.chart.scene import ChartScene
from gui.chart.token import TokenItem
from gui.chart.view import ChartView
from tests.gui.edge_labels import edge_label

SceneMaker = Callable[[Wording], ChartScene]
Walked = Callable[..., Position]


def wheel(view: ChartView, at: QPoint, angle: QPoint, *, is_zoom: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.ControlModifier if is_zoom else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        at.toPointF(),
        view.viewport().mapToGlobal(at).toPointF(),
        QPoint(),
        angle,
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt takes it by position only
    )
    QApplication.sendEvent(view.viewport(), event)


def drag(view: ChartView, start: QPoint, end: QPoint) -> None:
    button = Qt.MouseButton.LeftButton
    QTest.mousePress(view.viewport(), button, pos=start)
    QTest.mouseMove(view.viewport(), (start + end) / 2)
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), button, pos=end)


@pytest.mark.parametrize("wording", list(Wording))
def test_the_whole_chart_is_legible_in_the_smallest_window(
    view: ChartView, scene_in: SceneMaker, wording: Wording
) -> None:
    scene = scene_in(wording)
    view.set_chart(scene)
    view.fit()
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    for node_id in scene.chart.nodes:
        assert seen.contains(scene.node_rect(node_id))
    assert view.label_pixels() >= 13


def test_the_chart_stays_fitted_when_the_view_grows(view: ChartView, scene: ChartScene) -> None:
    before = view.zoom()
    view.resize(1100, 900)
    assert view.zoom() > before
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.adjusted(-1, -1, 1, 1).contains(scene.sceneRect())


def test_control_and_wheel_zoom_under_the_mouse(view: ChartView, qtbot: QtBot) -> None:
    at = QPoint(200, 150)
    held = view.mapToScene(at)
    with qtbot.waitSignal(view.zoomed):
        wheel(view, at, QPoint(0, 240), is_zoom=True)
    assert view.zoom() > 1.2
    assert (view.mapFromScene(held) - at).manhattanLength() <= 2


def test_the_plain_wheel_slides(view: ChartView, scene: ChartScene) -> None:
    place = scene.node_rect("stack").center()
    before, zoom = view.mapFromScene(place), view.zoom()
    wheel(view, QPoint(300, 300), QPoint(0, -120))
    assert view.mapFromScene(place).y() < before.y()
    assert view.zoom() == zoom


def test_a_drag_slides_and_is_no_click(view: ChartView, scene: ChartScene, qtbot: QtBot) -> None:
    place = edge_label(scene, "optional", "no").center()
    start = view.mapFromScene(place)
    with qtbot.assertNotEmitted(view.asked):
        drag(view, start, start + QPoint(60, 40))
    assert (view.mapFromScene(place) - start - QPoint(60, 40)).manhattanLength() <= 2


def test_the_mouse_that_rests_on_a_node_is_told_its_question(
    view: ChartView, scene: ChartScene
) -> None:
    at = view.mapFromScene(scene.node_rect("optional").center())
    rest = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), rest)
    asked = next(each for each in scene.chart.decisions if each.id == "optional")
    assert asked.question.en in QToolTip.text()
    QToolTip.hideText()


def test_a_double_click_beside_the_chart_fits_it(view: ChartView) -> None:
    fitted = view.zoom()
    view.zoom_by(2)
    view.pan(QPoint(500, 400))
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert view.zoom() == fitted


@pytest.mark.parametrize(
    "key",
    [
        Qt.Key.Key_PageDown,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Space,
        Qt.Key.Key_Period,
        Qt.Key.Key_Plus,
    ],
)
def test_keys_are_left_to_the_window(view: ChartView, key: Qt.Key) -> None:
    view.zoom_by(2)
    where, zoom = view.mapToScene(QPoint()), view.zoom()
    event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    assert (view.mapToScene(QPoint()), view.zoom()) == (where, zoom)


@pytest.mark.parametrize("is_fitted", [True, False])
def test_both_languages_keep_the_current_node_where_it_stood(
    view: ChartView, scene_in: SceneMaker, walked: Walked, *, is_fitted: bool
) -> None:
    english, both = scene_in(Wording.ENGLISH), scene_in(Wording.BOTH)
    for scene in (english, both):
        scene.show_position(walked("no", "yes"))
    view.set_chart(english)
    if not is_fitted:
        view.zoom_by(1.4)
    before = view.mapFromScene(english.node_rect("default").center())
    view.set_chart(both)
    after = view.mapFromScene(both.node_rect("default").center())
    assert (after - before).manhattanLength() <= 2


def test_the_view_follows_the_walk(
    view: ChartView, scene: ChartScene, walked: Walked, qtbot: QtBot
) -> None:
    view.zoom_by(3)
    view.centerOn(scene.node_rect("optional").center())
    with qtbot.waitSignal(scene.came_to):
        scene.show_position(walked("no", "no", "yes"))
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.intersects(scene.node_rect("turn-cycle"))


def test_with_motion_the_view_arrives_too(
    view: ChartView, scene: ChartScene, walked: Walked, qtbot: QtBot
) -> None:
    view.show_motion(is_on=True)
    view.zoom_by(3)
    view.centerOn(scene.node_rect("optional").center())
    scene.show_position(walked("no", "no", "yes"))

    def is_seen() -> bool:
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        return seen.contains(scene.node_rect("turn-cycle").center())

    qtbot.waitUntil(is_seen)


def test_the_keyboard_shows_that_it_is_here(
    view: ChartView, scene: ChartScene, qtbot: QtBot
) -> None:
    view.clearFocus()
    with qtbot.waitActive(view):
        view.activateWindow()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.hasFocus()
    assert view.grab().toImage().pixelColor(1, 300).name() == scene.palette_shown.focus
    view.clearFocus()
    assert view.grab().toImage().pixelColor(1, 300).name() == scene.palette_shown.ground


def test_no_input_method_disturbs_the_chart(view: ChartView) -> None:
    assert not view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_the_view_has_a_name_in_each_language(view: ChartView, scene: ChartScene) -> None:
    assert view.accessibleName() == f"Chart: {scene.chart.title.en}"
    scene.show_wording(Wording.JAPANESE)
    assert scene.chart.title.ja in view.accessibleName()


def test_a_large_chart_opens_legibly_at_its_start(view: ChartView, large_scene: ChartScene) -> None:
    view.set_chart(large_scene)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(large_scene.node_rect(large_scene.chart.start))
    assert not seen.contains(large_scene.sceneRect())
    assert view.label_pixels() >= 13


def test_a_large_chart_is_seen_whole_from_far(view: ChartView, large_scene: ChartScene) -> None:
    view.set_chart(large_scene)
    view.fit()
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert all(seen.contains(large_scene.node_rect(each)) for each in large_scene.chart.nodes)
    at_rest = view.grab().toImage()
    position = position_of(large_scene.chart)
    for _ in range(2):
        assert position.walk.decision is not None
        position = position.answered(position.walk.decision.answers[0])
    large_scene.show_position(position)
    large_scene.settle()
    assert view.grab().toImage() != at_rest
    assert view.label_pixels() < 13
    view.zoom_to_step()
    assert view.label_pixels() >= 13


def columns_of_ink(view: ChartView, scene: ChartScene, node_id: str) -> list[frozenset[int]]:
    """Of each column of pixels around the middle of a node at rest, the rows that are not bare."""
    middle = view.middle().toPoint()
    view.place(scene.node_rect(node_id).center(), view.middle())
    picture = view.grab(QRect(middle - QPoint(16, 4), middle + QPoint(16, 4))).toImage()
    bare, rows = scene.palette_shown.surface, range(picture.height())
    return [
        frozenset(y for y in rows if picture.pixelColor(x, y).name() != bare)
        for x in range(picture.width())
    ]


def test_far_out_a_node_bears_a_number_instead_of_words_that_nobody_could_read(
    view: ChartView, scene: ChartScene
) -> None:
    view.scale_to(0.42)
    assert sum(map(bool, columns_of_ink(view, scene, "resolved"))) > 24, "words"
    view.scale_to(0.4)
    number = columns_of_ink(view, scene, "resolved")
    assert 4 < sum(map(bool, number)) < 16
    assert max(map(len, number)) == 9, "from top to bottom of what is looked at"


@pytest.mark.parametrize("scale", [0.3, 0.2])
def test_far_out_two_nodes_are_told_apart(view: ChartView, scene: ChartScene, scale: float) -> None:
    view.scale_to(scale)
    seen = [columns_of_ink(view, scene, each) for each in ("stack", "resolved", "no-fix")]
    assert all(map(any, seen))
    assert len({tuple(each) for each in seen}) == len(seen)


def test_a_pinch_zooms_under_the_fingers(view: ChartView) -> None:
    at = QPointF(250, 200)
    held, zoom = view.mapToScene(at.toPoint()), view.zoom()
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        QPointF(view.viewport().mapToGlobal(at.toPoint())),
        0.25,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.zoom() == pytest.approx(zoom * 1.25)
    assert (view.mapFromScene(held) - at.toPoint()).manhattanLength() <= 2


@pytest.mark.usefixtures("slow_glide")
def test_the_token_is_seen_while_it_moves(scene: ChartScene, walked: Walked) -> None:
    scene.show_position(walked("no"))
    assert not any(isinstance(item, TokenItem) for item in scene.items())
    scene.show_motion(is_on=True)
    scene.show_position(walked("no", "no"))
    (token,) = [item for item in scene.items() if isinstance(item, TokenItem)]
    assert token.isVisible()
    assert scene.current == "visual"


def test_the_token_is_seen_no_more_where_it_has_arrived(
    scene: ChartScene, walked: Walked, qtbot: QtBot
) -> None:
    scene.show_motion(is_on=True)
    scene.show_position(walked("no"))
    (token,) = [item for item in scene.items() if isinstance(item, TokenItem)]
    qtbot.waitUntil(lambda: not token.isVisible())
    assert token.pos() != QPointF(0, 0)


def test_a_point_beside_everything_is_not_the_chart(scene: ChartScene) -> None:
    assert not scene.is_over_chart(QPointF(-8, 300))


def test_a_room_that_is_not_there_yet_can_be_judged(view: ChartView) -> None:
    for room in (QSize(500, 400), QSize(730, 600), QSize(900, 500)):
        foreseen = view.label_pixels_in(room)
        view.resize(room)
        view.fit()
        assert view.label_pixels() == pytest.approx(foreseen)


def test_what_find_has_found_comes_into_sight(view: ChartView, scene: ChartScene) -> None:
    view.zoom_steps(5)
    view.centerOn(scene.node_rect("optional").center())
    view.centre_on("no-fix")
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(scene.node_rect("no-fix"))
