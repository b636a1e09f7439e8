"""Qt's application, which hears what the Finder of macOS wants opened."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from gui.override import override


class Application(QApplication):
    """The application.

    Signals:
        file_asked: macOS hands a file that was clicked twice over in this way alone.
    """

    file_asked = Signal(Path)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)
