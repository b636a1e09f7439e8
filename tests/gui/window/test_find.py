"""Find, in the window: what is found is ringed, shown and opened."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from flowcharts.model.text import Wording
from gui.canvas.node import NodeItem
from gui.panels.find import FindBar
from gui.panels.glossary import TermNote
from gui.widgets.row import ROW_ROLE
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key


def ringed(user: User) -> set[str]:
    items = [item for item in user.scene.items() if isinstance(item, NodeItem)]
    return {item.node_id for item in items if item.look.is_hit}


def click_first(user: User, kind: str) -> None:
    """Click the first hit of a kind."""
    hits = user.one(FindBar).list
    first = next(index for index in hits.shown() if index.data(ROW_ROLE).note == kind)
    hits.scrollTo(first)
    user.click(hits.viewport(), hits.visualRect(first).center())


@pytest.mark.parametrize("words", ["visual", "VISUAL", "ｖｉｓｕａｌ", "視覚"])
def test_either_language_finds_the_node_whatever_its_width_and_case(user: User, words: str) -> None:
    user.search(words)
    assert "visual" in ringed(user)


def test_find_stands_over_the_list_and_leaves_most_of_the_chart_in_sight(user: User) -> None:
    user.search("stack")
    bar, view = user.one(FindBar), user.trainer.view
    over = bar.geometry().right() - view.mapTo(user.window, view.rect().topLeft()).x()
    assert over < view.width() / 3


def test_the_rings_go_when_find_closes(user: User) -> None:
    user.search("visual")
    user.press(Key.Key_Escape)
    assert ringed(user) == set()
    assert user.focus is user.trainer.view


def test_enter_goes_from_hit_to_hit_and_typing_goes_on(user: User) -> None:
    user.search("default")
    user.press(Key.Key_Return)
    assert user.focus is user.find_line
    assert "1 of " in user.reads(user.one(FindBar))
    user.press(Key.Key_Return)
    assert "2 of " in user.reads(user.one(FindBar))


def test_a_hit_brings_its_node_into_sight(user: User) -> None:
    user.write("z+++")
    user.search("No fix")
    user.press(Key.Key_Return)
    view = user.trainer.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(user.scene.node_rect("no-fix").center())


def test_a_term_is_explained(user: User) -> None:
    user.search("turn cycle")
    click_first(user, "Term")
    assert user.seen(TermNote)


def test_a_card_is_shown(user: User) -> None:
    user.search("Braids")
    click_first(user, "Card")
    assert "Legendary Creature" in user.reads(user.one(TermNote))


def test_an_example_is_opened_and_the_walk_can_be_brought_back(user: User) -> None:
    user.write("nn")
    user.search("Herd Gnarr")
    click_first(user, "Example")
    assert user.example == "herd-gnarr"
    user.press(Key.Key_Escape)
    user.press(Key.Key_Z, held=CTRL)
    assert (user.example, user.answers) == ("", ["no", "no"])


def test_what_is_nowhere_is_said_to_be_nowhere(user: User) -> None:
    user.search("xyzzy")
    assert "Nothing found" in user.reads(user.one(FindBar))
    assert ringed(user) == set()


def test_find_follows_to_another_chart_and_leaves_no_rings_behind(user: User) -> None:
    user.search("Reveal")
    kinds = {row.note for row in user.one(FindBar).list.rows}
    assert "Exit" in kinds
    left = user.scene
    user.session.open_chart("penalty")
    user.settle()
    assert "Exit" not in {row.note for row in user.one(FindBar).list.rows}
    user.press(Key.Key_Escape)
    user.session.open_chart("missed-trigger-2008")
    user.settle()
    assert user.scene is left
    assert ringed(user) == set()


def test_everything_in_find_has_a_name_in_every_language(user: User) -> None:
    user.search("qqqq")
    bar = user.one(FindBar)
    for wording in Wording:
        user.session.choose(wording=wording)
        user.settle()
        names = [button.accessibleName() for button in bar.findChildren(QAbstractButton)]
        assert all(names)
        assert ("見つかりません" in bar.count.text()) is (wording is not Wording.ENGLISH)
        assert ("Nothing found" in bar.count.text()) is (wording is not Wording.JAPANESE)


def test_after_a_term_was_read_the_keys_are_the_charts(user: User) -> None:
    user.search("turn cycle")
    click_first(user, "Term")
    user.press(Key.Key_Escape, Key.Key_Escape)
    assert user.focus is user.trainer.view
    user.write("n")
    assert user.answers == ["no"]


def test_a_term_opens_the_panel_where_it_is_folded(user: User) -> None:
    user.press(Key.Key_F10)
    assert user.window.right.isHidden()
    user.search("turn cycle")
    click_first(user, "Term")
    assert user.one(TermNote).isVisible()


def test_what_needs_a_panel_opens_it_in_full_screen(open_window: Open) -> None:
    user = open_window(1280, 720, chart="forge-trigger-mode")
    user.press(Key.Key_F11, Key.Key_F10)
    user.press(Key.Key_L, held=CTRL)
    assert user.window.right.isVisible()
    user.press(Key.Key_F10)
    assert user.session.settings.shows_right
    user.search("ValidCard")
    click_first(user, "Word")
    assert user.focus.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_the_hits_take_up_to_three_fifths_of_the_window(
    open_window: Open, size: tuple[int, int]
) -> None:
    user = open_window(*size)
    user.search("stack")
    hits = user.one(FindBar).list
    assert hits.height() == round(0.6 * size[1])
    user.window.resize(1000, 600)
    user.settle()
    assert hits.height() == 360
    assert user.window.rect().contains(user.one(FindBar).geometry())
    user.find_line.selectAll()
    user.write("chalice")
    assert hits.height() == hits.height_of_rows(360) + 4 < 360


def test_in_both_languages_a_hit_stands_on_lines_of_its_own(open_window: Open) -> None:
    user = open_window(1280, 720)
    user.search("smokestack at the store")
    hits = user.one(FindBar).list
    low = hits.sizeHintForRow(0)
    user.session.choose(wording=Wording.BOTH)
    user.settle()
    row = hits.rows[0]
    assert (row.words, row.below.split("\n")[0]) == (
        "Smokestack at the store",
        "店の大会での《煙突》",
    )
    assert hits.sizeHintForRow(0) >= low + 12
