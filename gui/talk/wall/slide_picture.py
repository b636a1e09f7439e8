"""The picture of a slide on the wall: whole, beside the points or under them."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from flowcharts.model.text import Text
from flowcharts.talk.slide_picture import NO_PICTURE, SlidePicture
from gui.paper.image_file import image_reader, is_turned, standing_size
from gui.talk.wall.wall import Wall

_SHARES = (0.5, 0.42, 0.34, 0.26)
"""The part of the room that it has beside points, by how much is left out for want of room."""
_GAPS = 2.0
"""Between it and the points, in gaps."""
_WORTH_IT = 1.3
"""So much larger is one that takes the height from the points, and not their width."""
_FAULT = 0.04
"""How large the words are at most that stand in its place, in heights of the picture."""
_GLANCE = QSize(8, 8)
_WIDE = 2.4
"""The box that stands where it cannot be shown is so much wider than high."""


class _Found(NamedTuple):
    """A picture file."""

    file: Path
    stamp: int
    """When it was written: another one of that name is another picture."""
    size: QSize


@dataclass(frozen=True, slots=True)
class WallPicture:
    """A picture and where it stands; it is read once it is painted, of many ways to put it."""

    found: _Found
    rect: QRectF

    @property
    def image(self) -> QImage:
        """It as large as it stands there."""
        size = self.rect.size().toSize().expandedTo(QSize(1, 1))
        return _scaled(self.found.file, self.found.stamp, size.width(), size.height())

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.rect, self.image)


def put_picture(wall: Wall, picture: SlidePicture, room: QRectF, *, is_alone: bool) -> QRectF:
    """Put *picture* into *room*; gives what is left for the points. *is_alone*: there are none."""
    found = None if picture.fault is not None else _found(picture.file)
    size = QSizeF(found.size) if found is not None else QSizeF(_WIDE, 1)
    gap = _GAPS * wall.style.gap
    share = _SHARES[min(wall.squeeze, len(_SHARES) - 1)]
    place, left = (_within(size, room), QRectF()) if is_alone else _parted(size, room, share, gap)
    wall.blocks.append(place)
    if found is None:
        _put_fault(wall, picture, place)
    else:
        wall.things.append(WallPicture(found, place))
    return left


def _parted(size: QSizeF, room: QRectF, share: float, gap: float) -> tuple[QRectF, QRectF]:
    """Where it stands, at the right or below as it is larger, and what is left of *room*."""
    beside = _within(size, room.adjusted(room.width() * (1 - share), 0, 0, 0))
    below = _within(size, room.adjusted(0, room.height() * (1 - share), 0, 0))
    if _WORTH_IT * beside.width() >= below.width():
        beside.moveTopRight(room.topRight())
        return beside, room.adjusted(0, 0, -beside.width() - gap, 0)
    below.moveBottom(room.bottom())
    return below, room.adjusted(0, 0, 0, -below.height() - gap)


def _within(size: QSizeF, room: QRectF) -> QRectF:
    """The middle of *room*, as much of it as something of that shape fills."""
    fitted = size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    corner = room.center() - QPointF(fitted.width() / 2, fitted.height() / 2)
    return QRectF(corner, fitted)


def _put_fault(wall: Wall, picture: SlidePicture, place: QRectF) -> None:
    """Say why it is not shown, and what it would show."""
    palette, gap = wall.style.text.palette, wall.style.gap
    wall.put_box(place, palette.sunken, palette.hairline, 0.003 * wall.style.height)
    said = picture.fault or NO_PICTURE.filled(name=picture.file.name)
    if picture.alt is not None:
        said = Text(f"{said.en}\n{picture.alt.en}", f"{said.ja}\n{picture.alt.ja}")
    room = place.adjusted(gap, gap, -gap, -gap)
    wall.put_in_middle(said, wall.fit(said, wall.manner(), room, _FAULT), room)


def _found(file: Path) -> _Found | None:
    """The picture; None where it is none."""
    try:
        return _measured(file, file.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=64)
def _measured(file: Path, stamp: int) -> _Found | None:
    reader = image_reader(file)
    size = standing_size(reader)
    if size.isEmpty():
        return None
    reader.setScaledSize(_GLANCE)  # a head alone does not tell whether the rest can be read
    return None if reader.read().isNull() else _Found(file, stamp, size)


@lru_cache(maxsize=6)  # what the room sees and what comes next; each as large as it is shown
def _scaled(file: Path, stamp: int, width: int, height: int) -> QImage:
    """The picture in that size; a null one, where it cannot be read."""
    del stamp  # what is kept is of that file as it then was
    reader = image_reader(file)
    size = QSize(width, height)
    reader.setScaledSize(size.transposed() if is_turned(reader) else size)
    return reader.read()
