"""Where lines are broken: of a chart's labels, of paragraphs, of a few words on a button.

English breaks between words. Japanese does so where no sign forbids it: paragraphs as late as
they can without tearing a name or a number, labels and a few words before a phrase where one
begins near by, or else before a word.
"""

import re
from collections.abc import Callable, Collection, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout

from flowcharts.kinsoku import (
    are_inseparable,
    is_told_apart,
    may_part,
    parts_verb,
    tears_name,
    tears_word,
)
from gui.text.bunsetsu import phrase_starts
from gui.theme.sizes import advance

Advance = Callable[[str], float]
"""How wide a stretch of text is."""

AS_BROKEN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
"""How lines are painted that are broken already."""

_INTRODUCING = (":", "：")
_LONGEST_PUSHED = 10
"""So many characters, at most, go down to the next line so that it begins with a whole phrase."""


class Span(NamedTuple):
    """A stretch of a paragraph, from one place up to another."""

    start: int
    end: int

    def holds(self, place: int) -> bool:
        """Is *place* inside it, so that a line broken there would tear it?"""
        return self.start < place < self.end


# Paragraphs and a few words: Qt says where a line is full, and it ends there or before.


def has_japanese(text: str) -> bool:
    """Is any of *text* Japanese?"""
    if text.isascii():
        return False
    return any("ぁ" <= sign <= "ヿ" or "一" <= sign <= "鿿" for sign in text)


def marked(text: str) -> list[Span]:
    """What *text* marks: a card, a penalty, an infraction, an answer."""
    return [Span(*match.span()) for match in _marks().finditer(text)]


@cache
def _marks() -> re.Pattern[str]:
    return re.compile("《[^》]*》|【[^】]*】|〔[^〕]*〕|「[はいえ]{2,3}」")


def paragraph_line_end(text: str, full: int, start: int, whole: Collection[Span]) -> int:
    """Where the line of a Japanese paragraph from *start* ends that is full at *full*.

    As late as can be, but not within the stretches that are to stay *whole*, nor in a name or a
    number, unless one alone is too long for the line.
    """
    if full >= len(text):
        return full

    def places() -> Iterator[int]:
        return (place for place in range(full, start, -1) if _may_end_at(text, place))

    def is_torn(place: int) -> bool:
        return any(stretch.holds(place) for stretch in whole)

    untorn = (
        place
        for place in places()
        if not is_torn(place) and not tears_name(text[:place], text[place:])
    )
    return next(untorn, None) or next(places(), full)


