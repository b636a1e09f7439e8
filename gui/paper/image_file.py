"""A picture that somebody has made, read from its file."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader


def image_reader(file: Path) -> QImageReader:
    """Goes by what is in the file, not by its name; a photograph stands as it was taken."""
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    return reader


def is_turned(reader: QImageReader) -> bool:
    """Does it stand on its side in its file?"""
    return bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)


def standing_size(reader: QImageReader) -> QSize:
    """How large it is as it stands; empty where it cannot be read."""
    size = reader.size()
    return size.transposed() if is_turned(reader) else size


def image_within(file: Path, width: int, height: int) -> QImage:
    """It, no larger than that; a null one where it cannot be read. Drawings are as large."""
    reader = image_reader(file)
    wanted, size = QSize(width, height), standing_size(reader)
    is_drawn = bytes(reader.format().data()).startswith(b"svg")
    if is_drawn or size.width() > width or size.height() > height:
        reader.setScaledSize(wanted.transposed() if is_turned(reader) else wanted)
    return reader.read()
