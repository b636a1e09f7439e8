"""Bars drawn with pyqtgraph; nothing else imports it."""

from collections.abc import Sequence

import pyqtgraph  # type: ignore[import-untyped]  # it has no types
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QApplication, QGraphicsScene, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from gui.practice.statistics.bars import HEIGHT, Bars
from gui.text.text_style import TextStyle

_WIDTH = 0.72
_PATTERNS = (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.Dense4Pattern)
"""One for each part: it is told by more than its colour."""
_LEAST_BARS = 10
"""For so many there is always room: one alone would be a wall."""
_MOST_NAMES = 12
"""So many names have room under the bars."""


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
        self._name_axes(places)

    def _name_axes(self, places: Sequence[int]) -> None:
        palette = self._text_style.palette
        step = max(1, -(-len(places) // _MOST_NAMES))
        names = [
            (place, self._text_style.line(name))
            for place, name in zip(places, self._bars.names, strict=True)
            if place % step == 0
        ]
        font = QApplication.font()
        for side in ("bottom", "left"):
            axis = self._plot.getAxis(side)
            axis.setPen(pyqtgraph.mkPen(QColor(palette.line)))
            axis.setTextPen(pyqtgraph.mkPen(QColor(palette.ink)))
            axis.setTickFont(font)
            axis.setStyle(hideOverlappingLabels=False)  # else the first is left out
        self._plot.getAxis("bottom").setTicks([names])
