"""A window may go away at any moment: what it still meant to do is done no more."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions

from gui.startup.opening import Opening
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key
CONFIDANT = Opening("missed-trigger-2012-04", "dark-confidant-through-the-editions")
SCRIPT = Opening("forge-trigger-line", "forge-contagion-clasp")


def broken_by_the_next(open_window: Open) -> list[str]:
    """What breaks when another window takes the place of the first before anything has settled."""
    with capture_exceptions() as broken:
        open_window()
    return [str(error) for _, error, _ in broken]


@pytest.mark.parametrize("key", [Key.Key_Plus, Key.Key_Minus])
def test_while_the_text_grows(open_window: Open, key: Key) -> None:
    QTest.keyClick(open_window(text_size=18).window, key, CTRL)
    assert broken_by_the_next(open_window) == []


def test_while_another_path_is_laid_beside(user: User, open_window: Open) -> None:
    user.write("nnyy")
    user.session.what_if("turn-cycle", "no")
    assert broken_by_the_next(open_window) == []


def test_while_editions_are_compared(open_window: Open) -> None:
    user = open_window(opening=CONFIDANT)
    QTest.keyClick(user.window, Key.Key_K, CTRL)
    QTest.keyClick(user.window, Key.Key_Space)
    assert broken_by_the_next(open_window) == []


def test_while_a_script_grows(open_window: Open) -> None:
    user = open_window(opening=SCRIPT)
    QTest.keyClick(user.window, Key.Key_L, CTRL)
    QTest.keyClick(user.window, Key.Key_Space)
    assert broken_by_the_next(open_window) == []
