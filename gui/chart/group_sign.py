"""The sign of a group: how many outcomes its decision hides, or that it can be closed."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.chart.highlight import NodeLook
from gui.chart.label import Label
from gui.chart.measure import chart_face
from gui.chart.node_signs import sign_colour
from gui.chart.pens import Pens

GROUP_SIGN_PIXELS = 15
_HALF_HEIGHT = 11.0
_BESIDE_WORDS = 5.0
_BEYOND_TIP = 4.0
"""How far it stands out beyond the tip of its decision: ways of others pass close by."""
_HIT_ROOM = 6.0
"""Around it, so that it is easily hit in a small chart too."""


class GroupSign:
    """The sign that opens or closes the group behind a decision.

    Attributes:
        words: "+7" or "−".
        middle: where it stands.
        outline: its shape.
    """

    def __init__(self, words: str, tip: QPointF) -> None:
        """*tip* is the right corner of the decision."""
        self.words = words
        self._label = Label((words,), chart_face(GROUP_SIGN_PIXELS, is_bold=True))
        height = 2 * _HALF_HEIGHT
        rect = QRectF(0, 0, max(height, self._label.width + 2 * _BESIDE_WORDS), height)
        rect.moveCenter(tip)
        rect.moveRight(tip.x() + _BEYOND_TIP)
        self._rect = rect
        self.middle = rect.center()
        self.outline = QPainterPath()
        self.outline.addRoundedRect(rect, _HALF_HEIGHT, _HALF_HEIGHT)

    def is_at(self, place: QPointF) -> bool:
        """Does a click there mean it?"""
        room = _HIT_ROOM
        return self._rect.adjusted(-room, -room, room, room).contains(place)

    def paint(self, painter: QPainter, pens: Pens, look: NodeLook) -> None:
        """Paint it as it is with a node of that *look*."""
        colour = sign_colour(pens, look)
        painter.setPen(QPen(colour, pens.palette.stroke))
        painter.setBrush(QColor(pens.palette.surface))
        painter.drawPath(self.outline)
        painter.setPen(colour)
        self._label.draw(painter, self.middle)
