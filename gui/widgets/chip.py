"""A chip of the path: what it says, on one line or folded into two, cut where it has to be."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from gui.text.line_break import first_line
from gui.theme.sizes import advance


class ChipLine(NamedTuple):
    """One line of a chip."""

    words: str
    """They are cut where there is no room for all of them."""
    end: str = ""
    """The answer: it is never cut."""
    number: str = ""
    """Before the words, and never cut either."""

    @property
    def whole(self) -> str:
        """The whole line."""
        return self._with(self.words).strip()

    def cut(self, font: QFont, width: int) -> str:
        """The line, its words cut to fit *width*."""
        if advance(font, self.whole) <= width:
            return self.whole
        metrics = QFontMetrics(font)
        room = width - metrics.horizontalAdvance(self._with(""))
        cut = metrics.elidedText(self.words, Qt.TextElideMode.ElideRight, room)
        return self._with(cut).strip()

    def folded(self, font: QFont, width: int) -> str:
        """The line on two lines of that *width* where it needs them, the second one cut."""
        if advance(font, self.whole) <= width:
            return self.whole
        head = ChipLine(self.words, "", self.number).whole
        place = first_line(head, font, width)
        first, rest = head[:place].strip(), ChipLine(head[place:].strip(), self.end)
        is_parted = first == self.number  # from the first of its words
        if is_parted or advance(font, first) > width:
            return self.cut(font, width)
        return f"{first}\n{rest.cut(font, width)}".strip()

    def _with(self, words: str) -> str:
        number = f"{self.number}  " if self.number else ""
        return f"{number}{words} {self.end}"


class Chip(NamedTuple):
    """One chip."""

    key: str
    lines: tuple[ChipLine, ...]
    """One in each language."""
    tip: str
    is_current: bool = False
    is_title: bool = False
    """Does it name the chart of those that follow?"""

    @property
    def can_fold(self) -> bool:
        """Is there room for a second line?"""
        return len(self.lines) == 1

    def width(self, font: QFont) -> int:
        """How wide its words are."""
        return max(advance(font, line.whole) for line in self.lines)

    def folded_width(self, font: QFont) -> int:
        """How wide they are when they stand on two lines."""
        return _folded_width(self.lines[0], font) if self.can_fold else self.width(font)

    def said(self, font: QFont, width: int, *, is_folded: bool) -> str:
        """Its words, in *width*."""
        if is_folded and self.can_fold:
            return self.lines[0].folded(font, width)
        return "\n".join(line.cut(font, width) for line in self.lines)


_TRIED = 12
"""In so many steps is it found how narrow a folded line may be."""


@lru_cache(maxsize=256)
def _folded_width(line: ChipLine, font: QFont) -> int:
    """The least width in which nothing of *line* is cut on two lines."""
    whole = advance(font, line.whole)
    widths = (whole // 2 + whole * step // (2 * _TRIED) for step in range(_TRIED))
    said = line.whole.split()
    fitting = (each for each in widths if "".join(line.folded(font, each).split()) == "".join(said))
    return next(fitting, whole)
