"""A case on the wall: its story, and the card whose trigger was missed."""

import pytest

from flowcharts.loading.library import Library
from flowcharts.model.text import Wording
from flowcharts.seminar.scene import CaseScene
from gui.seminar.wall.charts import WallCharts
from gui.seminar.wall.picture import wall_of
from tests.gui.seminar.test_wall import charts, scenes, style_of

__all__ = ["charts"]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
@pytest.mark.parametrize("name", ["kavu-monarch", "flametongue-kavu-alone", "child-of-gaea"])
def test_a_case_shows_a_card_in_both_languages(
    library: Library, charts: WallCharts, name: str, size: tuple[int, int]
) -> None:
    story = next(s for s in scenes(library, name, Wording.BOTH) if isinstance(s, CaseScene))
    wall = wall_of(story, style_of(size, Wording.BOTH), charts)
    assert wall.blocks
    assert wall.is_legible
    card = wall.blocks[0]
    told = next(each for each in wall.words if each.text == story.scenario.story)
    assert not card.intersects(told.rect)


def test_the_reminder_that_a_case_rests_on_stays(library: Library, charts: WallCharts) -> None:
    shown = scenes(library, "pouncing-jaguar-echo", Wording.BOTH)
    story = next(each for each in shown if isinstance(each, CaseScene))
    wall = wall_of(story, style_of((1280, 720), Wording.BOTH), charts)
    assert any("unless you pay its echo cost" in each.text.en for each in wall.words)
