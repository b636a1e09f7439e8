"""Words as large as the room for them allows."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from flowcharts.model.text import Text
from gui.text.paragraph import Colours
from gui.text.passage import Quote
from gui.text.text_block import ColumnSetting, ParagraphColumn
from gui.text.text_style import TextStyle, Tone
from gui.theme.fonts import face

ENDLESS = 1e6
"""As wide and as high as no words are, in pixels."""
SIZES: tuple[int, ...] = (*range(1, 24), *range(24, 48, 2), *range(48, 96, 4), *range(96, 2400, 8))
"""The sizes that words may have, in pixels: few, for Qt keeps each font for good, and its letters.

Nobody in the back row sees a difference that is smaller.
"""
_SMALLEST = 8
"""Words that fit in no other way are smaller than they should be, but never gone."""
_SURE = 0.96
"""So much of its width a line has at least that was told from letters of another size."""


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


class SizedWords(NamedTuple):
    """Words and all that decides where their lines end."""

    text: Text
    manner: Manner
    """Without its ink: in other colours they have the same lines."""
    pixels: int
    width: float
    quoted: tuple[Quote, ...] = ()


class WordsMeasure(NamedTuple):
    """What is known of words that were set once."""

    width: float
    height: float
    lines: int
    baseline: float
    lengths: tuple[tuple[float, float], ...]
    """How long each paragraph is on one line, and how high its lines are: in sizes of its words."""

    def stays_within(self, width: float, height: float) -> bool:
        """Are they no higher than that, and no wider than they may be?"""
        return self.height <= height and self.width <= width + 1

    def least_height(self, pixels: int, width: float) -> float:
        """How high the same words are at least in another size, in a column of that *width*."""
        return sum(
            lines * int(pitch * pixels)
            for lines, (_, pitch) in zip(
                self._least_lines(pixels, width), self.lengths, strict=True
            )
        )

    def least_lines(self, pixels: int, width: float) -> int:
        """How many lines they are at least then."""
        return sum(self._least_lines(pixels, width))

    def _least_lines(self, pixels: int, width: float) -> list[int]:
        return [max(1, ceil(_SURE * length * pixels / width)) for length, _ in self.lengths]


class Fitted(NamedTuple):
    """Words set in a width, and how large."""

    words: SizedWords
    measure: WordsMeasure
    colours: Colours

    @property
    def pixels(self) -> int:
        """The size of the words."""
        return self.words.pixels

    @property
    def column(self) -> ParagraphColumn:
        """They as they are drawn."""
        return _column(self.words)

    @property
    def size(self) -> QSizeF:
        """The room that they take."""
        return QSizeF(self.measure.width, self.measure.height)


def fitted(
    text: Text, manner: Manner, room: QSizeF, sizes: Sizes, quoted: tuple[Quote, ...] = ()
) -> Fitted:
    """*text* as large as *sizes* allow where it stays within *room*."""
    most = max(sizes.least, sizes.most)
    words = SizedWords(text, manner._replace(ink=None), most, room.width(), quoted)
    measure = measured(words)
    if not measure.stays_within(room.width(), room.height()):
        words = words._replace(pixels=_largest(words, room.height(), sizes.least))
        measure = measured(words)
    return Fitted(words, measure, manner.colours)


def size_within(pixels: float) -> int:
    """The largest size that is no larger than that."""
    return SIZES[max(0, bisect_right(SIZES, pixels) - 1)]


def sizes_down(most: int, least: int) -> tuple[int, ...]:
    """All sizes from the one to the other, the largest first; *least* itself is always tried."""
    return (*(size for size in reversed(SIZES) if least < size <= most), least)


def largest(sizes: Sequence[int], fits: Callable[[int], bool]) -> int:
    """The largest of *sizes* that *fits*; 0 where none does. The largest stands first.

    Where even the smallest does not, no other is tried: to set words takes its time.
    """
    if not sizes or not fits(sizes[-1]):
        return 0
    return next(size for size in sizes if size == sizes[-1] or fits(size))


def sized(
    text: Text,
    manner: Manner,
    pixels: int,
    width: float = ENDLESS,
    quoted: tuple[Quote, ...] = (),
) -> Fitted:
    """*text* in that size, on as many lines as it takes in that *width*."""
    return fitted(text, manner, QSizeF(width, ENDLESS), Sizes(pixels, pixels), quoted)


def _largest(words: SizedWords, height: float, least: int) -> int:
    """The largest size in which *words*, which are too large, stay within their room."""

    def at(pixels: int) -> WordsMeasure:
        return measured(words._replace(pixels=pixels))

    def fits(pixels: int) -> bool:
        return at(pixels).stays_within(words.width, height)

    most = words.pixels
    if not fits(least):
        least, most = _SMALLEST, least
    between = [size for size in SIZES if least < size < most]
    while between:  # what lies under it fits, what lies over it does not
        tall = max(at(most).height, height + 1)
        # twice as large, it is four times as high
        guess = int(most * (max(height, 0) / tall) ** 0.5)
        middle = max((size for size in between if size <= guess), default=between[0])
        if fits(middle):
            least, between = middle, [size for size in between if size > middle]
        else:
            most, between = middle, [size for size in between if size < middle]
    return least


@lru_cache(maxsize=2048)  # those of many pictures: figures, and words that are kept anyhow
def measured(words: SizedWords) -> WordsMeasure:
    """How much room *words* take."""
    column = _column(words)
    return WordsMeasure(
        column.width,
        column.height,
        column.line_count,
        column.baseline,
        tuple((long / words.pixels, pitch / words.pixels) for long, pitch in column.lengths),
    )


@lru_cache(maxsize=128)  # those of a few pictures; each takes up to 36 kilobytes
def _column(words: SizedWords) -> ParagraphColumn:
    setting = words.manner.setting(words.pixels)
    return ParagraphColumn(words.text, setting, words.width, words.quoted)
