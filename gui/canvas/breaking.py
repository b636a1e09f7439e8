"""Breaking a line that is too long, in both languages: at words, and with kinsoku."""

import re
from collections.abc import Callable

from PySide6.QtCore import QTextBoundaryFinder

NOT_AT_START = (
    "、。，．,.）)」』】〕》〉］｝”’・：；！？!?ー～〜…‥々っゃゅょぁぃぅぇぉゎッャュョァィゥェォヮ"
)
"""Signs that must not begin a line."""

NOT_AT_END = "（(「『【〔《〈［｛“‘"
"""Signs that must not end one."""

_KANJI = re.compile("[一-鿿々]")
_WORD_BEGUN = re.compile("(?<![一-鿿々])[一-鿿々]{1,7}$")
"""So many kanji are taken for one word; more may have to be torn."""

Advance = Callable[[str], float]
"""How wide a stretch of text is."""


def break_line(text: str, width: float, advance: Advance) -> tuple[str, ...]:
    """The lines that *text* needs to be no wider than *width*, about as long as each other."""
    if advance(text) <= width:
        return (text,)
    pieces = _measured(text, advance)
    lines = _filled(pieces, width)
    # The narrowest column that needs no more lines is the one whose lines are most alike.
    narrow, wide = max(bare for _, _, bare in pieces), width
    while wide - narrow > 1:
        middle = (narrow + wide) / 2
        tried = _filled(pieces, middle)
        if len(tried) == len(lines):
            lines, wide = tried, middle
        else:
            narrow = middle
    return tuple(line.strip() for line in lines)


def fill_lines(text: str, width: float, advance: Advance) -> tuple[str, ...]:
    """The lines of a paragraph: each as full as *width* lets it be."""
    return tuple(line.strip() for line in _filled(_measured(text, advance), width))


def _measured(text: str, advance: Advance) -> list[tuple[str, float, float]]:
    """The pieces of *text*, each with its width, and its width at the end of a line."""
    return [(piece, advance(piece), advance(piece.rstrip())) for piece in _pieces(text)]


def _filled(pieces: list[tuple[str, float, float]], width: float) -> list[str]:
    """The pieces in lines, each as full as can be."""
    lines: list[str] = []
    filled = 0.0
    for piece, whole, bare in pieces:
        if lines and filled + bare <= width:
            lines[-1] += piece
            filled += whole
        else:
            lines.append(piece)
            filled = whole
    return lines


def _pieces(text: str) -> list[str]:
    """*text* cut wherever a line may end."""
    units = text.encode("utf-16-le")  # Qt counts in these
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    pieces: list[str] = []
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        before = units[2 * start : 2 * end].decode("utf-16-le")
        after = units[2 * end : 2 * end + 2].decode("utf-16-le", errors="ignore")
        if not after or _may_break(before, after):
            pieces.append(before)
            start = end
    return pieces


def _may_break(before: str, after: str) -> bool:
    is_in_date = before[-1:].isdigit() or (before[-1:] == "年" and after.isdigit())
    is_in_word = bool(_WORD_BEGUN.search(before) and _KANJI.match(after))
    may_part = before[-1:] not in NOT_AT_END and after not in NOT_AT_START
    return may_part and not (is_in_date or is_in_word)
