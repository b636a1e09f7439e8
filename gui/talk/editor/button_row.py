"""A row of buttons in the editor of run sheets."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle


def add_buttons(
    column: QVBoxLayout, style: TextStyle, *named: tuple[QPushButton, Text, Callable[[], object]]
) -> QHBoxLayout:
    """Put a row of buttons under *column*, at its right; a button has a line for each language."""
    row = QHBoxLayout()
    column.addLayout(row)
    row.addStretch(1)
    for button, text, does in named:
        button.setText(style.lines(text))
        button.setAccessibleName(style.line(text))
        button.clicked.connect(lambda _down=False, do=does: do())
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
    return row
