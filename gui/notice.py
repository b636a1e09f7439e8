"""A sentence to the user, until it is read."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel

from gui.override import override


class Notice(QLabel):
    """Hidden while there is nothing to say.

    Signals:
        dismissed: it was clicked, and is to go.
    """

    dismissed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def show_sentence(self, sentence: str) -> None:
        """Say *sentence*; go, where it is empty."""
        self.setText(sentence)
        self.setVisible(bool(sentence))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.dismissed.emit()
