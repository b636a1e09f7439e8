"""The rulings at the table as the command line lists, exports, takes in and erases them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from flowcharts.folders import content_folder
from flowcharts.rulings.exercise import make_exercise
from flowcharts.rulings.store import rulings_file
from tests.flowcharts.commands.said import Ask
from tests.flowcharts.rulings.ruled import case, kept, pasted, unlisted


@pytest.fixture
def three() -> list[str]:
    """The ids of three rulings, the oldest first."""
    cases = case(), unlisted(), pasted()
    kept(*cases).close()
    return [each.id for each in cases]


def in_one(words: str) -> str:
    return " ".join(words.split())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dark Confidant: Put on the stack · No penalty"),
        ("ja", "闇の腹心：スタックに置く・懲罰なし"),
    ],
)
def test_rulings_are_listed_in_either_language(
    ask: Ask, three: list[str], language: str, said: str
) -> None:
    listed = ask("rulings", "list", "--language", language).out
    assert said in listed
    assert [listed.index(each[:8]) for each in reversed(three)] == sorted(
        listed.index(each[:8]) for each in three
    ), "the newest first"


def test_words_choose_among_them(ask: Ask, three: list[str]) -> None:
    found = ask("rulings", "list", "闇の", "腹心", "--json").document["rulings"]
    assert [each["id"] for each in found] == [three[0]]
    assert found[0]["card"] == {"en": "Dark Confidant", "ja": "闇[やみ]の腹心[ふくしん]"}
    assert found[0]["given"][0] == "acts=moved"
    assert in_one(ask("rulings", "list", "zzz", "--language", "ja").out)


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("r.csv", b"\xef\xbb\xbfDay,"),
        ("r.md", b"# My rulings"),
        ("r.json", b"{"),
        ("r.PDF", b"%PDF"),
    ],
)
def test_they_are_exported_as_the_ending_says(
    ask: Ask, three: list[str], tmp_path: Path, name: str, begins: bytes
) -> None:
    file = tmp_path / name
    said = ask("rulings", "export", "-o", str(file), "--language", "en")
    assert in_one(said.out) == f"Written to {file}. Rulings: {len(three)}."
    assert file.read_bytes().startswith(begins)


@pytest.mark.parametrize("words", [("zzzz",), ()])
@pytest.mark.usefixtures("three")
def test_where_there_is_none_an_earlier_file_stays(
    ask: Ask, tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / "r.csv"
    assert ask("rulings", "export", "-o", str(file)).status == 0
    before = file.read_bytes()
    if not words:
        assert ask("rulings", "erase", "--all").status == 0
    refused = ask("rulings", "export", *words, "-o", str(file), "--language", "en")
    assert refused.is_refusal("There is no ruling for this: no file was written.")
    assert file.read_bytes() == before


def test_json_is_taken_in_on_another_computer(ask: Ask, three: list[str], tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    assert ask("rulings", "export", "-o", str(file)).status == 0
    assert ask("rulings", "erase", "--all", "--json").document == {"erased": 3}
    assert "found" in ask("rulings", "list", "--language", "en").out
    assert ask("rulings", "import", str(file), "--json").document == {"added": 3, "known": 0}
    assert ask("rulings", "import", str(file), "--json").document == {"added": 0, "known": 3}
    found = ask("rulings", "list", "--json").document["rulings"]
    assert [each["id"] for each in found] == three[::-1]


def test_one_is_erased_by_the_beginning_of_its_id_with_its_exercise(
    ask: Ask, three: list[str]
) -> None:
    inquiry = case()
    with closing(kept(inquiry)) as rulings:
        name = make_exercise(inquiry, content_folder(), is_listed=True)
        rulings.keep(rulings.ruling(inquiry.id)._replace(exercise=name))
    assert list(content_folder().rglob("*.toml"))
    assert ask("rulings", "erase", inquiry.id[:8], "--language", "ja").status == 0
    assert not list(content_folder().rglob("*.toml"))
    left = ask("rulings", "list", "--json").document["rulings"]
    assert [each["id"] for each in left] == three[::-1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("erase",), "Say which to erase"),
        (("erase", "zzz"), "is the id of no ruling"),
        (("erase", ""), "Say which to erase"),
        (("erase", "a", "--all"), "Say which to erase"),
        (("list", "--all"), "--all belongs to"),
        (("list", "-o", "x.csv"), "-o belongs to"),
        (("export",), ".csv (CSV"),
        (("export", "-o", "x.docx"), "docx"),
        (("import",), "Name the one file"),
        (("import", "no-such-file.json"), "no-such-file.json, the file to be imported, cannot"),
        (("burn",), "burn"),
    ],
)
def test_what_cannot_be_done_is_told(
    ask: Ask, three: list[str], words: tuple[str, ...], said: str
) -> None:
    assert ask("rulings", *words).is_refusal(said)
    assert len(ask("rulings", "list", "--json").document["rulings"]) == len(three)


def test_an_empty_id_erases_not_even_the_only_one(ask: Ask) -> None:
    kept(case()).close()
    assert ask("rulings", "erase", "", "--language", "en").is_refusal("Say which to erase")
    assert len(ask("rulings", "list", "--json").document["rulings"]) == 1


def test_a_check_names_what_is_damaged(ask: Ask, three: list[str]) -> None:
    said = ask("rulings", "check", "--language", "en")
    assert (said.status, in_one(said.out)) == (0, f"{rulings_file()}: rulings: 3; sound.")
    with closing(sqlite3.connect(rulings_file())) as connection, connection:
        connection.execute("UPDATE rulings SET content = x'00' WHERE id = ?", (three[0],))
    said = ask("rulings", "check", "--language", "en")
    assert said.status == 1
    assert "The entry of 3 Oct 2026 about Dark Confidant is damaged" in in_one(said.out)
    found = ask("rulings", "check", "--json").document
    assert (found["rulings"], len(found["faults"])) == (3, 1)
    with rulings_file().open("r+b") as stream:
        stream.write(b"\xff" * 4096)
    said = ask("rulings", "check", "--language", "ja")
    assert said.status == 1
    assert "3件で作り直しました" in said.out.replace("\n", "")
    assert json.loads(ask("rulings", "list", "--json").out)["rulings"]
