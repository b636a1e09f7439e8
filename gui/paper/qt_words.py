"""Qt's own words, of its dialogs and of the menus of its fields, in the language of the window."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from flowcharts.model.text import Language, Wording

_LANGUAGES = {
    Language.ENGLISH: QLocale.Language.English,
    Language.JAPANESE: QLocale.Language.Japanese,
}


class QtWords(QObject):
    """While it lives, Qt's own words are those of a wording; of both languages, English."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None
        self.show_wording(wording)

    def show_wording(self, wording: Wording) -> None:
        """Speak it from now on; what is open already stays as it is."""
        is_japanese = wording is Wording.JAPANESE
        if is_japanese is (self._translator is not None):
            return
        if self._translator is not None:
            self._translator.deleteLater()
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
            return
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load("qtbase_ja", folder):
            QCoreApplication.installTranslator(translator)
            self._translator = translator


def does_system_speak(wording: Wording) -> bool:
    """Is the language of the system the first one of *wording*?"""
    return QLocale.system().language() is _LANGUAGES[wording.languages[0]]
