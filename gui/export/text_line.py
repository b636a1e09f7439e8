"""One line of text on a sheet, in one language."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from PySide6.QtGui import QFontMetricsF

from flowcharts.model.text import Language
from gui.canvas.measure import chart_face


@dataclass(frozen=True, slots=True)
class TextLine:
    """Words, where they stand and how they look."""

    words: str
    language: Language
    pixels: int
    colour: str
    left: float = 0.0
    baseline: float = 0.0
    is_bold: bool = False

    @property
    def width(self) -> float:
        """How wide the words are."""
        return advance(self.words, self.pixels, is_bold=self.is_bold)

    def moved(self, right: float, down: float) -> "TextLine":
        """The same line elsewhere."""
        return replace(self, left=self.left + right, baseline=self.baseline + down)


@lru_cache(maxsize=8192)  # the same words are set again and again until they fit a page
def advance(words: str, pixels: int, *, is_bold: bool = False) -> float:
    """How wide *words* are."""
    return _metrics(pixels, is_bold=is_bold).horizontalAdvance(words)


@cache
def _metrics(pixels: int, *, is_bold: bool) -> QFontMetricsF:
    return QFontMetricsF(chart_face(pixels, is_bold=is_bold))
