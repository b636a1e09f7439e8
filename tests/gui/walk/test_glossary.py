"""A word of the glossary, looked up in the right panel without leaving the walk."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from flowcharts.model.game import Game
from flowcharts.model.position import position_of
from flowcharts.model.text import Wording
from gui.commands.command import Commands
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.walk.note import TermNote
from gui.walk.side_panel import SidePanel
from gui.widgets.text_button import TextButton
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

TERMS = LIBRARY.terms_of(Game.MAGIC)
FREE = position_of(LIBRARY.chart("missed-trigger-2008"))


@pytest.fixture
def side(qtbot: QtBot, asked: Asked, commands: Commands) -> SidePanel:
    view = SidePanel(TextStyle(), asked, commands)
    qtbot.addWidget(view)
    view.show_terms(TERMS, LIBRARY.term_finder(Game.MAGIC))
    view.show_position(FREE, LIBRARY.cards)
    view.resize(340, 700)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    return view


def note(side: SidePanel) -> TermNote | None:
    return next((view for view in side.findChildren(TermNote) if view.isVisible()), None)


def explanation(side: SidePanel) -> RichLabel:
    return next(
        view for view in side.findChildren(RichLabel) if view.isVisible() and view.column.links
    )


def test_a_clicked_word_shows_what_it_means(side: SidePanel) -> None:
    view = explanation(side)
    link = view.column.links[0]
    box = view.column.link_boxes()[0][0]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=box.center())
    shown = note(side)
    assert shown is not None
    assert shown.accessibleName() == TERMS[link.term].term.en
    assert shown.accessibleDescription() == TERMS[link.term].meaning.en


def test_both_languages_of_a_word_are_shown(side: SidePanel) -> None:
    side.show_style(TextStyle(Wording.BOTH))
    term = next(iter(TERMS.values()))
    side.open_term(term.id)
    shown = note(side)
    assert shown is not None
    assert shown.accessibleName() == f"{term.term.en} / {term.term.without_ruby().ja}"


def test_esc_closes_it_and_reading_goes_on_at_the_word(side: SidePanel) -> None:
    view = explanation(side)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Return)
    shown = note(side)
    assert shown is not None
    assert shown.hasFocus()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert note(side) is None
    assert view.hasFocus()


def test_a_click_closes_it(side: SidePanel) -> None:
    side.open_term(next(iter(TERMS)))
    shown = note(side)
    assert shown is not None
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.rect().bottomRight())
    assert note(side) is None


def test_the_next_step_closes_it(side: SidePanel) -> None:
    side.open_term(next(iter(TERMS)))
    side.show_position(FREE.answered("no"), LIBRARY.cards)
    assert note(side) is None


def test_an_unknown_word_is_let_pass(side: SidePanel) -> None:
    side.open_term("no-such-term")
    assert note(side) is None


def test_page_keys_of_a_clicker_do_not_scroll(side: SidePanel, qtbot: QtBot) -> None:
    side.resize(300, 240)
    bar = side.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(side, key)
        assert bar.value() == 0
    QTest.keyClick(side, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() > 0


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.CONTRAST])
def test_nothing_is_wider_than_the_panel(
    side: SidePanel, wording: Wording, theme: ThemeName
) -> None:
    side.show_style(TextStyle(wording, PALETTES[theme]))
    side.resize(300, 600)
    body = side.widget()
    assert body is not None
    assert body.width() <= side.viewport().width()
    assert body.minimumSizeHint().width() <= 300


def test_a_long_meaning_is_scrolled_to_its_end_and_never_cut(side: SidePanel, qtbot: QtBot) -> None:
    font = side.font()
    font.setPixelSize(24)
    side.setFont(font)
    side.show_style(TextStyle(Wording.BOTH))
    side.open_term("missed-trigger")
    shown = note(side)
    assert shown is not None
    room = shown.findChildren(QScrollArea)[0]
    close = shown.findChildren(TextButton)[0]
    assert side.rect().contains(shown.geometry())
    qtbot.waitUntil(lambda: room.verticalScrollBar().maximum() > 0)
    texts = shown.findChildren(RichLabel)
    assert all(text.heightForWidth(text.width()) <= text.height() for text in texts)
    assert (
        texts[-1].mapTo(shown, texts[-1].rect().bottomLeft()).y() > close.mapTo(shown, QPoint()).y()
    )
    for _ in range(40):
        QTest.keyClick(shown, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    end = texts[-1].mapTo(shown, texts[-1].rect().bottomLeft()).y()
    assert end <= close.mapTo(shown, QPoint()).y()


def test_a_short_meaning_needs_no_scrolling(side: SidePanel) -> None:
    side.open_term("missed-trigger")
    shown = note(side)
    assert shown is not None
    assert shown.findChildren(QScrollArea)[0].verticalScrollBar().maximum() == 0
    assert shown.height() < side.height() / 2
