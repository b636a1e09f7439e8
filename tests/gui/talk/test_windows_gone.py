"""What a closed room has owned is gone at once, whatever lay over it."""

import gc
from collections.abc import Callable
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from shiboken6 import isValid

from flowcharts.talk.scene import QuestionScene
from gui.talk.back_row import BackRowDialog
from gui.window.keys_card import KeysCard
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import Key, Leader, question

CTRL = Qt.KeyboardModifier.ControlModifier


def nothing(_leader: Leader) -> None:
    """Nothing lies over it."""


def keys(leader: Leader) -> None:
    leader.press(Key.Key_F1)
    assert leader.front.findChildren(KeysCard)


def back_row(leader: Leader) -> None:
    leader.press(Key.Key_K)
    assert isinstance(QApplication.activeModalWidget(), BackRowDialog)


def end(leader: Leader) -> None:
    leader.trainer.commands["room-end"].does()
    assert question() is not None


def report(leader: Leader) -> None:
    leader.press(Key.Key_E)
    assert isinstance(QApplication.activeModalWidget(), QFileDialog)


def find(leader: Leader) -> None:
    QTest.keyClick(leader.front, Key.Key_F, CTRL)
    assert leader.trainer.find.is_open


def comparison(leader: Leader) -> None:
    QTest.keyClick(leader.front, Key.Key_K, CTRL)
    assert leader.trainer.compare.is_open


OVER = {each.__name__: each for each in (nothing, keys, back_row, end, report, find, comparison)}


@pytest.mark.parametrize("is_of_leader", [False, True], ids=["audience", "leader"])
@pytest.mark.parametrize("over", OVER.values(), ids=list(OVER))
def test_its_windows_are_deleted_and_nothing_keeps_them(
    open_room: OpenRoom, over: Callable[[Leader], None], *, is_of_leader: bool
) -> None:
    leader = open_room()
    leader.come_to(QuestionScene)
    if is_of_leader:
        leader.press(Key.Key_X)
    over(leader)
    room, trainer = leader.room, leader.trainer
    owned = (room, room.windows.audience, room.windows.second, room.windows.leader)
    room.leave()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    is_there = [isValid(each) for each in owned]  # type: ignore[no-untyped-call]  # Shiboken's
    assert is_there == [False] * 4
    assert trainer.rooms.room is None
    kept = [ref(each) for each in owned]
    for key in (Key.Key_Escape, Key.Key_F1, Key.Key_Escape, Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget() or trainer.window, key)
        QApplication.processEvents()
    trainer.commands["room"].does()
    again = question()
    assert again is not None
    again.reject()
    QApplication.processEvents()
    del leader, room, owned, again
    gc.collect()
    assert [each() for each in kept] == [None] * 4, "nothing else keeps them"
