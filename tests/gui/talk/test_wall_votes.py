"""A vote and a room that is split, on the wall."""

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.scene import SplitScene, VoteChoice, VotesScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import wall_of, walls_of
from gui.talk.wall.signs import sign_colour
from gui.talk.wall.wall import WallShape, WallWords
from tests.flowcharts.talk.sheets import example, pressed, talk_about
from tests.flowcharts.talk.test_edition_votes import compared
from tests.gui.talk.test_wall import SIZES, charts, style_of

__all__ = ["charts"]


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.BOTH])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_voted_on_is_seen_with_its_card(
    library: Library, charts: WallCharts, size: tuple[int, int], wording: Wording
) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    style = style_of(size, wording)
    wall = wall_of(talk.audience, style, charts)
    assert isinstance(talk.audience, VotesScene)
    assert any("put a +1/+1 counter" in each.text.en for each in wall.words)
    assert len(wall.blocks) == 1
    assert wall.is_legible


@pytest.mark.parametrize("wording", Wording)
def test_the_bars_of_a_vote_are_as_long_as_the_hands_are_many(
    library: Library, charts: WallCharts, wording: Wording
) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    style = style_of((1024, 768), wording)
    wall = wall_of(talk.counted("yes", 20).counted("no", 10).onward().audience, style, charts)
    widths = sorted(
        thing.path.boundingRect().width()
        for thing in wall.things
        if isinstance(thing, WallShape) and thing.outline is None
    )
    assert widths[-1] == pytest.approx(2 * widths[-2])
    assert widths[-1] > 0.18 * 1024


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ((20, 10), ["67 %", "33 %"]),
        ((1, 0), ["100 %", "0 %"]),
        ((1, 199), ["1 %", "100 %", "Rounded: 101 % together"]),
    ],
)
def test_percents_stand_beside_the_hands_and_say_where_they_are_not_a_hundred(
    library: Library,
    charts: WallCharts,
    hands: tuple[int, int],
    said: list[str],
    size: tuple[int, int],
) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    talk = talk.counted("yes", hands[0]).counted("no", hands[1]).onward()
    wall = wall_of(talk.audience, style_of(size, Wording.ENGLISH), charts)
    assert wall.is_legible
    assert {each.text.en for each in wall.words if "%" in each.text.en} == {*said}


def test_where_nobody_raised_a_hand_there_is_no_percent(
    library: Library, charts: WallCharts
) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    talk = talk.counted("yes", 3).onward()
    scene = talk.counted("yes", 0).audience
    assert isinstance(scene, VotesScene)
    assert scene.hands == (0, 0)
    said = [
        each.text.en
        for wall in walls_of(scene, style_of((1280, 720), Wording.BOTH), charts)
        for each in wall.words
    ]
    assert "0" in said
    assert not any("%" in each for each in said)


@pytest.mark.parametrize("size", SIZES)
def test_a_vote_on_an_edition_can_be_read_with_all_its_answers(
    library: Library, charts: WallCharts, size: tuple[int, int]
) -> None:
    asked = compared(library).voting()
    told = asked.counted(asked.moment.answers[1], 7).onward()
    for scene in (asked.audience, told.audience):
        assert isinstance(scene, VotesScene)
        walls = walls_of(scene, style_of(size, Wording.BOTH), charts)
        assert all(wall.is_legible for wall in walls)
        said = " ".join(each.text.en for wall in walls for each in wall.words)
        assert all(way.words.en in said for way in scene.exits)
        assert "Follow both" not in said


def test_each_side_of_a_split_room_bears_the_sign_of_its_answer(
    library: Library, charts: WallCharts
) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    talk = talk.counted("yes", 20).counted("no", 20).onward().marked(VoteChoice.SPLIT).onward()
    scene, style = talk.audience, style_of((1280, 720), Wording.ENGLISH)
    assert isinstance(scene, SplitScene)
    wall = wall_of(scene, style, charts)
    letters = [each for each in wall.words if each.text.en in {"A", "B"}]
    assert [each.text.en for each in letters] == ["A", "B"]
    for place, letter in enumerate(letters):
        colour = sign_colour(place, style.text.palette)
        signs = [
            thing.path
            for thing in wall.things
            if isinstance(thing, WallShape)
            and thing.fill == colour
            and thing.path.contains(letter.rect.center())
        ]
        assert len(signs) == 1, "the letter stands on the shape of its answer"


def test_in_large_letters_no_box_covers_the_sign_of_the_answer_that_leads(
    library: Library, charts: WallCharts
) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    scene = talk.counted("yes", 20).counted("no", 10).onward().audience
    style = style_of((1280, 720), Wording.BOTH)._replace(enlargement=2.0)
    signs = 0
    for wall in walls_of(scene, style, charts):
        for place, each in enumerate(wall.things):
            if isinstance(each, WallWords) and each.text.en in {"A", "B"}:
                signs += 1
                over = (other for other in wall.things[place:] if isinstance(other, WallShape))
                assert not any(other.path.boundingRect().contains(each.rect) for other in over)
    assert signs >= 2
