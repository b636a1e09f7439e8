"""The chart on the wall: with its words where they are large enough, else by its numbers alone.

By its numbers it is laid out anew, smaller: nothing but a number has to fit into a node.
"""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from flowcharts.layout.cache import LayoutCache
from flowcharts.layout.geometry import Size
from flowcharts.layout.layout import Measure, Measures
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


@dataclass(frozen=True, slots=True)
class ChartPart:
    """A chart, or a part of it, and where it stands on the picture."""

    scene: ChartScene
    position: Position
    seen: QRectF
    """The part, in the coordinates of the chart."""
    place: QRectF
    has_words: bool
    """Does it say what its nodes ask, or does it bear their numbers alone?"""

    @property
    def letters(self) -> float:
        """The size of its smallest letters, in pixels."""
        scale = self.place.width() / self.seen.width()
        return scale * (EDGE_LABEL_PIXELS if self.has_words else NUMBER_PIXELS)

    @property
    def is_whole(self) -> bool:
        """Is nothing of the chart left out?"""
        return self.seen.contains(_bounds(self.scene))

    def paint(self, painter: QPainter) -> None:
        """Paint it as the walk stands."""
        self.scene.show_position(self.position)
        self.scene.settle()
        painter.setClipRect(self.place)
        self.scene.render(painter, self.place, self.seen)


class WallCharts:
    """Charts laid out and drawn once, for every picture that they are on."""

    def __init__(self, cache: LayoutCache) -> None:
        self._cache = cache
        self._scenes: dict[tuple[object, ...], ChartScene] = {}

    def whole(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart | None:
        """The whole chart in the middle of *room*, with its words where those are large enough.

        None where even its numbers would be too small.
        """
        scene = self._scene(position.chart, style, has_words=True)
        part = _fitted(scene, position, _bounds(scene), room, style)
        return part if part.letters >= style.least else self.numbered(position, room, style)

    def numbered(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart | None:
        """The whole chart by its numbers; None where those would be too small."""
        scene = self._scene(position.chart, style, has_words=False)
        part = _fitted(scene, position, _bounds(scene), room, style, has_words=False)
        return part if part.letters >= style.least else None

    def strips(self, position: Position, room: QRectF, style: WallStyle) -> tuple[ChartPart, ...]:
        """The whole chart by its numbers, from its top in strips beside each other.

        They are as few as can be with numbers that are large enough.
        """
        scene = self._scene(position.chart, style, has_words=False)
        whole = _bounds(scene)
        high = room.height() * NUMBER_PIXELS / style.least
        ends = [whole.top()]
        while whole.bottom() - ends[-1] > high:
            ends.append(_free_height(scene, ends[-1] + high))
        ends.append(whole.bottom())
        wide = (room.width() - (len(ends) - 2) * style.gap) / (len(ends) - 1)
        highest = max(low - top for top, low in pairwise(ends))
        scale = min(wide / whole.width(), room.height() / highest)
        parts = []
        for place, (top, low) in enumerate(pairwise(ends)):
            seen = QRectF(whole.left(), top, whole.width(), low - top)
            corner = QPointF(room.left() + place * (wide + style.gap), room.top())
            at = QRectF(corner, seen.size() * scale)
            parts.append(ChartPart(scene, position, seen, at, has_words=False))
        return tuple(parts)

    def width(
        self, position: Position, high: float, style: WallStyle, most: float = _NARROW_NUMBER
    ) -> float | None:
        """How wide the chart is by its numbers in that height; None where they are too small.

        *most*: how large these are at most, in sizes of the smallest letters.
        """
        whole = _bounds(self._scene(position.chart, style, has_words=False))
        letters = min(most * style.least, high * NUMBER_PIXELS / whole.height())
        return whole.width() * letters / NUMBER_PIXELS if letters >= style.least else None

    def _scene(self, chart: Chart, style: WallStyle, *, has_words: bool) -> ChartScene:
        text = style.text
        key = (chart.id, chart.day, has_words and text.wording is Wording.BOTH, has_words)
        scene = self._scenes.pop(key, None)
        if scene is None or scene.chart is not chart:
            measure = measure_in(text.wording) if has_words else _BY_NUMBERS
            layout = self._cache.lay_out(chart, measure)
            scene = ChartScene(chart, layout, text.palette, text.wording)
            scene.show_numbers(is_on=not has_words)
        self._scenes[key] = scene  # now the last one used
        if len(self._scenes) > _MOST_KEPT:
            del self._scenes[next(iter(self._scenes))]
        scene.show_wording(text.wording)
        scene.show_palette(text.palette)
        return scene


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


def _fitted(  # noqa: PLR0913, PLR0917  # what is drawn, of what, and where
    scene: ChartScene,
    position: Position,
    seen: QRectF,
    room: QRectF,
    style: WallStyle,
    has_words: bool = True,  # noqa: FBT001, FBT002
) -> ChartPart:
    """That part of the chart as large as *room* allows, in its middle."""
    if has_words:
        most = style.least * _LARGEST / EDGE_LABEL_PIXELS
    else:
        most = style.least * _LARGEST_NUMBER / NUMBER_PIXELS
    across, down = room.width() / seen.width(), room.height() / seen.height()
    place = QRectF(QPointF(), QSizeF(seen.size()) * min(across, down, most))
    place.moveCenter(room.center())
    return ChartPart(scene, position, seen, place, has_words)


def _bounds(scene: ChartScene) -> QRectF:
    """The chart with the halo of a node at its border, without its badge: the picture says that."""
    return QRectF(0, 0, *scene.layout.size).adjusted(*_AROUND)


def _free_height(scene: ChartScene, lowest: float) -> float:
    """The lowest place that is no lower than that and beside no node."""
    boxes = [box.rect.grown(_OUTLINE) for box in scene.layout.nodes.values()]
    low = lowest
    while crossed := [box.top for box in boxes if box.top < low < box.bottom]:
        low = min(crossed)
    return low


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
