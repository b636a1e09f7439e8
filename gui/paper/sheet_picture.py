"""A picture on a sheet: whole, as wide as its column or as high as leaves room for words."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt

from gui.paper.image_file import image_reader, standing_size

_HIGH = 0.55
"""How high it is at most, in widths of its column: two of them have room on a page."""


class SheetPicture(NamedTuple):
    """A picture in its place."""

    file: Path
    place: QRectF

    def moved(self, right: float, down: float) -> "SheetPicture":
        """The same elsewhere."""
        return self._replace(place=self.place.translated(right, down))


def sheet_picture(file: Path, width: float, top: float) -> SheetPicture | None:
    """The picture at the left of a column, from *top* down; None where it cannot be read."""
    size = QSizeF(standing_size(image_reader(file)))
    if size.isEmpty():
        return None
    fitted = size.scaled(width, _HIGH * width, Qt.AspectRatioMode.KeepAspectRatio)
    return SheetPicture(file, QRectF(0, top, fitted.width(), fitted.height()))
