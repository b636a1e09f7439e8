"""The program in a process of its own, with somebody at its keys who does what stdin says.

Each line is a list of words in JSON: a deed and what it is about. Each is answered by a line of
JSON: what somebody before the screens sees then.
"""

import json
import os
import sys
from pathlib import Path
from threading import Thread, Timer
from traceback import print_exc
from typing import TYPE_CHECKING, Any

from gui.startup.load_qt import load_qt

load_qt()  # as the program does, before all else of Qt

from PySide6.QtCore import QObject, Qt, Signal  # noqa: E402
from PySide6.QtGui import QKeySequence  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

import main  # noqa: E402
from gui.app import Trainer  # noqa: E402
from tests.gui.talk.leader import Leader, question  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 100
"""A program that nobody has ended after so many seconds ends itself."""


class Hands(QObject):
    """Does what it is told, in the thread of the windows."""

    told = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.told.connect(self._do, Qt.ConnectionType.QueuedConnection)

    def _do(self, deed: list[str]) -> None:
        try:
            do(*deed)
        except Exception:  # noqa: BLE001  # whatever it is, it is told
            print_exc()
            os._exit(1)  # whoever waits for an answer waits no longer


def do(name: str, *about: str) -> None:
    trainer = opened()
    deeds: dict[str, Callable[..., object]] = {
        "look": lambda: None,
        "press": lambda key, count="1", where="front": press(trainer, key, int(count), where),
        "answer": lambda said: Leader(trainer).answer(said),
        "do": lambda command: trainer.commands[command].does(),
        "show": lambda file: trainer.rooms.maker.teach_file(Path(file)),
        "open": trainer.session.open_scenario,
        "close": lambda where: window_of(trainer, where).close(),
    }
    deeds[name](*about)
    Leader(trainer).settle()
    print(json.dumps(seen(trainer)), flush=True)


def opened() -> Trainer:
    """The window, once all is in it: its icon comes last."""
    while QApplication.windowIcon().isNull():
        QApplication.processEvents()
    (trainer,) = (
        each for window in QApplication.topLevelWidgets() for each in window.findChildren(Trainer)
    )
    return trainer


def window_of(trainer: Trainer, where: str) -> QWidget:
    room = trainer.rooms.room
    if where == "main" or room is None:
        return trainer.window
    windows = room.windows
    return {"front": windows.front, "leader": windows.leader, "audience": windows.audience}[where]


def press(trainer: Trainer, key: str, count: int, where: str) -> None:
    """Press a key so many times, in the window that is in front or in another one."""
    pressed = QKeySequence(key)[0]
    for _ in range(count):
        window = window_of(trainer, where)
        window.activateWindow()
        Leader(trainer).settle()
        QTest.keyClick(window, pressed.key(), pressed.keyboardModifiers())
        Leader(trainer).settle()


def seen(trainer: Trainer) -> dict[str, Any]:
    """What is asked, offered and led."""
    room, asked = trainer.rooms.room, question()
    told: dict[str, Any] = {
        "notice": trainer.window.notice,
        "asked": asked.said.accessibleName() if asked is not None else "",
        "answers": [each.face.title.en for each in asked.answers.buttons] if asked else [],
        "windows": sorted(
            type(each).__name__ for each in QApplication.topLevelWidgets() if each.isVisible()
        ),
    }
    if room is not None:
        talk = room.talk
        told["title"] = talk.whole.sheet.title.en
        waiting = [[each.moment.item, each.moment.stage] for each in talk.waiting]
        told["moment"] = [talk.moment.item, talk.moment.stage, talk.moment.shown]
        told["waiting"] = waiting
        told["back to"] = [each.face.title.en for each in room.windows.leader.ways_back.buttons]
        told["votes"] = [list(vote.rounds) for vote in talk.votes.values()]
        told["seconds"] = talk.clock.seconds
    return told


def listen(hands: Hands) -> None:
    # Apart from `sys.stdin`: nobody may have read from that before the program has set it up.
    with open(sys.stdin.fileno(), encoding="utf-8", closefd=False) as lines:
        for line in lines:
            hands.told.emit(json.loads(line))


if __name__ == "__main__":
    ended = Timer(LONGEST, os._exit, (9,))
    ended.daemon = True
    ended.start()
    hands = Hands()
    Thread(target=listen, args=(hands,), daemon=True).start()
    status = main.main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(status)  # nobody waits for the thread that listens
