"""Breaking a line that is too long, in both languages: at words, and with kinsoku."""

from collections.abc import Callable

from PySide6.QtCore import QTextBoundaryFinder

from gui.text.kinsoku import may_part, tears_word

Advance = Callable[[str], float]
"""How wide a stretch of text is."""


def break_line(text: str, width: float, advance: Advance) -> tuple[str, ...]:
    """The lines that *text* needs to be no wider than *width*, about as long as each other."""
    if advance(text) <= width:
        return (text,)
    pieces = _measured(text, width, advance)
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
    return tuple(line.strip() for line in _filled(_measured(text, width, advance), width))


def _measured(text: str, width: float, advance: Advance) -> list[tuple[str, float, float]]:
    """The pieces of *text*, each with its width, and its width at the end of a line."""
    pieces = [
        piece
        for whole in _pieces(text)
        for piece in ([whole] if advance(whole) <= width else _pieces(whole, is_pressed=True))
    ]
    return [(piece, advance(piece), advance(piece.rstrip())) for piece in pieces]


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


def _pieces(text: str, *, is_pressed: bool = False) -> list[str]:
    """*text* cut wherever a line may end; within words too where it *is_pressed*."""
    units = text.encode("utf-16-le")  # Qt counts in these
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    pieces: list[str] = []
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        before = units[2 * start : 2 * end].decode("utf-16-le")
        after = units[2 * end : 2 * end + 8].decode("utf-16-le", errors="ignore")
        is_torn = tears_word(before, after, is_pressed=is_pressed)
        if not after or (may_part(before, after) and not is_torn):
            pieces.append(before)
            start = end
    return pieces
