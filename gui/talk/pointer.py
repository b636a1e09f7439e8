"""What the leader points at, on whatever picture the room sees: one value for all windows."""

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QWidget

from flowcharts.model.text import Text
from gui import room_words
from gui.override import override
from gui.talk import words

PicturePoint = tuple[float, float]
"""A place on a picture, in parts of its width and its height."""
Stroke = tuple[PicturePoint, ...]


class PointTool(StrEnum):
    """What one points with, as the commands are named."""

    SPOTLIGHT = "spotlight"
    POINTER = "pointer"
    MAGNIFIER = "magnifier"
    PEN = "pen"


class MouseOnPicture(NamedTuple):
    """Where the mouse is on a picture."""

    at: PicturePoint | None = None
    """None where it is on none."""
    is_down: bool = False
    """Is its left button held?"""


class Pointing(NamedTuple):
    """What is pointed with, where, and what has been drawn."""

    tool: PointTool | None = None
    at: PicturePoint | None = None
    """None where the mouse is on no picture: then nothing is pointed at."""
    strokes: tuple[Stroke, ...] = ()
    is_down: bool = False
    """Is the pen on the picture?"""

    @property
    def is_there(self) -> bool:
        """Is there something to be put away?"""
        return self.tool is not None or bool(self.strokes)

    def turned(self, tool: PointTool) -> "Pointing":
        """With *tool*; if it was in hand, with none. A pen that is put away wipes what it drew."""
        if self.tool is not tool:
            return self._replace(tool=tool, is_down=False)
        is_pen = tool is PointTool.PEN
        return self._replace(tool=None, strokes=() if is_pen else self.strokes, is_down=False)

    def moved(self, mouse: MouseOnPicture) -> "Pointing":
        """With the mouse there."""
        at = mouse.at
        if at is None or not mouse.is_down or self.tool is not PointTool.PEN:
            return self._replace(at=at, is_down=False)
        *before, last = self.strokes if self.is_down else (*self.strokes, ())
        return self._replace(at=at, strokes=(*before, (*last, at)), is_down=True)

    def wiped(self) -> "Pointing":
        """With nothing drawn."""
        return self._replace(strokes=(), is_down=False)


class PointedPicture(QWidget):
    """A widget that shows a picture on which is pointed.

    Signals:
        pointed: the mouse is there, a `MouseOnPicture`.
    """

    pointed = Signal(MouseOnPicture)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.pointing = Pointing()

    @property
    def frame(self) -> QRectF:
        """Where its picture stands."""
        return QRectF(self.rect())

    @property
    def under_mouse(self) -> PicturePoint | None:
        """The place on the picture where the mouse is now."""
        place = self.mapFromGlobal(QCursor.pos())
        return self._spot(QPointF(place)) if self.isVisible() else None

    def show_pointing(self, pointing: Pointing) -> None:
        """Show what is pointed at."""
        if pointing != self.pointing:
            self.pointing = pointing
            self.update()

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            is_down = bool(event.buttons() & Qt.MouseButton.LeftButton)
            self.pointed.emit(MouseOnPicture(self._spot(event.position()), is_down))
        elif event.type() == QEvent.Type.Leave:
            self.pointed.emit(MouseOnPicture())
        return super().event(event)

    def _spot(self, place: QPointF) -> PicturePoint | None:
        frame = self.frame
        if not frame.contains(place):
            return None
        away = place - frame.topLeft()
        return away.x() / frame.width(), away.y() / frame.height()


class RoomPointing(QObject):
    """Hears where the mouse is on any picture, and shows it on all of them.

    Attributes:
        now: what is pointed at.

    Signals:
        tool_changed: another tool is in hand, or none.
    """

    tool_changed = Signal()

    def __init__(self, parent: QObject, pictures: tuple[PointedPicture, ...]) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._step: object = None
        self.now = Pointing()
        for picture in pictures:
            picture.pointed.connect(self._move)

    def turn(self, tool: PointTool) -> Text | None:
        """Point with *tool*, or with nothing any more; how it is used, if it is in hand now."""
        under_mouse = (each.under_mouse for each in self._pictures)
        at = next((spot for spot in under_mouse if spot is not None), None)
        self._show(self.now.turned(tool)._replace(at=at))
        if self.now.tool is None:
            return None
        said = words.DRAWING if tool is PointTool.PEN else words.POINTING
        return said.filled(tool=room_words.ROOM[tool])

    def put_away(self) -> None:
        """Point with nothing, and wipe what was drawn."""
        self._show(Pointing())

    def follow(self, step: object) -> None:
        """Wipe what was drawn on another step than that which the room sees now."""
        if step != self._step:
            self._step = step
            self._show(self.now.wiped())

    def _move(self, mouse: MouseOnPicture) -> None:
        if self.now.tool is not None:
            self._show(self.now.moved(mouse))

    def _show(self, pointing: Pointing) -> None:
        before, self.now = self.now, pointing
        for picture in self._pictures:
            picture.show_pointing(pointing)
        if before.tool is not pointing.tool:
            self.tool_changed.emit()
