"""A block: a panel set apart by its ground and a stripe."""

from operator import attrgetter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from gui.override import override
from gui.text.text_style import TextStyle
from gui.widgets.panel import Panel

_RADIUS = 8
_STRIPE = 4


class Block(Panel):
    """Views on a ground of their own, with a stripe in a colour of the palette at the left."""

    def __init__(self, style: TextStyle, stripe: str = "", outline: str = "hairline") -> None:
        super().__init__(style, gap=5)
        self._stripe = stripe
        self._outline = outline
        left = 14 if stripe else 12
        self.column.setContentsMargins(left, 9, 12, 10)

    def show_stripe(self, stripe: str) -> None:
        """Take the palette's colour of that name for the stripe."""
        if stripe != self._stripe:
            self._stripe = stripe
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.text_style.palette
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        painter.fillPath(shape, QColor(palette.sunken))
        if self._stripe:
            painter.setClipPath(shape)
            stripe = QRectF(0, 0, _STRIPE, self.height())
            painter.fillRect(stripe, QColor(attrgetter(self._stripe)(palette)))
            painter.setClipping(False)
        painter.setPen(QPen(QColor(attrgetter(self._outline)(palette)), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
