"""The page that a sheet fills, and the setup of it that Qt's preview offers."""

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QAction, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

from gui.paper.picture import UNITS_PER_INCH
from gui.paper.sheet import Sheet

_POINTS_PER_INCH = 72


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


def offer_page_setup(preview: QPrintPreviewDialog, printer: QPrinter) -> None:
    """Leave the page setup out where nothing is printed but a file: Qt then warns and does nothing.

    Its command has no name of its own but what stands on it, in the language it was made in.
    """
    is_real = printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
    name = QCoreApplication.translate("QPrintPreviewDialog", "Page setup")
    for command in preview.findChildren(QAction):
        if command.text() == name:
            command.setVisible(is_real)
            command.setEnabled(is_real)
