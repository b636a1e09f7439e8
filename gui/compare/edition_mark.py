"""A mark on the time line: one edition, to be laid beside the others or taken away."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from flowcharts.model.text import Text
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import limited, scaled

RADIUS = 8
_PAD = 5


class EditionMark(QAbstractButton):
    """A circle over its date: filled when compared, hollow when it can be, crossed when not."""

    def __init__(self, style: TextStyle, when: Text) -> None:
        super().__init__()
        self._text_style = style
        self._when = when
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font)
        lines = self._lines
        width = max(metrics.horizontalAdvance(line) for line in lines) + 6
        return QSize(max(28, width), 2 * (RADIUS + _PAD) + metrics.height() * len(lines))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._text_style.palette
        self._paint_circle(painter)
        painter.setFont(self._font)
        painter.setPen(QColor(palette.ink if self.isEnabled() else palette.faint_ink))
        below = self.rect().adjusted(0, 2 * (RADIUS + _PAD) - 2, 0, 0)
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, top, "\n".join(self._lines))
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    @property
    def centre(self) -> QPointF:
        """The middle of its circle."""
        return QPointF(self.width() / 2, _PAD + RADIUS)

    @property
    def _lines(self) -> list[str]:
        return self._text_style.lines(self._when).split("\n")

    @property
    def _font(self) -> QFont:
        return scaled(limited(self.font()), 0.86, bold=self.isChecked())

    def _paint_circle(self, painter: QPainter) -> None:
        palette = self._text_style.palette
        circle = QRectF(0, 0, 2 * RADIUS, 2 * RADIUS)
        circle.moveCenter(self.centre)
        if not self.isEnabled() and not self.isChecked():
            painter.setPen(QPen(QColor(palette.faint_line), 1.4))
            painter.setBrush(QColor(palette.ground))
            inner = circle.adjusted(3, 3, -3, -3)
            painter.drawEllipse(inner)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())
            return
        ring = palette.path if self.isChecked() or self.underMouse() else palette.line
        painter.setPen(QPen(QColor(ring), palette.stroke + 0.8))
        painter.setBrush(QColor(palette.path if self.isChecked() else palette.surface))
        painter.drawEllipse(circle)
        if self.isChecked():
            self._paint_tick(painter)

    def _paint_tick(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._text_style.palette.on_path), 2.2))
        middle = self.centre
        low = middle + QPointF(-1, 3.5)
        painter.drawPolyline([middle + QPointF(-4, 0.5), low, middle + QPointF(4, -3.5)])
