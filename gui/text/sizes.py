"""Sizes that follow the text size."""

from PySide6.QtGui import QFont, QFontMetrics


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """*font*, larger or smaller by *factor*, yet never too small to be read."""
    other = QFont(font)
    other.setPixelSize(max(10, round(pixels(font) * factor)))
    other.setBold(bold)
    return other


def limited(font: QFont, most: int = 15) -> QFont:
    """*font*, made smaller where a bar that has to hold all its parts would burst."""
    return scaled(font, min(1.0, most / pixels(font)))


def pixels(font: QFont) -> float:
    """The size of *font* in pixels, however it was set."""
    return font.pixelSize() if font.pixelSize() > 0 else QFontMetrics(font).height() / 1.36


def advance(font: QFont, words: str) -> int:
    """How wide *words* are in *font*."""
    return QFontMetrics(font).horizontalAdvance(words)
