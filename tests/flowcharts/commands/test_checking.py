"""`check`: every problem on its line, and the rest of the library works on."""

import os
import sys
from pathlib import Path

import pytest

from flowcharts.library.library import Library
from tests.flowcharts.commands.said import Ask
from tests.paths import TOP

BROKEN = 'title.en = "Mine"\nfoo = 1\n'


@pytest.fixture
def own_content() -> Path:
    folder = Path(os.environ["XDG_DATA_HOME"], "missed-trigger-trainer", "content")
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def broken(own_content: Path) -> Path:
    file = own_content / "charts" / "mine.toml"
    file.parent.mkdir()
    file.write_text(BROKEN, "utf-8")
    return file


def test_the_shipped_content_has_no_problem_and_the_folder_of_own_content_is_named(
    ask: Ask, own_content: Path
) -> None:
    said = ask("check")
    assert said.status == 0
    assert said.out.startswith("No problems in ")
    assert int(said.out.split()[3]) > 400
    assert str(own_content) in said.out


def test_each_problem_has_a_line_of_its_own(ask: Ask, broken: Path) -> None:
    said = ask("check", str(broken))
    *problems, count = said.out.splitlines()
    assert said.status == 1
    assert len(problems) > 2
    assert all(line.startswith(f"{broken}:") for line in problems)
    assert f"{broken}:2: " in said.out
    assert count == f"{len(problems)} problems in 1 file."


def test_the_problems_are_said_in_japanese(ask: Ask, broken: Path) -> None:
    broken.write_text(f"{BROKEN}start = 3\n", "utf-8")
    said = ask("check", str(broken), "--language", "ja")
    *problems, count = said.out.splitlines()
    assert f"{broken}:1: 日本語がありません。`title.ja` に書いてください。" in problems
    assert (
        f"{broken}:3: `start` が 3 になっています。正しくは、引用符で囲んだ文字列です。" in problems
    )
    assert f"{broken}:1: `edition` がありません。" in problems
    assert count == f"1個のファイルに問題が{len(problems)}件あります。"
    document = ask("check", str(broken), "--language", "ja", "--json").document
    assert "`edition` がありません。" in [problem["message"] for problem in document["problems"]]


def test_in_both_languages_a_problem_keeps_its_line(ask: Ask, broken: Path) -> None:
    said = ask("check", str(broken), "--language", "both").out
    assert f"{broken}:1: `edition` is missing. `edition` がありません。\n" in said


def test_the_problems_are_one_document(ask: Ask, broken: Path) -> None:
    said = ask("check", str(broken), "--json")
    assert said.status == 1
    assert said.document["files"] == 1
    for problem in said.document["problems"]:
        assert list(problem) == ["file", "line", "table", "message"]
        assert problem["file"] == str(broken)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems name files in Unicode")
def test_a_name_that_is_no_text_is_shown_to_people_and_kept_for_programs(
    ask: Ask, tmp_path: Path
) -> None:
    file = tmp_path / "caf\udce9.toml"
    file.write_text(BROKEN, "utf-8")
    assert f"{tmp_path / 'caf�.toml'}:1: " in ask("check", str(file)).out
    document = ask("check", str(file), "--json").document
    assert {problem["file"] for problem in document["problems"]} == {str(file)}


def test_own_content_is_checked_with_the_rest(ask: Ask, broken: Path) -> None:
    said = ask("check")
    assert said.status == 1
    assert str(broken) in said.out
    assert said.err == ""


def test_a_folder_stands_for_its_files(ask: Ask, broken: Path) -> None:
    assert ask("check", str(broken.parent), "--json").document["files"] == 1


@pytest.mark.parametrize("name", ["nowhere.toml", ""])
def test_a_file_that_is_not_there_is_named(ask: Ask, tmp_path: Path, name: str) -> None:
    assert ask("check", str(tmp_path / name)).is_refusal(str(tmp_path / name))


def test_a_broken_file_leaves_the_rest_at_work(ask: Ask, broken: Path) -> None:
    said = ask("list", "charts", "--json", tells=str(broken))
    assert [row["id"] for row in said.document["charts"]] == list(Library().chart_ids)
    assert said.status == 0
    assert all(line.startswith(f"{broken}:") for line in said.err.splitlines())
    assert said.err


def test_a_chart_with_a_mistake_cannot_be_walked(ask: Ask, broken: Path) -> None:
    said = ask("walk", broken.stem, "--answers", "no")
    assert said.status == 2
    assert "`check`" in said.err


def test_an_added_chart_is_walked_like_any_other(ask: Ask, own_content: Path) -> None:
    shipped = Path("flowcharts/content/charts/missed-trigger-2008.toml")
    (own_content / "charts").mkdir()
    (own_content / "charts" / "ours.toml").write_bytes((TOP / shipped).read_bytes())
    said = ask("walk", "ours", "--answers", "yes", "--json")
    assert (said.status, said.err, said.document["outcome"]) == (0, "", "not-used")
    refused = ask("walk", "ours", "--scenario", "herd-gnarr")
    assert refused.is_refusal("herd-gnarr", "missed-trigger-2008")
