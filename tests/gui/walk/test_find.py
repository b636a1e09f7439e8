"""The find bar: a line to type in, hits to go through."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.find.hit import HitKind
from flowcharts.find.index import Index
from flowcharts.model.game import Game
from flowcharts.model.text import Wording
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.style_sheet import style_sheet
from gui.walk.find.page import FindBar
from gui.widgets.text_button import TextButton
from tests.shipped import LIBRARY

INDEX = Index(LIBRARY, Game.MAGIC)
INDEX.read_all()
HITS = INDEX.hits("stack")[:3]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.setStyleSheet(style_sheet(PALETTES[ThemeName.LIGHT]))
    bar = FindBar(window)
    window.show()
    bar.show()
    QTest.keyClicks(bar.line, "stack")
    bar.show_hits(HITS)
    return bar


def opened(spy: QSignalSpy) -> list[tuple[str, str, bool]]:
    return [(hit.id, chart, start) for hit, chart, start in map(spy.at, range(spy.count()))]


def words_of(bar: FindBar) -> list[str]:
    return [row.words for row in bar.list.rows]


def test_typing_searches_at_once(bar: FindBar) -> None:
    spy = QSignalSpy(bar.searched)
    QTest.keyClicks(bar.line, "ed")
    assert [spy.at(place)[0] for place in range(spy.count())] == ["stacke", "stacked"]


def test_enter_opens_the_selected_row(bar: FindBar) -> None:
    spy = QSignalSpy(bar.opened)
    assert (bar.hit, bar.count.text()) == (HITS[0], "1 of 3")
    QTest.keyClick(bar.line, Qt.Key.Key_Return)
    on = HITS[0].on
    assert on is not None
    assert opened(spy) == [(HITS[0].id, on.id, False)]


def test_down_and_up_move_and_go_round(bar: FindBar) -> None:
    spy = QSignalSpy(bar.opened)
    seen = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(bar.line, key)
        seen.append((bar.hit, [row.words for row in bar.list.rows if row.is_current]))
    assert [hit for hit, _ in seen] == [HITS[1], HITS[2], HITS[0], HITS[2]]
    assert [current for _, current in seen] == [[hit.title.en] for hit, _ in seen if hit]
    assert spy.count() == 0


def test_the_last_of_hundreds_is_one_key_up_from_the_first(bar: FindBar) -> None:
    hits = INDEX.hits("e")
    bar.show_hits(hits)
    QTest.keyClick(bar.line, Qt.Key.Key_Up)
    assert (bar.hit, bar.count.text()) == (hits[-1], f"{len(hits)} of {len(hits)}")
    row = bar.list.visualRect(bar.list.currentIndex())
    assert bar.list.viewport().rect().contains(row)
    assert len(hits) > 500


def test_a_wheel_comes_to_the_end_of_hundreds(bar: FindBar) -> None:
    bar.show_hits(INDEX.hits("e"))
    scroll = bar.list.verticalScrollBar()
    ends = []
    for _ in range(40):
        scroll.setValue(scroll.maximum())
        QApplication.processEvents()
        ends.append(scroll.maximum())
    assert ends[-1] > 5 * ends[0]
    assert ends[-1] == ends[-2]


def test_ctrl_down_goes_to_what_has_no_edition_and_on_to_what_is_superseded(bar: FindBar) -> None:
    bar.show_hits(INDEX.hits("闇の腹心"))
    standings = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(bar.line, key, CTRL)
        standings.append(bar.hit and (bar.hit.kind, bar.hit.superseded))
    card = (HitKind.CARD, None)
    assert standings == [card, (HitKind.EXAMPLE, True), card]


def test_a_click_on_a_hit_opens_it(bar: FindBar) -> None:
    spy = QSignalSpy(bar.opened)
    point = bar.list.visualRect(list(bar.list.shown())[2]).center()
    QTest.mouseClick(bar.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert [name for name, _, _ in opened(spy)] == [HITS[1].id]
    assert bar.hit == HITS[1]


def test_a_heading_opens_nothing(bar: FindBar) -> None:
    spy = QSignalSpy(bar.opened)
    assert words_of(bar)[0] == "In force today"
    point = bar.list.visualRect(next(iter(bar.list.shown()))).center()
    QTest.mouseClick(bar.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert spy.count() == 0


def test_ctrl_enter_opens_an_example_step_by_step(bar: FindBar) -> None:
    bar.show_hits(INDEX.hits("pact of negation"))
    assert "Ctrl+Enter" in bar.keys.text()
    spy = QSignalSpy(bar.opened)
    QTest.keyClick(bar.line, Qt.Key.Key_Return)
    QTest.keyClick(bar.line, Qt.Key.Key_Return, CTRL)
    assert [start for _, _, start in opened(spy)] == [False, True]


def test_each_row_says_its_edition_and_whether_it_is_superseded(bar: FindBar) -> None:
    bar.show_hits(INDEX.hits("dark confidant"))
    rows = bar.list.rows
    headings = [row.words for row in rows if row.is_heading]
    assert headings == [
        "In force today",
        "Cards, words and lessons",
        "Superseded, the newest first",
    ]
    todays, faded = rows[1], [row for row in rows if row.is_faded]
    assert todays.below.split("\n")[0] == "IPG, September 2024 — newest known"
    assert faded
    assert all("superseded · " in row.below for row in faded)


def test_the_other_editions_of_an_example_are_one_click_away(bar: FindBar, qtbot: QtBot) -> None:
    bar.show_hits(INDEX.hits("dark confidant one case"))
    chips = [each for each in bar.editions.findChildren(TextButton) if each.isVisible()]
    assert bar.hit is not None
    assert len(chips) == len(bar.hit.told_on) > 5
    spy = QSignalSpy(bar.opened)
    of_2016 = next(chip for chip in chips if chip.face.title.en == "2016")
    assert "September 2016" in of_2016.accessibleName()
    qtbot.waitUntil(lambda: of_2016.visibleRegion().contains(of_2016.rect().center()))
    QTest.mouseClick(of_2016, Qt.MouseButton.LeftButton)
    assert opened(spy) == [(bar.hit.id, "missed-trigger-2016", False)]


def test_what_is_on_one_edition_alone_offers_no_other(bar: FindBar) -> None:
    bar.show_hits(INDEX.hits("dark confidant one case"))
    assert bar.editions.isVisible()
    bar.show_hits(HITS)
    assert not bar.editions.isVisible()


def test_what_was_looked_up_before_is_offered_while_the_line_is_empty(bar: FindBar) -> None:
    bar.show_recent(("闇の腹心", "pact"))
    assert words_of(bar)[1] == HITS[0].title.en
    bar.line.clear()
    bar.show_hits(())
    assert words_of(bar) == ["Looked up before", "闇の腹心", "pact"]
    QTest.keyClick(bar.line, Qt.Key.Key_Down)
    QTest.keyClick(bar.line, Qt.Key.Key_Return)
    assert bar.line.text() == "pact"


def test_the_line_has_room_for_the_long_name_of_a_card(bar: FindBar) -> None:
    name = "怨念の脅迫者、ターグリッド"
    assert bar.line.width() > bar.line.fontMetrics().horizontalAdvance(name) + 60


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
    bar.show_hits(INDEX.hits("turn cycle"))
    place = next(at for at, row in enumerate(bar.list.rows) if row.words == "turn cycle")
    assert bar.list.rows[place].note == "Term"
    assert len(bar.list.rows[place].below) > 20
    bar.show_style(TextStyle(Wording.JAPANESE))
    assert bar.list.rows[place].note == "用語"


def test_an_excerpt_says_the_signs_of_a_card_in_words(bar: FindBar) -> None:
    index = Index(LIBRARY, Game.FLESH_AND_BLOOD)
    index.read_all()
    bar.show_hits(index.hits("thump"), Game.FLESH_AND_BLOOD)
    said = [row.below for row in bar.list.rows]
    assert not any("{" in words for words in said)
    assert any("power" in words for words in said)


def test_the_input_method_is_on_in_the_line_alone(bar: FindBar) -> None:
    bar.line.setFocus()
    assert bar.line.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert not bar.list.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_everything_is_named_and_large_enough(bar: FindBar) -> None:
    for widget in (bar.line, bar.list, bar.close_button):
        assert widget.accessibleName()
        assert min(widget.width(), widget.height()) >= 24
