"""The keys of a room: the same in both its windows, whatever has the focus there."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget

from gui.commands.command import Commands, Place
from gui.commands.focus_filter import FocusFilter
from gui.commands.key_names import key_name, shortcut_name
from gui.override import override
from gui.window.cover import Cover

_CLICKER = frozenset({"PgDown", "PgUp", "Start"})
"""Heard while numbers are typed, too."""
_TYPED = (QLineEdit, QAbstractSpinBox)


class RoomKeys(QObject):
    """Hears the keys before what has the focus does.

    Signals:
        help_asked: somebody wants to know the keys.
        elsewhere: a key asks for a command of the main window; carries its id.
    """

    help_asked = Signal()
    elsewhere = Signal(str)

    def __init__(self, commands: Commands, windows: tuple[QWidget, ...]) -> None:
        super().__init__()
        self._commands = commands
        FocusFilter(self, windows)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no menu of the system is meant
            return True
        return event.type() == QEvent.Type.KeyPress and self._takes(watched, event)

    def _takes(self, focused: QWidget, event: QKeyEvent) -> bool:
        """Is the key a command's, and not one that is typed?"""
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return False
        key = key_name(event)
        if event.key() == Qt.Key.Key_F1 and not isinstance(focused, Cover):
            self.help_asked.emit()
            return True
        if isinstance(focused, Cover):
            focused.lift()  # the card of keys; a clicker goes on all the same
            if key not in _CLICKER:
                return True
        if isinstance(focused, _TYPED) and key not in _CLICKER:
            return False
        command = self._commands.heard(key or shortcut_name(event), Place.ROOM)
        if command is None:
            return False
        if Place.ROOM in command.places:
            command.does()
        else:
            self.elsewhere.emit(command.id)
        return True
