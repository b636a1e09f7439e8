"""Where a line must not be broken, above all a Japanese one, and where it had better not be.

Told by the signs alone, and without regular expressions: to compile them would take as long as
a tenth of a launch.
"""

from functools import lru_cache

NOT_AT_START = (
    "、。，．,.）)]}」』】〕》〉］｝”’・：:；;！？!?ー～〜…‥々っゃゅょぁぃぅぇぉゎ"
    "ッャュョァィゥェォヮ"
)
"""Signs that must not begin a line."""

NOT_AT_END = "（([{「『【〔《〈［｛“‘"
"""Signs that must not end one."""

_OPENING = "（「『【〔《〈［｛"
_CLOSING = "）」』】〕》〉］｝、。，．"
"""Signs of which one half of the square is empty."""
_CENTRED = "：；・"
"""Signs with a quarter of it empty on either side."""

_KANJI, _HIRAGANA, _KATAKANA, _LATIN, _DIGIT, _OTHER = "khalds"
_WRITTEN = (_KANJI, _HIRAGANA, _KATAKANA, _LATIN)
_JOINING = "きぎちりいみびえけせれめべねげ"
"""With these a verb ends that is joined to another."""
_HELD = (
    *(("ては", "ま"), ("さかの", "ぼ"), ("さか", "のぼ"), ("うか", "が"), ("うかが", "わ")),
    *(("は", "ずれ"), ("て", "ずっぽう"), ("た", "どる"), ("た", "どり"), ("た", "どっ")),
    *(("ふりが", "な"), ("立ちは", "だか"), ("に", "くい"), ("と", "どま"), ("と", "どめ")),
    *(("うな", "ず"), ("手が", "かり"), ("が", "ちで"), ("悔や", "み"), ("の", "ちに")),
    *(("もたら", "す"), ("損な", "わ"), ("支払", "う"), ("起", "こ"), ("その", "つど")),
)
"""Words that the model of phrases tears: how the first part ends, how the second begins."""
_HELD_ENDS = tuple(end for end, _ in _HELD)
_SIGNS = "✓×～→≠★"
"""A space after these binds."""
_ENDING = "、。？！：… "
_PARTICLES = "はがをにへとでもやの"
_COUNTED = "度番回枚体人個点後在然近上都分日"
"""A phrase may end with these also where kanji follow: もう一度, 2体, その後, 現在."""
_LONGEST_KANJI = 7
_LONGEST_KATAKANA = 14
_LONGEST_NAME = 8
"""Longer words, and longer first names, may have to be torn."""
_SEEN_BEFORE = 20
"""So many signs before a place tell whether a word goes on there."""


def stand_apart(before: str, after: str) -> bool:
    """Do two signs meet whose empty halves leave a gap between them, as in 】〔 and ：【?"""
    is_opened = after in _OPENING and before in _OPENING + _CLOSING + _CENTRED
    return is_opened or (before in _CLOSING and after in _CLOSING + _CENTRED)


def may_part(before: str, after: str) -> bool:
    """May a line end with *before* and the next begin with *after*?"""
    return before[-1:] not in NOT_AT_END and after[:1] not in NOT_AT_START


def are_inseparable(before: str, after: str) -> bool:
    """Does one word end *before* and begin *after*, whatever a model of phrases says?"""
    end, begin = before[-1:], after[:1]
    if are_written_together(before, after):
        return True
    kinds = _kinds(before[-3:])
    if _kinds(begin) == _KANJI:  # 置き換え, 始まり方
        return (kinds[-2:] == "kh" and end in _JOINING) or (
            kinds == "khh" and before[-2:] in ("まり", "わり")
        )
    return before[-1:] + begin == "はい" and kinds[-2:-1] not in (_KANJI, _HIRAGANA, _KATAKANA)


def tears_name(before: str, after: str) -> bool:
    """Would a line that ends with *before* tear what a full line, too, leaves whole?

    That is a word in katakana or in Latin letters, and a number with what it counts.
    """
    end, begin = _kinds(before[-2:]), _kinds(after[:1])
    if end[-1:] == _DIGIT and begin != _OTHER:  # 2通り
        return True
    if begin == _DIGIT and before[-1:] == "第":
        return True
    return are_written_together(before, after) or (end[-1:] == begin == _KATAKANA)


def are_written_together(before: str, after: str) -> bool:
    """Do two signs meet that English writes without a space between, as in 8/720?"""
    return "!" <= before[-1:] <= "~" and "!" <= after[:1] <= "~"


def is_joined(before: str, after: str) -> bool:
    """Do two parts of one word meet, or a number and what it counts, whatever a model says?"""
    if are_inseparable(before, after) or tears_name(before, after):
        return True
    if after[:1] == " ":
        return True
    if before.endswith(_HELD_ENDS) and any(
        before.endswith(end) and after.startswith(begin) for end, begin in _HELD
    ):
        return True
    kinds, begin = _kinds(before[-2:]), _kinds(after[:2])
    if begin[:1] == _DIGIT:  # 2024年9月23日
        return before[-1:] in ("年", "月")
    if after[:1] == "や" and begin[1:] == _KATAKANA:  # ものやプレイヤー
        return True
    return begin[:1] == kinds[-1:] == _KANJI and not _is_counted(before, kinds)


