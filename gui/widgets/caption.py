"""A few words beside a picture or a list, in lines that tear no word, in Japanese neither."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from gui.override import override
from gui.text.line_break import AS_BROKEN, broken, height_of
from gui.theme.role import take_role


class Caption(QLabel):
    """A label that wraps, in soft ink where its *role* says so."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            take_role(self, role)

    def lines_in(self, width: int) -> str:
        """Its words in lines, where it is that wide."""
        around = self.contentsMargins()
        return broken(self.text(), self.font(), width - around.left() - around.right())

    @override
    def heightForWidth(self, width: int) -> int:
        around = self.contentsMargins()
        return height_of(self.lines_in(width), self.font()) + around.top() + around.bottom()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), AS_BROKEN, self.lines_in(self.width()))
