"""The line for a card: its name is typed, its whole text pasted or dropped."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QClipboard, QDropEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from flowcharts.reading.text_kind import is_card_text
from gui.override import override
from gui.plain_override import override as override_ours
from gui.walk.search_bar import SearchLine

_PASTE = "edit-paste"
"""What Qt calls that entry of the menu of a line."""


class CardLine(SearchLine):
    """The text of a card that comes whole takes the place of all that stood there.

    Two cards in one another would be none. Undo brings back what stood there; a name, and whatever
    else is pasted or typed, goes where the cursor is, and so does all that replaces a selection.
    """

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self._make_room(self._copied(QClipboard.Mode.Clipboard))
        super().keyPressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            selected = self._copied(QClipboard.Mode.Selection)
            if self._replaces(selected):
                self._take(selected)
                return
        super().mouseReleaseEvent(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        dropped = event.mimeData().text()
        if self._replaces(dropped):
            self._take(dropped)
            event.acceptProposedAction()
        else:
            super().dropEvent(event)

    @override_ours
    def made_menu(self) -> QMenu:
        menu = super().made_menu()
        for action in menu.actions():
            if action.objectName() == _PASTE:
                action.triggered.disconnect()
                action.triggered.connect(self._paste)
        return menu

    def _paste(self) -> None:
        self._make_room(self._copied(QClipboard.Mode.Clipboard))
        self.paste()

    def _make_room(self, text: str) -> None:
        if self._replaces(text):
            self.selectAll()

    def _take(self, text: str) -> None:
        self.selectAll()
        self.insert(text)

    def _replaces(self, text: str) -> bool:
        return is_card_text(text) and not self.hasSelectedText()

    @staticmethod
    def _copied(mode: QClipboard.Mode) -> str:
        return QApplication.clipboard().text(mode)
