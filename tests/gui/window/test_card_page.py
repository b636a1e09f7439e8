"""The page of a card: its text, what its words decide, its examples by edition."""

import pytest
from PySide6.QtCore import Qt

from flowcharts.find.card_uses import card_uses
from flowcharts.model.text import Wording
from gui.walk.card_page import CardPage
from gui.walk.note import TermNote
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User
from tests.shipped import LIBRARY

Key = Qt.Key


@pytest.fixture
def reader(open_window: Open) -> User:
    """Someone who has looked Dark Confidant up."""
    user = open_window(1280, 720)
    user.search("dark confidant")
    user.press(Key.Key_Down, held=CTRL)
    user.press(Key.Key_Return)
    return user


def test_it_is_opened_from_find(reader: User) -> None:
    page = reader.one(CardPage)
    assert page.isVisible()
    assert "At the beginning of your upkeep" in reader.reads(page)


def test_its_examples_stand_by_edition_todays_first(reader: User) -> None:
    rows = reader.one(CardPage).examples.rows
    headings = [row.words for row in rows if row.is_heading]
    assert headings[0] == "September 2024 · newest known"
    standings = ["superseded" in heading for heading in headings]
    assert standings == sorted(standings)
    assert {False, True} == {*standings}
    assert rows[1].key == ("dark-confidant-through-the-editions", "missed-trigger-2024")


def test_an_example_is_opened_with_the_keyboard_on_the_edition_it_stands_under(
    reader: User,
) -> None:
    page = reader.one(CardPage)
    place = [row.key for row in page.examples.rows].index(
        ("dark-confidant-at-one-life", "missed-trigger-2021")
    )
    for _ in range(60):
        if page.examples.currentIndex().row() == place:
            break
        reader.press(Key.Key_Down)
    row = page.examples.visualRect(page.examples.currentIndex()).center()
    assert page.room.rect().contains(page.examples.mapTo(page.room, row))
    reader.press(Key.Key_Return)
    assert reader.example == "dark-confidant-at-one-life"
    assert reader.position.walk.home.chart.id == "missed-trigger-2021"
    assert reader.position.is_shown_to_the_end
    assert not page.isVisible()


def test_what_its_words_decide_is_told_once_for_each_question(reader: User) -> None:
    page = reader.one(CardPage)
    reader.click_button("What its words decide", page)
    assert "A triggered ability? Yes: “At the beginning of your upkeep”" in reader.reads(page)


def test_esc_closes_a_word_of_it_first_and_then_the_page(reader: User) -> None:
    reader.trainer.side.open_term("turn-cycle")
    assert reader.seen(TermNote)
    reader.press(Key.Key_Escape)
    assert not reader.seen(TermNote)
    assert reader.seen(CardPage)
    reader.press(Key.Key_Escape)
    assert not reader.seen(CardPage)
    assert reader.focus is reader.trainer.view


def test_it_is_opened_from_the_card_of_an_example(open_window: Open) -> None:
    user = open_window(1280, 720)
    user.session.open_scenario("pouncing-jaguar-echo")
    user.settle()
    user.click_button("All about this card")
    page = user.one(CardPage)
    assert "Pouncing Jaguar" in user.reads(page)
    user.session.choose(wording=Wording.BOTH)
    user.settle()
    assert "《飛びかかるジャガー》のエコー" in [row.below for row in page.examples.rows]


def test_a_card_that_only_old_editions_ask_about_is_told_by_them() -> None:
    library = LIBRARY
    uses = card_uses(library, library.cards["baru-fist-of-krosa"])
    assert uses.decided
    assert {edition.on.edition.superseded for edition in uses.editions} == {True}


@pytest.mark.parametrize("card", ["dark-confidant", "forest", "tide-of-war"])
def test_every_example_that_has_the_card_is_there(card: str) -> None:
    library = LIBRARY
    told = {
        each.id
        for edition in card_uses(library, library.cards[card]).editions
        for each in edition.examples
    }
    assert told == {each.id for each in library.scenarios() if card in each.cards} != set()
