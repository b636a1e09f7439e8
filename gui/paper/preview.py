"""What is printed, looked at before, in the language and the colours of the window."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QAction, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from flowcharts.layout.geometry import Size
from gui.paper.painter import paint_sheet
from gui.paper.picture import UNITS_PER_INCH, Paper
from gui.paper.sheet import Sheet
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress

_POINTS_PER_INCH = 72

SetPages: TypeAlias = Callable[[Sequence[Size]], Sequence[Sheet]]
"""Sets the sheets of a document, each on the one of several papers that suits it."""


class Printout(NamedTuple):
    """A document to be printed."""

    title: str
    set_pages: SetPages


class PrintPreview(QPrintPreviewDialog):
    """The pages as they will come out, with the way to the printer."""

    def __init__(self, printout: Printout, title: str, parent: QWidget | None = None) -> None:
        """*title*: of the window."""
        self._printer = printer_for(printout)  # the dialog does not keep it alive
        super().__init__(self._printer, parent)
        _offer_page_setup(self, self._printer)
        self._set_pages = printout.set_pages
        self.setWindowTitle(title)
        self.paintRequested.connect(self._paint)

    def _paint(self, printer: QPrinter) -> None:
        print_pages(self._set_pages, printer)


def open_preview(style: TextStyle, made: Callable[[], QPrintPreviewDialog]) -> None:
    """Open the preview that *made* makes."""
    preview = made()
    dress(preview, style.palette)
    preview.finished.connect(preview.deleteLater)
    preview.open()


def printer_for(printout: Printout) -> QPrinter:
    """The user's printer, its page turned as suits the first one."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setDocName(printout.title)
    printer.setPageLayout(page_layout(printout.set_pages(Paper.A4.pages)[0]))
    return printer


def print_pages(set_pages: SetPages, printer: QPrinter) -> None:
    """Print on the pages that the printer has, upright or lying as they are."""
    dots = printer.resolution()
    full = printer.pageLayout().fullRectPixels(dots)
    units = UNITS_PER_INCH / dots
    page = Size(full.width() * units, full.height() * units)
    painter = QPainter(printer)
    for number, sheet in enumerate(set_pages((page,))):
        if number:
            printer.newPage()
        painter.save()
        paint_sheet(painter, sheet, 1 / units)
        painter.restore()
    painter.end()


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


def _offer_page_setup(preview: QPrintPreviewDialog, printer: QPrinter) -> None:
    """Leave the page setup out where nothing is printed but a file: Qt then warns and does nothing.

    Its command has no name of its own but what stands on it, in the language it was made in.
    """
    is_real = printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
    name = QCoreApplication.translate("QPrintPreviewDialog", "Page setup")
    for command in preview.findChildren(QAction):
        if command.text() == name:
            command.setVisible(is_real)
            command.setEnabled(is_real)
