"""A sheet painted: the same on paper, in a PDF and in pixels."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from flowcharts.layout.geometry import Rect
from gui.chart.measure import chart_face
from gui.paper.chart_scene import ExportScene
from gui.paper.image_file import image_within
from gui.paper.picture import UNITS_PER_INCH
from gui.paper.sheet import Sheet
from gui.paper.sheet_picture import SheetPicture
from gui.paper.text_line import TextLine
from gui.text.mana_signs import sign_of
from gui.text.passage import SYMBOL

_CIRCLE, _LETTER = 0.07, 0.74
"""Of a symbol: the stroke of its circle and the size of its letter, in sizes of the words."""


_DOTS = 300 / UNITS_PER_INCH
"""So many dots of a picture at most stand on a unit of paper."""
_SEAM = 4.0
"""So much more than a part of a sheet is painted: beyond its border, nothing of that is seen."""


def paint_sheet(
    painter: QPainter,
    sheet: Sheet,
    scale: float,
    wanted: Rect | None = None,
) -> None:
    """Paint *sheet* from the painter's origin, *scale* times its size; all of it, or a part."""
    part = Rect(0, 0, *sheet.size) if wanted is None else wanted.grown(_SEAM)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    painter.fillRect(QRectF(0, 0, *sheet.size), QColor(sheet.ground))
    if sheet.drawn is not None:
        _paint_chart(painter, sheet, sheet.drawn, part)
    for sign in sheet.signs:
        painter.setPen(sign.pen)
        painter.setBrush(sign.fill)
        painter.drawPath(sign.outline)
    for picture in sheet.pictures:
        _paint_picture(painter, picture)
    for line in sheet.lines:
        if _reaches(line, part):
            _paint_line(painter, line)


def _paint_chart(painter: QPainter, sheet: Sheet, export_scene: ExportScene, part: Rect) -> None:
    """Paint what of the chart stands in *part* of the sheet."""
    place, seen = sheet.chart, export_scene.seen
    top, bottom = max(place.top, part.top), min(place.bottom, part.bottom)
    if top >= bottom:
        return
    down = (seen.bottom - seen.top) / (place.bottom - place.top)
    source = seen._replace(
        top=seen.top + (top - place.top) * down, bottom=seen.bottom - (place.bottom - bottom) * down
    )
    target = place._replace(top=top, bottom=bottom)
    scene = export_scene.scene
    scene.render(painter, _rect(target), _rect(source), Qt.AspectRatioMode.IgnoreAspectRatio)


def _paint_picture(painter: QPainter, picture: SheetPicture) -> None:
    place = picture.place
    width, height = (round(_DOTS * side) for side in (place.width(), place.height()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, image_within(picture.file, width, height))


def _reaches(line: TextLine, part: Rect) -> bool:
    """Does something of the line stand in *part* of the sheet?"""
    return part.top - line.pixels <= line.baseline <= part.bottom + line.pixels


def _paint_line(painter: QPainter, line: TextLine) -> None:
    if "{" in line.words:
        _paint_with_symbols(painter, line)
    else:
        _paint_words(painter, line)


def _paint_words(painter: QPainter, line: TextLine) -> None:
    painter.setFont(chart_face(line.pixels, is_bold=line.is_bold))
    painter.setPen(QColor(line.colour))
    painter.drawText(QPointF(line.left, line.baseline), line.words)


def _paint_with_symbols(painter: QPainter, line: TextLine) -> None:
    """A line with {T} and the like in circles, as on a card."""
    end = 0
    for found in (*SYMBOL.finditer(line.words), None):
        start = len(line.words) if found is None else found.start()
        _paint_words(painter, _part(line, end, start))
        if found is not None:
            end = found.end()
            _paint_symbol(painter, _part(line, start, end))


def _part(line: TextLine, start: int, end: int) -> TextLine:
    before = line._replace(words=line.words[:start])
    return line._replace(words=line.words[start:end], left=line.left + before.width)


def _paint_symbol(painter: QPainter, line: TextLine) -> None:
    """One symbol; its braces are there for who copies it, and unseen."""
    box = QRectF(line.left, 0, line.width, 1.04 * line.pixels)
    capital = QFontMetricsF(chart_face(line.pixels)).capHeight()
    box.moveCenter(QPointF(box.center().x(), line.baseline - capital / 2))
    said = line.words[1:-1]
    painter.setPen(QPen(QColor(line.colour), _CIRCLE * line.pixels))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if said.islower():
        painter.setBrush(QColor(line.colour))
        painter.drawPath(sign_of(said, 0.92 * line.pixels).translated(box.center()))
        return
    disc = QRectF(0, 0, max(box.width() - 1.5, box.height()), box.height())
    disc.moveCenter(box.center())
    painter.drawRoundedRect(disc, disc.height() / 2, disc.height() / 2)
    letter = line._replace(words=said, pixels=round(_LETTER * line.pixels), is_bold=True)
    low = QFontMetricsF(chart_face(letter.pixels, is_bold=True)).capHeight() / 2
    left, baseline = box.center().x() - letter.width / 2, box.center().y() + low
    unseen = line._replace(colour="#00000000")
    _paint_words(painter, unseen._replace(words="{"))
    _paint_words(painter, letter._replace(left=left, baseline=baseline))
    closing = unseen._replace(words="}")
    _paint_words(painter, closing.moved(line.width - closing.width, 0))


def _rect(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top)
