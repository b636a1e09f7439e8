"""Nothing of a scene is lost on a wall, wide or of 4:3; what would be is found.

`python -m benchmarks walls` looks at all that ships, this at some of it.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from benchmarks.walls import SIZES, example, faults, shown, shown_in_sheets, way, whole_charts
from flowcharts.folders import cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.scene import QuestionScene, WallScene
from gui.talk.wall.charts import ChartPart, WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.wall import Wall, WallWords
from gui.theme.fonts import load_fonts

EVERY = 59
"""Of all that the run sheets show, so many scenes are passed over; each way begins at another."""
WAYS = [(size, wording) for size in SIZES for wording in Wording]


@pytest.fixture
def charts(qtbot: QtBot) -> WallCharts:  # noqa: ARG001  # letters need an application
    load_fonts()
    return WallCharts(LayoutCache(cache_folder() / "layouts"))


@pytest.fixture(scope="module")
def of_sheets(library: Library) -> tuple[WallScene, ...]:
    """All that the run sheets show."""
    return tuple(shown_in_sheets(library))


@pytest.mark.parametrize(("size", "wording"), WAYS)
def test_nothing_is_lost_of_what_run_sheets_show(
    of_sheets: tuple[WallScene, ...],
    charts: WallCharts,
    size: tuple[int, int],
    wording: Wording,
) -> None:
    scenes = of_sheets[WAYS.index((size, wording)) * 9 :: EVERY]
    assert len(scenes) > 5
    style = way(size, wording)
    assert [
        each for scene in scenes for each in faults(scene, walls_of(scene, style, charts))
    ] == []


@pytest.mark.parametrize(("size", "wording"), [WAYS[0], WAYS[-1]])
def test_no_chart_is_cut(
    library: Library, charts: WallCharts, size: tuple[int, int], wording: Wording
) -> None:
    style, seen = way(size, wording), 0
    for scene in whole_charts(library):
        walls = walls_of(scene, style, charts)
        assert [*faults(scene, walls)] == []
        seen += any(isinstance(each, ChartPart) for wall in walls for each in wall.things)
    assert seen == len(library.chart_ids)


@pytest.mark.parametrize("name", ["forge-bridge-from-below", "forge-mode-phase-in"])
def test_nothing_is_lost_where_a_chart_is_too_large_for_a_small_one(
    library: Library, charts: WallCharts, name: str
) -> None:
    style = way((1024, 768), Wording.BOTH)
    scenes = list(shown(example(library, name)))
    assert len(scenes) > 10
    assert [
        each for scene in scenes for each in faults(scene, walls_of(scene, style, charts))
    ] == []


def first_question(library: Library) -> WallScene:
    scenes = shown(example(library, "kavu-monarch"))
    return next(each for each in scenes if isinstance(each, QuestionScene))


def test_words_outside_of_the_picture_or_left_out_are_found(
    library: Library, charts: WallCharts
) -> None:
    scene, style = first_question(library), way((1280, 720), Wording.ENGLISH)
    (wall,) = walls_of(scene, style, charts)
    assert [*faults(scene, [wall])] == []
    lead = next(each for each in wall.words if each.is_lead)
    others = [each for each in wall.things if each is not lead]
    moved = WallWords(lead.text, lead.fitted, QPointF(1100, lead.place.y()), lead.is_lead)
    (outside, *more) = faults(scene, [Wall(style, things=[*others, moved])])
    assert "too small, or over something else" in outside
    assert any("drawn outside of the picture" in each for each in more)
    (unsaid,) = faults(scene, [Wall(style, things=others)])
    assert "not said" in unsaid


def test_a_chart_that_is_cut_is_found(
    library: Library, charts: WallCharts, monkeypatch: pytest.MonkeyPatch
) -> None:
    (scene,) = (each for each in whole_charts(library) if each.chart.id == "awareness")
    style = way((1024, 768), Wording.BOTH)
    (wall,) = walls_of(scene, style, charts)
    place, part = next(
        (place, each) for place, each in enumerate(wall.things) if isinstance(each, ChartPart)
    )
    seen = QRectF(part.seen.topLeft(), part.seen.size() * 0.9)
    wall.things[place] = replace(part, seen=seen)
    assert any("part of a chart is left out" in each for each in faults(scene, [wall]))
    monkeypatch.setattr("gui.talk.wall.charts._AROUND", (-15, -15, -60, 15))  # its arcs, as once
    assert any("a chart is cut" in each for each in faults(scene, walls_of(scene, style, charts)))
