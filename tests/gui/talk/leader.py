"""Whoever leads a room: presses the buttons of a clicker, and reads both windows."""

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from flowcharts.model.text import Text
from flowcharts.talk.scene import WallScene
from gui.app import Trainer
from gui.talk.audience import AudienceWindow
from gui.talk.leader.window import LeaderWindow
from gui.talk.pointer import PointedPicture
from gui.talk.question import RoomQuestion
from gui.talk.room import Room

Key = Qt.Key
NEXT, BACK, THIRD = Key.Key_PageDown, Key.Key_PageUp, Key.Key_Period


class Leader:
    """The leader of a room."""

    def __init__(self, trainer: Trainer) -> None:
        self.trainer = trainer
        self._room = trainer.rooms.room

    @property
    def room(self) -> Room:
        """The room, also once it has ended."""
        assert self._room is not None
        return self._room

    @property
    def audience(self) -> AudienceWindow:
        return self.room.windows.audience

    @property
    def window(self) -> LeaderWindow:
        return self.room.windows.leader

    @property
    def scene(self) -> WallScene:
        """What the room sees, where it is not blank."""
        return self.room.talk.audience

    @property
    def shown(self) -> str:
        """What kind of scene that is."""
        return type(self.scene).__name__

    @property
    def notice(self) -> str:
        return self.window.notice.sentence

    def press(self, *keys: Qt.Key, on: QWidget | None = None) -> None:
        """Press keys in the window that is in front, or in *on*."""
        for key in keys:
            QTest.keyClick(on or self.front, key)
            self.settle()

    def answer(self, said: str) -> None:
        """Press that button of the question that is asked."""
        asked = question()
        assert asked is not None
        (button,) = [each for each in asked.answers.buttons if each.face.title.en == said]
        button.click()
        self.settle()

    @property
    def front(self) -> QWidget:
        """The window that has the keys."""
        return self.window if self.window.isVisible() else self.audience

    def settle(self) -> None:
        """Let all be drawn and kept that the last press has asked for."""
        for _ in range(6):
            QApplication.processEvents()
        while (self._is_there() and self.room.is_busy) or self.trainer.practice.is_drawing:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _is_there(self) -> bool:
        """Is there a room that Qt has not deleted?"""
        is_valid: bool = isValid(self._room)  # type: ignore[no-untyped-call]  # Shiboken's
        return self._room is not None and is_valid

    def picture(self) -> QImage:
        """What the audience's window shows."""
        return self.audience.grab().toImage()

    def is_black(self) -> bool:
        """Is the audience's window black all over?"""
        return is_black(self.audience)

    def come_to(self, kind: type[object]) -> WallScene:
        """Press Next until such a scene is on the wall."""
        for _ in range(150):
            if isinstance(self.scene, kind):
                return self.scene
            self.press(NEXT)
        raise AssertionError(f"No {kind} comes.")


def move_mouse(picture: PointedPicture, at: tuple[float, float], *, is_down: bool = False) -> None:
    """Move the mouse there on a picture, in parts of it; is its left button held?"""
    frame, (across, down) = picture.frame, at
    place = frame.topLeft() + QPointF(across * frame.width(), down * frame.height())
    held = Qt.MouseButton.LeftButton if is_down else Qt.MouseButton.NoButton
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        QPointF(picture.mapToGlobal(place)),
        Qt.MouseButton.NoButton,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(picture, moved)


def question() -> RoomQuestion | None:
    """What a room asks its leader now."""
    asked = QApplication.activeModalWidget()
    return asked if isinstance(asked, RoomQuestion) else None


def is_black(window: QWidget) -> bool:
    """Is it black all over?"""
    picture = window.grab().toImage().scaled(16, 9)
    return all(picture.pixelColor(x, y).lightness() == 0 for x in range(16) for y in range(9))


def english(text: Text | None) -> str:
    return text.en if text is not None else ""
