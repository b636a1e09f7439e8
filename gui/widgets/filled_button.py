"""A button that may be filled with the colour of the path: its focus ring stands off from it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QPushButton

from gui.override import override

RING, GAP = 3, 2
"""How thick the focus ring is, and the gap between it and the fill, in pixels."""
_CORNERS = {"primary": 8, "chip": 13, "segment": 7}
"""How round the corners are by its role, as in the style sheet."""


class FilledButton(QPushButton):
    """A push button with a gap within its focus ring, where it is filled.

    The gap has the colour of a ground: the ring and the fill are both dark, or both light.
    """

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        corner = _CORNERS.get(self.property("role"))
        is_filled = self.isEnabled() and (self.isChecked() or not self.isCheckable())
        if corner is None or not is_filled or not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QApplication.palette().color(QPalette.ColorRole.Base), GAP))
        inset = RING + GAP / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, corner - inset, corner - inset)
