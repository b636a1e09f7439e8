"""Keys and clicker: from a key press to the command that it asks for, where it is pressed."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)

from gui.commands.command import Command, Commands, Place
from gui.commands.focus_filter import FocusFilter
from gui.commands.key_names import OF_CONTROLS, key_name
from gui.override import override
from gui.window.window import Window


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
        FocusFilter(self, (window,))

    def offer_shortcuts(self) -> None:
        """Let Qt know the keys that it hears itself, before what has the focus."""
        heard = (each for each in self._commands if each.shortcuts)
        self._window.addActions([_action(each, self._window) for each in heard])

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return isinstance(watched, QWidget) and self._takes(watched, event)

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
        if key in OF_CONTROLS and _is_control(focused):
            return _pressed(focused, key)
        if key == "End" and _has_an_end(focused):
            return False
        if command.id != "escape":
            self._window.go_on()
        command.does()
        return True


def _is_control(widget: QWidget) -> bool:
    """Has it a use for the keys of controls? Labels, too: Enter looks a word of theirs up."""
    is_pressed = isinstance(widget, (QAbstractButton, QLabel, QLineEdit))
    return is_pressed or _has_an_end(widget)


def _has_an_end(widget: QWidget) -> bool:
    """Has it a last place to go to, as lists and sliders have?"""
    from PySide6.QtWidgets import QAbstractItemView  # PySide6 makes it now: the chart comes first

    return isinstance(widget, (QAbstractItemView, QAbstractSlider))


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
