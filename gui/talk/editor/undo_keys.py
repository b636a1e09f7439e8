"""Undo and redo belong to the whole run sheet, also while the cursor stands in a field."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QPlainTextEdit, QWidget

from gui.override import override

_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_REDO = "Ctrl+Shift+Z"
"""On every system; on some, the key that Qt has for it is another."""


class UndoKeys(QObject):
    """Keeps the keys from the fields, each of which would undo its own typing alone."""

    def __init__(self, window: QWidget, undo: Callable[[], None], redo: Callable[[], None]) -> None:
        super().__init__(window)
        wanted = {**dict.fromkeys(_keys(_KEYS[0]), undo), **dict.fromkeys(_keys(_KEYS[1]), redo)}
        for key, does in (wanted | {_REDO: redo}).items():
            QShortcut(QKeySequence(key), window).activated.connect(does)

    def watch(self, *parts: QWidget) -> None:
        """Keep the keys from all fields in *parts*."""
        for part in parts:
            for kind in (QLineEdit, QPlainTextEdit, QAbstractSpinBox):
                for field in (part, *part.findChildren(kind)):
                    if isinstance(field, kind):
                        field.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        is_ours = any(map(event.matches, _KEYS)) or event.keyCombination() == _combination(_REDO)
        if is_ours:
            event.ignore()  # so the shortcuts of the window hear it
        return is_ours


def _keys(standard: QKeySequence.StandardKey) -> list[str]:
    return [key.toString() for key in QKeySequence.keyBindings(standard)]


def _combination(key: str) -> object:
    return QKeySequence(key)[0]
