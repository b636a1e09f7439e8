"""The pixels of a picture, read all at once: to ask for each of them takes seconds."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage


def columns(image: QImage) -> Iterator[list[int]]:
    """The colours of *image*, from its left to its right, each column from the top down."""
    opaque = image.convertToFormat(QImage.Format.Format_RGB32)
    colours = memoryview(opaque.constBits()).cast("I")
    for x in range(image.width()):
        yield colours[x :: image.width()].tolist()


def places(image: QImage, colour: str) -> list[QPoint]:
    """Where *image* has that colour, from its left to its right."""
    wanted = QColor(colour).rgb()
    return [
        QPoint(x, y)
        for x, column in enumerate(columns(image))
        if wanted in column
        for y, found in enumerate(column)
        if found == wanted
    ]


def changed(before: QImage, after: QImage) -> list[QPoint]:
    """Where two pictures of one size differ."""
    assert before.size() == after.size()
    return [
        QPoint(x, y)
        for x, (one, other) in enumerate(zip(columns(before), columns(after), strict=True))
        if one != other
        for y, pair in enumerate(zip(one, other, strict=True))
        if pair[0] != pair[1]
    ]
