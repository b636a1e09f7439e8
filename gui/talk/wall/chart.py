"""A whole chart on the wall, its path lit; one too large for its words is told by its numbers."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.text import Text
from flowcharts.talk.scene import WholeChartScene
from gui.talk.wall.blocks import ChartBlock, FlowBlock
from gui.talk.wall.charts import WallCharts, standing
from gui.talk.wall.fitted import Fitted, Manner, sized, sizes_down
from gui.talk.wall.frame import beside, one_line, put_head
from gui.talk.wall.painter import Painter
from gui.talk.wall.wall import Wall

_NUMBERS = 0.36
_LEGEND = 0.036
_COLUMNS = (1, 2)
_NUMBER = 2.4
"""The room for a number of the legend, in sizes of its letters."""
_BETWEEN = 0.35


class _Entry(NamedTuple):
    """A node of the chart in the legend."""

    number: Text
    label: Text
    manner: Manner


def _put(wall: Wall, scene: WholeChartScene, charts: WallCharts) -> None:
    """The chart with its words; or by its numbers, with what they stand for beside."""
    room = put_head(wall, scene.head)
    position, gap = standing(scene.walk), 1.6 * wall.style.gap
    whole = charts.whole(position, room, wall.style)
    if whole is not None and whole.has_words:
        wall.things.append(whole)
        return
    wide = charts.width(position, room.height(), wall.style)
    for share in (_NUMBERS, ((wide or 0) + 1 + gap / 2) / room.width()):
        left, right = beside(room, share, gap)
        part = charts.numbered(position, left, wall.style)
        if part is not None and _put_legend(wall, scene, right):
            wall.things.append(part)
            return
    wall.lacks_room = True


def _put_legend(wall: Wall, scene: WholeChartScene, room: QRectF) -> bool:
    """What each number stands for, as large as can be; was there room for all of it?"""
    entries, most = _entries(wall, scene), wall.style.most(_LEGEND)
    known = [_fit(entry, room.width(), most).measure for entry in entries]
    for pixels in sizes_down(most, wall.style.least):
        for columns in _COLUMNS:
            wide = (room.width() - wall.style.gap * (columns - 1)) / columns
            each = -(-len(entries) // columns)
            least = [entry.least_height(pixels, _beside_number(wide, pixels)) for entry in known]
            if _highest(least, each, pixels) > room.height():
                continue  # to set them would only tell the same
            said = [_fit(entry, wide, pixels) for entry in entries]
            if _highest([one.size.height() for one in said], each, pixels) <= room.height():
                for column in range(columns):
                    part = slice(column * each, (column + 1) * each)
                    corner = QPointF(room.left() + column * (wide + wall.style.gap), room.top())
                    _put_pile(wall, entries[part], said[part], corner, pixels)
                return True
    return False


def _entries(wall: Wall, scene: WholeChartScene) -> list[_Entry]:
    palette, visited = wall.style.text.palette, frozenset(scene.walk.visited)
    found = []
    for number, node in enumerate(scene.chart.nodes.values(), start=1):
        is_lit = node.id in visited and bool(scene.walk.answers)
        manner = wall.manner(is_bold=is_lit, ink=palette.path if is_lit else None, is_close=True)
        label = one_line(wall, node.label)
        found.append(_Entry(Text(str(number), str(number)), label, manner))
    return found


def _fit(entry: _Entry, width: float, pixels: int) -> Fitted:
    return sized(entry.label, entry.manner, pixels, _beside_number(width, pixels))


def _beside_number(width: float, pixels: int) -> float:
    return width - _NUMBER * pixels


def _highest(heights: Sequence[float], each: int, pixels: int) -> float:
    """How high the highest pile is, where each has so many entries of those *heights*."""
    piles = [heights[start : start + each] for start in range(0, len(heights), each)]
    return max(sum(pile) + _BETWEEN * pixels * (len(pile) - 1) for pile in piles)


def _put_pile(
    wall: Wall, entries: list[_Entry], said: list[Fitted], corner: QPointF, pixels: int
) -> None:
    top = corner.y()
    for entry, each in zip(entries, said, strict=True):
        bold = entry.manner._replace(is_bold=True)
        number = sized(entry.number, bold, pixels)
        right = corner.x() + (_NUMBER - 0.7) * pixels - number.size.width()
        wall.put(entry.number, number, QPointF(right, top))
        wall.put(entry.label, each, QPointF(corner.x() + _NUMBER * pixels, top))
        top += each.size.height() + _BETWEEN * pixels


class LegendBlock(NamedTuple):
    """What the numbers of a chart stand for, or some of them."""

    scene: WholeChartScene
    places: range
    """Of which nodes."""
    air: float = 0.5

    def put(self, wall: Wall, room: QRectF) -> float:
        """Put it at the top of *room*, in two columns; gives how high it is."""
        entries = _entries(wall, self.scene)[self.places.start : self.places.stop]
        pixels, each = wall.style.least, -(-len(entries) // _COLUMNS[-1])
        wide = (room.width() - wall.style.gap) / _COLUMNS[-1]
        said = [_fit(entry, wide, pixels) for entry in entries]
        for start in range(0, len(entries), each):
            left = room.left() + start // each * (wide + wall.style.gap)
            part = slice(start, start + each)
            _put_pile(wall, entries[part], said[part], QPointF(left, room.top()), pixels)
        return _highest([one.size.height() for one in said], each, pixels)

    def halves(self, *, finely: bool) -> tuple["LegendBlock", ...]:  # noqa: ARG002  # there is one way
        """The first of them, and the others."""
        middle = len(self.places) // 2
        parts = (self.places[:middle], self.places[middle:]) if middle else ()
        return tuple(self._replace(places=part) for part in parts)

    def with_rest(self, following: FlowBlock) -> "LegendBlock | None":
        """It with *following*, where those are the others."""
        if not isinstance(following, LegendBlock):
            return None
        return self._replace(places=range(self.places.start, following.places.stop))


def _blocks(scene: WholeChartScene, charts: WallCharts) -> Iterator[FlowBlock]:
    yield ChartBlock(scene.walk, charts, is_wanted=True)
    yield LegendBlock(scene, range(len(scene.chart.nodes)))


PAINTER = Painter(WholeChartScene, _put, _blocks)
