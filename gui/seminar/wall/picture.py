"""The picture of a scene: which of them is drawn by what."""

from typing import assert_never

from flowcharts.seminar.scene import (
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
from gui.seminar.wall.case import MOST_SQUEEZED as MOST_SQUEEZED_CASE
from gui.seminar.wall.case import put_case
from gui.seminar.wall.chart import put_chart
from gui.seminar.wall.charts import WallCharts
from gui.seminar.wall.compare import put_comparison, put_split
from gui.seminar.wall.question import put_question
from gui.seminar.wall.ruling import put_ruling
from gui.seminar.wall.style import WallStyle
from gui.seminar.wall.title import put_break, put_slide, put_title
from gui.seminar.wall.votes import put_votes
from gui.seminar.wall.wall import Wall

_MOST_SQUEEZED = 3
_MOST_SQUEEZED_QUESTION = 5
"""A question with many exits in two languages has more to leave out."""


def wall_of(scene: Scene, style: WallStyle, charts: WallCharts) -> Wall:
    """*scene*, put together in *style*; no more is left out than it takes to read the rest."""
    wall = Wall(style)
    for squeeze in range(_most_squeezed(scene) + 1):
        wall = Wall(style, squeeze)
        _put(wall, scene, charts)
        if wall.is_legible:
            break
    return wall


def _most_squeezed(scene: Scene) -> int:
    match scene:
        case QuestionScene():
            return _MOST_SQUEEZED_QUESTION
        case CaseScene():
            return MOST_SQUEEZED_CASE
        case _:
            return _MOST_SQUEEZED


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
