"""A room that is divided, on the wall: both ways can be read from the back row, tokens and all."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED, cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.moment import Stage
from flowcharts.talk.talk import Talk, talk_of
from gui.talk.wall.charts import ChartPart, WallCharts
from gui.talk.wall.pages import wall_of
from gui.theme.fonts import load_fonts
from tests.gui.talk.test_wall import style_of


@pytest.fixture
def charts(qtbot: QtBot) -> WallCharts:  # noqa: ARG001  # letters need an application
    load_fonts()
    return WallCharts(LayoutCache(cache_folder() / "layouts"))


def first_vote(library: Library, name: str) -> Talk:
    """The talk of a run sheet that ships, at its first vote."""
    sheet = open_sheet(SHIPPED / "seminars" / f"{name}.toml", library)
    talk = talk_of(sheet, library.cards)
    while talk.moment.stage is not Stage.VOTE:
        talk = talk.onward()
    return talk


@pytest.mark.parametrize("name", ["article-in-45-minutes", "todays-policy-in-60-minutes"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_both_ways_are_legible_in_both_languages(
    library: Library, charts: WallCharts, size: tuple[int, int], name: str
) -> None:
    talk = first_vote(library, name).split()
    seen = 0
    while talk.moment.stage is Stage.SPLIT and seen < 12:
        wall = wall_of(talk.audience, style_of(size, Wording.BOTH), charts)
        assert wall.is_legible
        assert len([each for each in wall.things if isinstance(each, ChartPart)]) == 2
        talk, seen = talk.onward(), seen + 1
    assert seen


def test_the_call_for_a_second_vote_is_legible_in_both_languages(
    library: Library, charts: WallCharts
) -> None:
    talk = first_vote(library, "article-in-45-minutes")
    again = talk.counted("yes", 3).onward().voting()
    wall = wall_of(again.audience, style_of((1024, 768), Wording.BOTH), charts)
    call = [words for words in wall.words if "neighbour" in words.text.en]
    assert len(call) == 1
    assert len(call[0].fitted.column.lines) == 2, "a line for each language"
    assert wall.is_legible
