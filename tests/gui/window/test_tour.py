"""The tour of the first start."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from flowcharts.library.study_order import START_HERE
from gui.startup.opening import Opening
from gui.widgets.caption import Caption
from gui.window.tour import Pointer, Tour
from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.groups import is_in_sight
from tests.gui.window.user import User
from tests.shipped import LIBRARY

Key = Qt.Key
FIRST = LIBRARY.lessons[START_HERE].scenarios[0]
STOPS = 4


def place(widget: QWidget, user: User) -> QRect:
    return QRect(widget.mapTo(user.window, QPoint(0, 0)), widget.size())


def test_a_newcomer_is_shown_around_once_and_begins(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    for _ in range(STOPS):
        assert user.seen(Tour)
        assert user.example == ""
        user.press(Key.Key_Return)
    assert not user.seen(Tour)
    assert not user.seen(Pointer)
    assert user.example == FIRST
    assert user.focus is user.trainer.view
    assert not open_window(as_it_is=True).seen(Tour)


@pytest.mark.parametrize("wording", ["en", "ja"])
def test_the_tour_points_at_todays_chart_whole(open_window: Open, wording: str) -> None:
    user = open_window(1280, 720, has_seen_tour=False, wording=wording, chart=TODAY)
    assert user.seen(Tour)
    nodes = user.scene.whole.nodes
    assert nodes
    assert [name for name in nodes if not is_in_sight(user, name)] == []


def test_the_tour_can_be_skipped_by_button_and_by_escape(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    user.click_button("Skip")
    assert not user.seen(Tour)
    assert user.example == ""
    user = open_window(has_seen_tour=False)
    user.press(Key.Key_Escape)
    assert not user.seen(Tour)


def test_at_its_end_one_may_look_around_first(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    user.press(*[Key.Key_Return] * (STOPS - 1))
    assert "Start here" in user.reads(user.one(Tour))
    user.click_button("Look around first")
    assert not user.seen(Tour)
    assert user.example == ""


def test_no_tour_stands_in_the_way_of_what_was_asked_for(open_window: Open) -> None:
    asked = Opening("missed-trigger-2008", is_asked=True)
    assert not open_window(opening=asked, has_seen_tour=False).seen(Tour)


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("text_size", [14, 24])
def test_the_tour_covers_nothing_and_nothing_of_it_moves(
    open_window: Open, wording: str, text_size: int
) -> None:
    user = open_window(1280, 720, has_seen_tour=False, wording=wording, text_size=text_size)
    tour = user.one(Tour)
    buttons = user.seen(QPushButton, tour)
    assert len(buttons) == 2
    before = [place(each, user) for each in (tour, *buttons, user.trainer.view)]
    for _ in range(STOPS):
        assert [place(each, user) for each in (tour, *buttons, user.trainer.view)] == before
        assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []
        (says,) = user.seen(Caption, tour)
        assert says.heightForWidth(says.width()) <= says.height()
        around = user.trainer.header, user.trainer.side, user.trainer.view, user.trainer.contents
        assert not any(place(each, user).intersects(before[0]) for each in around)
        user.press(Key.Key_Return)
    assert not user.seen(Tour)


def test_the_frame_stands_around_what_the_tour_speaks_of(open_window: Open) -> None:
    user = open_window(1440, 900, has_seen_tour=False)
    trainer = user.trainer
    spoken_of = (trainer.view, trainer.side, trainer.header.languages, trainer.contents)
    for widget in spoken_of:
        assert place(widget, user).contains(place(user.one(Pointer), user))
        user.window.resize(user.window.width() - 40, user.window.height())
        user.settle()
        assert place(widget, user).contains(place(user.one(Pointer), user))
        user.press(Key.Key_Return)


def test_the_tour_goes_on_after_a_click_on_the_chart(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    user.click_node(user.here)
    assert user.focus is user.trainer.view
    user.press(Key.Key_Return)
    assert "2 / 4" in user.reads(user.one(Tour))
    user.write("y")
    assert len(user.answers) == 1


def test_enter_presses_what_tab_came_to(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    user.tab_to(user.button("Skip"))
    user.press(Key.Key_Return)
    assert not user.seen(Tour)


def test_the_tour_speaks_the_language_that_is_switched_to(open_window: Open) -> None:
    user = open_window(1280, 720, has_seen_tour=False)
    user.write("l")
    tour = user.one(Tour)
    assert "現在の規定" in user.reads(tour)
    assert {each.text() for each in user.seen(QAbstractButton, tour)} == {"スキップ", "次へ"}
    user.write("l")
    assert [user.button("Skip / スキップ", tour), user.button("Next / 次へ", tour)]
