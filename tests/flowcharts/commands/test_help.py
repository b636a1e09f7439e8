"""Help in the language that is asked for, and options on either side of the command."""

import re

import pytest

from flowcharts.commands.command_line import COMMANDS
from flowcharts.documents.plain import columns
from flowcharts.model.dates import date_of
from flowcharts.version import CONTENT_DATE, VERSION
from tests.flowcharts.commands.said import Ask

KANA = re.compile(r"[\u3040-\u30ff]")
ENGLISH_SENTENCE = re.compile(r"[a-z]+ [a-z]+ [a-z]+")
OPTION = re.compile(r"^  (-\S.*?)(?:  |$)(.*(?:\n {20,}.*)*)", re.MULTILINE)
WIDTH = 80


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))


def described(told: str) -> dict[str, str]:
    """What help says of each option and argument."""
    return {found[1]: found[2] for found in OPTION.finditer(told)}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_helped_with_in_japanese(ask: Ask, command: str) -> None:
    said = ask(command, "--help", "--language", "ja")
    assert (said.status, said.err) == (0, "")
    usage, _, rest = said.out.partition("\n\n")
    assert usage.startswith("使い方：")
    first, *others = usage.splitlines()
    begins = columns(first[: first.index(command) + len(command)]) + 1
    assert {columns(line) - columns(line.lstrip(" ")) for line in others} <= {begins}
    assert "\n引数：\n" in rest or "\n引数" not in rest
    assert "\nオプション：\n" in rest
    assert ENGLISH_SENTENCE.search(rest) is None
    options = described(rest)
    assert options
    for name, told in options.items():
        assert KANA.search(told) or re.search("[一-龠]", told), name
    assert max(map(columns, rest.splitlines())) <= WIDTH


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_helped_with_in_english(ask: Ask, command: str) -> None:
    said = ask("--language", "en", command, "-h")
    assert said.status == 0
    assert said.out.startswith("usage: ")
    assert KANA.search(said.out) is None
    assert all(told.strip() for told in described(said.out).values())


@pytest.mark.parametrize(
    "words",
    [
        ("--help", "--language", "ja"),
        ("--language=ja", "-h"),
        ("--language", "ja", "help"),
        ("help", "--theme", "dark", "--language", "ja"),
    ],
)
def test_all_commands_are_told_in_japanese(ask: Ask, words: tuple[str, ...]) -> None:
    said = ask(*words)
    assert said.status == 0
    assert ENGLISH_SENTENCE.search(said.out) is None
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\S", said.out, re.MULTILINE)


@pytest.mark.parametrize("words", [("help",), (__file__, "--help")])
def test_each_kind_of_file_that_is_opened_is_named(ask: Ask, words: tuple[str, ...]) -> None:
    english = " ".join(ask(*words, "--language", "en").out.split())
    japanese = "".join(ask(*words, "--language", "ja").out.split())
    for named in ("run sheet", "content pack", "cards", "PDF of the guide"):
        assert named in english
    for named in ("進行表", "教材パック", "カード", "指針のPDF"):
        assert named in japanese


@pytest.mark.parametrize(
    "words",
    [
        ("help", "anki", "--language", "ja"),
        ("help", "--language", "ja", "anki"),
        ("--language", "ja", "help", "anki"),
        ("--language=ja", "help", "anki"),
    ],
)
def test_help_tells_of_the_command_behind_it(ask: Ask, words: tuple[str, ...]) -> None:
    said = ask(*words)
    assert said == ask("anki", "--help", "--language", "ja")
    assert "--mistakes" in said.out
    assert ask("help", "anki", "--language", "en").out.startswith("usage: ")


def test_help_with_what_is_no_command_names_the_nearest(ask: Ask) -> None:
    for refused in (
        ask("help", "ankii", "--language", "en"),
        ask("--language", "en", "help", "ankii"),
    ):
        assert refused.status == 2
        assert refused.err == "There is no command named ankii; did you mean anki?\n"
    assert ask("help", "ankii", "--language", "ja").is_refusal("「anki」のことですか")


@pytest.mark.parametrize(
    "options",
    [("-o", "charts.pdf"), ("--unknown", "word"), ("--json", "--unknown", "word"), ("--unknown",)],
)
def test_what_may_be_the_value_of_an_option_is_not_helped_with(
    ask: Ask, options: tuple[str, ...]
) -> None:
    assert ask("help", *options, "export") == ask("export", "--help")


def test_help_with_one_word_behind_an_option_nobody_knows_takes_it_for_the_command(
    ask: Ask,
) -> None:
    assert ask("help", "--unknown", "word").is_refusal("no command named word")
    assert ask("help", "--unknown") == ask("help")


def test_both_languages_are_told_where_both_are_asked_for(ask: Ask) -> None:
    said = ask("seminar", "--help", "--language", "both").out
    assert said.startswith("usage / 使い方: ")
    assert "check, show or print a run sheet / 進行表を調べる、映す、印刷する" in said


@pytest.mark.parametrize(
    "words",
    [
        ("--language", "ja", "list", "sheets"),
        ("--language=ja", "list", "sheets"),
        ("list", "--language", "ja", "sheets"),
        ("list", "sheets", "--language", "ja"),
    ],
)
def test_options_stand_before_the_command_or_after_it(ask: Ask, words: tuple[str, ...]) -> None:
    said = ask(*words)
    assert said.status == 0
    assert "現在の誘発忘れ" in said.out
    assert "Missed triggers today" not in said.out


def test_several_options_stand_before_a_command(ask: Ask) -> None:
    before = ask("--json", "--game", "forge", "list", "charts")
    assert before == ask("list", "charts", "--json", "--game", "forge")
    assert before.document["charts"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("export",), "を書いてください"),
        (("simulate",), "--days、--seed を書いてください"),
        (("export", "missed-trigger-2008", "-o"), "の値が書かれていません"),
        (("list", "charts", "--json=1"), "は付けられません"),
        (("list", "chart"), "「charts」のことですか"),
        (("list", "charts", "--jsn"), "オプション「--jsn」はありません"),
        (("lst",), "コマンド「lst」はありません"),
        (("list", "charts", "more"), "「more」は使えません"),
        (("seminar", "handout", "x", "-o", "x.md", "--lines", "mch"), "書き込み欄の量「mch」"),
    ],
)
def test_a_mistake_is_told_in_japanese_wherever_that_is_asked_for(
    ask: Ask, words: tuple[str, ...], said: str
) -> None:
    assert ask("--language", "ja", *words).is_refusal(said)
    assert ask(*words, "--language", "ja").is_refusal(said)


def test_run_sheets_are_listed_with_their_titles(ask: Ask) -> None:
    rows = ask("list", "sheets", "--json").document["sheets"]
    assert {row["id"]: row["title"]["ja"] for row in rows}["changed-since-2008"] == (
        "2008年から何が変わったか"
    )
    assert all(row["ships"] and row["scenes"] and row["minutes"] for row in rows)


def test_the_version_is_told_in_japanese(ask: Ask) -> None:
    said = ask("--version", "--language", "ja")
    assert said.status == 0
    of = date_of(CONTENT_DATE).ja
    assert said.out.startswith(f"誘発忘れトレーナー {VERSION}（教材は{of}時点）")
