"""The frame that says: the keyboard is here."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from gui.override import override

_WIDTH = 3


class FocusRing(QWidget):
    """A frame along the border of the widget it lies on; the mouse goes through it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._colour = QColor()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_colour(self, colour: str) -> None:
        """Be drawn in that colour."""
        self._colour = QColor(colour)
        self.update()

    def fit(self) -> None:
        """Take the size of the widget below, and let its middle shine through."""
        area = self._over.rect()
        inside = area.adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        self.setGeometry(area)
        self.setMask(QRegion(area) - QRegion(inside))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self._colour, 2 * _WIDTH))
        painter.drawRect(self.rect())
