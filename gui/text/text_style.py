"""How words are to be shown: which language, which colours, which readings and links."""

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple, Protocol

from PySide6.QtGui import QFont, QFontInfo

from flowcharts.model.terms import TermFinder
from flowcharts.model.text import Text, Wording, without_ruby
from gui.theme.colours import PALETTES, Palette, ThemeName
from gui.theme.sizes import SMALLER

NO_TERMS = TermFinder()
"""For words in which nothing is to be looked up."""


class TextStyle(NamedTuple):
    """The reader’s language, colours and size, for everything that holds words."""

    wording: Wording = Wording.ENGLISH
    palette: Palette = PALETTES[ThemeName.LIGHT]
    has_ruby: bool = False
    finder: TermFinder = NO_TERMS

    @property
    def uncoloured(self) -> "TextStyle":
        """What decides where the words stand: all of it but the colours."""
        return TextStyle(self.wording, has_ruby=self.has_ruby, finder=self.finder)

    def stands_like(self, other: "TextStyle") -> bool:
        """Do words stand in the same places as in *other*, whatever their colours?"""
        is_alike = self.wording is other.wording and self.has_ruby is other.has_ruby
        return is_alike and self.finder is other.finder

    def line(self, text: Text) -> str:
        """*text* on one line, as on a button."""
        return _line(text, self.wording)

    def lines(self, text: Text) -> str:
        """*text* with the languages one above the other, as for a screen reader."""
        return without_ruby(text.in_wording(self.wording))


@lru_cache(maxsize=4096)  # names and buttons, which are asked for again with each change
def _line(text: Text, wording: Wording) -> str:
    return without_ruby(text.on_one_line().in_wording(wording, " / "))


class FollowsTextStyle(Protocol):
    """A view that follows how its words are to be shown."""

    def show_style(self, style: TextStyle) -> None:
        """Show the same words in another way."""


class Tone(Enum):
    """What a stretch of prose is: its size beside body text, its weight and its colour."""

    BODY = (1.0, False, "ink")
    STRONG = (1.0, True, "ink")
    HEADING = (1.35, True, "ink")
    TITLE = (1.12, True, "ink")
    EYEBROW = (0.8, True, "ink_soft")
    SOFT = (0.88, False, "ink_soft")
    REMEDY = (1.35, True, "remedy")
    RIGHT = (1.08, True, "path")
    WRONG = (1.08, True, "remedy")
    BESIDE = (1.12, True, "beside")
    PARTING = (0.88, True, "remedy")
    CODE = (0.94, True, "ink")

    def __init__(self, factor: float, is_bold: bool, ink: str) -> None:  # noqa: FBT001 - a row above
        self.factor = factor
        self.is_bold = is_bold
        self._ink = attrgetter(ink)

    def ink(self, palette: Palette) -> str:
        """Its colour in *palette*."""
        colour: str = self._ink(palette)
        return colour

    def pixels(self, base: QFont) -> int:
        """The size of its font, beside a body text set in *base*."""
        size = base.pixelSize()
        if size <= 0:
            size = QFontInfo(base).pixelSize()
        return max(MIN_PIXELS, size - SMALLER, round(size * self.factor))

    def font(self, base: QFont) -> QFont:
        """Its font, beside a body text set in *base*."""
        font = QFont(base)
        font.setPixelSize(self.pixels(base))
        font.setBold(self.is_bold)
        if self is Tone.EYEBROW:
            font.setCapitalization(QFont.Capitalization.AllUppercase)
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 104)
        return font


MIN_PIXELS = 11
"""No word of the panels is smaller, but for the kana over kanji."""


def stacked(texts: Iterable[Text]) -> Text:
    """*texts* one under the other, a paragraph each."""
    return Text("\n", "\n").join(texts)
