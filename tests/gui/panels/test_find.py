"""The find bar: a line to type in, hits to go through."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from flowcharts.loading.library import Library
from flowcharts.model.text import Wording
from flowcharts.search import HitKind, Index
from gui.panels.find import FindBar
from gui.text.text_style import TextStyle
from gui.theme.palettes import PALETTES, ThemeName
from gui.theme.style_sheet import style_sheet

LIBRARY = Library()
INDEX = Index(LIBRARY, LIBRARY.chart("missed-trigger-2008"))
HITS = INDEX.hits("stack")[:3]


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    bar = FindBar()
    qtbot.addWidget(bar)
    bar.setStyleSheet(style_sheet(PALETTES[ThemeName.LIGHT], 13))
    bar.show()
    QTest.keyClicks(bar.line, "stack")
    bar.show_hits(HITS)
    return bar


def chosen(spy: QSignalSpy) -> list[str]:
    return [spy.at(place)[1] for place in range(spy.count())]


def test_typing_searches_at_once(bar: FindBar) -> None:
    spy = QSignalSpy(bar.searched)
    QTest.keyClicks(bar.line, "ed")
    assert [spy.at(place)[0] for place in range(spy.count())] == ["stacke", "stacked"]


def test_enter_goes_on_to_the_next_hit_and_round(bar: FindBar) -> None:
    spy = QSignalSpy(bar.hit_chosen)
    assert bar.count.text() == "3 found"
    for _ in range(4):
        QTest.keyClick(bar.line, Qt.Key.Key_Return)
    ids = [hit.id for hit in HITS]
    assert chosen(spy) == [*ids, ids[0]]
    assert bar.count.text() == "1 of 3"


def test_shift_enter_goes_back(bar: FindBar) -> None:
    spy = QSignalSpy(bar.hit_chosen)
    QTest.keyClick(bar.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(bar.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert chosen(spy) == [HITS[2].id, HITS[1].id]


def test_a_click_on_a_hit_chooses_it(bar: FindBar) -> None:
    spy = QSignalSpy(bar.hit_chosen)
    point = bar.list.visualRect(list(bar.list.shown())[1]).center()
    QTest.mouseClick(bar.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert spy.at(0) == [HITS[1].kind.value, HITS[1].id]
    assert bar.hit == HITS[1]


def test_the_buttons_do_the_same(bar: FindBar) -> None:
    spy = QSignalSpy(bar.hit_chosen)
    QTest.mouseClick(bar.following, Qt.MouseButton.LeftButton)
    QTest.mouseClick(bar.following, Qt.MouseButton.LeftButton)
    QTest.mouseClick(bar.previous, Qt.MouseButton.LeftButton)
    assert chosen(spy) == [HITS[0].id, HITS[1].id, HITS[0].id]


def test_going_through_the_hits_never_leaves_the_walk(bar: FindBar) -> None:
    hits = INDEX.hits("kavu monarch")
    assert hits[0].kind is HitKind.CARD
    scenario = next(hit for hit in hits if hit.kind is HitKind.SCENARIO)
    bar.show_hits((scenario,))
    spy = QSignalSpy(bar.hit_chosen)
    QTest.keyClick(bar.line, Qt.Key.Key_Return)
    assert (bar.hit, spy.count()) == (scenario, 0)
    assert "Ctrl+Enter" in bar.list.rows[0].note
    QTest.keyClick(bar.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert spy.at(0) == ["scenario", "kavu-monarch"]


def test_the_bar_keeps_its_width_whatever_is_found(bar: FindBar) -> None:
    width = bar.width()
    bar.show_hits(INDEX.hits("the"))
    bar.show_hits(())
    assert bar.width() == width


def test_escape_asks_to_close(bar: FindBar) -> None:
    spy = QSignalSpy(bar.closed)
    QTest.keyClick(bar.line, Qt.Key.Key_Escape)
    assert spy.count() == 1


def test_nothing_found_is_said_and_nothing_asked_is_not(bar: FindBar) -> None:
    bar.show_hits(())
    assert bar.count.text() == "Nothing found"
    assert not bar.list.isVisible()
    bar.line.clear()
    bar.show_hits(())
    assert bar.count.text() == ""


def test_hits_have_their_kind_and_an_excerpt(bar: FindBar) -> None:
    first = bar.list.rows[0]
    assert first.note == "Term"
    assert first.below == HITS[0].excerpt
    bar.show_style(TextStyle(Wording.JAPANESE))
    assert bar.list.rows[0].note == "用語"


def test_an_excerpt_says_the_signs_of_a_card_in_words(bar: FindBar) -> None:
    chart = LIBRARY.chart("fab-continuous-order")
    bar.show_hits(Index(LIBRARY, chart).hits("thump"))
    said = [row.below for row in bar.list.rows]
    assert not any("{" in words for words in said)
    assert any("power" in words for words in said)


def test_the_input_method_is_on_in_the_line_alone(bar: FindBar) -> None:
    bar.line.setFocus()
    assert bar.line.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert not bar.list.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_everything_is_named_and_large_enough(bar: FindBar) -> None:
    for widget in (bar.line, bar.list, bar.previous, bar.following, bar.close_button):
        assert widget.accessibleName()
        assert min(widget.width(), widget.height()) >= 24
