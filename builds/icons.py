"""The icons of program and files, in all sizes that desktops ask for, drawn from their SVG."""

import struct
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from builds.names import DESKTOP_FILE, TOP

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""In pixels."""
_OF_WINDOWS = (16, 24, 32, 48, 64, 128, 256)
_OF_MACOS = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
PROGRAM_ICON = TOP / "assets" / "icon.svg"
_LINUX = TOP / "builds" / "linux"


def write_theme(hicolor: Path) -> None:
    """Write the icons into a folder of the theme that every desktop falls back on."""
    for context, name, source in _icons():
        for size in SIZES:
            file = hicolor / f"{size}x{size}" / context / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(png(source, size))
        scalable = hicolor / "scalable" / context / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        scalable.write_bytes(source.read_bytes())


def write_for_windows(file: Path) -> None:
    """Write the icon of the program as one file of several sizes."""
    pictures = [(size, png(PROGRAM_ICON, size)) for size in _OF_WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    rows, start = b"", len(head) + 16 * len(pictures)
    for size, picture in pictures:
        side = size % 256  # 0 says 256
        rows += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    file.write_bytes(head + rows + b"".join(picture for _, picture in pictures))


def write_for_macos(file: Path) -> None:
    """Write the icon of the program as one file of several sizes."""
    parts = b""
    for size, kind in _OF_MACOS.items():
        picture = png(PROGRAM_ICON, size)
        parts += struct.pack(">4sI", kind, 8 + len(picture)) + picture
    file.write_bytes(struct.pack(">4sI", b"icns", 8 + len(parts)) + parts)


def png(source: Path, size: int) -> bytes:
    """An SVG as a PNG of that many pixels each way."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # it takes no bytes
    return bytes(content.data())


def _icons() -> Iterator[tuple[str, str, Path]]:
    """The context, the name and the source of each."""
    yield "apps", DESKTOP_FILE, PROGRAM_ICON
    for source in sorted(_LINUX.glob("*.svg")):
        yield "mimetypes", source.stem, source
