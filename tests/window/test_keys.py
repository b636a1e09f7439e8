"""The keys beside the answers, and who hears them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider

from gui.curtain import KeysCard
from gui.panels.question import QuestionPanel
from tests.window.user import CTRL, User

Key = Qt.Key


def test_left_and_right_stop_at_the_borders(user: User) -> None:
    user.press(Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert user.marked() == "yes"
    user.press(Key.Key_Left, Key.Key_Left, Key.Key_Left)
    assert user.marked() == "no"


def test_enter_without_a_mark_does_nothing(user: User) -> None:
    user.press(Key.Key_Return, Key.Key_Enter)
    assert user.answers == []


def test_escape_takes_the_mark_away(user: User) -> None:
    user.press(Key.Key_Right, Key.Key_Escape)
    assert user.marked() is None


def test_the_mark_goes_with_the_answer(user: User) -> None:
    user.press(Key.Key_Right, Key.Key_Return)
    assert user.marked() is None


def test_the_mark_shows_where_the_exit_leads(user: User) -> None:
    user.press(Key.Key_Right, Key.Key_Right)
    assert user.look("not-used").is_marked
    assert not user.look("choices").is_marked


def test_enter_on_a_button_is_the_buttons_own(user: User) -> None:
    user.press(Key.Key_Right)  # the mark is over No
    user.tab_to(user.button("Yes", user.one(QuestionPanel)))
    user.press(Key.Key_Return)
    assert user.answers == ["yes"]


def test_arrows_in_a_list_are_the_lists_own(user: User) -> None:
    user.tab_to(user.contents)
    row = user.contents.currentRow()
    user.press(Key.Key_Down)
    assert user.contents.currentRow() != row
    assert user.marked() is None


def test_arrows_on_the_slider_of_the_pace_are_its_own(pupil: User) -> None:
    pupil.tab_to(pupil.one(QSlider))
    before = pupil.session.settings.pace
    pupil.press(Key.Key_Right)
    assert pupil.session.settings.pace > before
    assert pupil.marked() is None


def test_letters_answer_while_a_list_has_the_focus(user: User) -> None:
    user.tab_to(user.contents)
    user.write("n")
    assert user.answers == ["no"]


def test_letters_answer_nothing_while_a_word_is_typed(user: User) -> None:
    user.press(Key.Key_F, held=CTRL)
    user.write("yn1rlfz+-")
    user.press(Key.Key_Backspace, Key.Key_Left, Key.Key_Space)
    assert user.answers == []
    assert user.find_line.text() == "yn1rlfz +"
    assert user.session.settings.wording == "en"


def test_the_card_of_keys_comes_and_goes(user: User) -> None:
    user.press(Key.Key_F1)
    assert "Page Down" in user.reads(user.seen(KeysCard)[0])
    user.press(Key.Key_Escape)
    assert not user.seen(KeysCard)


def test_zoom_keys_zoom_and_f_shows_all_again(user: User) -> None:
    view = user.trainer.view
    whole = view.zoom()
    user.write("+")
    assert view.zoom() > whole
    user.write("--")
    assert view.zoom() < whole
    user.write("z")
    assert view.zoom() > whole
    user.write("f")
    assert view.zoom() == pytest.approx(whole)


def test_space_on_the_chart_shows_the_next_step_of_an_example(pupil: User) -> None:
    pupil.press(Key.Key_Space, Key.Key_Space)
    assert pupil.answers == ["no"]


def test_keys_of_the_window_are_not_heard_while_a_menu_is_open(user: User) -> None:
    user.click_button("☰")
    user.write("y")
    assert user.answers == []
    user.press(Key.Key_Escape)
