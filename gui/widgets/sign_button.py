"""A small button that bears a drawn sign; its words are its tooltip and its name."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from gui.commands.command import Command
from gui.commands.key_names import key_on_button
from gui.override import override
from gui.plain_override import override as override_ours
from gui.text.text_style import TextStyle
from gui.widgets.command_button import CommandButton

_SIDE = 30
"""How wide and high it is, in pixels: large enough for a finger."""
_STROKE = 2.0


class SignButton(CommandButton):
    """A command as a sign."""

    def __init__(self, command: Command, sign: QPainterPath) -> None:
        """*sign*: lines around the origin, at most some 8 pixels away from it."""
        super().__init__(command, "sign")
        self._sign = sign
        self._ink = QColor()
        self.setFixedSize(QSize(_SIDE, _SIDE))

    @override_ours
    def show_style(self, style: TextStyle) -> None:
        name = style.line(self._command.words)
        first = style.wording.languages[0]
        key = key_on_button(self._command.keys[0]).in_language(first)
        self.setAccessibleName(name)
        self.setToolTip(f"{name}  {key}")
        self._ink = QColor(style.palette.ink)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(self.rect()).center())
        painter.strokePath(self._sign, QPen(self._ink, _STROKE, c=Qt.PenCapStyle.FlatCap))


def lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    """A sign of strokes, each through its points."""
    path = QPainterPath()
    for first, *others in strokes:
        path.moveTo(QPointF(*first))
        for point in others:
            path.lineTo(QPointF(*point))
    return path
