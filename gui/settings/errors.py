"""Why a settings file cannot be read: what is wrong, where, and what would be right."""

import json
from collections.abc import Mapping
from enum import StrEnum

from flowcharts import os_errors
from flowcharts.model.text import Text, listed

_MOST_SHOWN = 40
"""Longer values are not shown whole."""

SET_ASIDE = Text(
    "The settings file could not be read ({reason}). It now stands aside as {aside}; "
    "the program starts with new settings.",
    "設定ファイルを読み込めませんでした（{reason}）。"
    "そのファイルは {aside} に移し、新しい設定で始めます。",
)
LEFT_ALONE = Text(
    "The settings in {file} cannot be read ({reason}), nor set aside ({denied}). "
    "The program starts with new ones and leaves that file alone.",
    "{file} の設定を読み込めず（{reason}）、移すこともできません（{denied}）。"
    "そのファイルは変更せず、新しい設定で始めます。",
)
_NO_JSON = Text(
    "line {line}, column {column}: here it is no JSON; "
    "a quote, a comma or a bracket is missing, or one too many",
    "{line}行目の{column}文字目がJSONとして正しくありません。引用符、コンマ、括弧のどれかが足りないか、余っています",
)
_NO_TABLE = Text(
    "it is no table of settings, which stands in { and }",
    "{ と } で囲んだ設定の一覧になっていません",
)
_NOT_UTF8 = Text("it is not UTF-8 text", "UTF-8のテキストではありません")
_TOO_DEEP = Text("it nests brackets far too deeply", "括弧の入れ子が深すぎます")
_TOO_LONG = Text("a number in it is far too long", "桁数の多すぎる数があります")
_MISFIT = Text(
    "“{name}” is {value}, and should be {fitting}",
    "「{name}」が {value} になっています。正しくは、{fitting}です",
)
_ONE_OF = Text("one of {names}", "{names} のどれか")
_TRUE_OR_FALSE = Text("true or false", "true か false のどちらか")
_WORDS = Text("words in quotes", "引用符で囲んだ文字列")
_LIST = Text('a list of words, as ["…", "…"]', '["…", "…"] のように並べた文字列')
_SIZES = Text('a table of numbers, as {"…": 1}', '{"…": 1} のように名前を付けた数')
_NUMBER = Text("a number from {least} to {largest}", "{least} から {largest} までの数")
_POSITIVE = Text("a number above 0 and at most {largest}", "0 より大きく {largest} 以下の数")


class UnfitError(ValueError):
    """What the file holds are no settings.

    Attributes:
        said: what they are, and what they should be.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said


def unfit_value(name: str, value: object, like: object, limits: tuple[float, float]) -> UnfitError:
    """A setting has a *value* that it may not have; a number has *limits*."""
    fitting = _fitting(like, limits)
    return UnfitError(_MISFIT.filled(name=name, value=_shown(value), fitting=fitting))


def no_table() -> UnfitError:
    """The file holds something else than a table."""
    return UnfitError(_NO_TABLE)


def reason_of(error: Exception) -> Text:
    """Why the file cannot be read."""
    match error:
        case UnfitError():
            return error.said
        case OSError():
            return os_errors.reason_of(error)
        case json.JSONDecodeError():
            return _NO_JSON.filled(line=str(error.lineno), column=str(error.colno))
    return _REASONS.get(type(error), _TOO_LONG)


_REASONS: dict[type[Exception], Text] = {UnicodeDecodeError: _NOT_UTF8, RecursionError: _TOO_DEEP}


def _shown(value: object) -> str:
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= _MOST_SHOWN else f"{written[:_MOST_SHOWN]}…"


def _fitting(like: object, limits: tuple[float, float]) -> Text:
    """What may stand where *like* stands."""
    match like:
        case StrEnum():
            return _ONE_OF.filled(names=listed(type(like)))
        case bool():
            return _TRUE_OR_FALSE
        case str():
            return _WORDS
        case frozenset() | tuple():
            return _LIST
        case Mapping():
            return _SIZES
    least, largest = map(str, limits)
    return (_NUMBER if limits[0] else _POSITIVE).filled(least=least, largest=largest)
