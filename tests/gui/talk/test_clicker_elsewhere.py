"""A clicker pressed while the main window, the editor or a dialog has the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QPlainTextEdit,
    QPushButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from flowcharts.talk.scene import QuestionScene
from gui.talk.editor.window import SheetEditor
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import BACK, NEXT, THIRD, Key, Leader, question
from tests.gui.window.user import User

KEPT = "The clicker has not reached the wall"


@pytest.fixture
def leader(open_room: OpenRoom) -> Leader:
    """At a question on the wall, the main window in front, where something is looked up."""
    leader = open_room()
    leader.come_to(QuestionScene)
    leader.trainer.commands["larger-text"].does()
    leader.trainer.commands["find"].does()
    bring(leader, leader.trainer.window)
    return leader


def bring(leader: Leader, window: QWidget) -> None:
    window.show()
    window.activateWindow()
    leader.settle()
    assert QApplication.activeWindow() is window


def press(leader: Leader, key: Qt.Key) -> None:
    """Press it where the focus is."""
    focused = QApplication.focusWidget() or QApplication.activeWindow()
    assert focused is not None
    QTest.keyClick(focused, key)
    leader.settle()


def notice(leader: Leader) -> str:
    return leader.trainer.window.notice


@pytest.mark.parametrize("is_typing", [True, False])
def test_in_the_main_window_it_leads_the_talk(leader: Leader, is_typing: bool) -> None:  # noqa: FBT001
    user = User(leader.trainer)
    if is_typing:
        user.find_line.setFocus()
    elif (focused := QApplication.focusWidget()) is not None:
        focused.clearFocus()
    walk, before = (user.position, user.session.mark), leader.room.talk.moment
    press(leader, NEXT)
    assert leader.room.talk.moment != before
    press(leader, BACK)
    assert leader.room.talk.moment == before
    press(leader, THIRD)
    assert (leader.room.talk.moment.mark is not None) is not is_typing
    assert (user.find_line.text() == ".") is is_typing, "a sign is typed where one types"
    assert (user.position, user.session.mark) == walk, "the main window stays where it was"
    assert KEPT not in notice(leader)
    leader.room.end()
    press(leader, NEXT)
    assert (user.position, user.session.mark) != walk, "and leads its own walk again"


def test_in_a_question_of_the_room_it_leads_the_talk(leader: Leader) -> None:
    leader.press(Key.Key_X)
    leader.room.ask_end()
    leader.settle()
    before = leader.room.talk.moment
    press(leader, NEXT)
    assert leader.room.talk.moment != before
    assert question() is not None
    leader.answer("Go on with it")


def test_in_the_editor_it_leads_the_talk(leader: Leader) -> None:
    leader.trainer.commands["run-sheet"].does()
    (editor,) = leader.trainer.window.findChildren(SheetEditor)
    bring(leader, editor)
    for button in editor.findChildren(QPushButton):
        if button.isVisible() and button.isEnabled():
            button.setFocus()
    before = leader.room.talk.moment
    press(leader, NEXT)
    assert leader.room.talk.moment != before


@pytest.mark.parametrize("is_apart", [True, False])
def test_what_turns_its_own_pages_keeps_it_and_says_so(
    leader: Leader,
    qtbot: QtBot,
    is_apart: bool,  # noqa: FBT001
) -> None:
    window = leader.trainer.window
    field = QPlainTextEdit(QDialog(window) if is_apart else window)
    field.resize(200, 100)
    field.show()
    bring(leader, field.window())
    field.setFocus()
    before = leader.room.talk.moment
    press(leader, NEXT)
    assert leader.room.talk.moment == before
    if is_apart:
        qtbot.waitUntil(lambda: QToolTip.text().startswith(KEPT))
        QToolTip.hideText()
    else:
        assert notice(leader).startswith(KEPT)
    press(leader, THIRD)
    assert leader.room.talk.moment == before
