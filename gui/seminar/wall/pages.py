"""The pictures of a scene: one, or as many as it takes with letters as large as a room wants."""

from flowcharts.seminar.scene import Scene
from gui.seminar.wall.charts import WallCharts
from gui.seminar.wall.picture import wall_of
from gui.seminar.wall.style import WallStyle
from gui.seminar.wall.wall import Wall


def walls_of(scene: Scene, style: WallStyle, charts: WallCharts) -> tuple[Wall, ...]:
    """*scene*, put together in *style*."""
    return (wall_of(scene, style, charts),)
