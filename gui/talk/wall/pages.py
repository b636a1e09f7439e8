"""The pictures of a scene: one, or as many as it takes with letters as large as a room wants."""

from collections.abc import Iterator

from flowcharts.talk.scene import HeadedScene, WallScene
from gui.talk.wall import PAINTERS
from gui.talk.wall.blocks import SMALL, FlowBlock, FlowWords
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.flow import flow
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall


def walls_of(scene: WallScene, style: WallStyle, charts: WallCharts) -> tuple[Wall, ...]:
    """*scene*, put together in *style*.

    One picture, where that has room for it in letters that can be read; else several.
    """
    painter, wall = PAINTERS[type(scene)], wall_of(scene, style, charts)
    if wall.is_legible:
        return (wall,)
    if painter.blocks is None or not isinstance(scene, HeadedScene):
        part = painter.at_hand(scene, lambda each: wall_of(each, style, charts).is_legible)
        return (wall_of(part, style, charts),)
    return flow(scene.head, (*_edition(scene), *painter.blocks(scene, charts)), style)


def wall_of(scene: WallScene, style: WallStyle, charts: WallCharts) -> Wall:
    """*scene* on one picture, put together in *style*; no more gives way than it takes to read it.

    Where it has no room so either, it is not legible. In letters for a deep room all of it is told.
    """
    painter, wall = PAINTERS[type(scene)], Wall(style)
    squeezes = range(painter.most_squeezed + 1)
    for squeeze in squeezes if style.enlargement == 1.0 else squeezes[: painter.cut_from]:
        wall = Wall(style, squeeze)
        painter.put(wall, scene, charts)
        if wall.is_legible:
            break
    return wall


def _edition(scene: HeadedScene) -> Iterator[FlowBlock]:
    if scene.head.edition is not None:
        yield FlowWords(scene.head.edition, SMALL, is_soft=True)
