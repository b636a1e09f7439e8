"""The pictures of a scene: one, or as many as it takes with letters as large as a room wants."""

import re
from collections import Counter
from collections.abc import Iterable

from flowcharts.talk.scene import BreakScene, RulingScene, Scene, SlideScene, TitleScene
from gui.talk.wall.blocks import FlowBlock, FlowWords
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.flow import flow
from gui.talk.wall.picture import wall_of
from gui.talk.wall.scene_blocks import blocks_of
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall

_WORD = re.compile(r"[A-Za-z0-9]+|[^\W\s]")
"""A word of English, or a character of Japanese."""


_SQUEEZED = 1
"""Before more than a little is left out, a scene is continued."""


def walls_of(scene: Scene, style: WallStyle, charts: WallCharts) -> tuple[Wall, ...]:
    """*scene*, put together in *style*.

    One picture, where that says all that it says in letters of the usual size; else several.
    """
    if style.enlargement == 1.0 or isinstance(scene, TitleScene | BreakScene):
        return (wall_of(scene, style, charts),)
    if isinstance(scene, SlideScene):
        return (wall_of(_points_at_hand(scene, style, charts), style, charts),)
    blocks = blocks_of(scene, charts)
    wall = wall_of(scene, style, charts, _SQUEEZED)
    if wall.is_legible and not _wanted(scene, style, charts, blocks) - said((wall,)):
        return (wall,)
    return flow(scene.head, blocks, style)


def said(walls: Iterable[Wall]) -> Counter[str]:
    """How often each word is on *walls*, in the languages that they speak."""
    plain = (each.fitted.column.plain for wall in walls for each in wall.words)
    return Counter(word for text in plain for word in _WORD.findall(text))


def _wanted(
    scene: Scene, style: WallStyle, charts: WallCharts, blocks: tuple[FlowBlock, ...]
) -> Counter[str]:
    """The words that are to be on the pictures: a ruling has all of its own."""
    if not isinstance(scene, RulingScene):
        return said((wall_of(scene, style._replace(enlargement=1.0), charts),))
    texts = (each.text for each in blocks if isinstance(each, FlowWords))
    plain = (style.text.lines(each) for each in texts)
    return Counter(word for text in plain for word in _WORD.findall(text))


def _points_at_hand(scene: SlideScene, style: WallStyle, charts: WallCharts) -> SlideScene:
    """*scene* with as many points as fit on one picture: with the newest one among them."""
    first = 0
    for last in range(1, len(scene.points) + 1):
        part = scene._replace(points=scene.points[first:last], shown=last - first)
        if last - first > 1 and not wall_of(part, style, charts).is_legible:
            if last > scene.shown:
                return _part_of(scene, first, last - 1)
            first = last - 1
    return _part_of(scene, first, len(scene.points))


def _part_of(scene: SlideScene, first: int, last: int) -> SlideScene:
    return scene._replace(points=scene.points[first:last], shown=scene.shown - first)
