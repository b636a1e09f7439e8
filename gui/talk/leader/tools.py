"""What the leader can point with, as buttons: which one is in hand is seen at a glance."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout

from gui.commands.command import Command
from gui.override import override
from gui.talk.pointer import PointTool
from gui.text.text_style import TextStyle, Tone
from gui.widgets.command_button import CommandButton

_SIZE = QSize(50, 34)
_SIGN = 18
"""So large is the picture of a tool, in pixels."""

_PEN = (1, 17), (2, 12.5), (12.5, 2), (16, 5.5), (5.5, 16)
"""The corners of a pen that points down."""


class ToolRow(QFrame):
    """A button for each tool, with its picture and its key."""

    def __init__(self, commands: Sequence[Command]) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        self.buttons = [_ToolButton(command) for command in commands]
        for button in self.buttons:
            row.addWidget(button)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        for button in self.buttons:
            button.show_style(style)

    def refresh(self) -> None:
        """Show which is in hand."""
        for button in self.buttons:
            button.refresh()


class _ToolButton(CommandButton):
    """Its words stand in the tooltip."""

    def __init__(self, command: Command) -> None:
        super().__init__(command, "segment", shows_key=False)
        self._tool = PointTool(command.id.removeprefix("room-"))
        self._key = command.keys[0]
        self._palette = TextStyle().palette
        self.setFixedSize(_SIZE)

    def show_style(self, style: TextStyle) -> None:
        """Look, and be named, in *style*."""
        super().show_style(style)
        self._palette = style.palette
        self.setText("")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, is_on = self._palette, self.isChecked()
        ink = QColor(palette.on_path if is_on else palette.ink)
        box = QRectF(8, (self.height() - _SIGN) / 2, _SIGN, _SIGN)
        _paint_sign(painter, self._tool, box, ink)
        painter.setPen(QColor(palette.on_path if is_on else palette.ink_soft))
        painter.setFont(Tone.SOFT.font(self.font()))
        after = QRectF(self.rect()).adjusted(box.right(), 0, 0, 0)
        painter.drawText(after, Qt.AlignmentFlag.AlignCenter, self._key)


def _paint_sign(painter: QPainter, tool: PointTool, box: QRectF, ink: QColor) -> None:
    """Paint the sign of *tool* into *box*."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _SIGN, box.height() / _SIGN)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    match tool:
        case PointTool.SPOTLIGHT:
            dim = QPainterPath()
            dim.addRoundedRect(QRectF(0, 1, 18, 16), 3, 3)
            dim.addEllipse(QPointF(9, 9), 5, 5)
            painter.fillPath(dim, ink)
        case PointTool.POINTER:
            painter.drawEllipse(QPointF(9, 9), 7.5, 7.5)
            dot = QPainterPath()
            dot.addEllipse(QPointF(9, 9), 4, 4)
            painter.fillPath(dot, ink)
        case PointTool.MAGNIFIER:
            painter.drawEllipse(QPointF(7.5, 7.5), 5.5, 5.5)
            painter.drawLine(QPointF(12, 12), QPointF(16.5, 16.5))
        case PointTool.PEN:
            painter.drawPolygon([QPointF(*corner) for corner in _PEN])
            painter.drawLine(QPointF(10.5, 4.5), QPointF(13.5, 7.5))
    painter.restore()
