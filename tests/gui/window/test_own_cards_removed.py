"""A card of one’s own is removed at its page or by the menu, and comes back by one click."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from flowcharts.folders import content_folder
from gui.rule_now.card_bar import CardBar
from gui.rule_now.facts_panel import CaseFactsPanel
from gui.walk.card_page import CardPage
from gui.walk.find.page import FindBar
from gui.walk.ruling.ruling import RulingPanel
from tests.flowcharts.cards.own_cards import USHER, keep
from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.test_menu import entries, opened
from tests.gui.window.test_read_cards import shown
from tests.gui.window.user import CTRL, User

Key = Qt.Key


@pytest.fixture
def keeper(open_window: Open) -> User:
    """Someone who has kept both abilities of a card."""
    keep(USHER, 0)
    keep(USHER, 1, "yes")
    return open_window(chart=TODAY)


def kept() -> list[str]:
    return [file.name for file in content_folder().glob("cards-own-*.toml")]


def open_page(user: User) -> CardPage:
    user.search("hollow ush")
    user.press(Key.Key_Return)
    return user.one(CardPage)


def found(user: User) -> list[str]:
    """What a name finds at the table."""
    user.press(Key.Key_N, held=CTRL)
    user.one(CardBar).line.setText("hollow ush")
    rows = shown(user)
    user.press(Key.Key_Escape)
    return rows


def entry(user: User, words: str) -> QAction:
    """The entry of the menu that says *words*."""
    menu = opened(user)
    menu.close()
    return entries(menu)[words]


def test_a_card_is_removed_at_its_page_and_put_back_there(keeper: User) -> None:
    (before,) = [(content_folder() / name).read_bytes() for name in kept()]
    page = open_page(keeper)
    assert page.own.face.title.en == "Remove from my cards"
    keeper.click(page.own)
    assert not kept()
    assert keeper.window.notice.startswith("“Hollow Usher” is no longer among your own cards.")
    assert page.own.face.title.ja == "自分のカードに戻す"
    assert not found(keeper)
    keeper.press(Key.Key_Escape)
    page = keeper.one(CardPage)
    assert page.isVisible()
    keeper.click(page.own)
    (after,) = [(content_folder() / name).read_bytes() for name in kept()]
    assert after == before
    assert page.own.face.title.en == "Remove from my cards"
    assert len(found(keeper)) == 2


def test_find_knows_at_once_that_a_card_is_gone(keeper: User) -> None:
    keeper.click(open_page(keeper).own)
    keeper.search("hollow ush")
    assert keeper.one(FindBar).first is None


def test_the_menu_removes_the_card_that_is_ruled_on_and_puts_it_back(keeper: User) -> None:
    assert not entry(keeper, "Remove this card from my own").isEnabled()
    keeper.press(Key.Key_N, held=CTRL)
    keeper.enter("hollow ush")
    keeper.press(Key.Key_Return)
    assert not entry(keeper, "Put back the card removed").isEnabled()
    entry(keeper, "Remove this card from my own").trigger()
    assert not kept()
    for _ in range(3):
        keeper.write("2")
    assert keeper.seen(RulingPanel), "the case that was begun is ruled on all the same"
    entry(keeper, "Put back the card removed").trigger()
    assert kept() == ["cards-own-hollow-usher.toml"]
    assert not entry(keeper, "Put back the card removed").isEnabled()


def test_a_card_of_an_example_stays(keeper: User) -> None:
    keeper.press(Key.Key_N, held=CTRL)
    keeper.enter("hollow ush")
    keeper.press(Key.Key_Return)
    for _ in range(3):
        keeper.write("2")
    keeper.click(keeper.one(CaseFactsPanel).keep)
    entry(keeper, "Remove this card from my own").trigger()
    assert keeper.window.notice.startswith("“Hollow Usher” is on the table in your example")
    assert kept()


def test_a_card_that_comes_with_the_program_cannot_be_removed(keeper: User) -> None:
    keeper.trainer.side.open_card(keeper.session.library.cards["dark-confidant"])
    assert not keeper.one(CardPage).own.isVisible()
    assert not entry(keeper, "Remove this card from my own").isEnabled()
