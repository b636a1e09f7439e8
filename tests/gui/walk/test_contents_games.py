"""The left panel with several games: each is a place of its own, after Magic's."""

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.model.position import Position, position_of, position_of_example
from gui.walk.contents.contents import ContentsPanel
from gui.widgets.row import Row
from tests.paths import GAMES

LIBRARY = Library(added=GAMES)
ARENA = ("fold", "game/flesh-and-blood")
SCRIPT = ("fold", "game/forge")


def on_chart(name: str) -> Position:
    return position_of(LIBRARY.chart(name))


def in_example(name: str) -> Position:
    scenario = LIBRARY.scenario(name)
    return position_of_example(LIBRARY.chart(scenario.chart), scenario)


@pytest.fixture
def panel(qtbot: QtBot) -> ContentsPanel:
    panel = ContentsPanel()
    qtbot.addWidget(panel)
    panel.show_catalog(LIBRARY.catalog)
    panel.show_position(on_chart("missed-trigger-2008"))
    panel.resize(226, 700)
    panel.show()
    return panel


def row_of(panel: ContentsPanel, key: tuple[str, str]) -> Row:
    return next(row for row in panel.tree.rows if row.key == key)


def names(panel: ContentsPanel) -> list[str]:
    return [row.key[1] for row in panel.tree.rows if row.key]


def test_each_other_game_is_one_folded_title_after_all_of_magic(panel: ContentsPanel) -> None:
    assert [row.words for row in panel.tree.rows if row.is_place] == [
        "Flesh and Blood",
        "Forge scripts",
    ]
    assert names(panel)[-2:] == [ARENA[1], SCRIPT[1]]
    assert {LIBRARY.chart(name).game for kind, name in keys(panel) if kind == "chart"} == {
        Game.MAGIC
    }


def keys(panel: ContentsPanel) -> list[tuple[str, str]]:
    return [row.key for row in panel.tree.rows if row.key]


def test_magic_is_listed_as_if_it_were_alone(qtbot: QtBot, panel: ContentsPanel) -> None:
    alone = ContentsPanel()
    qtbot.addWidget(alone)
    catalog = LIBRARY.catalog
    alone.show_catalog(
        catalog._replace(
            charts=tuple(each for each in catalog.charts if each.game is Game.MAGIC),
            lessons=tuple(each for each in catalog.lessons if each.game is Game.MAGIC),
            scenarios=tuple(each for each in catalog.scenarios if of_magic(each.chart)),
        )
    )
    alone.show_position(on_chart("missed-trigger-2008"))
    assert panel.tree.rows[: len(alone.tree.rows)] == alone.tree.rows


def of_magic(chart: str) -> bool:
    return LIBRARY.catalog.games_of_charts()[chart] is Game.MAGIC


def test_the_game_one_is_in_opens_to_its_charts_and_its_lessons(panel: ContentsPanel) -> None:
    panel.show_position(in_example("blade-strikes"))
    below = keys(panel)[keys(panel).index(ARENA) + 1 :]
    assert ("chart", "arena-event") in below
    assert ("fold", "arena-first") in below
    assert ("scenario", "blade-strikes") in below
    assert below[-1] == SCRIPT
    assert row_of(panel, ("scenario", "blade-strikes")).is_current
    assert row_of(panel, ARENA).is_open
    assert not row_of(panel, SCRIPT).is_open
    assert names(panel).count("blade-strikes") == 1


def test_it_folds_again_when_one_goes_to_another_game(panel: ContentsPanel) -> None:
    spy = QSignalSpy(panel.unfolded)
    panel.tree.chosen.emit(*ARENA)
    assert row_of(panel, ARENA).is_open
    panel.show_position(on_chart("arena-event"))
    assert row_of(panel, ARENA).is_open
    panel.show_position(on_chart("script-event"))
    assert not row_of(panel, ARENA).is_open
    assert row_of(panel, SCRIPT).is_open
    panel.show_position(on_chart("missed-trigger-2008"))
    assert not row_of(panel, SCRIPT).is_open
    assert spy.at(spy.count() - 1) == [frozenset()]


def test_what_is_in_a_game_stands_further_in_and_is_counted(panel: ContentsPanel) -> None:
    panel.show_position(in_example("blade-strikes"))
    indents = [row_of(panel, key).indent for key in (ARENA, ("fold", "arena-first"))]
    assert indents == [0, 1]
    assert row_of(panel, ("scenario", "blade-strikes")).indent == 2
    games = LIBRARY.catalog.games_of_charts()
    theirs = [name for name, game in games.items() if game is Game.FLESH_AND_BLOOD]
    told = [each for each in LIBRARY.catalog.scenarios if each.chart in theirs]
    count = len(theirs) + len(told)
    assert row_of(panel, ARENA).note == str(count)
    assert row_of(panel, ARENA).spoken == f"Flesh and Blood, {count}, open"


def test_an_example_that_no_lesson_has_stands_with_its_own_game(qtbot: QtBot) -> None:
    panel = ContentsPanel()
    qtbot.addWidget(panel)
    panel.show_catalog(LIBRARY.catalog._replace(lessons=()))
    panel.show_position(in_example("monarch-script"))
    found = keys(panel)
    below = found[found.index(("fold", "other-examples/forge")) :]
    assert found.index(SCRIPT) < found.index(below[0])
    assert ("scenario", "monarch-script") in below
