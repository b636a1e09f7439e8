"""One thing that a random user does, and the keys and clicks with which most of it is done."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

NONE_HELD = Qt.KeyboardModifier.NoModifier


class Sort(Enum):
    """What an action is measured against."""

    USUAL = auto()
    OPENS = auto()
    """It opens a window, or a page that fills one: the first time counts apart."""
    WRITES = auto()
    """It writes a file or prints, which counts apart."""
    WAITS = auto()
    """It waits for what takes a while and is said to, which counts apart, too."""


class Action(NamedTuple):
    """One thing that is done."""

    kind: str
    do: Callable[[], object]
    sort: Sort = Sort.USUAL


class Hands:
    """They press, type and click, in whatever window is in front."""

    def __init__(self, window: QWidget, chance: Random) -> None:
        self._window = window
        self._chance = chance

    @property
    def focus(self) -> QWidget:
        """What hears the keys."""
        in_front = QApplication.activeModalWidget() or QApplication.activeWindow()
        return QApplication.focusWidget() or in_front or self._window

    def key(
        self,
        kind: str,
        key: Qt.Key,
        held: Qt.KeyboardModifier = NONE_HELD,
        sort: Sort = Sort.USUAL,
    ) -> Action:
        """A key is pressed."""
        return Action(kind, lambda: QTest.keyClick(self.focus, key, held), sort)

    def letter(self, kind: str, letter: str) -> Action:
        """A letter is typed, as a keyboard sends it."""
        code = ord(letter.upper()) if letter.isascii() else int(Qt.Key.Key_unknown)

        def write() -> None:
            event = QKeyEvent(QKeyEvent.Type.KeyPress, code, NONE_HELD, letter)
            QApplication.sendEvent(self.focus, event)

        return Action(kind, write)

    def click(self, kind: str, window: QWidget, sort: Sort = Sort.USUAL) -> Action:
        """A click somewhere in *window*."""
        place = QPoint(
            self._chance.randrange(max(1, window.width())),
            self._chance.randrange(max(1, window.height())),
        )
        widget = window.childAt(place) or window
        left, inside = Qt.MouseButton.LeftButton, widget.mapFrom(window, place)
        return Action(kind, partial(QTest.mouseClick, widget, left, NONE_HELD, inside), sort)
