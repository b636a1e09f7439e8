"""Whatever is refused is refused in the language that was asked for, and without any English."""

from pathlib import Path

import pytest

from tests.english import english_in
from tests.flowcharts.commands.conftest import WRONG
from tests.flowcharts.commands.said import Ask

CHART = "missed-trigger-2024"
REFUSED = (
    "bogus",
    "list",
    "list charts more",
    "list charts --jsn",
    "find",
    "find --game chess bear",
    "cards find",
    "cards import /none.json",
    f"walk {CHART} --answers yes,,no",
    f"walk {CHART} --answers perhaps",
    f"walk {CHART} --answers shown-in-time=no,yes",
    f"walk {CHART} --answers aura=no,aura=yes",
    f"walk {CHART} --answers aura=no",
    f"walk {CHART} --scenario none",
    f"walk {CHART} --scenario kavu-monarch-a-turn-later --answers no",
    f"walk {CHART} --exit none",
    f"walk {CHART} --alone=yes",
    "when 1 2:draw",
    "when 1:upkep 2:draw",
    "when 2:draw 1:upkeep",
    "compare none",
    "compare kavu-monarch-a-turn-later --charts awareness,,",
    "decide today --facts /none.json",
    "decide today --set option",
    "decide today --set optoin=may",
    "decide today --set option=mat",
    "decide today --card none",
    "decide today --ability one",
    "decide today --ability 1",
    "decide today --scenario kavu-monarch-a-turn-later --card none",
    "facts --template small-world",
    "read",
    "read --text a --file b",
    "read --file /none.txt",
    "generate none",
    "generate today --count none",
    "generate today --count 0",
    "generate today --id none",
    "generate today --outcome nothing-such",
    "generate today --decision none",
    f"export {CHART}",
    f"export {CHART} -o none",
    f"export {CHART} -o /none/chart.svg",
    f"export {CHART} -o / --format svg",
    f"export {CHART} -o chart.png --width 3",
    f"export {CHART} -o - --format png",
    "check /none.toml",
    "coverage none",
    "journal export",
    "journal import",
    "journal export more -o a.json",
    "journal check /none.journal",
    "journal check --new",
    "simulate --days one --seed 1",
    "simulate --days 1 --seed 1 --from today",
    "seminar show /none.toml",
    "seminar check none.toml",
    "seminar handout trigger-basics",
    "seminar report /none.json -o report.md",
    "show none",
    "show awareness --theme none",
    "--now never",
)
UNREADABLE = {
    "decide today --facts": b"{",
    "read --file": b"\xff",
    "read --batch": b"[]",
    "seminar report -o report.md": b"{}",
    "seminar handout -o sheet.md": b"title = [",
    "seminar show": b"\xff",
    "journal import": b"none",
    "cards import": b'{"data": nul}',
}


@pytest.mark.parametrize("words", REFUSED)
def test_a_wrong_request_is_refused_in_both_languages(words: str, ask: Ask) -> None:
    assert ask(*words.split()).status == WRONG


@pytest.mark.parametrize("words", UNREADABLE)
def test_a_file_that_cannot_be_read_is_refused_in_both_languages(
    words: str, ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "wrong.json"
    file.write_bytes(UNREADABLE[words])
    assert ask(*words.split(), str(file)).status == WRONG


@pytest.mark.parametrize(
    "words",
    [
        "decide today --set option=mat",
        "generate none",
        "walk none",
        "cards find",
        f"export {CHART}",
        "journal import",
    ],
)
def test_the_language_that_is_asked_for_goes_before_that_of_the_system(
    words: str, ask: Ask
) -> None:
    japanese = ask(*words.split(), "--language", "ja").err
    assert any("ぁ" <= sign <= "ん" for sign in japanese)
    assert english_in(japanese) == []
    assert ask(*words.split(), "--language=both").err.endswith(japanese)
    english = ask(*words.split(), "--language", "en").err
    assert not any("ぁ" <= sign <= "ん" for sign in english)
