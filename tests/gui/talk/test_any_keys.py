"""Real keys in real windows, in any order: both show the same step, and nothing raises."""

from typing import ClassVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtGui import QImage, QKeySequence, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from flowcharts.model.text import Text
from flowcharts.talk.left_talks import left_talks
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.app import Trainer
from gui.commands.command import Place
from gui.talk.audience import AudienceWindow
from gui.talk.leader.pictures import Preview
from gui.window.keys_card import KeysCard
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import NEXT, Key, Leader, move_mouse

SHEETS = ("article-in-45-minutes", "todays-policy-in-60-minutes")
POINTING = ("S", "A", "Z", "I")
ASKING = ("Ctrl+N", "Ctrl+F", "Ctrl+K")
"""What brings the main window while the room keeps its picture."""
EXAMPLES = ("braids-late", "kavu-monarch", "pact-of-negation-2018")
LEADING = ("PgDown", "Space", ".", "V", "D", "R", "1", "2", "H", "F", "PgUp", "G", "X")
"""What leads somewhere, and is pressed more often than the rest."""


def keys_of(trainer: Trainer) -> list[str]:
    """All that a room hears."""
    heard = [each for each in trainer.commands if Place.ROOM in each.places]
    return [*(key for each in heard for key in each.keys), "F5", "F1"]


class LedRoom(RuleBasedStateMachine):
    """A leader who presses whatever there is."""

    trainer: ClassVar[Trainer]
    looked_at: ClassVar[int] = 0
    """So often both windows were compared."""

    @initialize(sheet=st.sampled_from(SHEETS), steps=st.integers(3, 14))
    def begin(self, sheet: str, steps: int) -> None:
        self.trainer.rooms.maker.teach_file(SHIPPED_SHEETS / f"{sheet}.toml")
        self.leader.press(Key.Key_G, *[NEXT] * steps)

    @rule(key=st.sampled_from(LEADING))
    def lead(self, key: str) -> None:
        self.press(key)

    @rule(place=st.integers(0, 99))
    def press_anything(self, place: int) -> None:
        keys = keys_of(self.trainer)
        self.press(keys[place % len(keys)])

    @rule(count=st.integers(1, 3))
    def look_ahead(self, count: int) -> None:
        for key in ("H", *("PgDown",) * count):
            self.press(key)

    @rule(
        tool=st.sampled_from(POINTING),
        at=st.tuples(st.floats(-0.1, 1.1), st.floats(-0.1, 1.1)),
        draws=st.booleans(),
    )
    def point(self, tool: str, at: tuple[float, float], *, draws: bool) -> None:
        self.press(tool)
        if self.trainer.rooms.room is not None:
            for picture in (self.leader.window.now, self.leader.audience):
                if picture.isVisible():
                    move_mouse(picture, at, is_down=draws)
            self.leader.settle()

    @rule(
        key=st.sampled_from(ASKING),
        example=st.sampled_from(EXAMPLES),
        put=st.sampled_from(("F5", "Shift+F5", "Esc")),
    )
    def ask_something(self, key: str, example: str, put: str) -> None:
        """Look something up in the main window; put it on the wall, or go back without it."""
        if self.trainer.rooms.room is None:
            return
        for counted in ("V", "1"):
            self.press(counted)
        before = self.leader.room.talk
        self.press(key)
        self.trainer.session.open_scenario(example)
        assert self.leader.room.talk.seen == before.seen, "the room notices nothing"
        shortcut = QKeySequence(put)[0]
        self.trainer.window.activateWindow()
        QTest.keyClick(self.trainer.window, shortcut.key(), shortcut.keyboardModifiers())
        self.leader.settle()
        after = self.leader.room.talk
        goes_back = after.returned() if put == "F5" and after.sheet != before.sheet else after
        assert (goes_back.seen, goes_back.votes) == (before.seen, before.votes)

    def press(self, key: str) -> None:
        leader, pressed = self.leader, QKeySequence(key)[0]
        QTest.keyClick(leader.front, pressed.key(), pressed.keyboardModifiers())
        leader.settle()
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
        for card in leader.front.findChildren(KeysCard):
            card.lift()
        leader.settle()
        if self.trainer.rooms.room is None:
            self.trainer.commands["room-again"].does()
            self.leader.settle()

    @rule(place=st.integers(0, 40))
    def jump(self, place: int) -> None:
        leader = self.leader
        leader.window.run_sheet.chosen.emit(place % len(leader.room.talk.whole.sheet.items))
        leader.settle()

    @rule()
    def interrupt(self) -> None:
        self.trainer.commands["room"].does()
        self.leader.settle()

    @invariant()
    def both_windows_show_one_step(self) -> None:
        if self.trainer.rooms.room is not None:
            assert_same_step(self.leader)
            LedRoom.looked_at += 1

    @property
    def leader(self) -> Leader:
        return Leader(self.trainer)

    def teardown(self) -> None:
        if self.trainer.rooms.room is not None:
            self.trainer.rooms.room.end()
        for file in left_talks():
            file.unlink()
        QApplication.processEvents()


def test_any_keys_in_any_order_leave_both_windows_at_one_step(open_room: OpenRoom) -> None:
    LedRoom.trainer = open_room(None, begins=False).trainer
    run_state_machine_as_test(
        LedRoom,
        settings=settings(
            max_examples=4,
            stateful_step_count=20,
            phases=[Phase.generate],  # to look for a shorter way takes minutes with windows
        ),
    )
    assert LedRoom.looked_at > 40
    del LedRoom.trainer


def assert_same_step(leader: Leader) -> None:
    """The room sees a picture of the talk's scene, the leader the same, and speaks of it."""
    room, talk, window = leader.room, leader.room.talk, leader.window
    scene = talk.audience
    pictures = [room.pictures.picture(scene, page) for page in range(room.pictures.count(scene))]
    if leader.audience.isVisible():
        seen = leader.picture()
        shown = [each for each in pictures if seen == on_wall(each, leader)]
        assert shown, "the room sees the scene of the talk"
    else:
        shown = pictures
    if not window.isVisible():
        return
    preview = window.now
    assert any(preview.grab().toImage() == in_frame(each, preview, leader) for each in shown)
    decision = talk.moment.decision
    answers = decision.branches if decision is not None else ()
    told = [each.face.title.en for each in window.help.panel.exits.buttons if each.isVisible()]
    assert [each.split(" → ")[0] for each in told] == [
        each.words.on_one_line().en for each in answers
    ]


def on_wall(picture: QPixmap, leader: Leader) -> QImage:
    """What a window of the audience shows of it."""
    wall = AudienceWindow()
    wall.resize(leader.audience.size())
    wall.show_picture(picture, is_blank=leader.room.talk.is_blank)
    wall.show_pointing(leader.room.pointing.now)
    seen = wall.grab().toImage()
    wall.deleteLater()
    return seen


def in_frame(picture: QPixmap, preview: Preview, leader: Leader) -> QImage:
    """What the leader's window shows of it."""
    parent, tag = preview.parentWidget(), preview.accessibleDescription()
    frame = Preview(leader.window.text_style, preview.name)
    frame.setParent(parent)
    frame.resize(preview.size())
    frame.show_picture(picture, Text(tag, tag) if tag else None)
    frame.show_pointing(leader.room.pointing.now)
    seen = frame.grab().toImage()
    frame.deleteLater()
    return seen
