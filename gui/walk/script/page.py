"""A script set in lines: broken before its pipes, what goes on stands further in."""

from bisect import bisect
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from flowcharts.model.script import Word, words_of

_PITCH = 1.62
"""From line to line, in sizes of the text."""
_INDENT = 1.6
GAP = 1.1
"""How wide the box is that stands for what is missing, in sizes of the text."""


class Piece(NamedTuple):
    """A word, or as much of it as a line has room for."""

    place: int
    """Its place among the words of the script."""
    text: str
    offset: int
    """Where in the word it begins."""
    box: QRectF
    has_gap: bool = False
    """Is there room before it for what is missing?"""


class ScriptPage:
    """The words of a script, each at its place in a width.

    *heavy* and *gaps* are places of words: those set in bold, and those before which there is room
    for what is missing.

    Attributes:
        pieces: every word, in the order of the script.
        height: how high the lines stand together.
    """

    def __init__(
        self,
        script: str,
        font: QFont,
        width: float,
        heavy: frozenset[int] = frozenset(),
        gaps: frozenset[int] = frozenset(),
    ) -> None:
        self._regular, self._bold = QFontMetricsF(font), QFontMetricsF(bold(font))
        self._heavy = heavy
        self._size = font.pixelSize()
        self._width = max(width, 8.0 * self._size)
        self._gaps = gaps
        self._space = self._regular.horizontalAdvance(" ")
        self._x = self._top = 0.0
        self.pitch = round(self._size * _PITCH)
        self.pieces: list[Piece] = []
        words = words_of(script)
        for group in _groups(words):
            self._begin(group, words)
            for place in group:
                self._set(place, words[place].text)
        self.height = round(self._top + self.pitch) if words else self.pitch

    def width_of(self, place: int, text: str) -> float:
        """The room that *text* has in the word at *place*."""
        metrics = self._bold if place in self._heavy else self._regular
        return metrics.horizontalAdvance(text)

    def _begin(self, group: list[int], words: tuple[Word, ...]) -> None:
        """A new line where the script has one, or where a parameter does not fit any more."""
        first = words[group[0]]
        if first.line and (group[0] == 0 or words[group[0] - 1].line != first.line):
            self._break(indent=0.0)
            return
        room = sum(self.width_of(place, words[place].text) + self._space for place in group)
        room += sum(GAP * self._size for place in group if place in self._gaps)
        if self._x and self._x + room - self._space > self._width:
            self._break(indent=_INDENT * self._size)

    def _set(self, place: int, text: str) -> None:
        has_gap = place in self._gaps
        before = GAP * self._size + self._space if has_gap else 0.0
        if self._x > _INDENT * self._size and not self._fits(place, text, before):
            self._break(indent=_INDENT * self._size)
        self._x += before
        offset = 0
        while offset < len(text):
            end = self._fitting(place, text, offset)
            room = self.width_of(place, text[offset:end])
            box = QRectF(self._x, self._top, room, self.pitch)
            self.pieces.append(Piece(place, text[offset:end], offset, box, has_gap and not offset))
            self._x += room
            offset = end
            if offset < len(text):
                self._break(indent=_INDENT * self._size)
        self._x += self._space

    def _fits(self, place: int, text: str, before: float) -> bool:
        return self._x + before + self.width_of(place, text) <= self._width

    def _fitting(self, place: int, text: str, offset: int) -> int:
        """How far a word goes on this line: whole, unless no line could hold it."""
        if self._fits(place, text[offset:], 0.0):
            return len(text)
        ends = range(offset + 1, len(text))
        room = self._width - self._x
        count = bisect(ends, room, key=lambda end: self.width_of(place, text[offset:end]))
        return offset + max(count, 1)

    def _break(self, *, indent: float) -> None:
        self._x = indent
        self._top += self.pitch


def bold(font: QFont) -> QFont:
    """*font*, heavy."""
    heavy = QFont(font)
    heavy.setBold(True)
    return heavy


def _groups(words: tuple[Word, ...]) -> Iterator[list[int]]:
    """The places of the words of each parameter, its pipe first."""
    group: list[int] = []
    for place, word in enumerate(words):
        if group and (word.is_pipe or word.line != words[group[-1]].line):
            yield group
            group = []
        group.append(place)
    if group:
        yield group
