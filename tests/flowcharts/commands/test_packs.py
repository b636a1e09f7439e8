"""Content packs as the command line makes, checks, takes and removes them."""

from pathlib import Path

import pytest

from flowcharts.library.pack_folders import packs_folder
from flowcharts.model.dates import date_of
from flowcharts.version import CONTENT_DATE
from tests.flowcharts.commands.said import Ask
from tests.flowcharts.packs.made import DAY, head, pack


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder that a pack is made of."""
    for name, content in pack().items():
        path = tmp_path / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "mine"


def in_one(words: str) -> str:
    return " ".join(words.split())


def test_a_pack_is_made_given_to_others_taken_in_and_removed(ask: Ask, folder: Path) -> None:
    file = str(folder.parent / "guide.mttpack")
    said = (
        f"“Guide of January 2099”, version 1.0 of {date_of(DAY).en}, for programs from version "
        "0.1.0 on: files: 1; nothing is wrong with it."
    )
    made = ask("pack", "make", str(folder), "-o", file)
    assert in_one(made.out) == in_one(f"Written to {file}. {said}")
    assert in_one(ask("pack", "check", file).out) == said
    assert in_one(ask("pack", "add", file).out) == f"Taken in: {said}"
    assert "missed-trigger-2099" in ask("list", "charts").out
    (row,) = ask("pack", "list", "--json").document["packs"]
    assert (row["id"], row["on"], row["files"]) == ("guide-2099", True, 1)
    told = (
        f"Content packs that are read: “Guide of January 2099”, version 1.0 of {date_of(DAY).en}."
    )
    assert ask("--version").out.splitlines()[1:] == [told]
    assert ask("pack", "off", "guide-2099").out == "“Guide of January 2099”: not read.\n"
    assert "missed-trigger-2099" not in ask("list", "charts").out
    assert ask("--version").out.count("\n") == 1
    assert "· not read" in ask("pack", "list").out
    assert ask("pack", "on", "guide-2099").out == "“Guide of January 2099”: read.\n"
    assert ask("pack", "remove", "guide-2099").out == "“Guide of January 2099” is removed.\n"
    assert ask("pack", "list").out == "Nothing found.\n"
    ask("pack", "add", file)
    gone = ask("pack", "remove", "guide-2099", "--json").document
    assert gone == {key: row[key] for key in ("id", "title", "version", "day", "needs")}


def test_one_that_was_damaged_is_told_listed_and_removed(ask: Ask, folder: Path) -> None:
    file = str(folder.parent / "guide.mttpack")
    ask("pack", "make", str(folder), "-o", file)
    ask("pack", "add", file)
    (kept,) = packs_folder().iterdir()
    (kept / "pack.toml").write_text("broken = ", "utf-8")
    said = ask("list", "charts", tells="is not read")
    assert "missed-trigger-2024" in said.out
    assert "missed-trigger-2099" not in said.out
    told = f"The content pack “{kept.name}” is not read: pack.toml is not as it was taken in."
    assert told in said.err
    listed = ask("pack", "list")
    assert told in in_one(listed.out)
    assert listed.err == "", "it is said once"
    (row,) = ask("pack", "list", "--json").document["packs"]
    assert (row["id"], row["on"], row["read"]) == (kept.name, True, False)
    assert row["fault"]["en"].startswith(told)
    assert ask("pack", "remove", kept.name).out == f"“{kept.name}” is removed.\n"
    assert ask("list", "charts").err == ""
    assert ask("pack", "list").out == "Nothing found.\n"


def test_one_older_than_what_ships_is_taken_with_an_option(ask: Ask, folder: Path) -> None:
    (folder / "pack.toml").write_bytes(head(day="2020-01-01"))
    file = str(folder.parent / "guide.mttpack")
    day = date_of(CONTENT_DATE).en
    age = f"of 1 Jan 2020, is older than the content of this program, of {day}."
    assert age in in_one(ask("pack", "make", str(folder), "-o", file).out)
    said = ask("pack", "add", file)
    assert said.is_refusal(age, f"`pack add {file} --older` takes it in all the same")
    assert age in in_one(ask("pack", "add", file, "--older").out)
    assert "read, though older than what ships" in in_one(ask("pack", "list").out)
    assert "missed-trigger-2099" in ask("list", "charts").out


def test_a_pack_with_mistakes_is_not_even_made(ask: Ask, folder: Path) -> None:
    (folder / "charts" / "missed-trigger-2099.toml").write_text("start = 1\n", "utf-8")
    out = folder.parent / "guide.mttpack"
    said = ask("pack", "make", str(folder), "-o", str(out))
    assert said.status == 2
    assert "charts/missed-trigger-2099.toml, line 1: `start` must be" in said.err
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("add",), "Say which: `pack make FOLDER -o FILE`"),
        (("list", "x"), "`pack list` takes no name"),
        (("check", "x.mttpack", "--older"), "--older belongs to `pack add`"),
        (("make", "."), "Name the file to write"),
        (("check", "x.mttpack", "-o", "y"), "-o belongs to `pack make`"),
        (("check", "x.mttpack"), "x.mttpack cannot be read"),
        (("off", "nothing"), "There is no content pack “nothing” here."),
        (("make", "nowhere", "-o", "y"), "nowhere is no folder."),
    ],
)
def test_a_bad_request_is_refused(ask: Ask, words: tuple[str, ...], said: str) -> None:
    assert ask("pack", *words).is_refusal(said)
