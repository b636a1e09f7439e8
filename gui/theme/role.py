"""The role of a widget: by it the style sheet knows how the widget is to look."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def take_role(widget: QWidget, role: str) -> None:
    """Give a widget another role than it had."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    # A style sheet reads the property when it polishes; what was never seen is polished anyway,
    # and a launch goes without the hundreds of names that QStyle has.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().polish(widget)
