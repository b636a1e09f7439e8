"""Where lines are broken: of a chart's labels, of paragraphs, of a few words on a button.

English breaks between words, Japanese before a phrase (`flowcharts/japanese/lines.py`).
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import pairwise

from PySide6.QtCore import QRect, Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout

from flowcharts.japanese import lines as japanese_lines
from flowcharts.japanese.bunsetsu import has_japanese, phrase_starts
from flowcharts.japanese.kinsoku import may_part, tears_name, tears_word
from gui.theme.sizes import advance

Advance = Callable[[str], float]
"""How wide a stretch of text is."""

_Piece = tuple[str, float, float]
"""Words, how wide they are, and how wide at the end of a line."""

AS_BROKEN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
"""How lines are painted that are broken already."""


# Paragraphs and a few words: Qt says where a line is full, and it ends there or before.


def first_line(text: str, font: QFont, width: int) -> int:
    """How much of *text* stands on its first line, of *width*."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    full = line.textLength()
    layout.endLayout()
    if not has_japanese(text):
        return full
    return japanese_lines.line_end(text, full, 0, lambda said: advance(font, said) <= width)


@lru_cache(maxsize=3072)  # the rows of a list in every size of its letters and wording
def broken(text: str, font: QFont, width: int) -> str:
    """*text* with its lines ended so that each fits *width*."""
    return "\n".join(line for given in text.split("\n") for line in _lines(given, font, width))


def height_of(lines: str, font: QFont) -> int:
    """How high *lines* stand, which are broken already.

    Japanese lines stand higher than the metrics of the font, a Latin one, tell.
    """
    return sum(_height_of_line(line, font) for line in lines.split("\n"))


def _height_of_line(line: str, font: QFont) -> int:
    """How high *line* stands: with letters of one kind, all do so alike."""
    if line.isascii():
        return _height_of_letters("Ag", font)
    return _height_of_letters("永" if has_japanese(line) else line, font)


@lru_cache(maxsize=256)
def _height_of_letters(letters: str, font: QFont) -> int:
    room = QRect(0, 0, 10_000, 10_000)
    return QFontMetrics(font).boundingRect(room, AS_BROKEN, letters).height()


def _lines(text: str, font: QFont, width: int) -> Iterator[str]:
    if advance(font, text) <= width:
        yield text
        return
    if has_japanese(text):
        yield from japanese_lines.full_lines(text, width, partial(advance, font))
        return
    layout = QTextLayout(text, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        yield text[start : start + line.textLength()].strip()
    layout.endLayout()


# Labels and sheets: the pieces that a line may end between are measured, and lines filled.


def even_lines(text: str, width: float, measured: Advance) -> tuple[str, ...]:
    """The lines that *text* needs to be no wider than *width*, about as long as each other."""
    if measured(text) <= width:
        return (text,)
    return _evened(_measured(text, width, measured), width)


def phrase_lines(text: str, width: float, measured: Advance) -> tuple[str, ...]:
    """The same for Japanese whose phrases stay whole, even one that is wider than *width*."""
    pieces = _with_widths(_phrases(text), measured)
    return _evened(pieces, max(width, *(bare for _, _, bare in pieces)))


def even_phrases(text: str, width: float, measured: Advance) -> tuple[str, ...]:
    """The same for words of a heading: only what is wider than *width* is torn."""
    if measured(text) <= width:
        return (text,)
    pieces: list[_Piece] = []
    for phrase in _phrases(text):
        if measured(phrase.rstrip()) <= width:
            pieces += _with_widths([phrase], measured)
        else:
            pieces += _measured(phrase, width, measured)
    return _evened(pieces, width)


def _phrases(text: str) -> list[str]:
    starts = phrase_starts(text) if has_japanese(text) else ()
    return [text[start:end] for start, end in pairwise((0, *starts, len(text)))]


def _evened(pieces: list[_Piece], width: float) -> tuple[str, ...]:
    """The pieces in as few lines as they need, about as long as each other."""
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


def full_lines(text: str, width: float, measured: Advance) -> tuple[str, ...]:
    """The lines of a paragraph: each as full as *width* lets it be."""
    if has_japanese(text):
        return japanese_lines.full_lines(text, width, measured)
    pieces = [
        piece
        for whole in _pieces(text, tears_name)
        for piece in ([whole] if measured(whole) <= width else _pieces(whole, _tears_nothing))
    ]
    return tuple(line.strip() for line in _filled(_with_widths(pieces, measured), width))


def _tears_nothing(_before: str, _after: str) -> bool:
    return False


def _tears_pressed(before: str, after: str) -> bool:
    return tears_word(before, after, is_pressed=True)


def _measured(text: str, width: float, measured: Advance) -> list[_Piece]:
    """The words of *text*, each with its width, and its width at the end of a line."""
    pieces = [
        piece
        for whole in _pieces(text, tears_word)
        for piece in ([whole] if measured(whole) <= width else _pieces(whole, _tears_pressed))
    ]
    return _with_widths(pieces, measured)


def _with_widths(pieces: list[str], measured: Advance) -> list[_Piece]:
    return [(piece, measured(piece), measured(piece.rstrip())) for piece in pieces]


def _filled(pieces: list[_Piece], width: float) -> list[str]:
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


@lru_cache(maxsize=1024)  # a sheet, a badge: each tries its words in several widths
def _pieces(text: str, tears: Callable[[str, str], bool]) -> tuple[str, ...]:
    """*text* cut wherever a line may end that *tears* nothing."""
    units = text.encode("utf-16-le")  # Qt counts in these
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    pieces: list[str] = []
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        before = units[2 * start : 2 * end].decode("utf-16-le")
        after = units[2 * end : 2 * end + 8].decode("utf-16-le", errors="ignore")
        if not after or (may_part(before, after) and not tears(before, after)):
            pieces.append(before)
            start = end
    return tuple(pieces)
