"""Fresh cases in the editor of run sheets are of any card: listed, one’s own, of files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from flowcharts.cards.card_origin import OF_CARD
from flowcharts.checking.run_sheet import open_sheet, problems_of
from flowcharts.library.library import Library
from flowcharts.talk.told_example import ToldExample
from gui.talk.editor.window import SheetEditor
from gui.text.text_style import TextStyle
from tests.flowcharts.cards.own_cards import USHER, keep, own_library, take_in_cards
from tests.gui.talk.test_editor import SHEET
from tests.shipped import LIBRARY


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.toml"
    path.write_text(SHEET, encoding="utf-8")
    return path


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path, file: Path) -> Iterator[SheetEditor]:  # noqa: ARG001
    """The editor of somebody who has kept a card and taken in another."""
    keep(USHER, 0)
    keep(USHER, 1, "yes")
    take_in_cards(tmp_path, Lantern="Whenever Lantern attacks, each opponent loses 1 life.")
    editor = SheetEditor(own_library(), TextStyle())
    editor.open(file)
    editor.show()
    editor.new.kind.setCurrentIndex(editor.new.kind.findData("case"))
    yield editor
    editor.document.saved = editor.document.now
    editor.close()
    editor.deleteLater()


def offered(editor: SheetEditor) -> dict[str, int]:
    """The places of the cases of other cards, by the card that each is of; they come by lot."""
    kind = editor.new.kind
    for _ in range(20):
        found = _offered_now(editor)
        if {"Hollow Usher", "Lantern"} < {*found}:
            return found
        kind.setCurrentIndex(kind.findData("slide"))
        kind.setCurrentIndex(kind.findData("case"))
    raise AssertionError("no such case is offered")


def _offered_now(editor: SheetEditor) -> dict[str, int]:
    which = editor.new.which
    places = (n for n in range(which.count()) if which.itemData(n).startswith(OF_CARD))
    return {which.itemText(place).partition(":")[0]: place for place in places}


def add(editor: SheetEditor, place: int) -> None:
    editor.new.which.setCurrentIndex(place)
    QTest.mouseClick(editor.new.add, Qt.MouseButton.LeftButton)


def told(file: Path, library: Library, name: str) -> ToldExample:
    """The case of the card of that *name*, as whoever has that *library* opens it."""
    found = [each.content for each in open_sheet(file, library).items]
    (case,) = [e for e in found if isinstance(e, ToldExample) and name in e.scenario.story.en]
    return case


def test_cases_of_any_card_are_offered_beside_those_with_stories(editor: SheetEditor) -> None:
    others = offered(editor)
    listed = {card.name.en for card in LIBRARY.cards.values()}
    assert {*others} & listed, "listed abilities without stories"
    assert editor.new.which.count() > len(others)


@pytest.mark.parametrize("name", ["Hollow Usher", "Lantern"])
def test_such_a_case_is_stored_with_its_card_and_opened_where_nobody_has_it(
    editor: SheetEditor, file: Path, name: str
) -> None:
    add(editor, offered(editor)[name])
    assert editor.save(file)
    assert problems_of(file, LIBRARY) == ()
    content = told(file, Library(), name)
    assert [card.name.en for card in content.cards.values()] == [name]


def test_a_case_of_a_listed_ability_without_stories_is_stored(
    editor: SheetEditor, file: Path
) -> None:
    others = offered(editor)
    name = next(name for name in others if name not in ("Hollow Usher", "Lantern"))
    add(editor, others[name])
    assert editor.save(file)
    assert problems_of(file, LIBRARY) == ()
    content = told(file, LIBRARY, name)
    assert not content.cards, "it comes with the program"
