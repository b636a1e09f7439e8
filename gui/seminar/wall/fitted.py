"""Words as large as the room for them allows."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from flowcharts.model.text import Text
from gui.text.paragraph import Colours
from gui.text.text_block import ColumnSetting, ParagraphColumn
from gui.text.text_style import TextStyle, Tone
from gui.theme.fonts import face

_SMALLEST = 8
"""Words that fit in no other way are smaller than they should be, but never gone."""


class Sizes(NamedTuple):
    """How small and how large words may be, in pixels."""

    least: int
    most: int


class Manner(NamedTuple):
    """How words look, whatever their size."""

    style: TextStyle
    is_bold: bool = False
    ink: str | None = None
    """Their colour, where it is not that of all text."""
    is_close: bool = False
    """Do paragraphs stand close together?"""
    least_sign: int = 9
    """The size of the letter of a cost: no smaller, also in small words."""

    def setting(self, pixels: int) -> ColumnSetting:
        """How a column of that size is set."""
        return ColumnSetting(
            self.style,
            self._tone,
            face(pixels),
            is_close=self.is_close,
            least_sign=self.least_sign,
        )

    @property
    def colours(self) -> Colours:
        """What it is drawn with."""
        palette = self.style.palette
        return Colours(self.ink or self._tone.ink(palette), palette)

    @property
    def _tone(self) -> Tone:
        return Tone.STRONG if self.is_bold else Tone.BODY


class Fitted(NamedTuple):
    """Words set in a width, and how large."""

    column: ParagraphColumn
    pixels: int
    colours: Colours

    @property
    def size(self) -> QSizeF:
        """The room that they take."""
        return QSizeF(self.column.width, self.column.height)


def fitted(
    text: Text, manner: Manner, room: QSizeF, sizes: Sizes, quoted: tuple[Text, ...] = ()
) -> Fitted:
    """*text* as large as *sizes* allow where it stays within *room*."""
    return _fitted(text, manner, (room.width(), room.height()), sizes, quoted)


@lru_cache(maxsize=128)  # those of a few pictures; each takes up to 36 kilobytes
def _fitted(
    text: Text,
    manner: Manner,
    room: tuple[float, float],
    sizes: Sizes,
    quoted: tuple[Text, ...],
) -> Fitted:
    width, height = room
    tried: dict[int, ParagraphColumn] = {}

    def fits(pixels: int) -> bool:
        column = tried[pixels] = ParagraphColumn(text, manner.setting(pixels), width, quoted)
        return column.height <= height and column.width <= width + 1

    least, most = sizes.least, max(sizes.least, sizes.most)
    if fits(most):
        return Fitted(tried[most], most, manner.colours)
    if not fits(least):
        least, most = _SMALLEST, least
        fits(least)
    while most - least > 1:  # the one fits, the other does not
        tall = max(tried[most].height if most in tried else height, height + 1)
        guess = int(
            most * (max(height, 0) / tall) ** 0.5
        )  # twice as large, it is four times as high
        middle = min(max(guess, least + 1), most - 1)
        if fits(middle):
            least = middle
            if least + 1 < most and not fits(least + 1):
                most = least + 1
            elif least + 1 < most:
                least += 1
        else:
            most = middle
    return Fitted(tried[least], least, manner.colours)
