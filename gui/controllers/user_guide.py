"""The user's guide, opened in the browser from the files that come with the program."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from gui import help_words as words
from gui.session import Session
from gui.window.window import Window

FOLDER = Path(__file__).parents[2] / "assets" / "guide"


class UserGuide:
    """Opens it at the page for what is being done."""

    def __init__(self, session: Session, window: Window, is_practice: Callable[[], bool]) -> None:
        self._session, self._window, self._is_practice = session, window, is_practice

    def open(self) -> None:
        """Open the guide in the first language shown."""
        language = self._session.settings.wording.languages[0]
        file = FOLDER / language / f"{self._page}.html"
        if not file.exists() or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(file))):
            self._window.show_notice(words.NO_GUIDE.filled(file=str(file)), passes=False)

    @property
    def _page(self) -> str:
        if self._is_practice():
            return "candidate"
        return "table" if self._session.position.case is not None else "index"
