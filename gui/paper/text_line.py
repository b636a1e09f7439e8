"""One line of text on a sheet, in one language."""

from typing import NamedTuple

from flowcharts.model.text import Language
from gui.chart.measure import chart_advance


class TextLine(NamedTuple):
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
        return self._replace(left=self.left + right, baseline=self.baseline + down)


def advance(words: str, pixels: int, *, is_bold: bool = False) -> float:
    """How wide *words* are."""
    return chart_advance(pixels, is_bold=is_bold)(words)
