"""What tomllib says of a text that is no TOML, said again in the languages of its author."""

import tomllib

import pytest

from flowcharts.codec.toml_fault import TomlFault, toml_fault
from tests.english import english_in

WRONG = {
    "a = ": (1, None, "値の書き方が正しくありません"),
    "a = 1\n= 2": (2, 1, "行の書き方が正しくありません"),
    "a = 1979-02-30": (1, 5, "日付や時刻が正しくありません"),
    "a.=1": (1, 3, "キーに使えない文字があります"),
    'a = "\\uZZZZ"': (1, 8, "\\ のあとの文字コードが正しくありません"),
    'a = "\\ud800"': (1, 12, "\\ のあとの文字コードが正しくありません"),
    'a = "\\q"': (1, 8, "文字列の中の \\ の使い方が正しくありません"),
    'a = "b': (1, None, "文字列が閉じられていません"),
    "a = 'b": (1, None, "文字列が閉じられていません"),
    "\na = '''b\n\n": (2, None, "文字列が閉じられていません"),
    "a = [1, ": (1, None, "値の書き方が正しくありません"),
    "a = [1 2]": (1, 8, "配列が閉じられていません"),
    "a = {b = 1 c = 2}": (1, 12, "インラインテーブルが閉じられていません"),
    "a = {b = 1, b = 2}": (1, 18, "同じキーが2回書かれています"),
    "a = 1\na = 2\n": (2, 6, "同じキーが2回書かれています"),
    "[a.b]\n[a.b]": (2, 5, "[a.b] が2回書かれています"),
    "a = {}\na.b = 1\n": (2, 8, "[a] には、あとから書き加えられません"),
    "[a]\nb.c = 1\n[a.b]\nd = 2": (3, 5, "[a.b] が2回書かれています"),
    "a = 1 b = 2": (1, 7, "値のあとに余分なものがあります"),
    "a": (1, None, "キーのあとに = がありません"),
    "[a": (1, None, "見出しの終わりに ] がありません"),
    "[[a": (1, None, "見出しの終わりに ]] がありません"),
    'a = "b\nc"': (1, 7, "使えない文字か、文字列の途中の改行があります"),
    "# \x00": (1, 3, "使えない文字があります"),
}


def fault_of(text: str) -> TomlFault:
    try:
        tomllib.loads(text)
    except ValueError as error:
        return toml_fault(error, text)
    raise AssertionError(text)


@pytest.mark.parametrize("text", WRONG)
def test_it_says_where_and_what_in_both_languages(text: str) -> None:
    line, column, said = WRONG[text]
    fault = fault_of(text)
    assert (fault.line, fault.column, fault.said.ja) == (line, column, said)
    assert not english_in(fault.said_in_place.ja)
    assert fault.said_in_place.ja.startswith(f"{line}行目")
    assert fault.said.en.isascii()
    assert "(at " not in fault.said.en


def test_a_number_without_end_is_said_as_such() -> None:
    text = f"a = {'1' * 5_000}"
    assert fault_of(text).said_in_place.ja == "1行目：桁数の多すぎる数があります"
