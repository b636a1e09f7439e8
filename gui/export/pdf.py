"""A picture as PDF: one page, all of it vectors, its words selectable."""

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from gui.export.painting import paint_sheet
from gui.export.pdf_letters import with_letters_meant
from gui.export.picture import UNITS_PER_INCH, Picture
from gui.export.setting import set_sheet
from gui.export.sheet import Sheet
from gui.export.staging import Stage
from gui.export.words import PROGRAM

_DOTS_PER_INCH = 1200
_POINTS_PER_INCH = 72


def draw_pdf(picture: Picture) -> bytes:
    """The file's content."""
    stage = Stage(picture)
    sheet = set_sheet(picture, stage)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(title_of(picture))
    writer.setCreator(PROGRAM.en)
    writer.setPageLayout(page_layout(sheet))
    painter = QPainter(writer)
    paint_sheet(painter, sheet, stage, _DOTS_PER_INCH / UNITS_PER_INCH)
    painter.end()
    return with_letters_meant(bytes(buffer.data().data()))


def page_layout(sheet: Sheet) -> QPageLayout:
    """The page that *sheet* fills, upright or lying; its margins are the sheet's own."""
    points = _POINTS_PER_INCH / UNITS_PER_INCH
    short, long = sorted(side * points for side in sheet.size)
    is_lying = sheet.size.width > sheet.size.height
    return QPageLayout(
        QPageSize(QSizeF(short, long), QPageSize.Unit.Point),
        QPageLayout.Orientation.Landscape if is_lying else QPageLayout.Orientation.Portrait,
        QMarginsF(),
    )


def title_of(picture: Picture) -> str:
    """The title of the document: the chart and its edition."""
    texts = (picture.trail.chart.title, picture.badge)
    title, badge = (text.in_wording(picture.wording, " / ") for text in texts)
    return f"{title} ({badge})"
