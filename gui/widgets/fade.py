"""Where a list goes on beyond its edge, it fades: half a row looks like no mistake."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from gui.override import override
from gui.widgets.panel import fill

DEEP = 20
"""How high the edge is that fades, in pixels."""


class Fades(QWidget):
    """The fades over a scroll area in which widgets stand, which would be painted over its own."""

    def __init__(self, over: QAbstractScrollArea) -> None:
        super().__init__(over.viewport())
        self._over = over
        self._ground = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.verticalScrollBar().valueChanged.connect(self._lie_on_top)
        over.verticalScrollBar().rangeChanged.connect(self._lie_on_top)
        over.viewport().installEventFilter(self)

    def show_ground(self, ground: str) -> None:
        """Go over into *ground* from now on."""
        self._ground = ground
        self._lie_on_top()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._lie_on_top()
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground:
            paint_fades(self._over, self._ground, on=self)

    def _lie_on_top(self) -> None:
        self.setGeometry(self._over.viewport().rect())  # what is scrolled has moved it along
        self.raise_()
        self.update()


def paint_fades(view: QAbstractScrollArea, ground: str, on: QWidget | None = None) -> None:
    """Let what *view* shows go over into *ground* where there is more to scroll to."""
    bar, room = view.verticalScrollBar(), view.viewport().rect()
    painter = QPainter(on or view.viewport())
    if bar.value() > bar.minimum():
        _fade(painter, ground, room, room.top(), room.top() + DEEP - 1)
    if bar.value() < bar.maximum():
        _fade(painter, ground, room, room.bottom(), room.bottom() - DEEP + 1)
    painter.end()


def _fade(painter: QPainter, ground: str, room: QRect, edge: int, inside: int) -> None:
    """Cover the lines of pixels from *edge* to *inside*, each less than the one before.

    One by one: PySide6 takes longer to get QGradient ready, with all its names, than for the list.
    """
    colour = QColor(ground)
    for y in range(min(edge, inside), max(edge, inside) + 1):
        share = (y + 0.5 - edge) / (inside - edge)
        colour.setAlphaF(1 - min(max(share, 0.0), 1.0))
        fill(painter, QRect(room.left(), y, room.width(), 1), colour)
