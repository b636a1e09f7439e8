"""Where a line with Japanese in it must not be broken, and where it had better not be."""

import re

NOT_AT_START = (
    "、。，．,.）)」』】〕》〉］｝”’・：:；;！？!?ー～〜…‥々っゃゅょぁぃぅぇぉゎ"
    "ッャュョァィゥェォヮ"
)
"""Signs that must not begin a line."""

NOT_AT_END = "（(「『【〔《〈［｛“‘"
"""Signs that must not end one."""

_KANJI, _HIRAGANA, _KATAKANA = "一-鿿々", "ぁ-ゖ", "ァ-ヺー"


def _pairs(*pairs: tuple[str, str]) -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    return tuple((re.compile(f"{before}$"), re.compile(after)) for before, after in pairs)


_INSEPARABLE = _pairs(
    ("[!-~]", "[!-~]"),  # 8/720
    (f"[{_KANJI}](?:[きぎちりいみびえけせれめべねげ]|[まわ]り)", f"[{_KANJI}]"),  # 始まり方
    (f"(?<![{_KANJI}{_HIRAGANA}{_KATAKANA}])は", "い"),  # はい
)
_KANJI_AND_DATES = _pairs(
    (f"(?<![{_KANJI}])[{_KANJI}]{{1,7}}", f"[{_KANJI}]"),  # longer ones may have to be torn
    (r"\d", ""),  # 2通り
    ("年", r"\d"),
)
_WORDS = _pairs(
    (f"(?<![{_KATAKANA}])[{_KATAKANA}]{{1,14}}", f"[{_KATAKANA}]"),  # ジャガー
    (f"(?<![{_KATAKANA}・])[{_KATAKANA}]{{1,8}}・", f"[{_KATAKANA}]"),  # マット・タバック
    (f"[{_KATAKANA}]", f"(?!第)[{_KANJI}](?![{_KANJI}])"),  # ジャッジ法
    (f"(?<![{_KANJI}])[{_KANJI}]", f"[{_KATAKANA}]"),  # 各プレイヤー
    ("[A-Za-z]", f"[{_KANJI}]"),  # DCI懲罰指針
    (f"[A-Za-z{_KANJI}{_HIRAGANA}{_KATAKANA}」』)》]", f"(?!では)[{_HIRAGANA}]"),  # 示す
    ("[第月]", r"\d"),
)
_SEEN_BEFORE = 20
"""So many signs before a place tell whether a word goes on there."""


def may_part(before: str, after: str) -> bool:
    """May a line end with *before* and the next begin with *after*?"""
    return before[-1:] not in NOT_AT_END and after[:1] not in NOT_AT_START


def are_inseparable(before: str, after: str) -> bool:
    """Does one word end *before* and begin *after*, whatever a model of phrases says?"""
    return _any_meets(_INSEPARABLE, before, after)


def tears_word(before: str, after: str, *, is_pressed: bool = False) -> bool:
    """Would a line that ends with *before* tear a word, as far as the signs tell?

    *is_pressed*: a word has no room on a line for itself; kanji and dates alone stay whole.
    """
    kept = _KANJI_AND_DATES if is_pressed else _INSEPARABLE + _KANJI_AND_DATES + _WORDS
    return _any_meets(kept, before, after)


def _any_meets(
    pairs: tuple[tuple[re.Pattern[str], re.Pattern[str]], ...], before: str, after: str
) -> bool:
    near = before[-_SEEN_BEFORE:]
    return any(end.search(near) and begin.match(after) for end, begin in pairs)
