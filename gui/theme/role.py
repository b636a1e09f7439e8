"""The role of a widget: by it the style sheet knows how it looks, and it how large its letters are.

Letters are no matter of the style sheet: with another size of the text, Qt would have to match
every widget with every rule again.
"""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from gui.theme.sizes import limited, pixels, scaled


class _Letters(NamedTuple):
    """How large the letters of a role are, beside those of the program's font."""

    factor: float
    is_bold: bool = False
    least: int = 0
    """In pixels."""
    is_limited: bool = False
    """Does it stand in a bar that has to hold all its parts in the smallest window?"""

    def font(self, usual: QFont) -> QFont:
        """Their font, where body text has the *usual* one."""
        font = scaled(limited(usual) if self.is_limited else usual, self.factor, bold=self.is_bold)
        font.setPixelSize(max(self.least, font.pixelSize()))
        return font


_BADGE = _Letters(0.86, least=11, is_limited=True)
_LETTERS = {
    "title": _Letters(1.3, is_bold=True, is_limited=True),
    "heading": _Letters(1.35, is_bold=True),
    "soft": _Letters(0.86, least=11),
    "badge": _BADGE,
    "badge-warning": _BADGE,
    "cell-answer": _Letters(0.92, is_bold=True, least=11),
    "cross": _Letters(1.3),
}
_HEIGHT_OF_PRIMARY = 1.9
"""Of its words and the air around them, in sizes of the text."""


def take_role(widget: QWidget, role: str) -> None:
    """Give a widget another role than it had."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    # A style sheet reads the property when it polishes; what was never seen is polished anyway,
    # and a launch goes without the hundreds of names that QStyle has.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().polish(widget)
    take_letters(widget)


def take_letters(widget: QWidget) -> None:
    """Let the letters of *widget* be as large as its role wants them with the program's font."""
    role, usual = widget.property("role"), QApplication.font()
    if role in _LETTERS:
        widget.setFont(_LETTERS[role].font(usual))
    elif isinstance(widget, QPushButton) and _is_in_header(widget):
        widget.setFont(limited(usual))
    if role == "primary":
        height = round(pixels(usual) * _HEIGHT_OF_PRIMARY)
        widget.setStyleSheet(f"QPushButton {{ min-height: {height}px; }}")


def take_letters_in(part: QWidget) -> None:
    """The same for all labels and buttons in *part*."""
    for widget in (*part.findChildren(QLabel), *part.findChildren(QPushButton)):
        take_letters(widget)


def _is_in_header(widget: QWidget) -> bool:
    above = widget.parentWidget()
    return above is not None and (above.property("role") == "header" or _is_in_header(above))
