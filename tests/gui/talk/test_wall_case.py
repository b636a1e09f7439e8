"""A case on the wall: its story, and the card whose trigger was missed."""

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.scene import CaseScene
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.style import LEAD, LEAST
from gui.talk.wall.wall import Wall
from tests.gui.talk.test_wall import SIZES, charts, scenes, style_of

__all__ = ["charts"]


def paragraphs(text: Text) -> set[str]:
    """What it says, paragraph by paragraph, in each language."""
    return {*text.en.split("\n"), *text.ja.split("\n")}


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
    told = {part for card in story.cards for part in paragraphs(card.text)}
    texts = [words for words in said if paragraphs(words.text) <= told]
    assert all(words.fitted.pixels >= LEAD * size[1] for words in texts)
    assert paragraphs(story.cards[0].text) <= {p for words in texts for p in paragraphs(words.text)}
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


@pytest.mark.parametrize("name", ["kavu-monarch", "knight-of-infamy-take-two"])
def test_in_both_languages_a_case_has_one_picture_where_each_line_is_as_full_as_it_can_be(
    library: Library, charts: WallCharts, name: str
) -> None:
    """The type of a card stands beside its name, and what is short has both languages on a line."""
    shown = scenes(library, name, Wording.BOTH)
    story = next(each for each in shown if isinstance(each, CaseScene))
    (wall,) = walls_of(story, style_of((1280, 720), Wording.BOTH), charts)
    assert wall.is_legible
    (typed,) = [each for each in wall.words if each.text == story.cards[0].type]
    (named,) = [
        each for each in wall.words if each.text.en.startswith(f"{story.cards[0].name.en} / ")
    ]
    assert typed.rect.top() == named.rect.top()
    assert typed.rect.left() > named.rect.right()
