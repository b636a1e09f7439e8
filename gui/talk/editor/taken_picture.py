"""A picture taken in for a slide: looked at, made smaller where it is too large, and kept."""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from flowcharts.folders import replacing
from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of
from flowcharts.talk.slide_picture import NO_PICTURE, SlidePicture, pictures_to_come

MOST_DOTS = 2560
"""No wider and no higher is what is kept: no wall shows more."""
_MOST_MEGAPIXELS = 60
"""Larger ones are not even opened: each takes four bytes for a dot."""
_FORMATS = {"png": "png", "jpeg": "jpg", "svg": "png"}
"""What is taken in, and as what it is kept: a drawing is drawn once, in the size of a wall."""
_DRAWN = "svg"
_QUALITY = 90
_LONGEST = 40
"""So many letters of its name are kept."""
_WEEK = 7 * 24 * 3600.0

_TOO_MANY_DOTS = Text(
    "The picture “{name}” is too large: {width} × {height} dots; {most} million are the most.",
    "画像「{name}」は{width}×{height}ドットで大きすぎます。{most}00万ドットまでです。",
)
_NOT_KEPT = Text("The picture could not be kept: {reason}", "画像を保管できませんでした：{reason}")
_REDUCED = Text(
    "“{name}” is kept with {now} dots instead of {was}: no wall shows more.",
    "「{name}」は{was}ドットから{now}ドットに縮小しました。会場の画面にはこれで足ります。",
)
_SIZE = "{width} × {height}"


class PictureError(SaidError):
    """A file that is no picture, or cannot be kept."""


class TakenPicture(NamedTuple):
    """A picture that lies with the program until its run sheet is saved."""

    file: Path
    said: Text | None = None
    """What became of it on the way, where that is worth a word."""


def take_in(source: Path) -> TakenPicture:
    """Keep the picture in the file *source*.

    Raises:
        PictureError: it is none, is too large, or cannot be kept.
    """
    fault = SlidePicture(source.absolute()).fault
    if fault is not None:
        raise PictureError(fault)
    reader = QImageReader(str(source))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind, size = reader.format().toStdString(), reader.size()
    if kind not in _FORMATS or not size.isValid() or size.isEmpty():
        raise PictureError(NO_PICTURE.filled(name=source.name))
    wanted = _size(size, source.name, is_drawn=kind == _DRAWN)
    if wanted != size:
        reader.setScaledSize(wanted)
    image = reader.read()
    if image.isNull():
        raise PictureError(NO_PICTURE.filled(name=source.name))
    is_reduced = wanted.width() < size.width()
    said = _reduced(source.name, size, wanted) if is_reduced and kind != _DRAWN else None
    try:
        is_kept_so = wanted == size and kind != _DRAWN
        content = source.read_bytes() if is_kept_so else _written(image, _FORMATS[kind])
        return TakenPicture(_kept(content, source.stem, _FORMATS[kind]), said)
    except OSError as error:
        raise PictureError(_NOT_KEPT.filled(reason=reason_of(error))) from None


def take_in_image(image: QImage, name: str) -> TakenPicture:
    """Keep an *image* that no file has, as it comes from another program.

    Raises:
        PictureError: it is none, or cannot be kept.
    """
    if image.isNull():
        raise PictureError(NO_PICTURE.filled(name=name))
    size = image.size()
    wanted = _size(size, name, is_drawn=False)
    if wanted != size:
        image = image.scaled(wanted, mode=Qt.TransformationMode.SmoothTransformation)
    try:
        file = _kept(_written(image, "png"), name, "png")
    except OSError as error:
        raise PictureError(_NOT_KEPT.filled(reason=reason_of(error))) from None
    return TakenPicture(file, _reduced(name, size, wanted) if wanted != size else None)


def forget_old_pictures() -> None:
    """Forget pictures that were taken in for run sheets that nobody has saved since."""
    with suppress(OSError):
        for file in pictures_to_come().glob("*/*"):
            if time() - file.stat().st_mtime > _WEEK:
                file.unlink()
                file.parent.rmdir()


def _size(size: QSize, name: str, *, is_drawn: bool) -> QSize:
    """The size in which it is kept.

    Raises:
        PictureError: it has more dots than are opened.
    """
    if not is_drawn and size.width() * size.height() > _MOST_MEGAPIXELS * 1_000_000:
        said = _TOO_MANY_DOTS.filled(
            name=name,
            width=str(size.width()),
            height=str(size.height()),
            most=str(_MOST_MEGAPIXELS),
        )
        raise PictureError(said)
    if not is_drawn and max(size.width(), size.height()) <= MOST_DOTS:
        return size
    scaled = size.scaled(MOST_DOTS, MOST_DOTS, Qt.AspectRatioMode.KeepAspectRatio)
    return scaled.expandedTo(QSize(1, 1))


def _reduced(name: str, was: QSize, now: QSize) -> Text:
    sizes = {
        key: _SIZE.format(width=size.width(), height=size.height())
        for key, size in (("was", was), ("now", now))
    }
    return _REDUCED.filled(name=name, **sizes)


def _written(image: QImage, ending: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(ending.encode()))
    writer.setQuality(_QUALITY if ending == "jpg" else -1)
    writer.write(image)
    return bytes(buffer.data().data())


def _kept(content: bytes, name: str, ending: str) -> Path:
    """The file that holds *content* from now on; the same again is the same file."""
    folder = pictures_to_come() / sha256(content).hexdigest()[:16]
    file = folder / f"{name[:_LONGEST]}.{ending}"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        with replacing(file) as fresh:
            fresh.write_bytes(content)
    return file
