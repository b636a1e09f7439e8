"""The tour of the first start."""

from PySide6.QtCore import Qt

from gui.opening import Opening
from gui.tour import Tour
from tests.window.conftest import Open

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
