"""What a file names, and is not there."""

from collections.abc import Iterable

from flowcharts.model.advice import advised
from flowcharts.model.text import Text, listed

_NO_SUCH = Text("There is no {kind} “{name}”. {advice}", "{kind}「{name}」はありません。{advice}")
_KINDS = {
    "ability": "能力",
    "answer": "答え",
    "card": "カード",
    "chart": "チャート",
    "condition": "条件",
    "decision": "判断",
    "effect": "効果",
    "example": "例題",
    "fact": "事実",
    "part": "部分",
    "phrase": "句",
    "question": "質問",
    "rule": "ルール",
    "scenario": "例題",
    "wrong rule": "誤ったルール",
}
_UNFILLED = Text("Nothing fills “{{{gap}}}” here.", "「{{{gap}}}」は、ここでは使えません。")
_NOT_AMONG = Text(
    "Nothing fills “{{{gap}}}”: there are {known}.",
    "「{{{gap}}}」は使えません。使えるのは {known} です。",
)


def no_such(kind: str, name: str, known: Iterable[str]) -> Text:
    """The sentence that says that none of the *known* is called so."""
    said = Text(kind, _KINDS[kind])
    return _NO_SUCH.filled(kind=said, name=name, advice=advised(name, known))


def unfilled(gap: str, known: Iterable[str] = ()) -> Text:
    """The sentence that says that a gap stays empty, where only the *known* are filled."""
    words = list(known)
    if not words:
        return _UNFILLED.filled(gap=gap)
    return _NOT_AMONG.filled(gap=gap, known=listed(words))
