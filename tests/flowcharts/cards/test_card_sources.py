"""What is read of each kind of file that people have: every card, and what it is in Japanese."""

from pathlib import Path

import pytest

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.imported_card import ImportedCard
from flowcharts.cards.sources import SOURCES, source_of


def cards_of(path: Path) -> list[ImportedCard]:
    return [each.card for each in source_of(path).read(path)]


def names(path: Path) -> list[str]:
    return [card.name.en for card in cards_of(path)]


def test_scryfall_gives_every_face_and_token_in_english_and_japanese_alone(scryfall: Path) -> None:
    assert names(scryfall) == [
        *("Pyknite", "Pyknite", "Æther Vial", "Ravenous Delver", "Delving Aberration"),
        *("Grizzly Bears", "Pest", "Pest"),
    ]
    _, japanese, _, front, back, *_ = cards_of(scryfall)
    assert (japanese.name.ja, japanese.kana) == ("ピクナイト", "ぴくないと")
    assert front.whole == back.whole == "Ravenous Delver // Delving Aberration"
    assert (front.name.ja, back.stats) == ("貪る探求者", "3/2")


def test_a_packed_file_is_read_as_it_is(scryfall: Path, packed: Path) -> None:
    assert cards_of(packed) == cards_of(scryfall)


def test_mtgjson_gives_each_face_its_part_of_the_japanese_name(mtgjson: Path) -> None:
    cards = {card.name.en: card for card in cards_of(mtgjson)}
    assert cards["Pyknite"].name.ja == "ピクナイト"
    assert cards["Pyknite"].text.ja == "カードを引く。"
    assert (cards["Fire"].name.ja, cards["Ice"].name.ja) == ("火", "氷")
    assert names(mtgjson).count("Very Cryptic Command") == 2


def test_forge_gives_faces_costs_and_types_as_cards_have_them(forge: Path) -> None:
    cards = {card.name.en: card for card in cards_of(forge)}
    assert cards["Pyknite"].cost == "{2}{G}"
    assert cards["Pyknite"].type.en == "Creature — Ouphe"
    assert cards["Day Walker"].cost == "{1}{W/U}{G/P}"
    assert cards["Day Walker"].text.en.splitlines()[0] == "Daybound"
    assert cards["Night Walker"].whole == "Day Walker // Night Walker"
    assert cards["Night Walker"].cost == ""
    assert len(cards) == 4


@pytest.mark.parametrize("name", ["scryfall", "mtgjson", "forge"])
def test_how_far_it_was_read_grows_to_the_whole(name: str, request: pytest.FixtureRequest) -> None:
    path = request.getfixturevalue(name)
    source = source_of(path)
    read = [each.read for each in source.read(path)]
    assert source.id == name
    assert read == sorted(read)
    assert 0 < read[-1] <= source.size(path)


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\x00\x01\x02", b"\x1f\x8b\x00", "［".encode()]
)
def test_what_is_no_file_of_cards_is_called_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(CardLibraryError) as refused:
        source_of(path)
    assert "notes.txt" in refused.value.said.en
    assert "notes.txt" in refused.value.said.ja


def test_a_folder_without_scripts_is_called_so(tmp_path: Path) -> None:
    with pytest.raises(CardLibraryError) as refused:
        source_of(tmp_path)
    assert all(source.name.en in refused.value.said.en for source in SOURCES)
