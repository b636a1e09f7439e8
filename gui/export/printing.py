"""The chart on the user's own printer, looked at before."""

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from flowcharts.geometry import Size
from gui.export import words
from gui.export.page import set_page
from gui.export.painting import paint_sheet
from gui.export.pdf import page_layout, title_of
from gui.export.picture import UNITS_PER_INCH, Picture
from gui.export.setting import set_sheet
from gui.export.staging import Stage


class PrintPreview(QPrintPreviewDialog):
    """The page as it will come out, with the way to the printer."""

    def __init__(self, picture: Picture, parent: QWidget | None = None) -> None:
        self._printer = printer_for(picture)  # the dialog does not keep it alive
        super().__init__(self._printer, parent)
        self._picture = picture
        self.setWindowTitle(words.PRINT_TITLE.in_wording(picture.wording, between=" / "))
        self.paintRequested.connect(self._paint)

    def _paint(self, printer: QPrinter) -> None:
        print_picture(self._picture, printer)


def printer_for(picture: Picture) -> QPrinter:
    """The user's printer, its page turned as suits the picture."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setDocName(title_of(picture))
    printer.setPageLayout(page_layout(set_sheet(picture, Stage(picture))))
    return printer


def print_picture(picture: Picture, printer: QPrinter) -> None:
    """Print the picture on the page that the printer has, upright or lying as it is."""
    stage = Stage(picture)
    dots = printer.resolution()
    full = printer.pageLayout().fullRectPixels(dots)
    units = UNITS_PER_INCH / dots
    page = Size(full.width() * units, full.height() * units)
    painter = QPainter(printer)
    paint_sheet(painter, set_page(picture, stage, (page,)), stage, 1 / units)
    painter.end()
