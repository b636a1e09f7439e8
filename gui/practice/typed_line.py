"""A line to type in, whose Enter means nothing to anybody else."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from flowcharts.model.text import Text
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.style_sheet import dress


class TypedLine(QLineEdit):
    """A line that keeps its Enter: else it would begin a round, too."""

    def __init__(self, style: TextStyle, name: Text, example: Text | None = None) -> None:
        """*name*: what is to be typed; it, or the *example*, stands there while nothing is."""
        super().__init__()
        self._name, self._example = name, example or name
        self.show_style(style)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        dress(self, style.palette)
        self.setPlaceholderText(style.line(self._example))
        self.setAccessibleName(style.line(self._name))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
