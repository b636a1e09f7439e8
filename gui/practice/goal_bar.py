"""How much of the day’s goal is done, as a bar."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import pixels


class GoalBar(QWidget):
    """A bar that is full once the goal is met; the words over it say the same."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Show how much is done, from 0 to 1."""
        self._share = max(0.0, min(share, 1.0))
        self.update()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._height)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

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

    @property
    def _height(self) -> int:
        return round(pixels(self.font()) * 0.7)
