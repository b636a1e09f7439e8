"""Keys and clicker: from a key press to the command that it asks for, where it is pressed."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)

from gui.commands.command import Command, Commands, Place
from gui.commands.key_names import OF_CONTROLS, key_name
from gui.override import override
from gui.window.window import Window

_CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QLabel, QLineEdit)
"""Labels, too: a word of the glossary is looked up with Enter."""
_WITH_AN_END = (QAbstractItemView, QAbstractSlider)
"""Lists and sliders have a last place to go to."""


class KeyDispatch(QObject):
    """Hears the keys before what has the focus does."""

    def __init__(
        self, commands: Commands, window: Window, covered_by: Callable[[], Place | None]
    ) -> None:
        """*covered_by*: what lies over the chart, if anything does."""
        super().__init__(window)
        self._commands = commands
        self._window = window
        self._covered_by = covered_by
        self._focused: QWidget | None = None
        window.addActions([_action(each, window) for each in commands if each.shortcuts])
        window.installEventFilter(self)  # nothing has the focus, or what has it let the key pass
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return isinstance(watched, QWidget) and self._takes(watched, event)

    def _follow_focus(self) -> None:
        """Look at the keys of whatever has the focus, before it does.

        A filter on the application would be asked about every event there is, and one that stays
        about thousands when all is dressed anew. The signal's own widgets are not taken: one of
        them may be about to die.
        """
        if self._focused is not None:
            with suppress(RuntimeError):  # it is gone
                self._focused.removeEventFilter(self)
        focused = QApplication.focusWidget()
        is_ours = focused is not None and focused.window() is self._window
        self._focused = focused if is_ours and focused is not self._window else None
        if self._focused is not None:
            self._focused.installEventFilter(self)

    def _takes(self, focused: QWidget, event: QKeyEvent) -> bool:
        """Is the key a command's, and not one the focused widget has its own use for?"""
        key = key_name(event)
        if not key or QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return False
        is_typing = isinstance(focused, QLineEdit)
        place = Place.FIND if is_typing else self._covered_by() or Place.CHART
        command = self._commands.heard(key, place)
        if command is None:
            return False
        if key in OF_CONTROLS and isinstance(focused, _CONTROLS):
            return _pressed(focused, key)
        if key == "End" and isinstance(focused, _WITH_AN_END):
            return False
        if command.id != "escape":
            self._window.go_on()
        command.does()
        return True


def _pressed(focused: QWidget, key: str) -> bool:
    """Press a button by Enter, too: Qt does so by Space alone."""
    if key != "Return" or not isinstance(focused, QAbstractButton):
        return False
    focused.click()
    return True


def _action(command: Command, parent: QWidget) -> QAction:
    action = QAction(parent)
    action.setShortcuts([QKeySequence(keys) for keys in command.shortcuts])
    action.triggered.connect(command.slot)
    return action
