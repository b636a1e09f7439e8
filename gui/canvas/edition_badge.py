"""The edition and the source of a chart, in a corner of it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from flowcharts.layout.geometry import Point, Rect, Size, along, rect_around
from flowcharts.layout.layout import Layout
from flowcharts.model.chart import Chart
from flowcharts.model.text import Language, Text, Wording
from gui.canvas.measure import LINE_HEIGHT, chart_advance, chart_face
from gui.canvas.node import LEAST_LEGIBLE
from gui.canvas.pens import Pens
from gui.text.line_break import even_lines

_PIXELS = 13
_WIDTHS = (292, 230, 170)
"""How wide it may be, the best first."""
_GAP = 14.0
_VIEW = Size(7, 6)
"""The shape of a view that shows the chart between both panels."""


class EditionBadge:
    """The edition in bold, the source under it.

    Attributes:
        rect: where it stands, in the coordinates of the chart.
    """

    def __init__(self, chart: Chart, layout: Layout, wording: Wording, pens: Pens) -> None:
        self._pens = pens
        # One place for both languages, as the layout is one for both.
        is_both = wording is Wording.BOTH
        wordings = (wording,) if is_both else (Wording.ENGLISH, Wording.JAPANESE)
        sayings: list[tuple[Size, _Said]] = []
        for widest in _WIDTHS:
            lines = partial(_badge_lines, chart.edition.badge, chart.source, widest=widest)
            said = {each: lines(each) for each in Language}
            sizes = [_size(_of(said, each)) for each in wordings]
            size = Size(max(s.width for s in sizes), max(s.height for s in sizes))
            sayings.append((size, said))
        taken = _taken(layout, max(size.height for size, _ in sayings) + _GAP)
        tried = [
            (room, said) for size, said in sayings for room in _rooms(layout.size, size, taken)
        ]
        room, self._said = max(tried, key=lambda each: _seen_at(layout.size, each[0]))
        self._place = Point(room.left, room.top)
        self.rect = QRectF(room.left, room.top, room.right - room.left, room.bottom - room.top)
        self._shown = _of(self._said, wording)

    def show_wording(self, wording: Wording) -> None:
        """Speak in *wording*."""
        self._shown = _of(self._said, wording)

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


_Line = tuple[str, bool]
"""The words, and whether they are bold."""


_Said = Mapping[Language, tuple[_Line, ...]]


def _of(said: _Said, wording: Wording) -> tuple[_Line, ...]:
    return tuple(line for language in wording.languages for line in said[language])


@lru_cache(maxsize=512)
def _badge_lines(
    edition: Text, source: Text, language: Language, widest: float
) -> tuple[_Line, ...]:
    """The lines of both; a chart is drawn anew for each of its groups, its badge stays."""
    lines: list[_Line] = []
    for text, is_bold in ((edition, True), (source, False)):
        advance = chart_advance(_PIXELS, is_bold=is_bold)
        words = Text(text.en, text.ja).without_ruby().in_language(language)
        lines += [(line, is_bold) for line in even_lines(words, widest, advance)]
    return tuple(lines)


@lru_cache(maxsize=512)
def _size(lines: tuple[_Line, ...]) -> Size:
    width = max(chart_advance(_PIXELS, is_bold=is_bold)(words) for words, is_bold in lines)
    return Size(width, len(lines) * _PIXELS * LINE_HEIGHT)


def _taken(layout: Layout, reach: float) -> list[Rect]:
    """Where something of the chart stands, as far as that is within *reach* of its top or foot."""
    foot = layout.size.height - reach
    points = [
        point
        for curve in layout.curves
        if any(y < reach or y > foot for _, y in curve.points)  # it never leaves their hull
        for point in along(curve.points, 12)
    ]
    return [
        *(box.rect for box in layout.nodes.values()),
        *(Rect(x, y, x, y) for x, y in points),
        *(
            rect_around(curve.edge_label, curve.edge_label_size)
            for curve in layout.curves
            if curve.edge_label is not None
        ),
    ]


def _rooms(ground: Size, size: Size, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Where it may stand: at a corner, as far inwards as there is room, or under the chart."""
    for top in (0.0, ground.height - size.height):
        beside = [
            each
            for each in taken
            if top - _GAP < each.bottom and each.top < top + size.height + _GAP
        ]
        left = min((each.left for each in beside), default=ground.width) - _GAP - size.width
        right = max((each.right for each in beside), default=0) + _GAP
        for x in (min(left, 0), max(right, ground.width - size.width)):
            yield Rect(x, top, x + size.width, top + size.height)
    under = ground.height + _GAP
    yield Rect(0, under, size.width, under + size.height)


def _seen_at(ground: Size, room: Rect) -> tuple[float, float]:
    """How large the chart with its badge in that *room* is seen; and how much of it is empty."""
    width = max(ground.width, room.right) - min(0, room.left)
    return min(_VIEW.width / width, _VIEW.height / max(ground.height, room.bottom)), -width
