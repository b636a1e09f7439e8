"""The light around nodes: where the walk stands, and what Find has found; edges are over it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.override import override

_MARGIN = 1.0


class HaloItem(QGraphicsItem):
    """A light that is put around some nodes at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._rings: list[tuple[QPainterPath, QColor]] = []
        self._bounds = QRectF()

    def show_rings(self, rings: Sequence[tuple[QPainterPath, QColor]]) -> None:
        """Shine in these shapes, the widest first."""
        if rings != self._rings:
            self.prepareGeometryChange()
            self._rings = list(rings)
            self._bounds = QRectF()
            for ring, _ in rings:
                self._bounds = self._bounds.united(ring.boundingRect())
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._bounds.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for ring, colour in self._rings:
            painter.fillPath(ring, colour)
