"""A text as the grammar reads it: plain signs, in small letters, each at the place it was given."""

import re
from itertools import accumulate

from flowcharts.reading.ability_reading import Stretch

SELF = "~"
"""Stands for each letter of the card’s own name."""
_BLANK = " "
_SIGNS = {
    **dict.fromkeys(map(ord, "“”„‟«»＂"), '"'),
    **dict.fromkeys(map(ord, "‘’‚‛`´＇"), "'"),
    **dict.fromkeys(map(ord, "–—―ーｰ─"), "—"),
    **dict.fromkeys(map(ord, "−‐‑‒﹣"), "-"),
    **dict.fromkeys(
        map(ord, "\t\v\f\xa0\u2002\u2003\u2007\u2009\u200b\u202f\u3000\ufeff\xad"), " "
    ),
    **dict.fromkeys(map(ord, "\r\u2028\u2029\x85"), "\n"),
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F) if code not in (0xFF02, 0xFF07)},
    **{code: chr(code + 32) for code in range(ord("A"), ord("Z") + 1)},
    **{code: chr(code - 0xFEE0 + 32) for code in range(0xFF21, 0xFF3B)},
    **dict.fromkeys(map(ord, "·●▪◦‧・"), "•"),
    0x2219: "•",  # a sign that no face of the program has
    ord("～"): "—",
}
_TAG = re.compile(r"</?[a-z][^<>\n]{0,300}>|<!--.{0,300}?-->", re.DOTALL)
_LINE = re.compile(r"<(?:br|/p|/li|/div)\b")
_ENTITY = re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});")
_ENTITIES = {"&quot;": '"', "&apos;": "'", "&#39;": "'", "&rsquo;": "'", "&lsquo;": "'"} | {
    "&ldquo;": '"',
    "&rdquo;": '"',
    "&mdash;": "—",
    "&bull;": "•",
    "&amp;": "&",
}
_WRITTEN_LINE = re.compile(r"\\n")


def plain_text(given: str) -> str:
    """*given* of the same length: every sign stands where it stood.

    Curly and full-width signs become plain ones, tags and entities of HTML blanks.
    """
    plain = given.translate(_SIGNS)
    if "<" in plain:
        plain = _TAG.sub(_blank_tag, plain)
    if "&" in plain:
        plain = _ENTITY.sub(lambda found: _ENTITIES.get(found[0], " ").ljust(len(found[0])), plain)
    if "\\" in plain:
        plain = _WRITTEN_LINE.sub(" \n", plain)
    return plain


def _blank_tag(found: re.Match[str]) -> str:
    ending = "\n" if _LINE.match(found[0]) else " "
    return ending.rjust(len(found[0]))


def masked(plain: str, name: str, types: str = "") -> str:
    """*plain* with `~` for each letter of the card’s own *name*, whole or short."""
    for form in _forms(plain_text(name).strip(), is_legend="legendary" in types.casefold()):
        place = plain.find(form)
        while place >= 0:
            end = place + len(form)
            if not (_goes_on(plain[place - 1 : place]) or _goes_on(plain[end : end + 1])):
                plain = plain[:place] + SELF * len(form) + plain[end:]
            place = plain.find(form, end)
    return plain


def _goes_on(sign: str) -> bool:
    return sign.isalnum() or sign == "-"


def _forms(name: str, *, is_legend: bool) -> list[str]:
    """What a card is called in its own text: its name; a legend goes by a short one, too."""
    faces = [face.strip() for face in name.split("//")]
    short = [face.partition(",")[0] for face in faces if "," in face]
    if is_legend:
        short += [_OF.split(face)[0] for face in faces]
        short += [face.split()[0] for face in faces if face]
    told = dict.fromkeys(form for form in (*faces, *short) if len(form) > _SHORTEST)
    return [form for form in told if form not in _NO_NAMES]


_OF = re.compile(r" (?:of|the|and|from) ")
_SHORTEST = 2
_NO_NAMES = ("the", "all", "target", "each", "enchanted", "this", "that", "when", "whenever")


def blanked(plain: str, spans: "list[Stretch]", base: int = 0) -> str:
    """*plain* with nothing where *spans* stand; they are counted from *base*."""
    for start, end in spans:
        here, there = max(start - base, 0), min(end - base, len(plain))
        if here < there:
            plain = plain[:here] + _BLANK * (there - here) + plain[there:]
    return plain


def lines_of(plain: str) -> list[Stretch]:
    """Its lines, without the blanks around them; empty ones are left out."""
    lengths = [len(line) + 1 for line in plain.split("\n")]
    found: list[Stretch] = []
    for end, length in zip(accumulate(lengths), lengths, strict=True):
        found.extend(trimmed(plain, end - length, end - 1))
    return found


def trimmed(plain: str, start: int, end: int) -> list[Stretch]:
    """The stretch without the blanks around it, in a list; an empty list where that is nothing."""
    words = plain[start:end]
    inner = words.strip()
    if not inner:
        return []
    start += len(words) - len(words.lstrip())
    return [Stretch(start, start + len(inner))]
