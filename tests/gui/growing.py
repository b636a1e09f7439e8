"""A script strip, watched while its words come."""

from PySide6.QtCore import Qt, QTimer

from gui.walk.script.strip import ScriptStrip


def growth_of(strip: ScriptStrip) -> list[str]:
    """What stands in *strip* after each word that comes from now on, however slow the machine."""
    (timer,) = strip.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    states: list[str] = []
    timer.timeout.connect(lambda: states.append(strip.sheet.seen))
    return states
