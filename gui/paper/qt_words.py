"""Qt's own words, of its dialogs and of the menus of its fields, in the language of the window."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from flowcharts.model.text import Language, Wording
from gui.override import override

_LANGUAGES = {
    Language.ENGLISH: QLocale.Language.English,
    Language.JAPANESE: QLocale.Language.Japanese,
}


class QtWords(QTranslator):
    """While it lives, Qt's own words are those of a wording; of both languages, English.

    It stays installed: to install or remove one tells every widget of another language, which
    takes as long as all else of the change.
    """

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._japanese: QTranslator | None = None
        """Loaded when first wanted."""
        self._is_japanese = False
        self.show_wording(wording)
        QCoreApplication.installTranslator(self)

    def show_wording(self, wording: Wording) -> None:
        """Speak it from now on; what is open already stays as it is."""
        self._is_japanese = wording is Wording.JAPANESE
        # What Qt names by it: kinds of files, and their sizes. Numbers stay as the system has them.
        spoken = _LANGUAGES[wording.languages[0]]
        QLocale.setDefault(QLocale(spoken, QLocale.system().territory()))
        if self._is_japanese and self._japanese is None:
            self._japanese = QTranslator(self)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._japanese.load("qtbase_ja", folder)

    @override
    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if self._japanese is None or not self._is_japanese:
            return source
        return self._japanese.translate(context, source, disambiguation, n) or source


def does_system_speak(wording: Wording) -> bool:
    """Is the language of the system the first one of *wording*?"""
    return QLocale.system().language() is _LANGUAGES[wording.languages[0]]
