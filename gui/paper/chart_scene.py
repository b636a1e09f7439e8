"""The scene of the screen, set up to be drawn elsewhere: lit by the walk, or all at rest."""

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QRectF

from flowcharts.folders import cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.layout.geometry import Rect, Size
from gui.chart.edge import EdgeItem
from gui.chart.halo import HaloItem
from gui.chart.highlight import EdgeLook, NodeLook
from gui.chart.measure import measure_in
from gui.chart.node import NodeItem
from gui.chart.scene import ChartScene
from gui.paper.picture import Picture

_SURROUNDINGS = 16.0
"""Around the chart: the halo and the signs of a node at its border need it."""


class ExportScene:
    """The chart of a picture, ready to be drawn.

    Attributes:
        scene: the chart as the screen has it, without its badge: the sheet says that.
        seen: the part of the scene that the picture shows.
    """

    def __init__(self, picture: Picture, whole: ChartScene | None = None) -> None:
        """*whole*: the same chart, drawn for another part of it."""
        self.scene = whole if whole is not None else _drawn(picture)
        self.seen = _seen(picture, Rect(0, 0, *self.scene.layout.size).grown(_SURROUNDINGS))

    @property
    def size(self) -> Size:
        """The size of what is seen."""
        return Size(self.seen.right - self.seen.left, self.seen.bottom - self.seen.top)

    @cached_property
    def edges(self) -> tuple[EdgeItem, ...]:
        """The edges that are seen, in the order of the chart."""
        return tuple(item for item in self._items() if isinstance(item, EdgeItem))

    @cached_property
    def nodes(self) -> tuple[NodeItem, ...]:
        """The nodes that are seen, in the order of the chart."""
        return tuple(item for item in self._items() if isinstance(item, NodeItem))

    def _items(self) -> Iterator[object]:
        part = QRectF(self.seen.left, self.seen.top, *self.size)
        order = self.scene.items()[::-1]  # the topmost comes first there
        return (item for item in order if item.sceneBoundingRect().intersects(part))


def _drawn(picture: Picture) -> ChartScene:
    chart, wording = picture.chart, picture.wording
    layout = LayoutCache(cache_folder() / "layouts").lay_out(chart, measure_in(wording))
    scene = ChartScene(chart, layout, picture.palette, wording, picture.position.chart)
    if picture.drawing is not None:
        scene.show_group_signs(picture.drawing.signs_of_closed)
    if picture.with_path:
        scene.show_position(picture.position)
        scene.settle()
    else:
        _rest(scene)
    return scene


def _rest(scene: ChartScene) -> None:
    for item in scene.items():
        match item:
            case NodeItem():
                item.show_look(NodeLook())
            case EdgeItem():
                item.show_look(EdgeLook())
            case HaloItem():
                item.hide()


def _seen(picture: Picture, whole: Rect) -> Rect:
    """What is wanted of the chart, without the empty ground around it."""
    wanted = picture.seen or whole
    part = Rect(
        max(wanted.left, whole.left),
        max(wanted.top, whole.top),
        min(wanted.right, whole.right),
        min(wanted.bottom, whole.bottom),
    )
    is_empty = part.right <= part.left or part.bottom <= part.top
    return whole if is_empty else part
