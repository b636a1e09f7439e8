"""A damaged file of rulings: what can be read is kept, what cannot is named, nothing is lost."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from flowcharts.rulings.errors import RulingsError
from flowcharts.rulings.mend import copy_of, damaged_files
from flowcharts.rulings.store import Rulings, rulings_file
from tests.flowcharts.rulings.ruled import cards_of, case, kept, pasted, ruled, unlisted

MANY = 40
PAGE = 4096


@pytest.fixture
def many() -> Path:
    """The file of a judge with many rulings, of which there is no copy."""
    rulings = Rulings(rulings_file())
    rulings.keep(*(ruled(unlisted(f"Card {number}"), number) for number in range(MANY)))
    rulings.close()
    copy_of(rulings_file()).unlink(missing_ok=True)
    return rulings_file()


def overwrite(file: Path, start: int, count: int) -> bytes:
    """Damage *file*; what it says then."""
    with file.open("r+b") as stream:
        stream.seek(start)
        stream.write(b"\xff" * count)
    return file.read_bytes()


def test_a_torn_page_costs_no_more_than_what_stood_on_it(many: Path) -> None:
    pages = many.stat().st_size // PAGE
    damaged = overwrite(many, (pages // 2) * PAGE, PAGE)
    rulings = Rulings(many)
    left = cards_of(rulings)
    assert MANY * 3 // 4 < len(left) < MANY
    assert rulings.mended is not None
    assert str(len(left)) in rulings.mended.en
    assert str(len(left)) in rulings.mended.ja
    (aside,) = damaged_files(many)
    assert aside.read_bytes() == damaged
    assert str(aside) in rulings.mended.ja
    rulings.keep(ruled(case(), 100))
    assert len(cards_of(Rulings(many))) == len(left) + 1


def test_nothing_is_written_into_a_damaged_file(many: Path) -> None:
    pages = many.stat().st_size // PAGE
    damaged = overwrite(many, (pages // 2) * PAGE, PAGE)
    copy_of(many).touch()  # to make one would read all of it
    rulings = Rulings(many)
    rulings.keep(ruled(case(), 100))
    assert rulings.mended is not None
    assert [file.read_bytes() for file in damaged_files(many)] == [damaged]
    assert cards_of(rulings)[0] == "Dark Confidant"


def test_a_window_goes_on_in_the_file_that_another_has_mended(many: Path) -> None:
    one = Rulings(many)
    assert one.count == MANY
    overwrite(many, 0, PAGE)
    other = Rulings(many)
    assert other.count == MANY
    one.keep(ruled(case(), 100))
    assert cards_of(other)[0] == "Dark Confidant"


def test_a_file_that_lost_its_head_is_read_all_the_same(many: Path) -> None:
    overwrite(many, 0, PAGE)
    assert len(cards_of(Rulings(many))) == MANY


def test_a_file_that_is_no_database_any_more_is_mended_from_its_copy() -> None:
    rulings = kept(case(), unlisted())
    rulings.close()
    overwrite(rulings_file(), 0, rulings_file().stat().st_size)
    again = Rulings(rulings_file())
    assert cards_of(again) == ["Dark Confidant"]
    assert again.mended is not None


def test_erase_all_takes_what_was_damaged_too(many: Path) -> None:
    overwrite(many, 0, PAGE)
    rulings = Rulings(many)
    rulings.erase_all()
    assert not list(damaged_files(many))
    assert not rulings.found()


@pytest.mark.parametrize("content", [b"", b"no JSON", b'{"id": 3}'])
def test_one_damaged_entry_is_named_and_the_others_are_read(content: bytes) -> None:
    first, second = case(), pasted()
    rulings = kept(first, second)
    with closing(sqlite3.connect(rulings_file())) as connection, connection:
        damaged = zlib.compress(content) if content else b""
        connection.execute("UPDATE rulings SET content = ? WHERE id = ?", (damaged, first.id))
    assert cards_of(rulings) == ["Hollow Usher", "Dark Confidant"]
    assert rulings.ruling(second.id).card.en == "Hollow Usher"
    with pytest.raises(RulingsError) as refused:
        rulings.ruling(first.id)
    for words in ("3 Oct 2026", "Dark Confidant", "Put on the stack"):
        assert words in refused.value.said.en
    for words in ("2026年10月3日", "闇の腹心", "スタックに置く"):
        assert words in refused.value.said.ja
    assert rulings.found(), "it stays"


def test_a_text_that_is_no_utf8_spoils_no_other_row() -> None:
    rulings = kept(case(), pasted())
    with closing(sqlite3.connect(rulings_file())) as connection, connection:
        connection.execute(
            "UPDATE rulings SET card_en = CAST(x'ff4b' AS TEXT) WHERE card_en = 'Dark Confidant'"
        )
    assert cards_of(rulings) == ["Hollow Usher", "\ufffdK"]


@pytest.mark.parametrize(
    ("told", "en", "ja"),
    [
        ("PRAGMA user_version = 99", "newer version", "より新しいバージョン"),
        ("PRAGMA application_id = 7", "something else", "裁定の記録ではありません"),
    ],
)
def test_a_file_of_somebody_else_is_left_alone(told: str, en: str, ja: str) -> None:
    kept(case()).close()
    with closing(sqlite3.connect(rulings_file())) as connection:
        connection.execute(told)
    before = rulings_file().read_bytes()
    rulings = Rulings(rulings_file())
    with pytest.raises(RulingsError) as refused:
        rulings.keep(ruled(pasted()))
    assert en in refused.value.said.en
    assert ja in refused.value.said.ja
    assert rulings_file().read_bytes() == before


def test_where_nothing_can_be_written_a_sentence_says_so() -> None:
    rulings_file().parent.mkdir(parents=True)
    rulings_file().mkdir()
    with pytest.raises(RulingsError) as refused:
        Rulings(rulings_file()).keep(ruled(case()))
    assert "cannot be read or written" in refused.value.said.en
    assert "読み書きできません" in refused.value.said.ja
