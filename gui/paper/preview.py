"""A preview of what is printed, in the language and the colours of the window."""

from collections.abc import Callable

from PySide6.QtPrintSupport import QPrintPreviewDialog

from gui.paper.qt_words import QtWords
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress


def open_preview(style: TextStyle, made: Callable[[], QPrintPreviewDialog]) -> None:
    """Open the preview that *made* makes."""
    spoken = QtWords(style.wording)  # Qt takes the words of a dialog as it makes it
    preview = made()
    spoken.setParent(preview)
    dress(preview, style.palette)
    preview.finished.connect(preview.deleteLater)
    preview.open()
