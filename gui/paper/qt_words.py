"""Qt's own dialogs, speaking the language of the window."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from flowcharts.model.text import Wording


class QtWords(QObject):
    """While it lives, Qt's own words are those of a wording; of both languages, English."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if wording is not Wording.JAPANESE:
            return
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load("qtbase_ja", folder):
            QCoreApplication.installTranslator(translator)
