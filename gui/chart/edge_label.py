"""The edge label on a line: the words of an exit on a rounded ground."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gui.chart.label import Label
from gui.chart.measure import EDGE_LABEL_PADDING, EDGE_LABEL_PIXELS, chart_face
from gui.chart.pens import EdgePen


class EdgeLabel:
    """An edge label as wide as its words.

    Attributes:
        rect: where it stands.
    """

    def __init__(self, words: str, centre: QPointF, height: float, *, is_bold: bool) -> None:
        self._label = Label((words,), chart_face(EDGE_LABEL_PIXELS, is_bold=is_bold))
        self.rect = QRectF(
            0, 0, max(self._label.width + 2 * EDGE_LABEL_PADDING.width, height), height
        )
        self.rect.moveCenter(centre)
        self._outlines: dict[float, QPainterPath] = {}

    def paint(self, painter: QPainter, pen: EdgePen, rings: Sequence[QPen]) -> None:
        """Paint it in *pen*, with *rings* around it."""
        for ring in rings:
            painter.strokePath(self._outline(0), ring)
        if pen.edge_label_outline.style() is Qt.PenStyle.SolidLine:
            # Two fills take half the time of a fill and a stroke.
            half = pen.edge_label_outline.widthF() / 2
            painter.fillPath(self._outline(half), pen.edge_label_outline.brush())
            painter.fillPath(self._outline(-half), pen.edge_label_fill)
        else:
            painter.setPen(pen.edge_label_outline)
            painter.setBrush(pen.edge_label_fill)
            painter.drawPath(self._outline(0))
        painter.setPen(pen.words)
        self._label.draw(painter, self.rect.center())

    def forget_shapes(self) -> None:
        """Let go of the outlines that painting has left behind."""
        self._outlines.clear()

    def _outline(self, room: float) -> QPainterPath:
        """Its outline with so much room around it."""
        if room not in self._outlines:
            rect = self.rect.adjusted(-room, -room, room, room)
            path = QPainterPath()
            path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            self._outlines[room] = path
        return self._outlines[room]
