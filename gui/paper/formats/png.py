"""A picture as PNG: painted at the size wanted, band by band, never enlarged afterwards."""

import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from flowcharts.commands.request_error import RequestError
from flowcharts.documents.format import WIDTHS
from flowcharts.documents.formats.drawn import PNG
from flowcharts.layout.geometry import Rect
from flowcharts.model.text import Text
from gui.paper.format_painter import FormatPainter, Part, seen_of
from gui.paper.page import set_sheet
from gui.paper.painter import paint_sheet
from gui.paper.picture import UNITS_PER_INCH, Picture
from gui.paper.sheet import Sheet

_DOTS_PER_METRE = 10_000 / 2.54
"""Of a picture with a hundred dots to the inch."""
_MOST_DOTS = 4_000_000
"""So many are painted before the window is looked after again."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _TRUE_COLOUR, _METRE = 8, 2, 1
_UNFILTERED = b"\0"
"""Before each row. Charts are flat: filters, with which Qt would write it, make it larger."""


def bands(picture: Picture) -> list[Callable[[], QImage]]:
    """What paints the bands of the picture, from its top; each may lack the memory for it.

    Raises:
        RequestError: the width is out of bounds.
    """
    width = picture.width
    if width not in WIDTHS:
        raise RequestError(
            Text(
                f"A width of {width} pixels cannot be drawn: "
                f"give one from {WIDTHS[0]} to {WIDTHS[-1]}.",
                f"幅{width}ピクセルの画像は描けません。"
                f"{WIDTHS[0]} から {WIDTHS[-1]} までにしてください。",
            )
        )
    sheet = set_sheet(picture)
    height = round(sheet.size.height * width / sheet.size.width)
    step = max(1, _MOST_DOTS // width)
    sizes = ((top, QSize(width, min(step, height - top))) for top in range(0, height, step))
    return [partial(_band, sheet, top, size) for top, size in sizes]


def _band(sheet: Sheet, top: int, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise RequestError(
            Text(
                f"There is not memory enough for a picture {size.width()} pixels wide.",
                f"幅{size.width()}ピクセルの画像を描くには、メモリが足りません。",
            )
        )
    image.fill(QColor(sheet.ground))  # the last row may be but half painted
    scale = size.width() / sheet.size.width
    dots = round(_DOTS_PER_METRE * scale * UNITS_PER_INCH / 100)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    part = Rect(0, top / scale, sheet.size.width, (top + size.height()) / scale)
    painter = QPainter(image)
    painter.translate(0, -top)
    paint_sheet(painter, sheet, scale, part)
    painter.end()
    return image


def packed(drawn: Sequence[Part]) -> Iterator[bytes]:
    """The content of the file that the bands make, a part for each."""
    painted = [band for band in drawn if isinstance(band, QImage)]
    first = painted[0]
    size = first.width(), sum(band.height() for band in painted)
    dots = first.dotsPerMeterX(), first.dotsPerMeterY()
    head = struct.pack(">IIBBBBB", *size, _EIGHT_BITS, _TRUE_COLOUR, 0, 0, 0)
    pack = zlib.compressobj()
    yield _SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"pHYs", struct.pack(">IIB", *dots, _METRE))
    for band in painted:
        yield _chunk(b"IDAT", pack.compress(_rows(band)))
    yield _chunk(b"IDAT", pack.flush()) + _chunk(b"IEND", b"")


def _rows(band: QImage) -> bytes:
    """The colours of its dots, row by row."""
    image = band.convertToFormat(QImage.Format.Format_RGB888)
    dots, length = memoryview(image.constBits()), image.bytesPerLine()
    starts = range(0, image.height() * length, length)
    return b"".join(_UNFILTERED + dots[start : start + 3 * image.width()] for start in starts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def _draw_scene(scene: QGraphicsScene) -> bytes:
    source, size = seen_of(scene)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(), source)
    painter.end()
    return b"".join(packed([image]))


PAINTER = FormatPainter(PNG, bands, packed, draw_scene=_draw_scene)
