"""What of a chart is painted anew: a few places, maybe far apart, with much between them."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion, QTransform

if TYPE_CHECKING:
    from collections.abc import Iterable

_EVERYWHERE = QRegion(QRect(-(2**20), -(2**20), 2**21, 2**21))


class Sight:
    """The places of a chart that are painted now, in its coordinates.

    Attributes:
        region: the places; everything, where nobody has said which.
    """

    def __init__(self) -> None:
        self.region = _EVERYWHERE

    def narrow(self, seen: QRegion, to_chart: QTransform) -> None:
        """Only what is *seen*, mapped *to_chart*, is painted from now on.

        It is rounded outwards: a strip of one dot may be less than one of a chart.
        """
        self.region = QRegion()
        for rect in cast("Iterable[QRect]", seen):  # the stubs do not know that it is one
            self.region += to_chart.mapRect(rect.toRectF()).toAlignedRect()

    def widen(self) -> None:
        """All that is asked for is painted again."""
        self.region = _EVERYWHERE
