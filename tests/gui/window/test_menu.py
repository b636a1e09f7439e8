"""The menu: what is grey in it, and which keys are heard while it is closed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User


def opened(user: User) -> QMenu:
    user.click_button("☰", user.trainer.header)
    return user.menu()


def entries(menu: QMenu) -> dict[str, QAction]:
    """Every line of the menu and of those in it, by its words."""
    found = {}
    for action in menu.actions():
        found[action.text().partition("\t")[0]] = action
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            found |= entries(submenu)
    return found


def test_what_is_grey_in_the_menu_hears_its_keys_once_the_menu_is_closed(user: User) -> None:
    for _ in range(2):
        menu = opened(user)
        assert not entries(menu)["Undo"].isEnabled(), "nothing has been done yet"
        menu.close()
    user.write("n")
    assert user.answers == ["no"]
    user.press(Qt.Key.Key_Z, held=CTRL)
    assert user.answers == []


@pytest.mark.parametrize("wording", ["en", "ja"])
def test_what_asks_further_ends_in_dots_without_a_space(open_window: Open, wording: str) -> None:
    user = open_window(wording=wording)
    asking = [words for words in entries(opened(user)) if words.endswith(("…", "..."))]
    assert len(asking) > 8
    assert [words for words in asking if not words.removesuffix("…")[-1:].strip(" .")] == []


@pytest.mark.parametrize("answers", ["", "n", "nnyy"])
def test_menu_and_buttons_are_grey_alike(user: User, answers: str) -> None:
    user.write(answers)
    menu = opened(user)
    shown = entries(menu)
    menu.close()
    commands = list(user.trainer.commands)
    in_menu = [each for each in commands if each.words.en in shown]
    assert len(in_menu) > 20
    for command in in_menu:
        assert shown[command.words.en].isEnabled() is command.is_useful(), command.id
    bar = user.trainer.path_bar
    buttons = {"start-over": bar.start_over, "back": bar.back, "forward": bar.forward}
    for name, button in buttons.items():
        assert button.isEnabled() is user.trainer.commands[name].is_useful(), name


def test_a_group_of_commands_of_which_none_is_of_use_is_grey(user: User) -> None:
    shown = entries(opened(user))
    assert not shown["Groups"].isEnabled(), "this chart has none"
    assert shown["Panels"].isEnabled()
