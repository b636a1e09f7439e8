"""How much of the day’s goal is done, as a bar."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from gui.override import override
from gui.practice.line_widget import LineWidget
from gui.text.text_style import TextStyle


class GoalBar(LineWidget):
    """A bar that is full once the goal is met; the words over it say the same."""

    in_letters = 0.7

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._share = 0.0

    def show_share(self, share: float) -> None:
        """Show how much is done, from 0 to 1."""
        self._share = max(0.0, min(share, 1.0))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._text_style.palette
        whole = QRectF(1, 1, self.width() - 2, self.height() - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.path))
        painter.drawRoundedRect(QRectF(1, 1, whole.width() * self._share, whole.height()), 3, 3)
        painter.setPen(QPen(QColor(palette.line), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole, 3, 3)
