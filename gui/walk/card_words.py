"""What is said of a card beside its own text."""

import re

from flowcharts.model.text import Text

NEVER_IN_JAPANESE = Text("Never printed in Japanese.", "日本語版は印刷されていません。")
NOT_AT_HAND_IN_JAPANESE = Text(
    "Its Japanese text is not in this library.", "日本語の文章は本教材に収録していません。"
)
ONLY_TRIGGERS = Text(
    "Only what triggers on it is quoted here, without its cost and its size.",
    "ここに引用したのは誘発に関する文章だけで、コストやサイズなどは省いています。",
)
SIGNS = {
    "p": Text("{p} power", "{p} パワー"),
    "d": Text("{d} defense", "{d} 防御"),
    "r": Text("{r} resource", "{r} リソース"),
    "h": Text("{h} life", "{h} ライフ"),
}
DECIDING_WORDS = Text(
    "The marked words decide this step.", "印のある部分が、この判断の決め手です。"
)
MORE = Text("All about this card", "このカードについて")

_JAPANESE = re.compile("[ぁ-ヿ一-鿿]")
_SIGN = re.compile(r" ?\{([pdrh])\}")


def signs_in_words(said: str) -> str:
    """What is *said* in one language, for a line that draws no signs.

    >>> signs_in_words("gets +1{p}"), signs_in_words("{p}を1得る")
    ('gets +1 power', 'パワーを1得る')
    """
    is_japanese = _JAPANESE.search(said) is not None
    gap = "" if is_japanese else " "

    def word(sign: re.Match[str]) -> str:
        called = SIGNS[sign[1]]
        return gap + (called.ja if is_japanese else called.en).partition(" ")[2]

    return _SIGN.sub(word, said).strip()
