"""What the back row can read: letters of which size, on a picture so wide, so far away."""

from math import radians, tan
from typing import NamedTuple

from gui.talk.wall.style import LEAST

LEAST_ANGLE = 10.0
"""How large a letter is to look, in minutes of arc: twice what good eyes just make out."""
_MINUTE = 1 / 60
_ASPECT = 16 / 9
MOST_ENLARGED = 2.2
"""Beyond that, too little is left on a picture to teach by."""


class BackRow(NamedTuple):
    """A room: how far the last row is from the picture, and how wide that is, in metres."""

    depth: float
    width: float
    aspect: float = _ASPECT

    @property
    def needed(self) -> float:
        """The size of letters that the last row reads, in heights of the picture."""
        return self.depth * tan(radians(LEAST_ANGLE * _MINUTE)) / (self.width / self.aspect)

    @property
    def enlargement(self) -> float:
        """How much larger than usual the smallest letters have to be; 1 where they will do."""
        return max(1.0, self.needed / LEAST)

    @property
    def can_be_mended(self) -> bool:
        """Is there room on the picture for letters so large?"""
        return self.enlargement <= MOST_ENLARGED

    @property
    def deepest(self) -> float:
        """How far the last row may be, at most, once the letters are as large as they can be."""
        return self.depth * MOST_ENLARGED / (self.needed / LEAST)
