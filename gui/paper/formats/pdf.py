"""A picture as PDF: all of it vectors, its words selectable; on pages as its paper needs them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPainter, QPdfWriter

from flowcharts.documents.booklet import Booklet
from flowcharts.documents.formats.pdf import PDF
from gui.paper.booklet import set_booklet
from gui.paper.chart_scene import ExportScene
from gui.paper.chunks import PrintStyle
from gui.paper.format_painter import FormatPainter, in_one
from gui.paper.page_setup import page_layout
from gui.paper.pages import set_pages
from gui.paper.painter import paint_lines, paint_sheet
from gui.paper.pdf_letters import with_letters_meant
from gui.paper.picture import UNITS_PER_INCH, Paper, Picture
from gui.paper.sheet import Sheet
from gui.paper.sheet_layout import set_sheet
from gui.theme.fonts import load_fonts
from gui.words import APPLICATION

_DOTS_PER_INCH = 1200
_SCALE = _DOTS_PER_INCH / UNITS_PER_INCH


def draw_pdf(picture: Picture) -> bytes:
    """The file's content."""
    pages = _pages(picture)

    def paint(painter: QPainter, number: int) -> None:
        export_scene, sheet = pages[number]
        paint_sheet(painter, sheet, export_scene, _SCALE)

    return _document(picture.title, [sheet for _, sheet in pages], paint)


def draw_booklet(booklet: Booklet, style: PrintStyle, paper: Paper) -> bytes:
    """The file's content, its words on pages."""
    load_fonts()
    sheets = list(set_booklet(booklet, style, paper))

    def paint(painter: QPainter, number: int) -> None:
        painter.scale(_SCALE, _SCALE)
        paint_lines(painter, sheets[number].lines)

    return _document(booklet.title.in_wording(style.wording, " / "), sheets, paint)


def _document(title: str, sheets: Sequence[Sheet], paint: Callable[[QPainter, int], None]) -> bytes:
    """A file of pages, each painted by its place among the *sheets*."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(title)
    writer.setCreator(APPLICATION.en)
    writer.setPageLayout(page_layout(sheets[0]))
    painter = QPainter(writer)
    for number, sheet in enumerate(sheets):
        if number:
            writer.setPageLayout(page_layout(sheet))
            writer.newPage()
        painter.save()
        paint(painter, number)
        painter.restore()
    painter.end()
    return with_letters_meant(bytes(buffer.data().data()))


def _pages(picture: Picture) -> list[tuple[ExportScene, Sheet]]:
    if picture.paper is not None:
        return set_pages(picture, picture.paper.pages)
    export_scene = ExportScene(picture)
    return [(export_scene, set_sheet(picture, export_scene))]


PDF_PAINTER = FormatPainter(PDF, in_one(draw_pdf), draw_words=draw_booklet)
