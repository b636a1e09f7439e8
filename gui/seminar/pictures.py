"""The pictures of a talk, drawn once for both windows."""

from PySide6.QtGui import QPainter, QPixmap

from flowcharts.seminar.scene import Scene
from gui.seminar.wall.charts import WallCharts
from gui.seminar.wall.picture import wall_of
from gui.seminar.wall.style import WallStyle

_MOST_KEPT = 4
"""What the room sees, what comes next, and what both were before."""


class Pictures:
    """The last few pictures, by their scene and how they were made."""

    def __init__(self, charts: WallCharts) -> None:
        self._charts = charts
        self._kept: list[tuple[Scene, WallStyle, QPixmap]] = []

    def picture(self, scene: Scene, style: WallStyle) -> QPixmap:
        """The picture of *scene*; the same one again where nothing has changed."""
        for place, (shown, how, picture) in enumerate(self._kept):
            if how == style and shown == scene:
                self._kept.append(self._kept.pop(place))
                return picture
        picture = self._drawn(scene, style)
        self._kept = [*self._kept[1 - _MOST_KEPT :], (scene, style, picture)]
        return picture

    def _drawn(self, scene: Scene, style: WallStyle) -> QPixmap:
        picture = QPixmap(style.size.toSize())
        painter = QPainter(picture)
        wall_of(scene, style, self._charts).paint(painter)
        painter.end()
        return picture
