"""A box to tick: what is chosen bears a check mark, and is not told by its fill alone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from gui.override import override
from gui.theme.colours import Palette

_TICK = ((0.26, 0.53), (0.44, 0.71), (0.76, 0.32))
"""Where the stroke bends, in parts of the box."""
_STROKE = 0.13


class TickBox(QCheckBox):
    """A check box in the colours of *palette*, its mark drawn over the box of the style sheet."""

    def __init__(self, palette: Palette, words: str = "") -> None:
        super().__init__(words)
        self._palette = palette

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        box = QRectF(self.style().subElementRect(part, option, self))
        points = [
            QPointF(box.left() + across * box.width(), box.top() + down * box.height())
            for across, down in _TICK
        ]
        ink = self._palette.on_path if self.isEnabled() else self._palette.surface
        pen = QPen(QColor(ink), _STROKE * box.width())
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
