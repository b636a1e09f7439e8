"""How a picture for a wall is made: its size, its words, its margins, its smallest letters."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from gui.talk.wall.fitted import size_within
from gui.text.text_style import TextStyle

LEAD = 0.03
"""What a room is to read first is no smaller, in heights of the picture."""
LEAST = 0.02
"""And nothing that is to be read at all."""
_STEPS = (0.056, 0.048, 0.042, 0.038, 0.034, LEAD, 0.027, 0.0235, LEAST)
"""The sizes that are tried where many words have to find room: few, for a font is kept for good."""
_USUAL_MARGIN = 0.035
"""Free at every side, in heights: a badly set projector cuts the edges off."""


class WallStyle(NamedTuple):
    """How the pictures of a talk are made."""

    size: QSizeF
    text: TextStyle
    enlargement: float = 1.0
    """How much larger than usual the smallest letters are: a deep room wants it."""
    margin: float = _USUAL_MARGIN

    @property
    def height(self) -> float:
        """How high the picture is, in pixels."""
        return self.size.height()

    @property
    def room(self) -> QRectF:
        """What of the picture is used."""
        free = self.margin * self.height
        return QRectF(0, 0, self.size.width(), self.height).adjusted(free, free, -free, -free)

    @property
    def least(self) -> int:
        """The size of the smallest letters, in pixels."""
        return self.pixels(LEAST * self.enlargement)

    @property
    def lead(self) -> int:
        """The least size of what is to be read first, in pixels."""
        return self.pixels(LEAD * self.enlargement)

    def most(self, share: float) -> int:
        """The largest size of words that are usually no larger than that share, in pixels."""
        if share in {LEAST, LEAD}:
            return self.pixels(share * self.enlargement)
        return max(self.least, size_within(self.pixels(share * self.enlargement)))

    def steps(self, most: float, least: float = LEAD) -> tuple[int, ...]:
        """The sizes from one share to the other, the largest first, in pixels."""
        return tuple(self.most(step) for step in _STEPS if least <= step <= most)

    @property
    def gap(self) -> float:
        """Between two things on the picture, in pixels."""
        return 0.028 * self.height

    def pixels(self, share: float) -> int:
        """That share of the height, in whole pixels and no less."""
        return -int(-share * self.height // 1)
