"""One of several things, chosen from a list that drops down."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QSignalBlocker
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox

from gui.override import override

_Thing = TypeVar("_Thing")

_ARROW = 4.5
"""Half its width, and its distance from the border in thirds."""


class Choice(Generic[_Thing]):
    """The things to choose from, and their box.

    Attributes:
        offered: what can be chosen now.
        box: what the user sees. It is not asked for the things: Qt would hand back bare strings.
    """

    def __init__(self, things: Mapping[_Thing, str]) -> None:
        self._words = dict(things)
        self.offered = tuple(things)
        self.box: QComboBox = DropDown()
        self.box.addItems(list(things.values()))

    @property
    def chosen(self) -> _Thing:
        """What is chosen now."""
        return self.offered[self.box.currentIndex()]

    def choose(self, thing: _Thing) -> None:
        """Choose *thing*."""
        self.box.setCurrentIndex(self.offered.index(thing))

    def offer(self, things: Iterable[_Thing]) -> None:
        """Offer only these from now on; where the one that is chosen is none, the first is."""
        chosen, self.offered = self.chosen, tuple(things)
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItems([self._words[thing] for thing in self.offered])
            self.choose(chosen if chosen in self.offered else self.offered[0])
        self.box.setEnabled(len(self.offered) > 1)


class DropDown(QComboBox):
    """A box whose outline a style sheet draws: Qt then leaves the arrow out."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "choice")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().text().color(), 1.8))
        middle = QPointF(self.width() - 3 * _ARROW, self.height() / 2)
        left, tip, right = (QPointF(x * _ARROW, y * _ARROW / 2) for x, y in _CORNERS)
        painter.drawPolyline([middle + left, middle + tip, middle + right])
        painter.end()


_CORNERS = ((-1, -1), (0, 1), (1, -1))
"""Of the arrow, in halves of its width and of its height."""
