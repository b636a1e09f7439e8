"""Japanese card text as the grammar reads it: plain signs, each at the place it was given."""

import re

SELF = "~"
"""Stands for each letter of the card’s own name."""
_SIGNS = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},
    **{code: chr(code - 0xFEE0 + 32) for code in range(0xFF21, 0xFF3B)},
    **{code: chr(code + 32) for code in range(ord("A"), ord("Z") + 1)},
    **dict.fromkeys(map(ord, "\t\v\f\xa0\u3000\ufeff\u200b\xad"), " "),
    **dict.fromkeys(map(ord, "\r\u2028\u2029\x85"), "\n"),
    **dict.fromkeys(map(ord, "“”„‟"), '"'),
    **dict.fromkeys(map(ord, "『［〈"), "「"),
    **dict.fromkeys(map(ord, "』］〉"), "」"),
    **dict.fromkeys(map(ord, "―—–─‐‑−"), "—"),
    **dict.fromkeys(map(ord, "•●･"), "・"),
    ord("，"): "、",
    ord("．"): "。",
    ord("｡"): "。",
    ord("､"): "、",
    ord("～"): "〜",
}
_WRITTEN_LINE = re.compile(r"\\n")
_TAG = re.compile(r"</?[a-z][^<>\n]{0,300}>")
_NAMED = re.compile(r"《([^《》/\n]{1,40})(?:/[^《》\n]{1,60})?》")
_RUBY = re.compile(r"(?<=[一-鿿々])\(([ぁ-ゖー]{1,12})\)")
_SHORTEST = 2


def plain_japanese(given: str) -> str:
    """*given* of the same length, in plain signs."""
    plain = given.translate(_SIGNS)
    if "<" in plain:
        plain = _TAG.sub(lambda found: " " * len(found[0]), plain)
    if "\\" in plain:
        plain = _WRITTEN_LINE.sub(" \n", plain)
    return _RUBY.sub(lambda found: " " * len(found[0]), plain)


def masked_japanese(plain: str, name: str) -> str:
    """*plain* with `~` for each letter of the card’s own *name*, marked as 《…》 or not."""
    for form in _forms(plain_japanese(name).strip()):
        plain = plain.replace(form, SELF * len(form))
    return _NAMED.sub(_masked_mark, plain)


def _masked_mark(found: re.Match[str]) -> str:
    """A name in its marks is masked whole where it is the card’s own."""
    return SELF * len(found[0]) if found[1].strip(SELF) == "" else found[0]


def _forms(name: str) -> list[str]:
    """What a card is called in its own text: its name; a legend goes by its last word, too."""
    faces = [face.strip() for face in name.split("//")]
    short = [part for face in faces if "、" in face for part in face.split("、")[-1:]]
    return [form for form in dict.fromkeys((*faces, *short)) if len(form) >= _SHORTEST]
