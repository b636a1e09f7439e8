"""The edition and the source of a chart, in a corner of it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from flowcharts.layout.geometry import Point
from flowcharts.layout.layout import Layout
from flowcharts.model.chart import Chart
from flowcharts.model.text import Wording
from gui.chart.measure import BADGE_PIXELS, BADGE_WIDTHS, LINE_HEIGHT, badge_lines, chart_face
from gui.chart.node import LEAST_LEGIBLE
from gui.chart.pens import Pens


class EditionBadge:
    """The edition in bold, the source under it.

    Attributes:
        rect: where it stands, in the coordinates of the chart.
    """

    def __init__(self, chart: Chart, layout: Layout, wording: Wording, pens: Pens) -> None:
        self._chart = chart
        self._pens = pens
        breaking, room = layout.badge
        self._widest = BADGE_WIDTHS[breaking]
        self._place = Point(room.left, room.top)
        self.rect = QRectF(room.left, room.top, room.right - room.left, room.bottom - room.top)
        self.show_wording(wording)

    def show_wording(self, wording: Wording) -> None:
        """Speak in *wording*."""
        self._shown = [
            line
            for language in wording.languages
            for line in badge_lines(self._chart, language, self._widest)
        ]

    def show_pens(self, pens: Pens) -> None:
        """Be drawn with *pens*."""
        self._pens = pens

    def paint(self, painter: QPainter) -> None:
        """Paint it, unless nobody could read it so small."""
        if painter.worldTransform().m11() <= LEAST_LEGIBLE:
            return
        step = BADGE_PIXELS * LINE_HEIGHT
        baseline = self._place.y + step * 0.75
        for words, is_bold in self._shown:
            painter.setFont(chart_face(BADGE_PIXELS, is_bold=is_bold))
            colour = self._pens.palette.ink if is_bold else self._pens.palette.ink_soft
            painter.setPen(QColor(colour))
            painter.drawText(QPointF(self._place.x, baseline), words)
            baseline += step
