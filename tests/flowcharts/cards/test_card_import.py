"""Cards are taken in whole or not at all, go on after a kill, and stay where a file is broken."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flowcharts.cards.card_import import erase, take_in
from flowcharts.cards.card_library import CardLibrary
from flowcharts.cards.error import CardLibraryError
from flowcharts.model.text import Language
from tests.english import english_in
from tests.flowcharts.cards.conftest import scryfall_row
from tests.paths import TOP

MANY = 2000


@pytest.fixture
def library(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "cards.sqlite"


@pytest.fixture
def many(tmp_path: Path) -> Path:
    path = tmp_path / "many.json"
    rows = (json.dumps(scryfall_row(f"Wolf {count}", "Draw.")) for count in range(MANY))
    path.write_text("[" + ",\n".join(rows) + "]", encoding="utf-8")
    return path


def taken(path: Path, library: Path) -> int:
    return list(take_in(path, library))[-1].cards


def found(library: Path, asked: str) -> list[str]:
    with closing(CardLibrary(library)) as opened:
        return [each.card.name.en for each in opened.find(asked, Language.ENGLISH)]


def test_a_file_is_taken_in_and_found(scryfall: Path, library: Path) -> None:
    assert taken(scryfall, library) == 8
    assert found(library, "pyknite") == ["Pyknite"]
    assert found(library, "ピクナイト") == ["Pyknite"]


def test_two_tokens_of_one_name_are_two_and_one_card_in_two_languages_is_one(
    scryfall: Path, library: Path
) -> None:
    taken(scryfall, library)
    assert found(library, "pest") == ["Pest", "Pest"]
    with closing(CardLibrary(library)) as opened:
        (card,) = opened.named("Pyknite")
        assert opened.count == 7
    assert card.card.text.ja.startswith("次のターン")
    assert card.card.cost == "{2}{G}"


def test_what_comes_later_renews_english_and_keeps_japanese(
    scryfall: Path, forge: Path, library: Path
) -> None:
    taken(scryfall, library)
    taken(forge, library)
    with closing(CardLibrary(library)) as opened:
        (card,) = opened.named("Pyknite")
        assert [str(each.en).partition(",")[0] for each in opened.sources()] == [
            "all-cards.json",
            "cardsfolder",
        ]
    assert card.card.text.en.startswith("When Pyknite enters, draw")
    assert card.card.name.ja == "ピクナイト"
    assert "cardsfolder" in card.source.en


def test_the_same_file_again_changes_nothing(mtgjson: Path, library: Path) -> None:
    taken(mtgjson, library)
    with closing(CardLibrary(library)) as opened:
        before = opened.count
    taken(mtgjson, library)
    with closing(CardLibrary(library)) as opened:
        assert opened.count == before
        assert len(opened.sources()) == 1


def test_until_all_is_read_the_library_is_as_it_was(
    scryfall: Path, many: Path, library: Path
) -> None:
    taken(scryfall, library)
    steps = take_in(many, library)
    for _ in islice(steps, 3):
        assert found(library, "wolf") == []
    steps.close()
    assert found(library, "wolf") == []


def test_what_was_stopped_goes_on_where_it_was(many: Path, library: Path) -> None:
    steps = take_in(many, library)
    *_, stopped = islice(steps, 3)
    steps.close()
    first = next(take_in(many, library))
    assert stopped.cards < first.cards
    assert taken(many, library) == MANY
    with closing(CardLibrary(library)) as opened:
        assert opened.count == MANY


def test_after_a_kill_it_goes_on_and_all_is_there_once(many: Path, library: Path) -> None:
    script = (
        "import os, signal; from itertools import islice; from pathlib import Path\n"
        "from flowcharts.cards.card_import import take_in\n"
        f"for _ in islice(take_in(Path({str(many)!r}), Path({str(library)!r})), 4): pass\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    killed = subprocess.run([sys.executable, "-c", script], cwd=TOP, check=False, timeout=60)
    assert killed.returncode < 0
    assert not library.exists()
    assert next(take_in(many, library)).cards > 1000
    assert taken(many, library) == MANY
    with closing(CardLibrary(library)) as opened:
        assert opened.count == MANY


def test_another_file_after_a_stop_has_nothing_of_the_stopped_one(
    many: Path, scryfall: Path, library: Path
) -> None:
    steps = take_in(many, library)
    next(steps)
    steps.close()
    taken(scryfall, library)
    assert found(library, "wolf") == []


def test_a_file_that_was_cut_off_changes_nothing(many: Path, scryfall: Path, library: Path) -> None:
    taken(scryfall, library)
    content = many.read_bytes()
    many.write_bytes(content[: len(content) // 2])
    with pytest.raises(CardLibraryError) as refused:
        taken(many, library)
    assert "ends in the middle" in refused.value.said.en
    assert "途中で切れています" in refused.value.said.ja
    assert found(library, "wolf") == []
    assert found(library, "pyknite") == ["Pyknite"]
    assert [each.name for each in library.parent.iterdir()] == [library.name]


def test_a_packed_file_that_was_cut_off_changes_nothing(packed: Path, library: Path) -> None:
    content = packed.read_bytes()
    packed.write_bytes(content[: len(content) // 2])
    with pytest.raises(CardLibraryError) as refused:
        taken(packed, library)
    assert "ends in the middle" in refused.value.said.en
    assert not library.exists()


def test_a_file_without_cards_is_called_so(tmp_path: Path, library: Path) -> None:
    path = tmp_path / "none.json"
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(CardLibraryError) as refused:
        taken(path, library)
    assert "holds no card" in refused.value.said.en


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk is at hand on Linux alone")
def test_on_a_full_disk_the_library_stays(scryfall: Path, library: Path) -> None:
    taken(scryfall, library)
    library.with_name(f"{library.name}.new").symlink_to("/dev/full")
    erase_left = library.with_name(f"{library.name}.new")
    with closing(CardLibrary(library)) as opened:
        before = opened.count
    taken(scryfall, library)  # what cannot be gone on with is made anew
    assert not erase_left.is_symlink()
    with closing(CardLibrary(library)) as opened:
        assert opened.count == before


def test_a_library_that_cannot_be_written_is_said_to_be(scryfall: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(CardLibraryError) as refused:
        taken(scryfall, blocked / "cards.sqlite")
    assert "cannot be kept" in refused.value.said.en
    assert not english_in(refused.value.said.ja)


def test_an_erased_library_is_empty(scryfall: Path, library: Path) -> None:
    taken(scryfall, library)
    erase(library)
    assert found(library, "pyknite") == []
    assert not list(library.parent.iterdir())


@pytest.mark.parametrize("content", [b"", b"no database", os.urandom(4096)])
def test_a_damaged_library_says_so(content: bytes, library: Path) -> None:
    library.parent.mkdir()
    library.write_bytes(content)
    with pytest.raises(CardLibraryError) as refused:
        found(library, "pyknite")
    assert "Erase it" in refused.value.said.en
    assert not english_in(refused.value.said.ja)


def test_a_library_of_another_program_says_so(library: Path) -> None:
    library.parent.mkdir()
    with closing(sqlite3.connect(library)) as connection:
        connection.execute("CREATE TABLE card (number)")
    with pytest.raises(CardLibraryError):
        CardLibrary(library)


def _documents() -> st.SearchStrategy[bytes]:
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ["name", "lang", "card_faces", "data", "layout", "foreignData", "x"]
                )
                | st.text(),
                inner,
                max_size=5,
            )
        ),
        max_leaves=12,
    )
    return values.map(lambda value: json.dumps(value).encode())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzzed")


@settings(max_examples=150, deadline=None)
@given(content=st.binary(max_size=300) | _documents() | _documents().map(lambda made: made[:-2]))
def test_whatever_a_file_says_it_is_taken_in_or_refused_with_a_sentence(
    place: Path, content: bytes
) -> None:
    path, library = place / "any.json", place / "cards.sqlite"
    path.write_bytes(content)
    library.unlink(missing_ok=True)
    said = "."
    try:
        taken(path, library)
    except CardLibraryError as refused:
        said = refused.said.en
    assert said.endswith(".")
    with closing(CardLibrary(library)) as opened:
        assert (opened.count > 0) is (said == ".")
