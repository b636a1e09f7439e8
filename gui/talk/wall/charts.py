"""The chart on the wall: with its words where they are large enough, else by its numbers alone.

By its numbers it is laid out anew, smaller: nothing but a number has to fit into a node.
"""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from flowcharts.layout.cache import LayoutCache
from flowcharts.layout.geometry import Size
from flowcharts.layout.layout import Layout, Measure, Measures
from flowcharts.model.chart import Chart, Decision, Shape
from flowcharts.model.position import Position
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui.chart.measure import EDGE_LABEL_PIXELS, measure_in
from gui.chart.node import NUMBER_PIXELS
from gui.chart.scene import ChartScene
from gui.talk.wall.frame import beside
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall
from gui.text.text_style import TextStyle

_LEFT, _LEFT_OF_WORDS = 0.66, 0.58
"""The part of the width beside a small chart; where the chart says words, those want more."""
NARROW = 2
"""Squeezed so much, a small chart is as wide as its numbers want it, and no wider."""
_NARROW_NUMBER = 1.3
"""How large its numbers then are at most, in sizes of the smallest letters."""
_LARGEST = 3.2
"""How large a chart is drawn at most, in sizes of the smallest letters."""
_LARGEST_NUMBER = 2.6
_MOST_KEPT = 8
_DIAMOND, _CUT_DIAMOND, _BOX = Size(132, 78), Size(112, 58), Size(88, 54)
"""The nodes that bear a number alone."""
_LEAF = Size(76, 46)
"""One of the many that stand over each other in a chart from left to right."""
_NO_LABEL = Size(4, 4)
_AIR, _AIR_IN_LADDER, _AIR_ACROSS = Size(26, 22), Size(24, 18), Size(10, 26)
_OUTLINE = 4
"""Around a node, so that its outline is not cut."""
_AROUND = (-15, -15, 17, 15)
"""The halo of a node at the border of the chart."""


class DrawnChart:
    """A chart laid out for walls; it is drawn once it is painted.

    Attributes:
        chart: what is drawn.
        layout: where everything stands.
        has_words: does it say what its nodes ask, or does it bear their numbers alone?
    """

    def __init__(self, chart: Chart, layout: Layout, *, has_words: bool) -> None:
        self.chart = chart
        self.layout = layout
        self.has_words = has_words
        self._scene: ChartScene | None = None

    def scene(self, text: TextStyle) -> ChartScene:
        """It as it is painted in the language and colours of *text*."""
        if self._scene is None:
            self._scene = ChartScene(self.chart, self.layout, text.palette, text.wording)
            self._scene.show_numbers(is_on=not self.has_words)
        self._scene.show_wording(text.wording)
        self._scene.show_palette(text.palette)
        return self._scene

    @property
    def bounds(self) -> QRectF:
        """All of it with the halo of a node at its border; its badge the picture says."""
        return QRectF(0, 0, *self.layout.size).adjusted(*_AROUND)

    def free_height(self, lowest: float) -> float:
        """The lowest place that is no lower than that and beside no node."""
        boxes = [box.rect.grown(_OUTLINE) for box in self.layout.nodes.values()]
        low = lowest
        while crossed := [box.top for box in boxes if box.top < low < box.bottom]:
            low = min(crossed)
        return low


@dataclass(frozen=True, slots=True)
class ChartPart:
    """A chart, or a part of it, and where it stands on the picture."""

    drawn: DrawnChart
    text: TextStyle
    position: Position
    seen: QRectF
    """The part, in the coordinates of the chart."""
    place: QRectF

    @property
    def has_words(self) -> bool:
        """Does it say what its nodes ask, or does it bear their numbers alone?"""
        return self.drawn.has_words

    @property
    def scene(self) -> ChartScene:
        """All of the chart, drawn as the walk stands."""
        scene = self.drawn.scene(self.text)
        scene.show_position(self.position)
        scene.settle()
        return scene

    @property
    def letters(self) -> float:
        """The size of its smallest letters, in pixels."""
        scale = self.place.width() / self.seen.width()
        return scale * (EDGE_LABEL_PIXELS if self.has_words else NUMBER_PIXELS)

    @property
    def is_whole(self) -> bool:
        """Is nothing of the chart left out?"""
        return self.seen.contains(self.drawn.bounds)

    def paint(self, painter: QPainter) -> None:
        """Paint it as the walk stands."""
        painter.setClipRect(self.place)
        self.scene.render(painter, self.place, self.seen)


