"""Bars drawn with pyqtgraph; nothing else imports it."""

from math import ceil

import pyqtgraph  # type: ignore[import-untyped]  # it has no types
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from gui.override import override
from gui.practice.statistics.bars import HEIGHT, Bars
from gui.text.text_style import TextStyle
from gui.theme.sizes import advance, pixels

_WIDTH = 0.72
_PATTERNS = (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.Dense4Pattern)
"""One for each part: it is told by more than its colour."""
_LEAST_BARS = 10
"""For so many there is always room: one alone would be a wall."""
_APART = 0.8
"""So far from each other are the names under the bars, in sizes of the text."""
_BESIDE = 6
"""So many pixels lie above and below them."""


class Graph(QWidget):
    """Bars with their names under them and a scale beside them."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._bars = Bars((), ())
        self._plot = pyqtgraph.PlotWidget()
        self._plot.setMenuEnabled(False)
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.hideButtons()
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedHeight(HEIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._plot)

    @property
    def scene(self) -> QGraphicsScene:
        """What is drawn, to be rendered elsewhere."""
        found: QGraphicsScene = self._plot.scene()
        return found

    def show_bars(self, name: Text, bars: Bars) -> None:
        """Show *bars*, called *name*."""
        self._name, self._bars = name, bars
        self._draw()

    def show_style(self, style: TextStyle) -> None:
        """Draw the same in another way."""
        if style != self._text_style:
            self._text_style = style
            if self._bars.parts:
                self._draw()

    def _draw(self) -> None:
        palette, bars = self._text_style.palette, self._bars
        self.setAccessibleName(self._text_style.line(self._name))
        self._plot.clear()
        self._plot.setBackground(palette.surface)
        places = list(range(len(bars.names)))
        below = [0] * len(places)
        for pattern, (_, colour, heights) in zip(_PATTERNS, bars.parts, strict=False):
            ink = getattr(palette, colour)
            self._plot.addItem(
                pyqtgraph.BarGraphItem(
                    x=places,
                    y0=below,
                    height=list(heights),
                    width=_WIDTH,
                    brush=QBrush(QColor(ink), pattern),
                    pen=pyqtgraph.mkPen(QColor(palette.surface), width=1),
                )
            )
            below = [low + high for low, high in zip(below, heights, strict=True)]
        self._plot.setXRange(-0.6, max(len(places), _LEAST_BARS) - 0.4, padding=0)
        self._plot.setYRange(0, max([*below, 1]) * 1.08, padding=0)
        self._name_axes()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._bars.parts:
            self._name_axes()

    def _name_axes(self) -> None:
        palette, font = self._text_style.palette, QApplication.font()
        named = [self._text_style.lines(name) for name in self._bars.names]
        lines = [name.splitlines() for name in named]
        widest = max(advance(font, line) for name in lines for line in name)
        room = self._plot.width() - self._plot.getAxis("left").width()
        bar = max(1, room / max(len(named), _LEAST_BARS))
        step = ceil((widest + _APART * pixels(font)) / bar)  # each has room beside the next
        names = [(place, name) for place, name in enumerate(named) if place % step == 0]
        for side in ("bottom", "left"):
            axis = self._plot.getAxis(side)
            axis.setPen(pyqtgraph.mkPen(QColor(palette.line)))
            axis.setTextPen(pyqtgraph.mkPen(QColor(palette.ink)))
            axis.setTickFont(font)
            axis.setStyle(hideOverlappingLabels=False)  # else the first is left out
        below = self._plot.getAxis("bottom")
        below.setTicks([names])
        below.setHeight(max(map(len, lines)) * QFontMetrics(font).lineSpacing() + _BESIDE)
