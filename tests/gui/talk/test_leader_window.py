"""The leader's window: its letters, what comes next, the clock, the tools."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.talk.leader.help import ENLARGEMENTS
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import NEXT, Key, Leader

TODAY = SHIPPED_SHEETS / "todays-policy-in-60-minutes.toml"
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def leader(open_room: OpenRoom) -> Leader:
    """In front of a run sheet with notes and minutes, in their own window, at its title."""
    trainer = open_room(None, begins=False).trainer
    trainer.rooms.maker.teach_file(TODAY)
    leader = Leader(trainer)
    leader.press(Key.Key_X)
    leader.window.resize(QSize(1280, 720))
    leader.settle()
    return leader


def letters(leader: Leader) -> int:
    return leader.window.help.panel.font().pixelSize()


def overflow(leader: Leader) -> int:
    """How much of what helps is not seen, in pixels."""
    return leader.window.help.verticalScrollBar().maximum()


def test_the_notes_have_letters_as_large_as_have_room(leader: Leader) -> None:
    usual = leader.window.run_sheet.font().pixelSize()
    leader.press(NEXT)
    assert leader.window.help.panel.isVisible()
    assert (letters(leader), overflow(leader)) == (2 * usual, 0)
    sizes = set()
    for _ in range(20):
        leader.press(NEXT)
        sizes.add(letters(leader))
        assert overflow(leader) == 0 or letters(leader) == usual, "nothing is large and cut"
    assert min(sizes) < 1.3 * usual, "where much is said, letters are smaller"
    leader.window.resize(QSize(1280, 540))
    leader.settle()
    assert overflow(leader) == 0 or letters(leader) == usual


def test_the_leader_chooses_larger_letters_for_this_talk_and_the_next(leader: Leader) -> None:
    leader.press(*[NEXT] * 7)
    fitting, text_size = letters(leader), leader.trainer.session.settings.text_size
    for keys in ((Key.Key_Plus, CTRL | SHIFT), (Key.Key_Equal, CTRL)):
        before = letters(leader)
        QTest.keyClick(leader.window, *keys)
        leader.settle()
        assert letters(leader) > before
    assert leader.window.isActiveWindow(), "no other window was asked for"
    assert leader.trainer.session.settings.text_size == text_size
    chosen = letters(leader)
    leader.room.end()
    leader.trainer.rooms.maker.teach_file(TODAY)
    again = Leader(leader.trainer)
    again.press(Key.Key_X)
    again.window.resize(QSize(1280, 720))
    again.press(*[NEXT] * 7)
    assert letters(again) == chosen
    for key, is_right in ((Key.Key_0, fitting.__eq__), (Key.Key_Minus, fitting.__gt__)):
        QTest.keyClick(again.window, key, CTRL)
        again.settle()
        assert is_right(letters(again))


@pytest.mark.parametrize(("key", "steps"), [(Key.Key_Plus, 1), (Key.Key_Minus, -1)])
def test_letters_that_grow_no_more_say_so(leader: Leader, key: Qt.Key, steps: int) -> None:
    for _ in ENLARGEMENTS:
        assert leader.notice == ""
        QTest.keyClick(leader.window, key, CTRL)
        if leader.notice:
            break
    assert leader.notice == "The letters of your notes are of that size."
    assert leader.window.help.enlargement == ENLARGEMENTS[-1 if steps > 0 else 0]