class WallCharts:
    """Charts laid out once, for every picture that they may be on, and drawn for the first."""

    def __init__(self, cache: LayoutCache) -> None:
        self._cache = cache
        self._drawn: dict[tuple[object, ...], DrawnChart] = {}

    def whole(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart | None:
        """The whole chart in the middle of *room*, with its words where those are large enough.

        None where even its numbers would be too small.
        """
        part = _fitted(self._laid_out(position.chart, style, has_words=True), position, room, style)
        return part if part.letters >= style.least else self.numbered(position, room, style)

    def numbered(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart | None:
        """The whole chart by its numbers; None where those would be too small."""
        drawn = self._laid_out(position.chart, style, has_words=False)
        part = _fitted(drawn, position, room, style)
        return part if part.letters >= style.least else None

    def strips(self, position: Position, room: QRectF, style: WallStyle) -> tuple[ChartPart, ...]:
        """The whole chart by its numbers, from its top in strips beside each other.

        They are as few as can be with numbers that are large enough.
        """
        drawn = self._laid_out(position.chart, style, has_words=False)
        whole = drawn.bounds
        high = room.height() * NUMBER_PIXELS / style.least
        ends = [whole.top()]
        while whole.bottom() - ends[-1] > high:
            ends.append(drawn.free_height(ends[-1] + high))
        ends.append(whole.bottom())
        wide = (room.width() - (len(ends) - 2) * style.gap) / (len(ends) - 1)
        highest = max(low - top for top, low in pairwise(ends))
        scale = min(wide / whole.width(), room.height() / highest)
        parts = []
        for place, (top, low) in enumerate(pairwise(ends)):
            seen = QRectF(whole.left(), top, whole.width(), low - top)
            corner = QPointF(room.left() + place * (wide + style.gap), room.top())
            at = QRectF(corner, seen.size() * scale)
            parts.append(ChartPart(drawn, style.text, position, seen, at))
        return tuple(parts)

    def width(
        self, position: Position, high: float, style: WallStyle, most: float = _NARROW_NUMBER
    ) -> float | None:
        """How wide the chart is by its numbers in that height; None where they are too small.

        *most*: how large these are at most, in sizes of the smallest letters.
        """
        whole = self._laid_out(position.chart, style, has_words=False).bounds
        letters = min(most * style.least, high * NUMBER_PIXELS / whole.height())
        return whole.width() * letters / NUMBER_PIXELS if letters >= style.least else None

    def _laid_out(self, chart: Chart, style: WallStyle, *, has_words: bool) -> DrawnChart:
        wording = style.text.wording
        key = (chart.id, chart.day, has_words and wording is Wording.BOTH, has_words)
        drawn = self._drawn.pop(key, None)
        if drawn is None or drawn.chart is not chart:
            measure = measure_in(wording) if has_words else _BY_NUMBERS
            layout = self._cache.lay_out(chart, measure)
            drawn = DrawnChart(chart, layout, has_words=has_words)
        self._drawn[key] = drawn  # now the last one used
        if len(self._drawn) > _MOST_KEPT:
            del self._drawn[next(iter(self._drawn))]
        return drawn


def _by_numbers(chart: Chart) -> Measures:
    """The sizes of nodes that bear nothing but a number."""
    decision = _DIAMOND if chart.shape is Shape.DIAMONDS else _CUT_DIAMOND
    box = _LEAF if chart.shape is Shape.ACROSS else _BOX
    airs = {Shape.LADDER: _AIR_IN_LADDER, Shape.ACROSS: _AIR_ACROSS}
    return Measures(
        nodes={
            node.id: decision if isinstance(node, Decision) else box
            for node in chart.nodes.values()
        },
        edge_labels={
            (each.id, branch.answer): _NO_LABEL
            for each in chart.decisions
            for branch in each.branches
        },
        air=airs.get(chart.shape, _AIR),
    )


_BY_NUMBERS = Measure("numbers, close", _by_numbers)


def _fitted(drawn: DrawnChart, position: Position, room: QRectF, style: WallStyle) -> ChartPart:
    """The whole chart as large as *room* allows, in its middle."""
    if drawn.has_words:
        most = style.least * _LARGEST / EDGE_LABEL_PIXELS
    else:
        most = style.least * _LARGEST_NUMBER / NUMBER_PIXELS
    seen = drawn.bounds
    across, down = room.width() / seen.width(), room.height() / seen.height()
    place = QRectF(QPointF(), QSizeF(seen.size()) * min(across, down, most))
    place.moveCenter(room.center())
    return ChartPart(drawn, style.text, position, seen, place)


def beside_chart(
    wall: Wall, walk: Walk, room: QRectF, charts: WallCharts
) -> tuple[QRectF, ChartPart | None]:
    """What of *room* stands beside the small chart with the path of *walk*, and that chart.

    A chart that is too large for its numbers leaves all the room to the rest.
    """
    style, position, gap = wall.style, standing(walk), 1.8 * wall.style.gap
    if wall.squeeze >= NARROW:
        wide = charts.width(position, room.height(), style)
        share = 1.0 if wide is None else 1 - (wide + 1 + gap / 2) / room.width()
    else:
        share = _LEFT
        part = charts.whole(position, beside(room, share, gap)[1], style)
        if part is not None and part.has_words and not wall.squeeze:
            share = _LEFT_OF_WORDS
    left, right = beside(room, share, gap)
    part = charts.whole(position, right, style) if right.width() > 0 else None
    return (room, None) if part is None else (left, part)


def put_small_chart(wall: Wall, walk: Walk, room: QRectF, charts: WallCharts) -> ChartPart | None:
    """The whole chart in *room*, small, with the path of *walk*, where its numbers can be read."""
    part = charts.whole(standing(walk), room, wall.style)
    if part is not None:
        wall.things.append(part)
    return part


def standing(walk: Walk) -> Position:
    """Where *walk* has come to."""
    return Position(walk, walk)
