"""A line to type in, whose Enter means nothing to anybody else."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gui.override import override


class TypedLine(QLineEdit):
    """A line that keeps its Enter: else it would begin a round, too."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
