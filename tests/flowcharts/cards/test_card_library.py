"""Cards are found by parts of their names in both languages, by their kana, by their text."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from flowcharts.cards.card_import import take_in
from flowcharts.cards.card_library import CardLibrary
from flowcharts.model.text import Language


@pytest.fixture
def library(tmp_path: Path, scryfall: Path, mtgjson: Path) -> Iterator[CardLibrary]:
    file = tmp_path / "cards.sqlite"
    for path in (scryfall, mtgjson):
        for _ in take_in(path, file):
            pass
    with closing(CardLibrary(file)) as opened:
        yield opened


def found(library: CardLibrary, asked: str, language: Language = Language.ENGLISH) -> list[str]:
    return [each.card.name.en for each in library.find(asked, language)]


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        *(("pyk", "Pyknite"), ("PYKNITE", "Pyknite"), ("ぴくない", "Pyknite")),
        *(
            ("aether vi", "Æther Vial"),
            ("火", "Fire"),
            ("氷", "Ice"),
            ("異形", "Delving Aberration"),
        ),
        *(("delving aber", "Delving Aberration"), ("fire // ice", "Fire")),
        *(("top card of your library", "Ravenous Delver"), ("Ｐｙｋ", "Pyknite")),
    ],
)
def test_a_card_is_found_by(library: CardLibrary, asked: str, name: str) -> None:
    assert found(library, asked)[0] == name


def test_what_is_called_so_comes_before_what_says_so(library: CardLibrary) -> None:
    assert found(library, "p")[:3] == ["Pest", "Pest", "Pyknite"]
    assert "Ravenous Delver" in found(library, "up")


@pytest.mark.parametrize(
    "asked", ["", "  ", "//", '"', "+", "'", "-", "*", "《》", "NOT OR", "a:b"]
)
def test_signs_of_the_search_itself_are_no_words(library: CardLibrary, asked: str) -> None:
    assert found(library, asked) == []


def test_a_card_is_known_by_its_number_as_the_program_has_cards(library: CardLibrary) -> None:
    (pyknite,) = library.named("pyknite")
    again = library.card(pyknite.number)
    assert again == pyknite
    card = pyknite.as_card()
    assert (card.name.ja, card.cost, card.stats) == ("ピクナイト", "{2}{G}", "1/1")
    assert card.has_japanese
    assert library.card(10_000) is None


def test_without_a_file_nothing_is_found(tmp_path: Path) -> None:
    with closing(CardLibrary(tmp_path / "none.sqlite")) as library:
        assert found(library, "pyknite") == []
        assert library.count == 0
        assert library.sources() == ()
