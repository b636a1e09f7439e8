"""The picture of a scene: which of them is drawn by what."""

from collections.abc import Iterator
from itertools import islice
from typing import assert_never

from flowcharts.talk.scene import (
    BreakScene,
    CaseScene,
    CompareScene,
    QuestionScene,
    RulingScene,
    Scene,
    SlideScene,
    SplitScene,
    TitleScene,
    VotesScene,
    WholeChartScene,
)
from gui.talk.wall.case import MOST_SQUEEZED as MOST_SQUEEZED_CASE
from gui.talk.wall.case import put_case
from gui.talk.wall.chart import put_chart
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.compare import put_comparison
from gui.talk.wall.question import MOST_SQUEEZED as MOST_SQUEEZED_QUESTION
from gui.talk.wall.question import put_question
from gui.talk.wall.ruling import put_ruling
from gui.talk.wall.split import MOST_SQUEEZED as MOST_SQUEEZED_SPLIT
from gui.talk.wall.split import put_split
from gui.talk.wall.style import WallStyle
from gui.talk.wall.title import put_break, put_slide, put_title
from gui.talk.wall.votes import put_votes
from gui.talk.wall.wall import Wall

_MOST_SQUEEZED = 3
_ENDLESS = 99


def wall_of(scene: Scene, style: WallStyle, charts: WallCharts, most: int = _ENDLESS) -> Wall:
    """*scene*, put together in *style*; no more is left out than it takes to read the rest.

    *most*: how much may be left out for that.
    """
    wall = Wall(style)
    for wall in islice(_ways(scene, style), most + 1):
        _put(wall, scene, charts)
        if wall.is_legible:
            break
    return wall


def _ways(scene: Scene, style: WallStyle) -> Iterator[Wall]:
    """Walls on which less and less stands."""
    if isinstance(scene, QuestionScene):
        yield from (Wall(style, squeeze) for squeeze in range(MOST_SQUEEZED_QUESTION + 1))
        bare = range(_MOST_SQUEEZED, MOST_SQUEEZED_QUESTION + 1)
        yield from (Wall(style, squeeze, is_bare=True) for squeeze in bare)
        return
    most = {CaseScene: MOST_SQUEEZED_CASE, SplitScene: MOST_SQUEEZED_SPLIT}.get(
        type(scene), _MOST_SQUEEZED
    )
    yield from (Wall(style, squeeze) for squeeze in range(most + 1))


def _put(wall: Wall, scene: Scene, charts: WallCharts) -> None:  # noqa: C901  # a case for each
    match scene:
        case TitleScene():
            put_title(wall, scene)
        case CaseScene():
            put_case(wall, scene)
        case QuestionScene():
            put_question(wall, scene, charts)
        case WholeChartScene():
            put_chart(wall, scene, charts)
        case RulingScene():
            put_ruling(wall, scene, charts)
        case CompareScene():
            put_comparison(wall, scene)
        case VotesScene():
            put_votes(wall, scene)
        case SplitScene():
            put_split(wall, scene, charts)
        case SlideScene():
            put_slide(wall, scene)
        case BreakScene():
            put_break(wall, scene)
        case _:
            assert_never(scene)
