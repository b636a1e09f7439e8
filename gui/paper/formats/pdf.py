"""A picture as PDF: all of it vectors, its words selectable; on pages as its paper needs them."""

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from gui.paper.chart_scene import ExportScene
from gui.paper.pages import set_pages
from gui.paper.painter import paint_sheet
from gui.paper.pdf_letters import with_letters_meant
from gui.paper.picture import UNITS_PER_INCH, Picture
from gui.paper.sheet import Sheet
from gui.paper.sheet_layout import set_sheet
from gui.words import APPLICATION

DOTS_PER_INCH = 1200
_POINTS_PER_INCH = 72


def draw_pdf(picture: Picture) -> bytes:
    """The file's content."""
    pages = _pages(picture)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(title_of(picture))
    writer.setCreator(APPLICATION.en)
    writer.setPageLayout(page_layout(pages[0][1]))
    painter = QPainter(writer)
    for export_scene, sheet in pages:
        if sheet is not pages[0][1]:
            writer.setPageLayout(page_layout(sheet))
            writer.newPage()
        painter.save()
        paint_sheet(painter, sheet, export_scene, DOTS_PER_INCH / UNITS_PER_INCH)
        painter.restore()
    painter.end()
    return with_letters_meant(bytes(buffer.data().data()))


def _pages(picture: Picture) -> list[tuple[ExportScene, Sheet]]:
    if picture.paper is not None:
        return set_pages(picture, picture.paper.pages)
    export_scene = ExportScene(picture)
    return [(export_scene, set_sheet(picture, export_scene))]


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
    chart = picture.told.walk.home.chart if picture.told is not None else picture.position.chart
    texts = (chart.title, picture.badge)
    title, badge = (text.in_wording(picture.wording, " / ") for text in texts)
    return f"{title} ({badge})"
