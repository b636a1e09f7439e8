"""Rooms, pages and dialogs that were closed do not add up, however often they are opened."""

import gc
from collections import Counter

from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
from PySide6.QtWidgets import QApplication, QDialog

from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.app import Trainer
from gui.talk.room import Room
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import NEXT, Leader

SHEET = SHIPPED_SHEETS / "todays-policy-in-60-minutes.toml"
DIALOGS = ("export", "journal-export", "journal-import", "journal-anki")


def held() -> Counter[str]:
    """The widgets that there are, and the rooms."""
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(4):  # what is gone lets go of windows, which let go of what they call
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    rooms = ("Room" for each in gc.get_objects() if isinstance(each, Room))
    return Counter((*rooms, *(type(each).__name__ for each in QApplication.allWidgets())))


def open_and_close(trainer: Trainer) -> None:
    """A room, the pages of practice, dialogs."""
    trainer.rooms.maker.teach_file(SHEET)
    leader = Leader(trainer)
    leader.settle()
    leader.press(NEXT, NEXT, NEXT)
    room = trainer.rooms.room
    assert room is not None
    room.end()
    trainer.practice.opened.practise()
    leader.settle()
    trainer.practice.leave()
    for command in DIALOGS:
        trainer.commands[command].does()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.close()
    trainer.window.activateWindow()
    trainer.window.hide_notice()


def test_what_was_closed_does_not_add_up(open_room: OpenRoom) -> None:
    trainer = open_room(begins=False).trainer
    open_and_close(trainer)  # what is made once and kept
    before = held()
    assert before["Room"] == 0
    for _ in range(3):
        open_and_close(trainer)
    assert held() == before
