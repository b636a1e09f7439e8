"""A picture as SVG: shapes as shapes, text as text, each line with its language."""

from xml.etree.ElementTree import Element, SubElement, indent, tostring

from PySide6.QtCore import QBuffer, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsScene

from flowcharts.documents.formats.drawn import SVG
from gui.paper.format_painter import FormatPainter, in_one, seen_of
from gui.paper.page import set_sheet
from gui.paper.picture import Picture
from gui.paper.sheet import Sheet
from gui.paper.svg_chart import add_chart
from gui.paper.svg_shapes import LANGUAGE, add_path, add_text, number
from gui.paper.walk_words import tell_path

_FAMILIES = "'Noto Sans', 'Noto Sans JP', sans-serif"
_MILLIMETRES_PER_UNIT = 25.4 / 96


def draw_svg(picture: Picture) -> bytes:
    """The file's content."""
    sheet = set_sheet(picture)
    svg = _root(picture, sheet)
    _describe(svg, picture)
    width, height = map(number, sheet.size)
    SubElement(svg, "rect", {"width": width, "height": height, "fill": picture.palette.ground})
    if sheet.drawn is not None:
        add_chart(svg, picture, sheet.drawn, sheet)
    legend = SubElement(svg, "g", {"class": "legend"})
    for sign in sheet.signs:
        add_path(legend, sign.outline, sign.pen, sign.fill)
    words = SubElement(svg, "g", {"class": "words"})
    for line in sheet.lines:
        add_text(words, line)
    indent(svg)
    for part in svg.iter("tspan"):
        part.tail = ""  # a line break would be a space at the end of the line
    return f"{tostring(svg, encoding='unicode')}\n".encode()


def _root(picture: Picture, sheet: Sheet) -> Element:
    width, height = sheet.size
    unit, scale = ("", 1.0) if picture.paper is None else ("mm", _MILLIMETRES_PER_UNIT)
    return Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": f"{number(width * scale)}{unit}",
            "height": f"{number(height * scale)}{unit}",
            "viewBox": f"0 0 {number(width)} {number(height)}",
            "font-family": _FAMILIES,
            LANGUAGE: picture.wording.languages[0],
        },
    )


def _describe(svg: Element, picture: Picture) -> None:
    """What a screen reader says of the picture, in each language."""
    chart = picture.position.chart
    for language in picture.wording.languages:
        title = SubElement(svg, "title", {LANGUAGE: language})
        title.text = chart.title.in_language(language)
    for language in picture.wording.languages:
        told = [picture.badge, chart.source, *(block.text for block in tell_path(picture))]
        description = SubElement(svg, "desc", {LANGUAGE: language})
        description.text = "\n".join(text.without_ruby().in_language(language) for text in told)


def _draw_scene(scene: QGraphicsScene) -> bytes:
    source, size = seen_of(scene)
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    scene.render(painter, QRectF(), source)
    painter.end()
    return bytes(buffer.data().data())


PAINTER = FormatPainter(SVG, in_one(draw_svg), draw_scene=_draw_scene)
