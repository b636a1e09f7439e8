"""What of a chart is painted anew: a few places, maybe far apart, with much between them."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

_EVERYWHERE = QRegion(QRect(-(2**20), -(2**20), 2**21, 2**21))


class Sight:
    """The places of a chart that are painted now, in its coordinates.

    Attributes:
        region: the places; everything, where nobody has said which.
    """

    def __init__(self) -> None:
        self.region = _EVERYWHERE

    def narrow(self, region: QRegion) -> None:
        """Only *region* is painted from now on."""
        self.region = region

    def widen(self) -> None:
        """All that is asked for is painted again."""
        self.region = _EVERYWHERE
