"""Words as they are compared: whatever their width, kana, case or language."""

import re
from unicodedata import normalize

from flowcharts.model.text import without_ruby

_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_QUOTES = {ord("’"): "'", ord("‘"): "'", ord("“"): '"', ord("”"): '"'}
_DROPPED = dict.fromkeys(map(ord, "ーｰ〜~・\u00ad\u200b"))
_LIGATURES = {ord("æ"): "ae", ord("œ"): "oe"}
_GAPS = dict.fromkeys((*map(ord, "-―−_"), *range(ord("‐"), ord("―"))), " ")
_FOLDED = _KATAKANA | _QUOTES | _DROPPED | _LIGATURES | _GAPS
_JAPANESE = "ぁ-ゖ一-鿿々"
_GAP_IN_JAPANESE = re.compile(rf"(?<=[{_JAPANESE}]) | (?=[{_JAPANESE}])")
_ACCENTED = re.compile(r"[\u00c0-\u036f\u1e00-\u1fff]")
_ACCENTS = re.compile(r"(?<=[a-z])[\u0300-\u036f]+")
_AROUND_NAMES = re.compile(
    rf"[《》〈〉「」『』【】]|(?<=[ァ-ヶー{_JAPANESE}])[/／]|[/／](?=[{_JAPANESE}])"
)
"""What stands around names, and between the Japanese and the English one: 《闇の腹心/Dark …》."""


def fold(text: str) -> str:
    """*text* as it is compared: one width, case and kana; no readings, accents, ligatures, dashes.

    >>> fold("ﾒｲﾝ・フェイズ") == fold("めいんふぇいず")
    True
    >>> fold("Turn-Cycle")
    'turn cycle'
    """
    even = normalize("NFKC", without_ruby(text)).casefold()
    if _ACCENTED.search(even):
        even = normalize("NFC", _ACCENTS.sub("", normalize("NFD", even)))
    spaced = " ".join(even.translate(_FOLDED).split())
    return spaced if spaced.isascii() else _GAP_IN_JAPANESE.sub("", spaced).strip()


class Query:
    """The words that are looked for, folded for comparison.

    Attributes:
        words: each of its words; they may stand in any order. Folded one by one, since
            folding takes away the gaps between Japanese words.
        phrase: all of them as they were typed.
    """

    def __init__(self, asked: str) -> None:
        bare = _AROUND_NAMES.sub(" ", asked)
        self.words = [word for part in bare.split() for word in fold(part).split()]
        self.phrase = fold(bare)
