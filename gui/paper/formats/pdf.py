"""A picture as PDF: all of it vectors, its words selectable; on pages as its paper needs them."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPainter, QPdfWriter

from flowcharts.documents.booklet import Booklet
from flowcharts.documents.formats.drawn import PDF
from gui.paper.chunks import PrintStyle
from gui.paper.format_painter import FormatPainter, in_one
from gui.paper.page import set_sheet
from gui.paper.pages import set_pages
from gui.paper.painter import paint_sheet
from gui.paper.pdf_letters import with_letters_meant
from gui.paper.picture import UNITS_PER_INCH, Paper, Picture
from gui.paper.preview import page_layout
from gui.paper.sheet import Sheet
from gui.paper.word_pages import set_booklet
from gui.theme.fonts import load_fonts
from gui.words import APPLICATION

_DOTS_PER_INCH = 1200


def draw_pdf(picture: Picture) -> bytes:
    """The file's content."""
    if picture.paper is None:
        return _document(picture.title, [set_sheet(picture)])
    return _document(picture.title, set_pages(picture, picture.paper.pages))


def draw_booklet(booklet: Booklet, style: PrintStyle, paper: Paper) -> bytes:
    """The file's content, its words on pages."""
    load_fonts()
    sheets = set_booklet(booklet, style, paper.pages)
    return _document(booklet.title.in_wording(style.wording, " / "), sheets)


def _document(title: str, sheets: Sequence[Sheet]) -> bytes:
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
        paint_sheet(painter, sheet, _DOTS_PER_INCH / UNITS_PER_INCH)
        painter.restore()
    painter.end()
    return with_letters_meant(bytes(buffer.data().data()))


PDF_PAINTER = FormatPainter(PDF, in_one(draw_pdf), draw_words=draw_booklet)
