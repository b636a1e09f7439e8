"""Why a text cannot be read as TOML, in sentences for its author: tomllib speaks English alone."""

import re
from ast import literal_eval
from tomllib import TOMLDecodeError
from typing import NamedTuple

from flowcharts.model.text import Text

_AT_PLACE = Text("line {line}: {said}", "{line}行目：{said}")
_AT_COLUMN = Text("line {line}, column {column}: {said}", "{line}行目の{column}文字目：{said}")
_NOT_UTF8 = Text("it is not UTF-8 text", "UTF-8のテキストではありません")
_TOO_LONG = Text("a number in it is far too long", "桁数の多すぎる数があります")

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_KEYS = re.compile(r"""\(['"].*['"],?\)""", re.DOTALL)
"""Keys as tomllib names them: ('decision', 'visual')."""
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_TWICE = "同じキーが2回書かれています"
_OPEN_STRING = "文字列が閉じられていません"
_WRONG_CODE = "\\ のあとの文字コードが正しくありません"
_JAPANESE = {
    "Invalid value": "値の書き方が正しくありません",
    "Invalid statement": "行の書き方が正しくありません",
    "Invalid date": "日付や時刻が正しくありません",
    "Invalid initial character": "キーに使えない文字があります",
    "Invalid hex value": _WRONG_CODE,
    "Escaped character": _WRONG_CODE,
    "Unescaped": "文字列の中の \\ の使い方が正しくありません",
    "Unterminated string": _OPEN_STRING,
    "Unclosed array": "配列が閉じられていません",
    "Unclosed inline table": "インラインテーブルが閉じられていません",
    "Duplicate": _TWICE,
    "Cannot declare": "{keys} が2回書かれています",
    "Cannot overwrite": _TWICE,
    "Cannot": "{keys} には、あとから書き加えられません",
    "Expected newline": "値のあとに余分なものがあります",
    "Expected '='": "キーのあとに = がありません",
    "Expected ']'": "見出しの終わりに ] がありません",
    "Expected ']]'": "見出しの終わりに ]] がありません",
    "Expected": _OPEN_STRING,
    "Illegal character": "使えない文字か、文字列の途中の改行があります",
    "Found invalid character": "使えない文字があります",
    "": "書き方が正しくありません",
}
"""By how tomllib begins what it says; of two that fit, the first is meant."""


class TomlFault(NamedTuple):
    """What is wrong with a text, and where."""

    said: Text
    """A sentence without its beginning and its full stop."""
    line: int = 1
    column: int | None = None
    """Where in its line; None for the line as a whole."""

    @property
    def said_in_place(self) -> Text:
        """The same, after where it is."""
        said = _AT_PLACE if self.column is None else _AT_COLUMN
        return said.filled(line=str(self.line), column=str(self.column), said=self.said)


def toml_fault(error: ValueError, text: str) -> TomlFault:
    """What of *text* made tomllib raise that *error*."""
    if not isinstance(error, TOMLDecodeError):
        return TomlFault(_NOT_UTF8 if isinstance(error, UnicodeDecodeError) else _TOO_LONG)
    message = str(error)
    place = _PLACE.search(message)
    begins = message[: place.start()] if place is not None else message
    line, column = text.rstrip().count("\n") + 1, None
    if place is not None and place[1]:
        line, column = int(place[1]), int(place[2])
    return TomlFault(_said(begins), line, column)


def _said(message: str) -> Text:
    found = _KEYS.search(message)
    keys = _header(found[0]) if found is not None else ""
    ja = next(said for begins, said in _JAPANESE.items() if message.startswith(begins))
    en = _KEYS.sub(lambda _: keys, message)
    return Text(en[:1].lower() + en[1:], ja.format(keys=keys))


def _header(keys: str) -> str:
    """The header of the table that *keys* lead to, as its author wrote it."""
    parts = (key if _BARE_KEY.fullmatch(key) else f'"{key}"' for key in literal_eval(keys))
    return f"[{'.'.join(parts)}]"
