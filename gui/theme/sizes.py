"""Sizes that follow the text size, and the one that a full screen wants."""

from functools import lru_cache
from math import ceil

from PySide6.QtGui import QFont, QFontMetrics

USUAL = 14
"""Of body text, in pixels, where nothing else was chosen."""
SMALLER = 3
"""So many pixels smaller than body text is the smallest, at most."""

_MOST_IN_BAR = 15
"""No larger, in pixels, are the words of a bar that has to hold all its parts."""


def least_from_afar(height: int) -> float:
    """How large letters are, at least, that the back row reads on a screen of that *height*."""
    return 0.02 * height


def enlargement(chosen: int) -> float:
    """How much larger than usual words are where that text size was chosen."""
    return max(1.0, chosen / USUAL)


def on_screen(chosen: int, height: int) -> int:
    """The size of body text in full screen, where another was *chosen* for the window."""
    least = least_from_afar(height) + SMALLER
    return max(chosen, ceil(least * enlargement(chosen)))


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """*font*, larger or smaller by *factor*, yet never too small to be read."""
    other = QFont(font)
    other.setPixelSize(max(10, round(pixels(font) * factor)))
    other.setBold(bold)
    return other


def limited(font: QFont) -> QFont:
    """*font*, made smaller where a bar that has to hold all its parts would burst."""
    return scaled(font, min(1.0, _MOST_IN_BAR / pixels(font)))


def pixels(font: QFont) -> float:
    """The size of *font* in pixels, however it was set."""
    return font.pixelSize() if font.pixelSize() > 0 else QFontMetrics(font).height() / 1.36


@lru_cache(maxsize=2048)
def advance(font: QFont, words: str) -> int:
    """How wide *words* are in *font*."""
    return QFontMetrics(font).horizontalAdvance(words)
