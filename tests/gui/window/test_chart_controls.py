"""The buttons at the corner of the chart."""

import pytest
from PySide6.QtCore import QPoint, Qt

from gui.chart.node import NodeItem
from gui.theme.colours import PALETTES, ThemeName
from gui.window.chart_controls import ChartControls, SignButton
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key
NAMES = {
    "en": ["Whole chart", "Zoom in", "Zoom out"],
    "ja": ["全体を表示", "拡大", "縮小"],
    "both": ["Whole chart / 全体を表示", "Zoom in / 拡大", "Zoom out / 縮小"],
}


def controls(user: User) -> list[SignButton]:
    return user.seen(SignButton, user.one(ChartControls))


def test_they_make_the_chart_larger_and_smaller_and_show_all_of_it(user: User) -> None:
    view = user.trainer.view
    whole, larger, smaller = controls(user)
    before = view.zoom()
    user.click(larger)
    user.click(larger)
    assert view.zoom() == pytest.approx(before * 1.44)
    user.click(smaller)
    assert view.zoom() == pytest.approx(before * 1.2)
    user.click(whole)
    assert view.zoom() == pytest.approx(before)
    assert user.focus is view, "the keys stay with the chart"


@pytest.mark.parametrize("wording", list(NAMES))
def test_they_say_what_they_do_and_their_keys(open_window: Open, wording: str) -> None:
    user = open_window(wording=wording)
    assert [button.accessibleName() for button in controls(user)] == NAMES[wording]
    told = zip(NAMES[wording], "F+−", strict=True)
    assert [button.toolTip() for button in controls(user)] == [f"{n}  {key}" for n, key in told]
    user.write("l")
    assert [button.accessibleName() for button in controls(user)] != NAMES[wording]


def test_they_are_large_enough_for_a_finger_and_tab_comes_to_each(user: User) -> None:
    buttons = controls(user)
    assert len(buttons) == 3
    for button in buttons:
        assert min(button.width(), button.height()) >= 24
        user.tab_to(button)
    before = user.trainer.view.zoom()
    user.press(Key.Key_Return)
    assert user.trainer.view.zoom() < before


@pytest.mark.parametrize("theme", [each for each in ThemeName if each is not ThemeName.PRINT])
def test_their_signs_have_the_ink_of_the_theme(open_window: Open, theme: ThemeName) -> None:
    user = open_window(theme=theme)
    _, larger, _ = controls(user)
    picture = larger.grab().toImage()
    assert picture.pixelColor(larger.rect().center()).name() == PALETTES[theme].ink
    assert picture.pixelColor(8, 8).name() == PALETTES[theme].surface


@pytest.mark.parametrize("wording", list(NAMES))
@pytest.mark.parametrize("chart", ["missed-trigger-2024", "missed-trigger-2008", "awareness"])
def test_they_cover_no_node_where_a_corner_is_free(
    open_window: Open, chart: str, wording: str
) -> None:
    user = open_window(1280, 720, chart=chart, wording=wording)
    view, box = user.trainer.view, user.one(ChartControls)
    steps = 0
    while user.position.walk.decision is not None:
        place = box.geometry()
        assert view.viewport().rect().contains(place)
        under = view.items(place)
        assert not [item for item in under if isinstance(item, NodeItem)]
        user.press(Key.Key_1)
        steps += 1
    assert steps


def test_they_stay_under_the_mouse_that_clicks_them_again(user: User) -> None:
    box = user.one(ChartControls)
    box.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    before = box.pos()
    for _ in range(8):
        user.click(controls(user)[1])
        assert box.pos() == before
    user.trainer.view.pan(QPoint(30, 30))
    assert box.pos() == before


def test_another_size_of_text_leaves_them_in_the_view(user: User) -> None:
    for _ in range(6):
        user.press(Key.Key_Plus, held=CTRL)
    box = user.one(ChartControls)
    assert user.trainer.view.rect().contains(box.geometry())
