"""What is wrong with a table, in sentences for its author."""

from collections.abc import Iterable

from flowcharts.codec.faults import Fault, Misfit, Missing, Unknown
from flowcharts.codec.forms import Anything
from flowcharts.codec.line_numbers import Where
from flowcharts.model.text import Text
from flowcharts.suggestions import advice, nearest_all

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
    "`{key}` が {given} になっています。正しくは、{fitting}です。",
)
_WORDS = Text("the words “{given}”", "「{given}」という文字列")
_TABLE = Text("a table", "表")
_ARRAY = Text("an array", "配列")


def complaint(fault: Fault, key: str) -> Text:
    """The sentence that says what is wrong, *key* being where in its table that stands."""
    match fault:
        case Missing(where=where):
            return (
                _LACKING.filled(language=_LANGUAGES[str(where[-1])], key=key)
                if (where[-1] in _LANGUAGES)
                else _MISSING.filled(key=key)
            )
        case Unknown(where=where, known=known):
            return _UNKNOWN.filled(key=key, advice=_advice(where, known))
        case Misfit(given=given, wrong=Text() as wrong):
            return wrong.filled(given=str(given), key=key)
        case Misfit(given=given, known=known) if known:
            said = str(given)
            return _NONE_OF.filled(key=key, given=said, advice=_advice((said,), known))
        case Misfit(given=given, fitting=fitting):
            return _MISFIT.filled(key=key, fitting=fitting, given=_shown(given))


def _advice(where: Where, known: Iterable[str]) -> Text:
    word, words = str(where[-1]), tuple(known)
    near = nearest_all(word, words)
    ja = (
        f"「{'」か「'.join(near)}」のことですか？"
        if near
        else f"使えるのは {'、'.join(words)} です。"
    )
    return Text(advice(word, words), ja)


def _shown(given: Anything) -> Text:
    """The value found instead, as its author knows it from TOML."""
    match given:
        case bool():
            return Text(str(given).lower(), str(given).lower())
        case str():
            return _WORDS.filled(given=given)
        case dict():
            return _TABLE
        case list():
            return _ARRAY
        case _:
            return Text(str(given), str(given))
