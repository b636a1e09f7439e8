"""Lines of text, shaped once and drawn centred on a point."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter, QTextLayout

from gui.chart.measure import LINE_HEIGHT

BASELINE = 0.36
"""From the middle of a line down to where its letters stand, in sizes of its font: capitals and
kanji are then both in the middle."""


class Label:
    """Words that stand still: every line is shaped when the label is made.

    Attributes:
        width: how wide the widest line is.
    """

    def __init__(self, lines: Sequence[str], font: QFont) -> None:
        self.width = 0.0
        self._lines: list[tuple[QTextLayout, QPointF]] = []
        step = font.pixelSize() * LINE_HEIGHT
        for place, words in enumerate(lines):
            layout = QTextLayout(words, font)
            layout.setCacheEnabled(True)
            layout.beginLayout()
            line = layout.createLine()
            line.setNumColumns(len(words.encode("utf-16-le")) // 2)
            layout.endLayout()
            width = line.naturalTextWidth()
            baseline = (place - (len(lines) - 1) / 2) * step + font.pixelSize() * BASELINE
            self._lines.append((layout, QPointF(-width / 2, baseline - line.ascent())))
            self.width = max(self.width, width)

    def draw(self, painter: QPainter, centre: QPointF) -> None:
        """Draw it in the colour of the painter's pen, its middle at *centre*."""
        for layout, place in self._lines:
            layout.draw(painter, centre + place)
