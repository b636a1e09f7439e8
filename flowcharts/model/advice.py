"""What would be right instead of a wrong word."""

from collections.abc import Iterable

from flowcharts.model.text import Text
from flowcharts.suggestions import FEW, NEAR, either, nearest_all

_NONE_THERE = Text("There are none.", "使えるものは、一つもありません。")


def advised(word: str, known: Iterable[str], cutoff: float = NEAR) -> Text:
    """What would be right instead of *word*: the nearest of the *known*, or all of them."""
    words = list(known)
    near = nearest_all(word, words, cutoff)
    if 0 < len(near) <= FEW:
        en = f"Did you mean {either(f'“{each}”' for each in near)}?"
        return Text(en, f"「{'」か「'.join(near)}」のことですか？")
    if not words:
        return _NONE_THERE
    en, ja = (", …", "など") if len(words) > FEW else ("", "")
    few = words[:FEW]
    return Text(f"There are: {', '.join(few)}{en}.", f"使えるのは {'、'.join(few)} {ja}です。")
