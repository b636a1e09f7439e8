"""The buttons at a corner of the chart: all of it, larger, smaller."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.chart.view import ChartView
from gui.commands.command import Command, Commands
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


_GAP = 10
"""From the corner of the view, in pixels."""

_ACROSS, _DOWN = ((-7, 0), (7, 0)), ((0, -7), (0, 7))
_SIGNS = {
    "whole-chart": lines(
        ((-7, -3), (-7, -7), (-3, -7)),
        ((3, -7), (7, -7), (7, -3)),
        ((7, 3), (7, 7), (3, 7)),
        ((-3, 7), (-7, 7), (-7, 3)),
    ),
    "zoom-in": lines(_ACROSS, _DOWN),
    "zoom-out": lines(_ACROSS),
}


class ChartControls(QWidget):
    """Buttons over the chart, in a corner where they cover nothing of it, if there is one."""

    def __init__(self, view: ChartView, commands: Commands) -> None:
        super().__init__(view)
        self._view = view
        self._buttons = [SignButton(commands[name], sign) for name, sign in _SIGNS.items()]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button in self._buttons:
            row.addWidget(button)
        self.adjustSize()
        self._corner = 0
        view.moved.connect(self.find_place)
        self.find_place()

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        for button in self._buttons:
            button.show_style(style)

    def find_place(self) -> None:
        """Stay in the corner, or go to one where less of the chart is covered."""
        if self.underMouse():
            return  # what is about to be clicked once more does not run away
        places = self._places()

        def covered(corner: int) -> int:
            return self._view.count_under(places[corner])

        order = (self._corner, *range(len(places)))
        clear = next((corner for corner in order if covered(corner) == 0), None)
        self._corner = min(order, key=covered) if clear is None else clear
        self.move(places[self._corner].topLeft())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.find_place()

    def _places(self) -> list[QRect]:
        """Where it would stand in each corner, the best one first."""
        room = self._view.viewport().rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        rect = QRect(QPoint(), self.size())
        places = [QRect(rect) for _ in range(4)]
        places[0].moveBottomRight(room.bottomRight())
        places[1].moveBottomLeft(room.bottomLeft())
        places[2].moveTopRight(room.topRight())
        places[3].moveTopLeft(room.topLeft())
        return places
