"""The pictures of a scene: one, or as many as it takes with letters as large as a room wants."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from flowcharts.talk.scene import HeadedScene, WallScene
from gui.talk.wall import PAINTERS
from gui.talk.wall.blocks import SMALL, FlowBlock, FlowWords
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.flow import flow
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall

_WORD = re.compile(r"[A-Za-z0-9]+|[^\W\s]")
"""A word of English, or a character of Japanese."""
_SQUEEZED = 1
"""Before more than a little is left out, a scene is continued."""
_ENDLESS = 99


def walls_of(scene: WallScene, style: WallStyle, charts: WallCharts) -> tuple[Wall, ...]:
    """*scene*, put together in *style*.

    One picture, where that says all that it says in letters of the usual size; else several.
    """
    if style.enlargement == 1.0:
        return (wall_of(scene, style, charts),)
    painter = PAINTERS[type(scene)]
    if painter.blocks is None or not isinstance(scene, HeadedScene):
        part = painter.at_hand(scene, lambda each: wall_of(each, style, charts).is_legible)
        return (wall_of(part, style, charts),)
    blocks = (*_edition(scene), *painter.blocks(scene, charts))
    wall = wall_of(scene, style, charts, _SQUEEZED)
    if wall.is_legible:
        usual = style._replace(enlargement=1.0)
        wanted = (
            _told(blocks, style) if painter.says_all else said((wall_of(scene, usual, charts),))
        )
        if not wanted - said((wall,)):
            return (wall,)
    return flow(scene.head, blocks, style)


def wall_of(scene: WallScene, style: WallStyle, charts: WallCharts, most: int = _ENDLESS) -> Wall:
    """*scene*, put together in *style*; no more is left out than it takes to read the rest.

    *most*: how much may be left out for that.
    """
    wall = Wall(style)
    for wall in islice(_ways(scene, style), most + 1):
        PAINTERS[type(scene)].put(wall, scene, charts)
        if wall.is_legible:
            break
    return wall


def said(walls: Iterable[Wall]) -> Counter[str]:
    """How often each word is on *walls*, in the languages that they speak."""
    plain = (each.fitted.column.plain for wall in walls for each in wall.words)
    return _counted(plain)


def _ways(scene: WallScene, style: WallStyle) -> Iterator[Wall]:
    """Walls on which less and less stands."""
    painter = PAINTERS[type(scene)]
    squeezes = range(painter.most_squeezed + 1)
    yield from (Wall(style, squeeze) for squeeze in squeezes)
    if painter.bare_from is not None:
        yield from (Wall(style, each, is_bare=True) for each in squeezes[painter.bare_from :])


def _edition(scene: HeadedScene) -> Iterator[FlowBlock]:
    if scene.head.edition is not None:
        yield FlowWords(scene.head.edition, SMALL, is_soft=True)


def _told(blocks: Iterable[FlowBlock], style: WallStyle) -> Counter[str]:
    """How often each word is in *blocks*."""
    return _counted(style.text.lines(each.text) for each in blocks if isinstance(each, FlowWords))


def _counted(texts: Iterable[str]) -> Counter[str]:
    return Counter(word for text in texts for word in _WORD.findall(text))
