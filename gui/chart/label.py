"""Lines of text, shaped once and drawn centred on a point."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter, QTextLayout

from gui.chart.measure import LINE_HEIGHT

BASELINE = 0.36
"""From the middle of a line down to where its letters stand, in sizes of its font: capitals and
kanji are then both in the middle."""


class Label:
    """Words that stand still: every line is shaped once, when first it is measured or drawn."""

    def __init__(self, lines: Sequence[str], font: QFont) -> None:
        self._words = lines
        self._font = font

    @property
    def width(self) -> float:
        """How wide the widest line is."""
        return max((-2 * place.x() for _, place in self._lines), default=0.0)

    def draw(self, painter: QPainter, centre: QPointF) -> None:
        """Draw it in the colour of the painter's pen, its middle at *centre*."""
        for layout, place in self._lines:
            layout.draw(painter, centre + place)

    @cached_property
    def _lines(self) -> list[tuple[QTextLayout, QPointF]]:
        """Every line, and where it begins."""
        shaped = []
        pixels = self._font.pixelSize()
        for place, words in enumerate(self._words):
            layout = QTextLayout(words, self._font)
            layout.setCacheEnabled(True)
            layout.beginLayout()
            line = layout.createLine()
            line.setNumColumns(len(words.encode("utf-16-le")) // 2)
            layout.endLayout()
            down = (place - (len(self._words) - 1) / 2) * pixels * LINE_HEIGHT + pixels * BASELINE
            shaped.append((layout, QPointF(-line.naturalTextWidth() / 2, down - line.ascent())))
        return shaped
