"""The tour of the first start."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from gui.startup.opening import Opening
from gui.window.tour import Tour
from tests.gui.window.conftest import Open

Key = Qt.Key


def test_a_newcomer_is_shown_around_once(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    for _ in range(4):
        assert user.seen(Tour)
        assert user.window.rect().contains(user.one(Tour).geometry())
        user.press(Key.Key_Return)
    assert not user.seen(Tour)
    assert user.focus is user.trainer.view
    assert not open_window(as_it_is=True).seen(Tour)


def test_the_tour_can_be_skipped_by_button_and_by_escape(open_window: Open) -> None:
    user = open_window(has_seen_tour=False)
    user.click_button("Skip")
    assert not user.seen(Tour)
    user = open_window(has_seen_tour=False)
    user.press(Key.Key_Escape)
    assert not user.seen(Tour)


def test_no_tour_stands_in_the_way_of_what_was_asked_for(open_window: Open) -> None:
    asked = Opening("missed-trigger-2008", is_asked=True)
    assert not open_window(opening=asked, has_seen_tour=False).seen(Tour)


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("text_size", [14, 24])
def test_the_tour_has_room_for_its_buttons(open_window: Open, wording: str, text_size: int) -> None:
    user = open_window(1280, 720, has_seen_tour=False, wording=wording, text_size=text_size)
    for _ in range(4):
        buttons = user.seen(QPushButton, user.one(Tour))
        assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []
        assert user.window.rect().contains(user.one(Tour).geometry())
        user.press(Key.Key_Return)


def test_the_tour_speaks_the_language_that_is_switched_to(open_window: Open) -> None:
    user = open_window(1280, 720, has_seen_tour=False)
    user.write("l")
    tour = user.one(Tour)
    assert "チャートの上で" in user.reads(tour)
    assert {each.text() for each in user.seen(QPushButton, tour)} == {"飛ばす", "次へ"}
    user.write("l")
    assert [user.button("Skip / 飛ばす", tour), user.button("Next / 次へ", tour)]
    for label in user.seen(QLabel, tour):
        assert label.heightForWidth(label.width()) <= label.height()


def test_the_tour_stays_beside_what_it_speaks_of(open_window: Open) -> None:
    user = open_window(1280, 720, has_seen_tour=False)
    user.press(Key.Key_Return, Key.Key_Return)
    before = user.one(Tour).pos()
    user.window.resize(1440, 720)
    user.settle()
    assert user.one(Tour).x() == before.x() + 160
