"""The card: as people know it, with the deciding words marked when the step is shown."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from flowcharts.library.library import Library
from flowcharts.model.position import Position, position_of_example
from flowcharts.model.scenario import Card
from flowcharts.model.terms import TermFinder
from flowcharts.model.text import Language, Text, Wording
from gui.text.mana_signs import sign_of
from gui.text.passage import passages
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.fonts import face
from gui.walk.card import CardBlock, CardPanel, notes_of
from gui.walk.card_words import SIGNS
from gui.widgets.button_face import ButtonState
from gui.widgets.text_button import TextButton
from tests.paths import GAMES
from tests.shipped import LIBRARY


def example(name: str) -> Position:
    scenario = LIBRARY.scenario(name)
    return position_of_example(LIBRARY.chart(scenario.chart), scenario)


def said(panel: QWidget) -> list[str]:
    shown = [view for view in panel.findChildren(RichLabel) if view.isVisibleTo(panel)]
    return [view.accessibleName() for view in shown]


@pytest.fixture
def panel(qtbot: QtBot) -> CardPanel:
    view = CardPanel(TextStyle())
    qtbot.addWidget(view)
    view.resize(320, 400)
    view.show()
    return view


def test_it_shows_name_cost_type_text_and_stats(panel: CardPanel) -> None:
    panel.show_position(example("kavu-monarch"), LIBRARY.cards)
    card = LIBRARY.cards["kavu-monarch"]
    for words in (card.name.en, card.cost, card.type.en, card.text.en, card.stats):
        assert words in said(panel)


def test_the_reading_of_a_name_is_no_part_of_what_is_read_out(panel: CardPanel) -> None:
    panel.show_position(example("dark-confidant-kept-silent"), LIBRARY.cards)
    for has_ruby in (False, True):
        panel.show_style(TextStyle(Wording.JAPANESE, has_ruby=has_ruby))
        assert "闇の腹心" in said(panel)


def test_the_deciding_words_are_marked_only_once_revealed(panel: CardPanel) -> None:
    asked = example("kavu-monarch").jumped(2)
    panel.show_position(asked, LIBRARY.cards)
    assert not any("The marked words decide" in words for words in said(panel))
    panel.show_position(asked.next_beat(poses=True), LIBRARY.cards)
    assert any("The marked words decide" in words for words in said(panel))


def test_another_card_of_the_example_can_be_chosen(panel: CardPanel) -> None:
    panel.show_position(example("pouncing-jaguar-echo"), LIBRARY.cards)
    buttons = [each for each in panel.findChildren(TextButton) if each.isVisibleTo(panel)]
    chips = [each for each in buttons if each is not panel.more]
    assert [chip.face.title.en for chip in chips] == [
        "Pouncing Jaguar",
        "Grizzly Bears",
        "Terror",
        "Fact or Fiction",
    ]
    chips[2].click()
    assert LIBRARY.cards["terror"].text.en in said(panel)
    assert chips[2].face.state is ButtonState.CHOSEN


def test_the_next_step_brings_the_deciding_card_back(panel: CardPanel) -> None:
    asked = example("pouncing-jaguar-echo")
    panel.show_position(asked, LIBRARY.cards)
    panel.findChildren(TextButton)[2].click()
    panel.show_position(asked.next_beat(poses=True), LIBRARY.cards)
    assert LIBRARY.cards["pouncing-jaguar"].text.en in said(panel)


def test_a_card_without_japanese_printing_says_so(panel: CardPanel) -> None:
    cards = dict(LIBRARY.cards)
    cards["kavu-monarch"] = cards["kavu-monarch"]._replace(not_printed_in_japanese=True, note=None)
    panel.show_position(example("kavu-monarch"), cards)
    assert "Never printed in Japanese." in said(panel)
    panel.show_style(TextStyle(Wording.JAPANESE))
    assert "日本語版は印刷されていません。" in said(panel)


@pytest.mark.parametrize("card", LIBRARY.cards.values(), ids=lambda card: card.id)
def test_every_card_fits_the_narrowest_panel(qtbot: QtBot, card: Card) -> None:
    block = CardBlock(TextStyle(Wording.BOTH))
    qtbot.addWidget(block)
    block.setFont(face(20))
    block.show_card(card)
    assert block.minimumSizeHint().width() <= 268


def test_a_card_of_another_game_has_its_own_signs_and_no_empty_places(panel: CardPanel) -> None:
    library = Library(added=GAMES)
    scenario = library.scenario("blade-strikes")
    position = position_of_example(library.chart("arena-event"), scenario)
    panel.show_position(position, library.cards)
    name, text, note = said(panel)
    assert name == "Arena Blade"
    assert text == library.cards["arena-blade"].text.en
    assert note.startswith("{p} power, {d} defense, {r} resource")
    assert note.endswith("Its Japanese text is not in this library.")
    (passage,) = passages(text, Language.ENGLISH, finder=TermFinder())
    assert [text[each.start : each.end] for each in passage.symbols] == ["{p}", "{d}", "{r}"]


@pytest.mark.parametrize("letter", SIGNS)
def test_each_sign_of_a_card_fills_the_place_of_a_letter(letter: str) -> None:
    shape = sign_of(letter, 20)
    room = QRectF(-10.5, -10.5, 21, 21)
    assert room.contains(shape.boundingRect())
    assert shape.boundingRect().height() > 15
    assert len({sign_of(other, 20).length() for other in SIGNS}) == len(SIGNS)


def test_only_a_card_never_printed_in_japanese_is_said_to_be_that() -> None:
    card = LIBRARY.cards["kavu-monarch"]._replace(note=None)
    not_at_hand = card._replace(not_at_hand_in_japanese=True)
    never = not_at_hand._replace(not_printed_in_japanese=True)
    said = [[note.en for note in notes_of(each)] for each in (card, not_at_hand, never)]
    assert said == [
        [],
        ["Its Japanese text is not in this library."],
        ["Never printed in Japanese."],
    ]


def test_a_card_of_which_only_a_part_is_quoted_says_so() -> None:
    whole = LIBRARY.cards["kavu-monarch"]
    said = notes_of(whole._replace(only_triggers=True))
    (only,) = (note for note in said if note not in notes_of(whole))
    assert only == Text(
        "Only what triggers on it is quoted here, without its cost and its size.",
        "ここに引用したのは誘発に関する文章だけで、コストやサイズなどは省いています。",
    )
