"""The chart on the user's own printer, looked at before."""

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from flowcharts.layout.geometry import Size
from gui.paper import words
from gui.paper.page_setup import offer_page_setup, page_layout
from gui.paper.pages import set_pages
from gui.paper.painter import paint_sheet
from gui.paper.picture import UNITS_PER_INCH, Paper, Picture


class PrintPreview(QPrintPreviewDialog):
    """The page as it will come out, with the way to the printer."""

    def __init__(self, picture: Picture, parent: QWidget | None = None) -> None:
        self._printer = printer_for(picture)  # the dialog does not keep it alive
        super().__init__(self._printer, parent)
        offer_page_setup(self, self._printer)
        self._picture = picture
        self.setWindowTitle(words.PRINT_TITLE.in_wording(picture.wording, between=" / "))
        self.paintRequested.connect(self._paint)

    def _paint(self, printer: QPrinter) -> None:
        print_picture(self._picture, printer)


def printer_for(picture: Picture) -> QPrinter:
    """The user's printer, its page turned as suits the picture."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setDocName(picture.title)
    papers = picture.paper.pages if picture.paper is not None else Paper.A4.pages
    _, first = set_pages(picture, papers)[0]
    printer.setPageLayout(page_layout(first))
    return printer


def print_picture(picture: Picture, printer: QPrinter) -> None:
    """Print the picture on the pages that the printer has, upright or lying as they are."""
    dots = printer.resolution()
    full = printer.pageLayout().fullRectPixels(dots)
    units = UNITS_PER_INCH / dots
    page = Size(full.width() * units, full.height() * units)
    painter = QPainter(printer)
    for number, (drawn, sheet) in enumerate(set_pages(picture, (page,))):
        if number:
            printer.newPage()
        painter.save()
        paint_sheet(painter, sheet, drawn, 1 / units)
        painter.restore()
    painter.end()
