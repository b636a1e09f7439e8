"""The keys beside the answers, and who hears them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenu, QScrollArea, QSlider

from flowcharts.model.text import Wording
from gui.walk.question import QuestionPanel
from gui.walk.turns.strip import TurnStrip
from gui.window.cover import Blank
from gui.window.keys_card import KeysCard
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

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
    row = user.contents.currentIndex()
    user.press(Key.Key_Down)
    assert user.contents.currentIndex() != row
    assert user.marked() is None


def test_left_and_right_close_and_open_in_the_list_and_mark_exits_on_the_chart(user: User) -> None:
    user.tab_to(user.contents)
    fold = next(each for each in user.contents.shown() if each.data().startswith("All editions"))
    user.contents.setCurrentIndex(fold)
    for key, is_open in ((Key.Key_Right, True), (Key.Key_Left, False)):
        user.press(key)
        assert user.contents.isExpanded(fold) is is_open
        assert user.marked() is None
    user.trainer.view.setFocus()
    user.press(Key.Key_Right)
    assert user.marked() == "no"
    assert not user.contents.isExpanded(fold)


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
    user.press(Key.Key_F2)
    assert "Page Down" in user.reads(user.seen(KeysCard)[0])
    user.press(Key.Key_Escape)
    assert not user.seen(KeysCard)


MOVES = ("y", "n", "2", "r", "g", ".", "b", Key.Key_PageDown, Key.Key_PageUp, Key.Key_Left,
         Key.Key_Return, Key.Key_Space, Key.Key_Backspace, Key.Key_F2)  # fmt: skip


def test_a_move_puts_the_card_of_keys_away_and_does_nothing_else(user: User) -> None:
    user.write("nn")
    user.tab_to(user.button("Yes", user.one(QuestionPanel)))
    before, focus = user.position, user.focus
    for key in MOVES:
        user.press(Key.Key_F2)
        assert user.seen(KeysCard)
        if isinstance(key, str):
            user.write(key)
        else:
            user.press(key)
        assert not user.seen(KeysCard), key
        assert not user.seen(Blank), key
        assert user.position == before, key
        assert user.marked() is None, key
        assert user.focus is focus, key


def test_nothing_is_undone_behind_the_card_of_keys(user: User) -> None:
    user.write("nn")
    user.press(Key.Key_F2)
    user.press(Key.Key_Z, held=CTRL)
    assert user.answers == ["no", "no"]
    assert not user.seen(KeysCard)


def test_the_card_of_keys_gives_the_keys_back_to_whom_it_has_them_from(user: User) -> None:
    user.tab_to(user.contents)
    user.press(Key.Key_F2, Key.Key_Escape)
    assert user.focus is user.contents
    user.tab_to(user.walk_text)
    user.press(Key.Key_F2, Key.Key_Escape)
    assert user.walk_text.hasFocus()


def test_the_card_of_keys_says_how_to_leave_it_and_follows_the_language(user: User) -> None:
    user.press(Key.Key_F2)
    assert "Esc to close" in user.reads(user.one(KeysCard))
    user.write("l")
    assert "Escで閉じる" in user.reads(user.one(KeysCard))
    assert "Esc to close" not in user.reads(user.one(KeysCard))


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_card_of_keys_is_seen_at_once(
    open_window: Open, size: tuple[int, int], wording: Wording
) -> None:
    user = open_window(*size, wording=wording)
    user.press(Key.Key_F2)
    card = user.one(KeysCard)
    listed = card.findChildren(QScrollArea)[0].viewport()
    labels = listed.findChildren(QLabel)
    assert len(labels) > 20
    for label in labels:
        assert listed.rect().contains(label.geometry()), label.text()


@pytest.mark.parametrize("size", [(1280, 640), (800, 500)])
def test_the_card_of_keys_shows_every_key_however_large_the_text(
    open_window: Open, size: tuple[int, int]
) -> None:
    user = open_window(*size, wording="both", text_size=24)
    user.press(Key.Key_F2)
    card = user.one(KeysCard)
    labels = [each for each in user.seen(QLabel, card) if each.text()]
    for label in labels:
        assert label.sizeHint().width() <= label.width()
        assert label.sizeHint().height() <= label.height()
    listed = card.findChildren(QScrollArea)[0].viewport()
    last = next(label for label in labels if label.text().startswith("look up"))
    assert "参照" in last.text()
    assert last.mapTo(listed, last.rect().bottomRight()).x() < listed.width()
    assert last.mapTo(listed, last.rect().bottomLeft()).y() > listed.height()
    before = user.position
    user.press(*[Key.Key_Down] * 30)
    assert last.mapTo(listed, last.rect().bottomLeft()).y() < listed.height()
    assert user.position == before
    assert user.window.rect().contains(listed.mapTo(user.window, listed.rect().bottomRight()))


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


@pytest.mark.parametrize("wording", Wording)
def test_the_menu_stands_in_one_column_in_a_small_window(
    open_window: Open, wording: Wording
) -> None:
    user = open_window(1280, 720, wording=wording.value)
    user.click_button("☰")
    menu = user.menu()
    assert {menu.actionGeometry(entry).left() for entry in menu.actions()} == {
        menu.actionGeometry(menu.actions()[0]).left()
    }
    assert menu.height() <= 700
    menu.close()


def test_the_menu_greys_out_what_would_do_nothing_and_its_keys_still_answer(user: User) -> None:
    user.click_button("☰")
    entries = {entry.text().partition("\t")[0]: entry for entry in user.menu().actions()}
    assert not entries["Look up"].isEnabled()
    assert not entries["Groups"].isEnabled()
    assert not entries["Undo"].isEnabled()
    examples = entries["Examples"].menu()
    assert isinstance(examples, QMenu)
    leave = next(entry for entry in examples.actions() if entry.text().startswith("Leave"))
    assert not leave.isEnabled()
    user.menu().close()
    user.write("n")
    user.click_button("☰")
    entries = {entry.text().partition("\t")[0]: entry for entry in user.menu().actions()}
    assert entries["Undo"].isEnabled()
    assert not entries["Redo"].isEnabled()
    user.menu().close()
    user.press(Key.Key_L, held=CTRL)
    assert "There is nothing to look up beside this chart." in user.reads()


@pytest.mark.parametrize("way", ["R", "button", "back"])
def test_where_the_chip_with_the_focus_goes_the_keys_go_to_the_chart(user: User, way: str) -> None:
    for chip in (1, 2, 3):
        user.write("nny")
        user.trainer.path_bar.chips.buttons[chip].setFocus(Qt.FocusReason.TabFocusReason)
        if way == "R":
            user.write("r")
        elif way == "button":
            user.click_button("Start over")
        else:
            user.press(*[Key.Key_Backspace] * 3)
        assert user.answers == []
        assert user.focus is user.trainer.view, chip


def test_after_a_mark_was_dragged_the_arrows_walk_on(user: User) -> None:
    user.write("nny")
    mark = user.one(TurnStrip).board.noticed_mark
    mark.setFocus(Qt.FocusReason.MouseFocusReason)
    user.write("y")
    user.press(Key.Key_Up)
    assert user.here == "turn-cycle"
    assert user.answers == ["no", "no", "yes"]