def line_end(text: str, full: int, start: int = 0, whole: Collection[Span] = ()) -> int:
    """Where the line of a Japanese *text* from *start* ends that is full at *full*.

    Not within the stretches that are to stay *whole*, nor where lines must not end or begin.
    """
    if full >= len(text):
        return full

    def may_end(place: int) -> bool:
        is_torn = whole and any(stretch.holds(place) for stretch in whole)
        return not is_torn and _may_end_at(text, place)

    while full > start and not may_end(full):
        full -= 1
    nearest = max(start + 1, full - min(_LONGEST_PUSHED, (full - start + 2) // 2))
    tried = [place for place in range(full, nearest - 1, -1) if may_end(place)]
    best = _best(text, [place for place in tried if not _is_in_name(text, place)])
    if best is None and _is_in_name(text, full):  # a name alone is too long for the line
        best = _best(text, tried)
    return full if best is None else best


def _may_end_at(text: str, place: int) -> bool:
    return may_part(text[place - 1 : place], text[place : place + 1])


def first_line(text: str, font: QFont, width: int) -> int:
    """How much of *text* stands on its first line, of *width*."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    full = line.textLength()
    layout.endLayout()
    return line_end(text, full) if has_japanese(text) else full


@lru_cache(maxsize=1024)
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
    is_japanese = has_japanese(text)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        full = start + line.textLength()
        end = line_end(text, full, start) if is_japanese else full
        if end == start:  # nowhere may it end
            yield text[start:]
            return
        if end < full:
            line.setNumColumns(end - start)
        yield text[start:end].strip()
        if line.textLength() != end - start:  # Qt goes on elsewhere
            yield from _lines(text[end:].lstrip(), font, width)
            return


def _best(text: str, places: list[int]) -> int | None:
    """The last of *places* at which a phrase begins, or else a word, or else a verb parts."""

    def begins(place: int) -> bool:
        """Does a phrase begin there? No joined verb is torn, whatever the model says."""
        before, after = text[:place], text[place:]
        is_begun = before.endswith(_INTRODUCING) or is_told_apart(before, after)
        is_begun = is_begun or place in phrase_starts(text)
        return is_begun and not are_inseparable(before, after)

    def parts_words(place: int) -> bool:
        return not tears_word(text[:place], text[place:])

    def parts_a_verb(place: int) -> bool:
        return parts_verb(text[:place], text[place:])

    good = (begins, parts_words, parts_a_verb)
    return next((place for is_good in good for place in filter(is_good, places)), None)


def _is_in_name(text: str, place: int) -> bool:
    """Is the name of a card begun there, and not ended?"""
    begun = text.rfind("《", 0, place)
    return begun >= 0 and begun > text.rfind("》", 0, place)


# Labels and sheets: the pieces that a line may end between are measured, and lines filled.


def even_lines(text: str, width: float, measured: Advance) -> tuple[str, ...]:
    """The lines that *text* needs to be no wider than *width*, about as long as each other."""
    if measured(text) <= width:
        return (text,)
    return _evened(_measured(text, width, measured), width)


def phrase_lines(text: str, width: float, measured: Advance) -> tuple[str, ...]:
    """The same for Japanese whose phrases stay whole, even one that is wider than *width*."""
    phrases = _phrases(text)
    widths = [measured(phrase) for phrase in phrases]
    pieces = list(zip(phrases, widths, widths, strict=True))
    return _evened(pieces, max(width, *widths))


def _phrases(text: str) -> list[str]:
    starts = (place for place in phrase_starts(text) if may_part(text[:place], text[place:]))
    places = sorted({0, *starts, len(text)})
    return [text[start:end] for start, end in pairwise(places)]


def _evened(pieces: list[tuple[str, float, float]], width: float) -> tuple[str, ...]:
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
    pieces = [
        piece
        for whole in _pieces(text, tears_name, tuple(marked(text)))
        for piece in ([whole] if measured(whole) <= width else _pieces(whole, _tears_nothing))
    ]
    return tuple(line.strip() for line in _filled(_with_widths(pieces, measured), width))


def _tears_nothing(_before: str, _after: str) -> bool:
    return False


def _tears_pressed(before: str, after: str) -> bool:
    return tears_word(before, after, is_pressed=True)


def _measured(text: str, width: float, measured: Advance) -> list[tuple[str, float, float]]:
    """The words of *text*, each with its width, and its width at the end of a line."""
    pieces = [
        piece
        for whole in _pieces(text, tears_word)
        for piece in ([whole] if measured(whole) <= width else _pieces(whole, _tears_pressed))
    ]
    return _with_widths(pieces, measured)


def _with_widths(pieces: list[str], measured: Advance) -> list[tuple[str, float, float]]:
    return [(piece, measured(piece), measured(piece.rstrip())) for piece in pieces]


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


@lru_cache(maxsize=1024)  # a sheet, a badge: each tries its words in several widths
def _pieces(
    text: str, tears: Callable[[str, str], bool], whole: tuple[Span, ...] = ()
) -> tuple[str, ...]:
    """*text* cut wherever a line may end that *tears* nothing and leaves each stretch *whole*."""
    units = text.encode("utf-16-le")  # Qt counts in these
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    pieces: list[str] = []
    start = place = 0
    while (end := finder.toNextBoundary()) != -1:
        before = units[2 * start : 2 * end].decode("utf-16-le")
        after = units[2 * end : 2 * end + 8].decode("utf-16-le", errors="ignore")
        is_torn = tears(before, after) or any(each.holds(place + len(before)) for each in whole)
        if not after or (may_part(before, after) and not is_torn):
            pieces.append(before)
            place += len(before)
            start = end
    return tuple(pieces)
