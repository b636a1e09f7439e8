"""The soft light around the node where the walk stands; edges are drawn over it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.override import override

_REACH = 9.0


class HaloItem(QGraphicsItem):
    """A light that is put around one node at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._outline = QPainterPath()
        self._pens: tuple[QPen, ...] = ()

    def show_around(self, outline: QPainterPath, pens: tuple[QPen, ...]) -> None:
        """Shine around *outline*; without pens, go out."""
        if pens is not self._pens or outline is not self._outline:
            self.prepareGeometryChange()
            self._outline, self._pens = outline, pens
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for pen in self._pens:
            painter.strokePath(self._outline, pen)
