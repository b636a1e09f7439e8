"""The left panel: what there is to walk, and where the user is."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from flowcharts.coverage import lesson_coverage
from flowcharts.library.catalog import Catalog
from flowcharts.model.game import Game
from flowcharts.model.position import position_of, position_of_example
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Wording
from gui.text.text_style import TextStyle
from gui.walk.contents.contents import ContentsPanel
from gui.widgets.row import ROW_ROLE, Row
from tests.shipped import LIBRARY

CHARTS = tuple(LIBRARY.charts())
CHART = LIBRARY.chart("missed-trigger-2008")
TODAY = LIBRARY.chart(LIBRARY.todays_chart_id)
MAGIC = [lesson.id for lesson in LIBRARY.lessons.values() if lesson.game is Game.MAGIC]
_OF_GAMES = {f"{fold}/{game}" for fold in ("game", "other-examples") for game in Game}
ALL_FOLDS = frozenset({"editions", "other-examples", *_OF_GAMES, *LIBRARY.lessons})
KAVU = LIBRARY.scenario("kavu-monarch")


@pytest.fixture
def panel(qtbot: QtBot) -> ContentsPanel:
    panel = ContentsPanel()
    qtbot.addWidget(panel)
    panel.show_catalog(LIBRARY.catalog)
    panel.show_position(position_of(CHART))
    panel.resize(226, 700)
    panel.show()
    return panel


def row_of(panel: ContentsPanel, kind: str, name: str) -> Row:
    return next(row for row in panel.tree.rows if row.key == (kind, name))


def place_of(panel: ContentsPanel, name: str) -> QModelIndex:
    rows = ((index, index.data(ROW_ROLE)) for index in panel.tree.shown())
    return next(index for index, row in rows if row.key and row.key[1] == name)


def shown(panel: ContentsPanel, kind: str) -> list[str]:
    return [row.key[1] for row in panel.tree.rows if row.key and row.key[0] == kind]


def test_todays_policy_stands_first_and_the_articles_chart_one_click_away(
    panel: ContentsPanel,
) -> None:
    assert [row.words for row in panel.tree.rows][:2] == ["Start here", "Today’s policy"]
    assert shown(panel, "chart")[:5] == [
        TODAY.id,
        "awareness",
        "penalty",
        "regular-rel",
        "missed-trigger-2008",
    ]
    assert row_of(panel, "chart", TODAY.id).note == "2024"
    assert row_of(panel, "chart", CHART.id).note == "2008"


def test_all_editions_unfold_to_the_stages_by_date(panel: ContentsPanel) -> None:
    panel.show_unfolded(frozenset({"editions"}))
    keys = [row.key for row in panel.tree.rows]
    fold = keys.index(("fold", "editions"))
    listed = [key[1] for key in keys[fold + 1 :] if key and key[0] == "chart"]
    policy = [name for name in listed if name.startswith("missed-trigger")]
    days = [LIBRARY.chart(name).edition.first_day for name in policy]
    assert days == sorted(days)
    assert policy[0] == "missed-trigger-2007"
    assert policy[-1] == TODAY.id
    assert listed[len(policy) :] == ["regular-rel-2010", "regular-rel"]
    words = [row.words for row in panel.tree.rows]
    assert "April 2012" in words
    assert "Regular REL, July 2010" in words


def test_a_stage_that_only_the_fold_holds_opens_it(panel: ContentsPanel) -> None:
    chart = LIBRARY.chart("missed-trigger-2012-04")
    panel.show_position(position_of(chart))
    assert row_of(panel, "chart", chart.id).is_current
    panel.show_position(position_of(CHART))
    assert shown(panel, "chart").count(CHART.id) == 1


def test_only_the_lesson_being_studied_is_open(panel: ContentsPanel) -> None:
    panel.show_position(position_of(TODAY))
    assert shown(panel, "scenario") == list(LIBRARY.lessons["todays-policy"].scenarios)
    panel.show_position(position_of_example(CHART, KAVU))
    assert shown(panel, "scenario") == list(LIBRARY.lessons["article-examples"].scenarios)


def test_lessons_on_todays_policy_stand_first(panel: ContentsPanel) -> None:
    lessons = [name for name in shown(panel, "fold") if name in LIBRARY.lessons]
    assert lessons[:2] == ["start-here", "todays-policy"]
    assert lessons.index("was-it-missed") < lessons.index("article-examples")
    assert set(lessons) == set(MAGIC)


def test_a_fold_opens_and_closes_and_says_so(panel: ContentsPanel) -> None:
    spy = QSignalSpy(panel.unfolded)
    panel.show_position(position_of(TODAY))
    panel.tree.setFocus()
    for is_open in (True, False):
        panel.tree.setCurrentIndex(place_of(panel, "editions"))
        QTest.keyClick(panel.tree, Qt.Key.Key_Return)
        row = row_of(panel, "fold", "editions")
        assert row.is_open is is_open
        assert row.spoken.endswith("open" if is_open else "closed")
    assert spy.at(0) == [frozenset({"editions"})]
    assert spy.at(1) == [frozenset()]


def test_the_open_lesson_can_be_closed_until_another_example_is_shown(
    panel: ContentsPanel,
) -> None:
    panel.show_position(position_of_example(CHART, KAVU))
    panel.tree.chosen.emit("fold", "article-examples")
    assert shown(panel, "scenario") == []
    panel.show_position(position_of(TODAY))
    panel.show_position(position_of_example(CHART, KAVU))
    assert KAVU.id in shown(panel, "scenario")


def test_every_scenario_has_its_row(panel: ContentsPanel) -> None:
    panel.show_unfolded(ALL_FOLDS)
    named = {row.key[1] for row in panel.tree.rows if row.key and row.key[0] == "scenario"}
    assert named == set(LIBRARY.scenario_ids)


def test_scenarios_stand_below_their_lesson_in_its_order(panel: ContentsPanel) -> None:
    panel.show_unfolded(ALL_FOLDS)
    assert LIBRARY.lessons
    for lesson in LIBRARY.lessons.values():
        keys = [row.key for row in panel.tree.rows]
        start = keys.index(("fold", lesson.id)) + 1
        below = panel.tree.rows[start : start + len(lesson.scenarios)]
        assert [row.key for row in below] == [("scenario", name) for name in lesson.scenarios]


def test_a_click_chooses_a_scenario(panel: ContentsPanel) -> None:
    spy = QSignalSpy(panel.scenario_chosen)
    place = place_of(panel, "kavu-monarch")
    panel.tree.scrollTo(place)
    point = panel.tree.visualRect(place).center()
    QTest.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert spy.count() == 1
    assert spy.at(0) == ["kavu-monarch"]


def test_enter_chooses_a_chart_and_headings_are_passed_over(panel: ContentsPanel) -> None:
    spy = QSignalSpy(panel.chart_chosen)
    panel.tree.setFocus()
    panel.tree.setCurrentIndex(place_of(panel, CHART.id))
    QTest.keyClick(panel.tree, Qt.Key.Key_Return)
    assert spy.at(0) == [CHART.id]
    panel.tree.setCurrentIndex(place_of(panel, "regular-rel"))
    QTest.keyClick(panel.tree, Qt.Key.Key_Down)
    assert panel.tree.currentIndex() == place_of(panel, CHART.id)
    assert panel.tree.indexAbove(panel.tree.currentIndex()).data(ROW_ROLE).is_heading


def test_the_example_being_shown_says_its_step(panel: ContentsPanel) -> None:
    panel.show_position(position_of_example(CHART, KAVU).jumped(2))
    row = row_of(panel, "scenario", KAVU.id)
    assert row.is_current
    assert "step 3 of 5" in row.spoken
    assert not row_of(panel, "chart", CHART.id).is_current


def test_the_last_step_of_an_example_is_its_end(panel: ContentsPanel) -> None:
    scenarios = list(LIBRARY.scenarios())
    assert scenarios
    for scenario in scenarios:
        chart = LIBRARY.chart(scenario.chart)
        panel.show_position(position_of_example(chart, scenario).jumped(len(scenario.answers) + 1))
        # One form for titles of every length.
        step, steps = row_of(panel, "scenario", scenario.id).note.split("/")
        assert step == steps


def test_a_free_walk_marks_the_chart(panel: ContentsPanel) -> None:
    assert row_of(panel, "chart", CHART.id).is_current


def test_a_visited_scenario_is_ticked_and_says_so(panel: ContentsPanel) -> None:
    panel.show_visited(frozenset({KAVU.id}))
    row = row_of(panel, "scenario", KAVU.id)
    assert row.is_done
    assert "visited" in row.spoken
    assert not row_of(panel, "scenario", "child-of-gaea").is_done


def test_the_lesson_of_the_article_visits_every_path(panel: ContentsPanel) -> None:
    panel.show_coverage(lesson_coverage(LIBRARY, "article-examples", CHART.id))
    assert "The lesson takes 7 of 7 paths" in panel.coverage.text()


def test_without_lessons_nothing_is_said_of_coverage(qtbot: QtBot) -> None:
    panel = ContentsPanel()
    qtbot.addWidget(panel)
    panel.show_catalog(Catalog(LIBRARY.catalog.charts, (), LIBRARY.catalog.scenarios))
    panel.show_position(position_of(CHART))
    assert not panel.coverage.isVisibleTo(panel)
    assert ("scenario", KAVU.id) in [row.key for row in panel.tree.rows]


@pytest.mark.parametrize("wording", Wording)
def test_titles_are_shown_in_the_wording_asked_for(panel: ContentsPanel, wording: Wording) -> None:
    panel.show_style(TextStyle(wording))
    row = row_of(panel, "scenario", KAVU.id)
    shown = [KAVU.title.without_ruby().in_language(each) for each in wording.languages]
    assert [row.words, row.below][: len(shown)] == shown
    assert all(part in row.spoken for part in shown)


def test_a_long_title_stands_whole_on_several_lines(panel: ContentsPanel) -> None:
    panel.show_unfolded(ALL_FOLDS)
    long = max(LIBRARY.scenarios(), key=_title_length)
    heights = {}
    for name in (long.id, "herd-gnarr"):
        heights[name] = panel.tree.visualRect(place_of(panel, name)).height()
    line = panel.tree.fontMetrics().height()
    assert heights[long.id] > heights["herd-gnarr"] + line / 2  # one line more, closely set


def test_the_row_shown_has_others_around_it(panel: ContentsPanel) -> None:
    panel.show_unfolded(ALL_FOLDS)
    panel.tree.clearFocus()  # the keys are with the chart
    panel.show_position(position_of_example(CHART, KAVU))
    assert panel.tree.currentIndex() == place_of(panel, KAVU.id)
    shown = panel.tree.visualRect(panel.tree.currentIndex())
    room = panel.tree.viewport().rect()
    assert shown.top() > room.top() + shown.height()
    assert shown.bottom() < room.bottom() - shown.height()


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_K])
def test_letters_and_clicker_keys_leave_the_list_as_it_is(
    panel: ContentsPanel, key: Qt.Key
) -> None:
    panel.tree.setFocus()
    before = panel.tree.currentIndex(), panel.tree.verticalScrollBar().value()
    QTest.keyClick(panel.tree, key)
    assert (panel.tree.currentIndex(), panel.tree.verticalScrollBar().value()) == before


def test_the_list_has_a_name_and_rows_that_can_be_hit(panel: ContentsPanel) -> None:
    assert panel.tree.accessibleName() == "What to walk"
    assert not panel.tree.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert panel.tree.rows
    for index in panel.tree.shown():
        assert panel.tree.visualRect(index).height() >= 24


def _title_length(scenario: Scenario) -> int:
    return len(scenario.title.en)
