"""A picture as PDF: all of it vectors, its words selectable; on pages as its paper needs them."""

import re
from collections.abc import Sequence
from unicodedata import normalize

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPainter, QPdfWriter

from flowcharts.documents.booklet import Booklet
from flowcharts.documents.formats.drawn import PDF
from gui.paper.booklet_pages import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.format_painter import FormatPainter, in_one
from gui.paper.page import set_sheet
from gui.paper.pages import set_pages
from gui.paper.painter import paint_sheet
from gui.paper.picture import UNITS_PER_INCH, Paper, Picture
from gui.paper.preview import page_layout
from gui.paper.sheet import Sheet
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


PAINTER = FormatPainter(PDF, in_one(draw_pdf), draw_words=draw_booklet)


# In a table, the letters of one glyph after the other: [<3044> <2F12> ]
_LETTERS = re.compile(rb"(?<=\[)(?:<[0-9A-F]{4}> )+(?=\])")
_MEANT = {"\t": " ", "‧": "・"} | dict(
    zip("⺠⻁⻄⻑⻘⻝⻤⻩⻫⻭⻯⻲", "民虎西長青食鬼黄斉歯竜亀", strict=True)
)
"""Most radicals are normalized to the kanji that they stand for; these are not."""
_RADICALS_AND_LIGATURES = re.compile("[\u2e80-\u2fdf\ufb00-\ufb06]")


def with_letters_meant(pdf: bytes) -> bytes:
    """The same file, to the byte as long, its tables giving the letters that were meant."""
    return _LETTERS.sub(_meant, pdf)


def _meant(match: re.Match[bytes]) -> bytes:
    codes = match[0].decode().split()
    letters = (_letters(chr(int(code[1:-1], 16))) for code in codes)
    # The spaces between them can go, which makes room for ligatures taken apart.
    packed = "".join(f"<{each.encode('utf-16-be').hex().upper()}>" for each in letters)
    return packed.encode().ljust(len(match[0])) if len(packed) <= len(match[0]) else match[0]


def _letters(letter: str) -> str:
    if _RADICALS_AND_LIGATURES.match(letter):
        letter = normalize("NFKC", letter)
    return _MEANT.get(letter, letter)
