"""A case on the wall: its story, and the card whose trigger was missed."""

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.scene import CaseScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.style import LEAD, LEAST
from gui.talk.wall.wall import Wall
from tests.gui.talk.test_wall import SIZES, charts, scenes, style_of

__all__ = ["charts"]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
@pytest.mark.parametrize(
    "name",
    [
        "kavu-monarch",
        "flametongue-kavu-alone",
        "child-of-gaea",
        "pouncing-jaguar-echo",
        "lavinia-detained-attacker",
        "geist-of-saint-traft-exile",
        "pillory-of-the-sleepless-on-ones-creature",
    ],
)
def test_a_case_shows_a_card_in_both_languages(
    library: Library, charts: WallCharts, name: str, size: tuple[int, int]
) -> None:
    story = next(s for s in scenes(library, name, Wording.BOTH) if isinstance(s, CaseScene))
    walls = walls_of(story, style_of(size, Wording.BOTH), charts)
    assert all(wall.is_legible for wall in walls)
    assert sum(len(wall.blocks) for wall in walls) == len(story.cards) > 0, "each card is whole"
    said = [words for wall in walls for words in wall.words]
    texts = [words for words in said if words.text in {card.text for card in story.cards}]
    assert all(words.fitted.pixels >= LEAD * size[1] for words in texts)
    assert any(words.text == story.cards[0].text for words in texts)
    assert min(words.fitted.pixels for words in said) >= LEAST * size[1]


def test_the_reminder_that_a_case_rests_on_stays(library: Library, charts: WallCharts) -> None:
    shown = scenes(library, "pouncing-jaguar-echo", Wording.BOTH)
    story = next(each for each in shown if isinstance(each, CaseScene))
    walls = walls_of(story, style_of((1280, 720), Wording.BOTH), charts)
    said = [words.text.en for wall in walls for words in wall.words]
    assert any("unless you pay its echo cost" in each for each in said)


@pytest.mark.parametrize("size", SIZES)
def test_the_letter_of_a_cost_is_as_large_as_all_that_is_read(size: tuple[int, int]) -> None:
    wall = Wall(style_of(size, Wording.ENGLISH))
    smallest = wall.manner().setting(wall.style.least)
    assert smallest.face.sign_pixels >= LEAST * size[1]


def test_a_story_that_leaves_no_room_for_its_card_has_it_on_the_next_picture(
    library: Library, charts: WallCharts
) -> None:
    shown = scenes(library, "geist-of-saint-traft-exile", Wording.BOTH)
    story = next(each for each in shown if isinstance(each, CaseScene))
    first, second = walls_of(story, style_of((1024, 768), Wording.BOTH), charts)
    assert not first.blocks
    said = " ".join(each.text.en for each in second.words)
    assert "Hexproof" in said
    assert "Exile that token at end of combat." in said
