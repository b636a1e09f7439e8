"""Cards of one’s own are given to others in one file, and taken in without losing anything."""

from pathlib import Path

import pytest

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.own_cards_file import TakenCards, take_cards, write_cards
from flowcharts.cases.facts import DETRIMENTAL
from flowcharts.checking.check import check_file
from flowcharts.folders import content_folder
from flowcharts.library.content_files import OWN, ContentFiles
from flowcharts.library.library import Library
from tests.flowcharts.cards.own_cards import USHER, keep

LISTED = """[card.lantern]
name = { en = "Lantern", ja = "Lantern" }
cost = ""
text = { en = "Flying", ja = "Flying" }
source = { en = "A book", ja = "A book" }
"""
DRAW = "Clerk\nCreature — Spirit\nWhen this creature enters, draw a card."


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """The file that somebody with two cards gives."""
    keep(USHER, 0)
    keep(USHER, 1, "yes")
    keep(DRAW)
    file = tmp_path / "my-cards.toml"
    assert write_cards(content_folder(), file) == 2
    return file


def settled(folder: Path) -> dict[str, str]:
    """By ability, whether it harms its controller."""
    abilities = Library(added=folder).abilities
    own = {name: each for name, each in abilities.items() if name.startswith(OWN)}
    return {name: str(each.case.values[DETRIMENTAL.name]) for name, each in own.items()}


def test_another_takes_in_all_that_was_settled(given: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    assert take_cards(given, other) == TakenCards(2, 3)
    assert settled(other) == settled(content_folder())
    assert set(settled(other).values()) == {"yes", "no"}
    files = ContentFiles(other)
    assert len(files.added()) == 2
    for file in files.added():
        assert not check_file(file, files), "it is sound content"


def test_what_was_settled_here_stays_so(given: Path) -> None:
    keep(USHER, 1, "no")
    before = settled(content_folder())
    assert take_cards(given, content_folder()) == TakenCards(2, 0)
    assert settled(content_folder()) == before


def test_another_card_of_the_same_name_stands_beside_it(given: Path) -> None:
    for file in content_folder().glob("*.toml"):
        file.unlink()
    keep("Clerk\nCreature — Spirit\nWhen this creature dies, draw a card.")
    take_cards(given, content_folder())
    assert {"own-clerk-0", "own-clerk-2-0"} <= {*settled(content_folder())}
    text = Library(added=content_folder()).cards["own-clerk-2"].text.en
    assert text == "When this creature enters, draw a card."


def test_without_cards_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(CardLibraryError, match="no cards of your own yet"):
        write_cards(content_folder(), tmp_path / "my-cards.toml")
    assert not (tmp_path / "my-cards.toml").exists()


@pytest.mark.parametrize(
    "said",
    [
        "",
        "card = 3",
        "[card.own-x]\ncost = 3",
        "no toml",
        LISTED,
        "[card]\n[ability.own-x-0]\nkind = 'flying'",
        "a" * 2_000_000,
        "[" * 5000,
    ],
)
def test_a_file_of_something_else_is_refused_with_a_sentence(said: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(said, encoding="utf-8")
    with pytest.raises(CardLibraryError) as refused:
        take_cards(file, content_folder())
    assert "cards.toml" in refused.value.said.en
    assert "cards.toml" in refused.value.said.ja
    assert not content_folder().exists()


def test_a_damaged_file_of_a_card_is_not_written_over() -> None:
    damaged = keep(DRAW)
    damaged.write_text("no toml", encoding="utf-8")
    fresh = keep(DRAW)
    assert damaged.read_text("utf-8") == "no toml"
    assert fresh.name == "cards-own-clerk-2.toml"


def test_what_a_kept_card_was_lacking_is_kept_when_it_is_pasted_whole() -> None:
    without = USHER.replace(" {1}{W}", "")
    (file,) = {keep(without, 0), keep(USHER, 1)}
    card = Library(added=file.parent).cards["own-hollow-usher"]
    assert (card.cost, card.type.en) == ("{1}{W}", "Creature — Spirit")
    assert len(settled(content_folder())) == 2
