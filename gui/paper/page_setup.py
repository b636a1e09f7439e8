"""The page setup that Qt's preview offers, where there is a printer that has one."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog


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