def _is_counted(before: str, kinds: str) -> bool:
    """Does *before* end with a word of time or number, after which a new one begins?"""
    return before[-1:] in _COUNTED and kinds[-2:-1] in (_KANJI, _DIGIT)


def may_end_phrase(end: str, begin: str) -> bool:
    """Can a phrase be told to end between these two signs?"""
    return end in _ENDING or begin in _OPENING or begin == "で"


def ends_phrase(before: str, after: str) -> bool:
    """Do the signs tell that a phrase ends with *before* and another begins?"""
    end, begin = before[-1:], after[:1]
    if end == " ":
        return _parts_at_space(before.rstrip()[-1:], begin)
    return end in _ENDING or (begin in _OPENING and end not in NOT_AT_END)


def _parts_at_space(end: str, begin: str) -> bool:
    """May a line end at the space between the two? It binds a number, a sign, a particle."""
    kind = _kinds(begin)
    is_held = end in _SIGNS or (_kinds(end) == _DIGIT and kind != _LATIN)
    return kind in (_LATIN, _KANJI, _KATAKANA, _DIGIT) and not is_held


def is_lone_particle(phrase: str) -> bool:
    """Is all of a *phrase* a particle, which belongs to the one before?"""
    said = visible(phrase)
    return len(said) == 1 and said in _PARTICLES


def visible(text: str) -> str:
    """*text* without the signs that close it, and without spaces around."""
    return text.strip().rstrip("、。，．）」』】〕》〉］｝？！?!…")


def parts_verb(before: str, after: str) -> bool:
    """Does *before* end with a noun that する makes a verb of, as 誘発?

    Where a line can end nowhere else, it ends there.
    """
    return after[:1] in ("す", "し", "さ") and _kinds(before[-2:]) == "kk"


def is_told_apart(before: str, after: str) -> bool:
    """Is a name of a program said not to be meant, as in AではなくB? It may be a long one."""
    return after.startswith("では") and _kinds(before[-1:]) in (_LATIN, _DIGIT)


def tears_word(before: str, after: str, *, is_pressed: bool = False) -> bool:
    """Would a line that ends with *before* tear a word, as far as the signs tell?

    *is_pressed*: a word has no room on a line for itself; kanji and dates alone stay whole.
    """
    kinds, follows = _kinds(before[-_SEEN_BEFORE:]), _kinds(after[:2])
    if _tears_kanji_or_date(before, kinds, follows[:1]):
        return True
    if is_pressed:
        return False
    return are_inseparable(before, after) or _tears_other_word(before, after, kinds, follows)


def _tears_kanji_or_date(before: str, kinds: str, begin: str) -> bool:
    if kinds[-1:] == _DIGIT:  # 2通り
        return True
    if begin == _DIGIT and before[-1:] == "年":
        return True
    return begin == _KANJI and 0 < _run(kinds, _KANJI) <= _LONGEST_KANJI


def _tears_other_word(before: str, after: str, kinds: str, follows: str) -> bool:
    end, begin = kinds[-1:], follows[:1]
    if begin == _KATAKANA:  # ジャガー, マット・タバック, 各プレイヤー
        is_named = before[-1:] == "・" and _is_short_name(before, kinds)
        is_counted = end == _KANJI and _run(kinds, _KANJI) == 1
        return 0 < _run(kinds, _KATAKANA) <= _LONGEST_KATAKANA or is_named or is_counted
    if begin == _KANJI:  # ジャッジ法, DCI懲罰指針
        is_last = after[:1] != "第" and follows[1:] != _KANJI
        return end == _LATIN or (end == _KATAKANA and is_last)
    if begin == _HIRAGANA:  # 示す
        is_word = end in _WRITTEN or before[-1:] in "」』)》"
        return is_word and not after.startswith("では")
    return begin == _DIGIT and before[-1:] in ("第", "月")


def _is_short_name(before: str, kinds: str) -> bool:
    length = _run(kinds[:-1], _KATAKANA)
    return 0 < length <= _LONGEST_NAME and before[-length - 2 : -length - 1] != "・"


def _run(kinds: str, kind: str) -> int:
    """How many signs of one *kind* stand at the end."""
    return len(kinds) - len(kinds.rstrip(kind))


def _kinds(signs: str) -> str:
    return "".join(map(_kind, signs))


@lru_cache(maxsize=4096)
def _kind(sign: str) -> str:
    if "一" <= sign <= "鿿" or sign == "々":
        return _KANJI
    if "ぁ" <= sign <= "ゖ":
        return _HIRAGANA
    if "ァ" <= sign <= "ヺ" or sign == "ー":
        return _KATAKANA
    if sign.isdigit():
        return _DIGIT
    return _LATIN if sign.isascii() and sign.isalpha() else _OTHER
