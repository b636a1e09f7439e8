"""How sure the outcome of a worked example is, and that words of a card decide, in words."""

from flowcharts.model.text import Text

SURE = "H"
"""The confidence of an outcome that its source gives."""
CONFIDENCES = {
    "H": Text("The source gives this outcome.", "この結論は、出典に書かれています。"),
    "M": Text(
        "In some doubt: a secondary source gives this outcome, or a part of it is inferred.",
        "確実ではありません：この結論は二次的な資料によるか、一部は推定です。",
    ),
    "L": Text(
        "In doubt: there is little evidence for this outcome.",
        "確実ではありません：この結論の根拠は十分ではありません。",
    ),
    "D": Text(
        "We derived this outcome: no source states it.",
        "この結論は本教材で導いたもので、出典には書かれていません。",
    ),
}
BY_WORDS = Text("Decided by the card’s words: “{words}”.", "決め手になるカードの文章：「{words}」")
