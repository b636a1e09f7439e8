"""The pictures of a talk, drawn once for both windows."""

from PySide6.QtGui import QPainter, QPixmap

from flowcharts.talk.scene import WallScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall

_MOST_KEPT = 4
"""What the room sees, what comes next, and what both were before."""


class Pictures:
    """The last few pictures, by their scene and how they were made."""

    def __init__(self, charts: WallCharts) -> None:
        self._charts = charts
        self._kept: list[_Drawn] = []

    def count(self, scene: WallScene, style: WallStyle) -> int:
        """How many pictures *scene* takes."""
        return len(self._drawn(scene, style).walls)

    def picture(self, scene: WallScene, style: WallStyle, page: int = 0) -> QPixmap:
        """A picture of *scene*; the same one again where nothing has changed."""
        return self._drawn(scene, style).picture(page)

    def _drawn(self, scene: WallScene, style: WallStyle) -> "_Drawn":
        for place, drawn in enumerate(self._kept):
            if drawn.style == style and drawn.scene == scene:
                self._kept.append(self._kept.pop(place))
                return drawn
        drawn = _Drawn(scene, style, walls_of(scene, style, self._charts))
        self._kept = [*self._kept[1 - _MOST_KEPT :], drawn]
        return drawn


class _Drawn:
    """A scene, put together for its pictures, which are painted once they are asked for."""

    def __init__(self, scene: WallScene, style: WallStyle, walls: tuple[Wall, ...]) -> None:
        self.scene, self.style, self.walls = scene, style, walls
        self._painted: dict[int, QPixmap] = {}

    def picture(self, page: int) -> QPixmap:
        if page not in self._painted:
            picture = QPixmap(self.style.size.toSize())
            painter = QPainter(picture)
            self.walls[page].paint(painter)
            painter.end()
            self._painted[page] = picture
        return self._painted[page]
