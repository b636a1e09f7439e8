"""The scene of the screen, set up to be drawn elsewhere: lit by the walk, or all at rest."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from flowcharts.folders import cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.layout.geometry import Rect, Size
from gui.canvas.edge import EdgeItem
from gui.canvas.halo import HaloItem
from gui.canvas.highlight import EdgeLook, NodeLook
from gui.canvas.measure import measure_in
from gui.canvas.node import NodeItem
from gui.canvas.scene import ChartScene
from gui.export.picture import Picture

_SURROUNDINGS = 16.0
"""Around the chart: the halo and the signs of a node at its border need it."""


class ExportScene:
    """The chart of a picture, ready to be drawn.

    Attributes:
        scene: the chart as the screen has it, without its badge: the sheet says that.
        seen: the part of the scene that the picture shows.
    """

    def __init__(self, picture: Picture) -> None:
        chart, wording = picture.chart, picture.wording
        layout = LayoutCache(cache_folder() / "layouts").lay_out(chart, measure_in(wording))
        self.scene = ChartScene(chart, layout, picture.palette, wording, picture.position.chart)
        if picture.drawing is not None:
            self.scene.show_group_signs(picture.drawing.signs_of_closed)
        self.seen = _seen(picture, Rect(0, 0, *layout.size).grown(_SURROUNDINGS))
        if picture.with_path:
            self.scene.show_position(picture.position)
            self.scene.settle()
        else:
            self._rest()

    @property
    def size(self) -> Size:
        """The size of what is seen."""
        return Size(self.seen.right - self.seen.left, self.seen.bottom - self.seen.top)

    def edges(self) -> Iterator[EdgeItem]:
        """The edges that are seen, in the order of the chart."""
        for item in self._items():
            if isinstance(item, EdgeItem):
                yield item

    def nodes(self) -> Iterator[NodeItem]:
        """The nodes that are seen, in the order of the chart."""
        for item in self._items():
            if isinstance(item, NodeItem):
                yield item

    def _rest(self) -> None:
        for item in self.scene.items():
            match item:
                case NodeItem():
                    item.show_look(NodeLook())
                case EdgeItem():
                    item.show_look(EdgeLook())
                case HaloItem():
                    item.hide()

    def _items(self) -> Iterator[object]:
        part = QRectF(self.seen.left, self.seen.top, *self.size)
        order = self.scene.items()[::-1]  # the topmost comes first there
        return (item for item in order if item.sceneBoundingRect().intersects(part))


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
