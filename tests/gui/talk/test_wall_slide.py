"""A slide of the leader's own: all points in one size that can be read, long ones wrapped."""

import pytest

from flowcharts.model.text import Text, Wording
from flowcharts.talk.scene import SceneHead, SlideScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import wall_of, walls_of
from gui.talk.wall.style import LEAD
from tests.gui.talk.test_wall import SIZES, charts, style_of

__all__ = ["charts"]

LONG = Text(
    "Ask both players apart from each other what happened in the turn, what each of them knew "
    "at that time, and which of the two noticed first that the trigger had been missed",
    "そのターンに何が起きたか、その時点でそれぞれが何を知っていたか、誘発を忘れたことに"
    "どちらが先に気付いたかを、2人のプレイヤーに別々に尋ねます",
)
SHORT = Text("Listen", "聞く")


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", SIZES)
def test_a_long_point_is_wrapped_and_all_have_one_size(
    charts: WallCharts, size: tuple[int, int], wording: Wording
) -> None:
    points = (SHORT, LONG, SHORT)
    scene = SlideScene(SceneHead(Text("Slide", "スライド")), Text("Work", "仕事"), points, 3)
    wall = wall_of(scene, style_of(size, wording), charts)
    drawn = [each for each in wall.words if each.text in points]
    assert len(drawn) == 3
    assert len({each.fitted.pixels for each in drawn}) == 1
    assert drawn[0].fitted.pixels >= LEAD * size[1]
    assert len(drawn[1].fitted.column.lines) > 1
    assert wall.is_legible


def test_points_still_to_come_keep_their_places(charts: WallCharts) -> None:
    style = style_of((1280, 720), Wording.ENGLISH)
    head, heading = SceneHead(Text("Slide", "スライド")), Text("Work", "仕事")
    tops = [
        [
            each.place.y()
            for each in wall_of(
                SlideScene(head, heading, (SHORT, LONG, SHORT), shown), style, charts
            ).words
        ]
        for shown in (2, 3)
    ]
    assert tops[0] == tops[1][:-1]


def test_in_large_letters_the_newest_points_stand_there_and_none_is_cut(
    charts: WallCharts,
) -> None:
    points = tuple(Text(f"Point {number}: " + "read the card " * 8, "点") for number in range(9))
    style = style_of((1280, 720), Wording.ENGLISH)._replace(enlargement=2.2)
    head, heading = SceneHead(Text("Slide", "スライド")), Text("Work", "仕事")
    for shown in range(1, 10):
        (wall,) = walls_of(SlideScene(head, heading, points, shown), style, charts)
        said = [each.text for each in wall.words]
        assert points[shown - 1] in said
        assert not {*points[shown:]} & {*said}, "what comes later is not told yet"
        assert wall.is_legible
