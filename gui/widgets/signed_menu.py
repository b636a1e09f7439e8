"""A menu whose ticks and arrows are as large as its words."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QMenu

from gui.override import override
from gui.theme.sizes import pixels
from gui.widgets.row_painter import TICK

_EDGE = 8
"""Between a sign and the edge of the menu, in pixels."""


class SignedMenu(QMenu):
    """A menu that paints its own signs: those of the style have one size."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for action in self.actions():
            row = self.actionGeometry(action).adjusted(_EDGE, 0, -_EDGE, 0)
            if action.isChecked():
                sides = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
                painter.setPen(self._ink(action))
                painter.drawText(row, sides, TICK)
            if action.menu() is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._ink(action))
                painter.drawPolygon(self._arrow(row))

    def _ink(self, action: QAction) -> QColor:
        palette = self.palette()
        if not action.isEnabled():
            return palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        is_active = action is self.activeAction()
        role = QPalette.ColorRole.HighlightedText if is_active else QPalette.ColorRole.Text
        return palette.color(role)

    def _arrow(self, row: QRect) -> QPolygonF:
        size = pixels(self.font())
        tip = QPointF(row.right(), row.center().y() + 1)
        back = tip - QPointF(0.32 * size, 0)
        side = QPointF(0, 0.3 * size)
        return QPolygonF((tip, back - side, back + side))
