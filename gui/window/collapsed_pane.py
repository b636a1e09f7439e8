"""What stays of a collapsed pane: a narrow strip at the window's edge that brings it back."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from flowcharts.model.text import Language, Text
from gui.commands.command import Command
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import limited, scaled
from gui.theme.style_sheet import dress
from gui.widgets.panel import paint_ground

_SIGN = 4.5
"""How far the triangle points."""
_GAP = 9


class CollapsedPane(QAbstractButton):
    """A button from top to bottom; its words run down it."""

    def __init__(
        self, title: Text, name: Text, command: Command, width: int, *, is_left: bool
    ) -> None:
        """*command* brings it back."""
        super().__init__()
        self._title = title
        self._name = name
        self._key = command.keys[0]
        self.clicked.connect(command.slot)
        self._is_left = is_left
        self._text_style = TextStyle()
        self.setFixedWidth(width)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the chart
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.hide()

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        self._text_style = style
        dress(self, style.palette)  # its tool tip
        name = self._name.in_wording(style.wording, " / ")
        self.setAccessibleName(name)
        self.setToolTip(f"{name}  {self._key}")
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        painter.translate(self.width() / 2, 2 * _GAP)
        self._paint_sign(painter)
        font = limited(self.font())
        for language in self._text_style.wording.languages:
            if language is Language.JAPANESE:
                _stack(painter, self._title.in_language(language), font)
            else:
                _run_down(painter, self._title.in_language(language), font)
        painter.setPen(QColor(self._text_style.palette.ink_soft))
        _stack(painter, (self._key,), scaled(font, 0.8))

    def _paint_ground(self, painter: QPainter) -> None:
        colours = self._text_style.palette
        is_touched = self.underMouse() or self.isDown()
        paint_ground(painter, self.rect(), colours.path_tint if is_touched else colours.bar)
        inner = self.width() - 0.5 if self._is_left else 0.5
        painter.setPen(QPen(QColor(colours.hairline), 1))
        painter.drawLine(QPointF(inner, 0), QPointF(inner, self.height()))
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 2.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)

    def _paint_sign(self, painter: QPainter) -> None:
        """Draw a triangle that points to where the panel will stand."""
        way = _SIGN if self._is_left else -_SIGN
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._text_style.palette.ink_soft))
        tips = (QPointF(way, 0), QPointF(-way, _SIGN + 1), QPointF(-way, -_SIGN - 1))
        painter.drawPolygon(QPolygonF(tips))
        painter.setPen(QColor(self._text_style.palette.ink))
        painter.translate(0, _SIGN + _GAP)


def _stack(painter: QPainter, signs: "str | tuple[str, ...]", font: QFont) -> None:
    """Write *signs* one under the other, each upright, and go on below them."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for sign in signs:
        painter.drawText(QPointF(-metrics.horizontalAdvance(sign) / 2, metrics.ascent()), sign)
        painter.translate(0, font.pixelSize() + 2)
    painter.translate(0, _GAP)


def _run_down(painter: QPainter, words: str, font: QFont) -> None:
    """Write *words* turned to the right, and go on below them."""
    metrics = QFontMetricsF(font)
    painter.save()
    painter.setFont(font)
    painter.rotate(90)
    painter.drawText(QPointF(0, (metrics.ascent() - metrics.descent()) / 2 - 1), words)
    painter.restore()
    painter.translate(0, metrics.horizontalAdvance(words) + _GAP)
