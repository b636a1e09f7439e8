"""A picture as PNG: painted at the size wanted, never enlarged afterwards."""

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from flowcharts.commands.request_error import RequestError
from flowcharts.export.formats import WIDTHS
from gui.export.chart_scene import ExportScene
from gui.export.painter import paint_sheet
from gui.export.picture import UNITS_PER_INCH, Picture
from gui.export.sheet_layout import set_sheet

_DOTS_PER_METRE = 10_000 / 2.54
"""Of a picture with a hundred dots to the inch."""


def draw_png(picture: Picture) -> bytes:
    """The file's content.

    Raises:
        RequestError: the width is out of bounds, or there is not memory enough.
    """
    if picture.width not in WIDTHS:
        raise RequestError(
            f"A width of {picture.width} pixels cannot be drawn: "
            f"give one from {WIDTHS[0]} to {WIDTHS[-1]}."
        )
    export_scene = ExportScene(picture)
    sheet = set_sheet(picture, export_scene)
    scale = picture.width / sheet.size.width
    image = QImage(picture.width, round(sheet.size.height * scale), QImage.Format.Format_RGB32)
    if image.isNull():
        raise RequestError(f"There is not memory enough for a picture {picture.width} pixels wide.")
    image.fill(QColor(picture.palette.ground))  # the last row may be painted but for a part
    dots = round(_DOTS_PER_METRE * scale * UNITS_PER_INCH / 100)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    painter = QPainter(image)
    paint_sheet(painter, sheet, export_scene, scale)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise RequestError(f"A picture {picture.width} pixels wide could not be packed as PNG.")
    return bytes(buffer.data().data())
