"""What is wrong with a table, in sentences for its author."""

from collections.abc import Iterable

from flowcharts.codec.faults import Fault, Misfit, Missing, Unknown
from flowcharts.codec.forms import Anything
from flowcharts.model.advice import advised
from flowcharts.model.text import Text

_LANGUAGES = {"en": Text("English", "英語"), "ja": Text("Japanese", "日本語")}
_MISSING = Text("`{key}` is missing.", "`{key}` がありません。")
_LACKING = Text(
    "The {language} is missing: give `{key}`.", "{language}がありません。`{key}` に書いてください。"
)
_UNKNOWN = Text("`{key}` is not known here. {advice}", "`{key}` はここでは使えません。{advice}")
_NONE_OF = Text(
    "`{key}` cannot be “{given}”. {advice}", "`{key}` は「{given}」にできません。{advice}"
)
_MISFIT = Text(
    "`{key}` must be {fitting}, not {given}.",
    "`{key}` が{given}になっています。正しくは、{fitting}です。",
)
_WORDS = Text("the words “{given}”", "「{given}」という文字列")
_TABLE = Text("a table", "表")
_ARRAY = Text("an array", "配列")


def complaint(fault: Fault, key: str) -> Text:
    """The sentence that says what is wrong, *key* being where in its table that stands."""
    match fault:
        case Missing(where=where):
            last = str(where[-1])
            return lacking(last, key) if last in _LANGUAGES else _MISSING.filled(key=key)
        case Unknown(where=where, known=known):
            return _UNKNOWN.filled(key=key, advice=advised(str(where[-1]), known))
        case Misfit(given=given, wrong=Text() as wrong):
            return wrong.filled(given=str(given), key=key)
        case Misfit(given=given, known=known) if known:
            return none_of(key, str(given), known)
        case Misfit(given=given, fitting=fitting):
            return _MISFIT.filled(key=key, fitting=fitting, given=_shown(given))


def lacking(code: str, key: str) -> Text:
    """The sentence that says that a text is not there in the language of that *code*."""
    return _LACKING.filled(language=_LANGUAGES[code], key=key)


def none_of(key: str, given: str, known: Iterable[str]) -> Text:
    """The sentence that says that what *key* is given is none of the *known*."""
    return _NONE_OF.filled(key=key, given=given, advice=advised(given, known))


def _shown(given: Anything) -> Text:
    """The value found instead, as its author knows it from TOML."""
    match given:
        case str():
            return _WORDS.filled(given=given)
        case dict():
            return _TABLE
        case list():
            return _ARRAY
        case _:
            bare = str(given).lower()  # true and false; but for these, a number or a day
            return Text(bare, f" {bare} ")
