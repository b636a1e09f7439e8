"""A cell of the table: what one edition says in one row, with the edge to the edition before."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from gui.override import override
from gui.text.text_style import TextStyle
from gui.widgets.panel import Panel

_PAD = 12


class Cell(Panel):
    """Views one under the other; from where the ways part, a thick edge at the left."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._is_parted = False
        self._is_current = False
        self.column.setContentsMargins(_PAD, 5, _PAD, 6)

    def show_state(self, *, is_current: bool, is_parted: bool) -> None:
        """Show whether its row is the one being asked, and whether the ways have parted."""
        if (is_current, is_parted) != (self._is_current, self._is_parted):
            self._is_current, self._is_parted = is_current, is_parted
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.text_style.palette
        ground = QRectF(self.rect())
        if self._is_current:
            painter.fillRect(ground, QColor(palette.path_tint))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(palette.hairline))
        thickness, colour = (1.0, palette.hairline)
        if self._is_parted:
            thickness, colour = palette.path_stroke, palette.remedy
        painter.fillRect(QRectF(0, 0, thickness, self.height()), QColor(colour))
