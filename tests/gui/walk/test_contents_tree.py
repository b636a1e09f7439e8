"""The left panel as a tree: opened and closed by keys and clicks, and heard as a tree."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from flowcharts.library.library import Library
from flowcharts.model.position import position_of
from flowcharts.model.text import Wording
from gui.text.text_style import TextStyle
from gui.walk.contents.contents import ContentsPanel
from gui.widgets.row import ROW_ROLE
from tests.paths import GAMES

Key = Qt.Key
LIBRARY = Library(added=GAMES)
CHART = LIBRARY.chart("missed-trigger-2008")
LESSON = LIBRARY.lessons["was-it-missed"]
FOLD = ("fold", LESSON.id)
FIRST = ("scenario", LESSON.scenarios[0])
ARENA = ("fold", "game/flesh-and-blood")
ARENA_FIRST = ("fold", "arena-first")
BLADE = ("scenario", "blade-strikes")


@pytest.fixture
def panel(qtbot: QtBot) -> ContentsPanel:
    panel = ContentsPanel()
    qtbot.addWidget(panel)
    panel.show_catalog(LIBRARY.catalog)
    panel.show_position(position_of(CHART))
    panel.resize(226, 700)
    panel.show()
    panel.tree.setFocus()
    return panel


def index_of(panel: ContentsPanel, key: tuple[str, str]) -> QModelIndex:
    return next(index for index in panel.tree.shown() if index.data(ROW_ROLE).key == key)


def shown(panel: ContentsPanel) -> set[tuple[str, str]]:
    return {row.key for row in panel.tree.rows if row.key is not None}


def stands_on(panel: ContentsPanel) -> tuple[str, str]:
    key: tuple[str, str] = panel.tree.currentIndex().data(ROW_ROLE).key
    return key


def press(panel: ContentsPanel, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(panel.tree, key)


def test_right_opens_and_goes_in_and_left_goes_out_and_closes(panel: ContentsPanel) -> None:
    spy = QSignalSpy(panel.unfolded)
    panel.tree.setCurrentIndex(index_of(panel, FOLD))
    press(panel, Key.Key_Right)
    assert stands_on(panel) == FOLD
    assert FIRST in shown(panel)
    assert spy.at(0) == [frozenset({LESSON.id})]
    press(panel, Key.Key_Right)
    assert stands_on(panel) == FIRST
    press(panel, Key.Key_Down, Key.Key_Left)
    assert stands_on(panel) == FOLD
    assert FIRST in shown(panel)
    press(panel, Key.Key_Left)
    assert stands_on(panel) == FOLD
    assert FIRST not in shown(panel)
    assert spy.at(1) == [frozenset()]
    assert spy.count() == 2


def test_left_and_right_go_through_a_game_and_its_lessons(panel: ContentsPanel) -> None:
    panel.tree.setCurrentIndex(index_of(panel, ARENA))
    press(panel, Key.Key_Right)
    panel.tree.setCurrentIndex(index_of(panel, ARENA_FIRST))
    press(panel, Key.Key_Right, Key.Key_Right)
    assert stands_on(panel) == ("scenario", LIBRARY.lessons["arena-first"].scenarios[0])
    press(panel, Key.Key_Left, Key.Key_Left, Key.Key_Left)
    assert stands_on(panel) == ARENA
    assert BLADE not in shown(panel)
    press(panel, Key.Key_Left, Key.Key_Right)
    assert ARENA_FIRST in shown(panel)
    assert BLADE not in shown(panel)


def test_what_does_not_fold_stays_open(panel: ContentsPanel) -> None:
    panel.tree.setCurrentIndex(index_of(panel, ("chart", CHART.id)))
    before = panel.tree.rows
    press(panel, Key.Key_Left, Key.Key_Left, Key.Key_Right)
    assert stands_on(panel) == ("chart", CHART.id)
    assert panel.tree.rows == before


def test_a_click_opens_and_another_one_closes(panel: ContentsPanel) -> None:
    for is_open in (True, False):
        place = panel.tree.visualRect(index_of(panel, FOLD)).center()
        QTest.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert (FIRST in shown(panel)) is is_open
        assert index_of(panel, FOLD).data(ROW_ROLE).is_open is is_open


def test_a_double_click_opens_no_less(panel: ContentsPanel) -> None:
    place = panel.tree.visualRect(index_of(panel, FOLD)).center()
    QTest.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert FIRST in shown(panel)


def test_opening_leaves_in_sight_what_was_clicked(panel: ContentsPanel) -> None:
    panel.tree.clearFocus()  # as when the chart has it
    panel.show_unfolded(frozenset(LIBRARY.lessons))
    last = index_of(panel, ("fold", "game/forge"))
    panel.tree.scrollTo(last)
    place = panel.tree.visualRect(last)
    QTest.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert panel.tree.isExpanded(last)
    assert panel.tree.visualRect(last) == place


def test_the_keyboard_never_stands_on_what_has_been_closed(panel: ContentsPanel) -> None:
    panel.show_unfolded(frozenset({ARENA[1], ARENA_FIRST[1]}))
    panel.tree.setCurrentIndex(index_of(panel, BLADE))
    panel.show_unfolded(frozenset())
    assert stands_on(panel) == ARENA
    press(panel, Key.Key_Up, Key.Key_Down)
    assert stands_on(panel) == ARENA


def test_no_key_opens_all_that_there_is(panel: ContentsPanel) -> None:
    panel.tree.setCurrentIndex(index_of(panel, ARENA))
    before = panel.tree.rows
    press(panel, Key.Key_Asterisk, Key.Key_Plus)
    assert panel.tree.rows == before


def test_what_is_closed_is_not_written_before_it_is_opened(panel: ContentsPanel) -> None:
    fold = index_of(panel, FOLD)
    inside = [fold.model().index(place, 0, fold) for place in range(len(LESSON.scenarios))]
    assert {index.data() for index in inside} == {None}
    panel.tree.expand(fold)
    titles = [LIBRARY.scenario(name).title.without_ruby().en for name in LESSON.scenarios]
    assert [index.data() for index in inside] == titles


def test_the_model_is_sound_whatever_is_shown(panel: ContentsPanel) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Warning  # each warning fails a test
    tester = QAbstractItemModelTester(panel.tree.items, mode, panel)
    panel.show_unfolded(frozenset({ARENA[1], *LIBRARY.lessons}))
    panel.show_style(TextStyle(Wording.BOTH))
    panel.show_position(position_of(LIBRARY.chart("arena-event")))
    panel.show_catalog(LIBRARY.catalog._replace(lessons=()))
    panel.show_unfolded(frozenset())
    assert tester.model() is panel.tree.items
    assert panel.tree.items.rowCount() > 0


def test_a_screen_reader_finds_a_tree(panel: ContentsPanel) -> None:
    tree = QAccessible.queryAccessibleInterface(panel.tree)
    assert tree.role() is QAccessible.Role.Tree
    assert tree.text(QAccessible.Text.Name) == "What to walk"
    rows = [tree.child(place) for place in range(tree.childCount())][1:]  # before them a header
    assert [row.text(QAccessible.Text.Name) for row in rows] == [
        heard(index) for index in panel.tree.shown()
    ]
    assert {row.role() for row in rows} == {QAccessible.Role.TreeItem}
    assert {row.parent().role() for row in rows} == {QAccessible.Role.Tree}
    open_, closed = index_of(panel, ("fold", "article-examples")), index_of(panel, FOLD)
    states = {row.text(QAccessible.Text.Name): row.state() for row in rows}
    is_open, is_closed = (states[heard(index)] for index in (open_, closed))
    assert (is_open.expandable, is_open.expanded) == (1, 1)
    assert (is_closed.expandable, is_closed.expanded) == (1, 0)
    leaf = states[heard(index_of(panel, ("chart", CHART.id)))]
    assert (leaf.expandable, leaf.selected) == (0, 1)


def heard(index: QModelIndex) -> str:
    said: str = index.data(Qt.ItemDataRole.AccessibleTextRole)
    return said


def test_the_model_knows_what_holds_what(panel: ContentsPanel) -> None:
    panel.show_unfolded(frozenset({ARENA[1], ARENA_FIRST[1]}))
    blade = index_of(panel, BLADE)
    assert blade.parent() == index_of(panel, ARENA_FIRST)
    assert blade.parent().parent() == index_of(panel, ARENA)
    assert not blade.parent().parent().parent().isValid()
    chart = index_of(panel, ("chart", CHART.id))
    assert chart.parent().data(ROW_ROLE).is_heading
