"""Find, in the window: what is found is ringed, shown and opened."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from flowcharts.model.position import Showing
from flowcharts.model.text import Text, Wording
from gui.chart.node import NodeItem
from gui.startup.first_walk import first_position
from gui.walk.card_page import CardPage
from gui.walk.find.page import FindBar
from gui.walk.note import TermNote
from gui.widgets.row import ROW_ROLE
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key


def ringed(user: User) -> set[str]:
    items = [item for item in user.scene.items() if isinstance(item, NodeItem)]
    return {item.node_id for item in items if item.look.is_hit}


def select(user: User, kind: str, name: str, chart: str, words: str = "") -> None:
    """Go down to a hit."""
    if words:
        user.find_line.selectAll()
        user.write(words)
    bar = user.one(FindBar)
    for _ in range(60):
        hit = bar.hit
        assert hit is not None
        if (hit.kind, hit.id, hit.on and hit.on.id) == (kind, name, chart):
            return
        user.press(Key.Key_Down)
    raise AssertionError(f"Not among the first hits: {name}")


def click_first(user: User, kind: str) -> None:
    """Click the first hit of a kind."""
    hits = user.one(FindBar).list
    first = next(index for index in hits.shown() if index.data(ROW_ROLE).note == kind)
    hits.scrollTo(first)
    user.click(hits.viewport(), hits.visualRect(first).center())


def test_either_language_finds_the_node_whatever_its_width_and_case(user: User) -> None:
    for words in ("visual", "VISUAL", "ｖｉｓｕａｌ", "視覚"):
        user.search(words)
        assert "visual" in ringed(user), words
        user.press(Key.Key_Escape)
        assert not ringed(user)


def test_find_stands_over_the_list_and_leaves_most_of_the_chart_in_sight(user: User) -> None:
    user.search("stack")
    bar, view = user.one(FindBar), user.trainer.view
    over = bar.geometry().right() - view.mapTo(user.window, view.rect().topLeft()).x()
    assert over < view.width() / 3


def test_esc_closes_find_before_an_older_notice(user: User) -> None:
    user.window.show_notice(Text("Something that was said before.", "前に言われたこと。"))
    user.search("visual")
    user.press(Key.Key_Escape)
    assert not user.seen(FindBar)
    assert user.window.notice == "Something that was said before."


def test_the_rings_go_when_find_closes(user: User) -> None:
    user.search("visual")
    user.press(Key.Key_Escape)
    assert ringed(user) == set()
    assert user.focus is user.trainer.view


def test_a_name_and_enter_lead_to_todays_ruling(open_window: Open) -> None:
    user = open_window(1280, 720)
    start = user.position
    for name in ("闇の腹心", "否定の契約", "dark confidant", "pact of negation"):
        user.session.go(start)
        user.search(name)
        user.press(Key.Key_Return)
        todays = user.session.library.todays_chart_id
        assert user.position.walk.home.chart.id == todays, name
        assert user.position.is_shown_to_the_end, name
        outcome = user.position.walk.home.outcome
        assert outcome is not None
        assert outcome.label.en in user.reads(user.trainer.side), name
        assert not user.seen(FindBar)
        assert user.focus is user.trainer.view


def test_ctrl_enter_begins_the_example_at_its_story(user: User) -> None:
    user.search("pact of negation")
    user.press(Key.Key_Return, held=CTRL)
    assert user.example.startswith("pact-of-negation")
    assert user.answers == []


def test_whoever_tries_first_is_not_told_the_ruling(user: User) -> None:
    user.session.choose(tries_first=True)
    user.search("pact of negation")
    user.press(Key.Key_Return)
    assert (user.example[:4], user.answers) == ("pact", [])


def test_another_edition_is_one_click_away_and_is_opened_again_at_the_next_start(
    user: User,
) -> None:
    user.search("dark confidant one case")
    user.click_button("IPG, September 2016")
    assert user.example == "dark-confidant-through-the-editions"
    assert user.position.walk.home.chart.id == "missed-trigger-2016"
    again = first_position(user.session.library, user.session.settings)
    assert again.walk.home.chart.id == "missed-trigger-2016"
    shown = user.session.scenario
    assert shown is not None
    assert again.showing == Showing(shown)


def test_an_example_of_another_edition_is_told_step_by_step_with_its_reason(user: User) -> None:
    user.search("dark confidant one case 2016")
    user.press(Key.Key_Return, held=CTRL)
    why = user.session.library.scenario(user.example).also["missed-trigger-2016"].why.en
    user.press(Key.Key_Space)
    assert why in user.reads(user.trainer.side)


def test_it_is_compared_on_all_its_editions(user: User) -> None:
    user.search("dark confidant one case 2016")
    user.press(Key.Key_Return)
    user.press(Key.Key_K, held=CTRL)
    comparison = user.trainer.compare.comparison
    assert comparison is not None
    assert {"missed-trigger-2008", "missed-trigger-2016"} <= {e.chart.id for e in comparison.known}


def test_enter_brings_a_node_into_sight_and_closes_find(user: User) -> None:
    user.write("z+++")
    user.search("No fix")
    select(user, "remedy", "no-fix", "missed-trigger-2008")
    user.press(Key.Key_Return)
    view = user.trainer.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(user.scene.node_rect("no-fix").center())
    assert not user.seen(FindBar)
    assert ringed(user) == {"no-fix"}
    user.write("n")
    assert ringed(user) == set()


def test_a_node_of_another_chart_is_opened_there(user: User) -> None:
    user.search("How many times")
    select(user, "result", "each-event", "how-many-triggers", "each event")
    user.press(Key.Key_Return)
    assert user.position.chart.id == "how-many-triggers"


def test_what_was_opened_is_offered_the_next_time(user: User) -> None:
    for words in ("turn cycle", "闇の腹心"):
        user.search(words)
        user.press(Key.Key_Return)
    assert user.session.settings.recent == ("闇の腹心", "turn cycle")
    user.press(Key.Key_F, held=CTRL)
    user.find_line.clear()
    user.settle()
    assert [row.words for row in user.one(FindBar).list.rows][1:] == ["闇の腹心", "turn cycle"]


def test_a_term_is_explained(user: User) -> None:
    user.search("turn cycle")
    click_first(user, "Term")
    assert user.seen(TermNote)


def test_a_card_is_shown(user: User) -> None:
    user.search("Braids")
    click_first(user, "Card")
    page = user.one(CardPage)
    assert "Legendary Creature" in user.reads(page)
    assert user.focus is page.examples


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
    user.search("visual")
    assert "visual" in ringed(user)
    left = user.scene
    user.session.open_chart("penalty")
    user.settle()
    assert "visual" not in ringed(user)
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
    tall = hits.height()
    assert 0.5 * size[1] <= tall <= round(0.6 * size[1])
    user.window.resize(1000, 600)
    user.settle()
    assert hits.height() <= 360 < tall
    assert user.window.rect().contains(user.one(FindBar).geometry())
    user.find_line.selectAll()
    user.write("smokestack at the store")
    assert hits.height() == hits.height_of_rows(360) + 4 < 360


def test_in_both_languages_a_hit_stands_on_lines_of_its_own(open_window: Open) -> None:
    user = open_window(1280, 720)
    user.search("smokestack at the store")
    hits = user.one(FindBar).list
    low = hits.sizeHintForRow(1)
    user.session.choose(wording=Wording.BOTH)
    user.settle()
    row = next(row for row in hits.rows if row.words.startswith("Smokestack at"))
    assert (row.words, row.below.split("\n")[0]) == (
        "Smokestack at the store",
        "店の大会での《煙突》",
    )
    assert hits.sizeHintForRow(1) >= low + 12


def test_the_menu_of_the_line_gets_more_air_with_larger_text(user: User) -> None:
    def air(size: int) -> int:
        """How much wider the menu is than what stands in it."""
        user.session.choose(text_size=size)
        line = user.find_line
        centre = line.rect().center()
        at = centre, line.mapToGlobal(centre)
        QApplication.sendEvent(line, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, *at))
        menu = user.menu()
        assert menu.fontInfo().pixelSize() == size
        rows = [action.text().replace("&", "").partition("\t") for action in menu.actions()]
        width = menu.fontMetrics().horizontalAdvance
        words, keys = (max(width(row[column]) for row in rows) for column in (0, 2))
        menu.close()
        return menu.width() - words - keys

    user.search("stack")
    assert air(20) - air(14) == 2 * (20 - 14)


def test_nothing_is_said_to_be_found_only_once_all_is_read(open_window: Open) -> None:
    user = open_window(1280, 720)
    user.trainer.find.open()
    bar = user.one(FindBar)
    bar.line.setText("zzz")  # at once: next to nothing has been read
    assert user.trainer.find.is_reading
    assert bar.count.text() == "Looking…"
    user.settle()
    assert bar.count.text() == "Nothing found"
