"""The menu: what is grey in it, and which keys are heard while it is closed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Text, Wording
from gui.commands.table import Command, Commands, Entry, Submenu


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QPushButton(window)
    window.show()
    window.activateWindow()
    return window


def opened(commands: Commands, window: QWidget) -> QMenu:
    button = window.findChild(QPushButton)
    assert button is not None
    commands.open_menu(button, Wording.ENGLISH)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("is_below_a_heading", [False, True])
@pytest.mark.parametrize("is_seen", [False, True])
def test_what_is_grey_in_the_menu_hears_its_keys_once_the_menu_is_closed(
    window: QWidget, *, is_below_a_heading: bool, is_seen: bool
) -> None:
    done: list[str] = []
    useless = Command(
        Text("Undo", "元に戻す"), lambda: done.append("undo"), ("Ctrl+Z",), is_useful=lambda: False
    )
    entry: Entry = useless
    if is_below_a_heading:
        entry = Submenu(Text("Moves", "操作"), lambda: (useless,), is_fixed=True)
    commands = Commands(window, (entry,))
    for _ in range(2):
        menu = opened(commands, window)
        (shown,) = menu.actions()
        submenu = shown.menu()
        if isinstance(submenu, QMenu):
            (shown,) = submenu.actions()
            if is_seen:
                submenu.popup(window.mapToGlobal(window.rect().center()))
                submenu.close()
        assert not shown.isEnabled(), "grey for as long as the menu is open"
        menu.close()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert done == ["undo"]
