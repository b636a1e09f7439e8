"""The edition and the source of a chart, in a corner of it."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from flowcharts.layout.geometry import Point, Rect, Size, along
from flowcharts.layout.layout import Layout
from flowcharts.model.chart import Chart
from flowcharts.model.text import Language, Text, Wording
from gui.canvas.measure import LINE_HEIGHT, chart_face
from gui.canvas.node import LEAST_LEGIBLE
from gui.canvas.pens import Pens
from gui.text.line_break import even_lines

_PIXELS = 13
_WIDEST = 292
_GAP = 14.0
_CLEARANCE = 10.0


class EditionBadge:
    """The edition in bold, the source under it.

    Attributes:
        rect: where it stands, in the coordinates of the chart.
    """

    def __init__(self, chart: Chart, layout: Layout, wording: Wording, pens: Pens) -> None:
        self._said = {language: tuple(_badge_lines(chart, language)) for language in Language}
        self._pens = pens
        self._shown = self._lines(wording)
        # One place for both languages, as the layout is one for both.
        is_both = wording is Wording.BOTH
        wordings = (wording,) if is_both else (Wording.ENGLISH, Wording.JAPANESE)
        sizes = [_size(self._lines(each)) for each in wordings]
        size = Size(max(s.width for s in sizes), max(s.height for s in sizes))
        self._place = _free_corner(layout, size)
        self.rect = QRectF(self._place.x, self._place.y, *size)

    def show_wording(self, wording: Wording) -> None:
        """Speak in *wording*."""
        self._shown = self._lines(wording)

    def show_pens(self, pens: Pens) -> None:
        """Be drawn with *pens*."""
        self._pens = pens

    def paint(self, painter: QPainter) -> None:
        """Paint it, unless nobody could read it so small."""
        if painter.worldTransform().m11() <= LEAST_LEGIBLE:
            return
        step = _PIXELS * LINE_HEIGHT
        baseline = self._place.y + step * 0.75
        for words, is_bold in self._shown:
            painter.setFont(chart_face(_PIXELS, is_bold=is_bold))
            colour = self._pens.palette.ink if is_bold else self._pens.palette.ink_soft
            painter.setPen(QColor(colour))
            painter.drawText(QPointF(self._place.x, baseline), words)
            baseline += step

    def _lines(self, wording: Wording) -> list[tuple[str, bool]]:
        return [line for language in wording.languages for line in self._said[language]]


def _badge_lines(chart: Chart, language: Language) -> Iterator[tuple[str, bool]]:
    for text, is_bold in ((chart.edition.badge, True), (chart.source, False)):
        advance = QFontMetricsF(chart_face(_PIXELS, is_bold=is_bold)).horizontalAdvance
        words = Text(text.en, text.ja).without_ruby().in_language(language)
        for line in even_lines(words, _WIDEST, advance):
            yield line, is_bold


def _size(lines: list[tuple[str, bool]]) -> Size:
    width = max(
        QFontMetricsF(chart_face(_PIXELS, is_bold=is_bold)).horizontalAdvance(words)
        for words, is_bold in lines
    )
    return Size(width, len(lines) * _PIXELS * LINE_HEIGHT)


def _free_corner(layout: Layout, size: Size) -> Point:
    """A corner where nothing of the chart stands, or the place under it."""
    taken = [box.rect for box in layout.nodes.values()]
    points = [point for curve in layout.curves for point in along(curve.points, 12)]
    right, low = layout.size.width - size.width, layout.size.height - size.height
    for corner in (Point(0, 0), Point(0, low), Point(right, low), Point(right, 0)):
        room = Rect(*corner, corner.x + size.width, corner.y + size.height).grown(_CLEARANCE)
        if not any(map(room.meets, taken)) and not any(map(room.holds, points)):
            return corner
    return Point(0, layout.size.height + _GAP)
