"""The chart on the wall: with its words where they are large enough, else by its numbers alone.

By its numbers it is laid out anew, smaller: nothing but a number has to fit into a node.
"""

from dataclasses import dataclass

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

_LEFT = 0.66, 0.66, 0.74, 0.74, 0.74, 0.74, 0.74
_LEFT_OF_WORDS = 0.58
"""The part of the width beside a small chart; where the chart says words, those want more."""
_LARGEST = 3.2
"""How large a chart is drawn at most, in sizes of the smallest letters."""
_LARGEST_NUMBER = 2.6
_MOST_KEPT = 8
_DIAMOND, _CUT_DIAMOND, _BOX = Size(132, 78), Size(112, 58), Size(88, 54)
"""The nodes that bear a number alone."""
_NO_LABEL = Size(4, 4)
_AIR, _AIR_IN_LADDER = Size(26, 22), Size(24, 18)
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

    def whole(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart:
        """The whole chart in the middle of *room*, with its words where those are large enough."""
        scene = self._scene(position.chart, style, has_words=True)
        part = _fitted(scene, position, _bounds(scene), room, style)
        return part if part.letters >= style.least else self.numbered(position, room, style)

    def numbered(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart:
        """The chart by its numbers; where even those would be too small, a part of it."""
        scene = self._scene(position.chart, style, has_words=False)
        whole = _bounds(scene)
        part = _fitted(scene, position, whole, room, style, has_words=False)
        if part.letters >= style.least:
            return part
        return self._around(scene, position, room, style, has_words=False)

    def step(self, position: Position, room: QRectF, style: WallStyle) -> ChartPart:
        """As much of the chart around its step as *room* has with words large enough."""
        scene = self._scene(position.chart, style, has_words=True)
        return self._around(scene, position, room, style, has_words=True)

    @staticmethod
    def _around(
        scene: ChartScene, position: Position, room: QRectF, style: WallStyle, *, has_words: bool
    ) -> ChartPart:
        scene.show_position(position)
        whole = _bounds(scene)
        scale = style.least / (EDGE_LABEL_PIXELS if has_words else NUMBER_PIXELS)
        size = room.size() / scale
        seen = QRectF(0, 0, min(size.width(), whole.width()), min(size.height(), whole.height()))
        seen.moveCenter(scene.step_rect().center())
        return _fitted(scene, position, _within(seen, whole), room, style, has_words=has_words)

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
    return Measures(
        nodes={
            node.id: decision if isinstance(node, Decision) else _BOX
            for node in chart.nodes.values()
        },
        edge_labels={
            (each.id, branch.answer): _NO_LABEL
            for each in chart.decisions
            for branch in each.branches
        },
        air=_AIR_IN_LADDER if chart.shape is Shape.LADDER else _AIR,
    )


_BY_NUMBERS = Measure("numbers", _by_numbers)


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


def _within(part: QRectF, whole: QRectF) -> QRectF:
    """*part*, moved as little as it takes to lie in *whole*."""
    left = max(whole.left(), min(part.left(), whole.right() - part.width()))
    top = max(whole.top(), min(part.top(), whole.bottom() - part.height()))
    return QRectF(QPointF(left, top), part.size())


def beside_chart(wall: Wall, walk: Walk, room: QRectF, charts: WallCharts) -> tuple[QRectF, QRectF]:
    """*room* in two: what stands at the left, and the small chart."""
    halves = beside(room, _LEFT[wall.squeeze], 1.8 * wall.style.gap)
    has_words = charts.whole(standing(walk), halves[1], wall.style).has_words
    if has_words and not wall.squeeze:
        return beside(room, _LEFT_OF_WORDS, 1.8 * wall.style.gap)
    return halves


def put_small_chart(wall: Wall, walk: Walk, room: QRectF, charts: WallCharts) -> ChartPart:
    """The whole chart in *room*, small, with the path of *walk*."""
    part = charts.whole(standing(walk), room, wall.style)
    wall.things.append(part)
    return part


def standing(walk: Walk) -> Position:
    """Where *walk* has come to."""
    return Position(walk, walk)
