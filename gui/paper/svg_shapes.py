"""The elements of an SVG that everything in it is made of: paths and lines of text."""

from xml.etree.ElementTree import Element, SubElement

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen

from gui.paper.text_line import TextLine

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
"""The attribute that says which language a text is in."""


def number(value: float, digits: int = 2) -> str:
    """A number as SVG writes it.

    >>> number(-0.501), number(20), number(-0.001)
    ('-0.5', '20', '0')
    """
    return f"{round(value, digits) + 0.0:.{digits}f}".rstrip("0").rstrip(".")


def add_path(parent: Element, outline: QPainterPath, pen: QPen, fill: QBrush) -> Element:
    """Add a shape, stroked and filled."""
    look = stroke(pen) | {"fill": "none"}
    if fill.style() is not Qt.BrushStyle.NoBrush:
        look["fill"] = fill.color().name()
    return SubElement(parent, "path", {"d": _steps(outline)} | look)


def stroke(pen: QPen) -> dict[str, str]:
    """The attributes that draw a line as *pen* does."""
    if pen.style() is Qt.PenStyle.NoPen:
        return {}
    look = {
        "stroke": pen.color().name(),
        "stroke-width": number(pen.widthF()),
        "stroke-linejoin": "round",
    }
    if pen.color().alphaF() < 1:
        look["stroke-opacity"] = number(pen.color().alphaF())
    if pen.style() is Qt.PenStyle.CustomDashLine:
        dashes = (number(dash * pen.widthF()) for dash in pen.dashPattern())
        look["stroke-dasharray"] = " ".join(dashes)
    return look


def add_text(parent: Element, line: TextLine, *, is_centred: bool = False) -> Element:
    """Add a line of text.

    Its length is said too: where another font stands in for ours, the words still fit.
    """
    width = line.width
    look = {
        LANGUAGE: line.language,
        "x": number(line.left),
        "y": number(line.baseline),
        "font-size": str(line.pixels),
        "fill": line.colour,
        "textLength": number(width),
        "lengthAdjust": "spacingAndGlyphs",
    }
    if line.is_bold:
        look["font-weight"] = "bold"
    if is_centred:
        look["text-anchor"] = "middle"
    text = SubElement(parent, "text", look)
    text.text = line.words
    return text


def _steps(outline: QPainterPath) -> str:
    """The path as SVG spells it."""
    places = [outline.elementAt(place) for place in range(outline.elementCount())]
    steps = [f"{_letter(place)}{number(place.x)} {number(place.y)}" for place in places]
    is_closed = (places[0].x, places[0].y) == (places[-1].x, places[-1].y)
    return " ".join([*steps, "Z"] if is_closed else steps)


def _letter(step: QPainterPath.Element) -> str:
    if step.isMoveTo():
        return "M"
    if step.isLineTo():
        return "L"
    return "C" if step.isCurveTo() else ""  # the points of a curve follow it bare
