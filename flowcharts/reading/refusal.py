"""Why a text is not read at all."""

from flowcharts.model.text import Text


def refusal(text: str, most: int) -> Text | None:
    """The sentence for a text that is empty or has more than so many signs; None for any other."""
    if not text.strip():
        return _EMPTY
    return _TOO_LONG.filled(most=f"{most:,}") if len(text) > most else None


_EMPTY = Text(
    "There is no text to read: paste an ability, or a whole card.",
    "読み取る文章がありません。能力かカード全体の文章を貼り付けてください。",
)
_TOO_LONG = Text(
    "The text has more than {most} signs: give the text of one card at a time.",
    "文章が{most}字を超えています。一度にカード1枚分の文章を入れてください。",
)
