"""Where a few plain words are broken into lines: in Japanese as in the paragraphs of the panels."""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout

from flowcharts.model.text import Language
from gui.text.passage import Passage
from gui.text.sizes import advance

AS_BROKEN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
"""How lines are painted that are broken already."""


def has_japanese(text: str) -> bool:
    """Is any of *text* Japanese?"""
    return any("ぁ" <= sign <= "ヿ" or "一" <= sign <= "鿿" for sign in text)


def first_line(text: str, font: QFont, width: int) -> int:
    """How much of *text* stands on its first line, of *width*."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    place = line.textLength()
    layout.endLayout()
    language = Language.JAPANESE if has_japanese(text) else Language.ENGLISH
    return Passage(language, text, (), (), (), ()).fitting(place, 0)


@lru_cache(maxsize=1024)
def broken(text: str, font: QFont, width: int) -> str:
    """*text* with its lines ended so that each fits *width*."""
    return "\n".join(line for given in text.split("\n") for line in _lines(given, font, width))


def height_of(lines: str, font: QFont) -> int:
    """How high *lines* stand, which are broken already.

    Japanese lines stand higher than the metrics of the font, a Latin one, tell.
    """
    room = QRect(0, 0, 10_000, 10_000)
    return QFontMetrics(font).boundingRect(room, AS_BROKEN, lines).height()


def _lines(text: str, font: QFont, width: int) -> Iterator[str]:
    while advance(font, text) > width:
        place = first_line(text, font, width)
        if not 0 < place < len(text):
            break
        yield text[:place].rstrip()
        text = text[place:].lstrip()
    yield text
