"""What can be asked for by menu or by Ctrl and a key."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from flowcharts.model.text import Text, Wording


class Command(NamedTuple):
    """One entry of the menu."""

    words: Text
    does: Callable[[], None]
    keys: tuple[str, ...] = ()
    """Its shortcuts, the first of them shown."""
    shown_key: str = ""
    """A key that the window itself handles, shown beside the words."""
    is_on: Callable[[], bool] | None = None
    """For an entry that is on or off: is it on?"""
    is_useful: Callable[[], bool] = lambda: True
    """Would it do anything now? Else the menu shows it in grey; its keys may say why not."""


class Submenu(NamedTuple):
    """Entries below a heading."""

    words: Text
    entries: Callable[[], tuple[Command, ...]]
    """Asked for when the menu opens, for they may change."""
    is_choice: bool = False
    """Is exactly one of the entries on?"""
    is_fixed: bool = False
    """Are they always the same? Then their keys are alive from the start."""
    is_useful: Callable[[], bool] = lambda: True


_BELOW_BUTTON = 4
"""How far under its button the menu opens, in pixels."""

Entry = Command | Submenu | None
"""A line of the menu; None is a rule between groups."""


class Commands:
    """The entries of the menu, with their shortcuts alive in *window* from the start."""

    def __init__(self, window: QWidget, entries: tuple[Entry, ...]) -> None:
        self._window = window
        self._entries = entries
        self._actions = {
            command.words.en: _action(command, window)
            for command in _fixed(entries)
            if command.keys
        }
        window.addActions(list(self._actions.values()))

    def open_menu(self, button: QPushButton, wording: Wording) -> None:
        """Open the menu below *button*."""
        menu = _menu_in(self._window)
        for entry in self._entries:
            match entry:
                case None:
                    menu.addSeparator()
                case Command():
                    menu.addAction(self._shown(entry, wording, menu))
                case Submenu():
                    menu.addMenu(self._submenu(entry, wording, menu))
        menu.aboutToHide.connect(self._enliven)
        menu.aboutToHide.connect(menu.deleteLater)
        # Its right edge below the button's: it stands at the right end of the window.
        corner = button.mapToGlobal(button.rect().bottomRight())
        menu.popup(corner - QPoint(menu.sizeHint().width() - 1, -_BELOW_BUTTON))

    def _submenu(self, entry: Submenu, wording: Wording, menu: QMenu) -> QMenu:
        submenu = _menu_in(menu)
        submenu.setTitle(_one_line(entry.words, wording))
        group = QActionGroup(submenu) if entry.is_choice else None
        for command in entry.entries():
            action = self._shown(command, wording, submenu)
            submenu.addAction(action)
            if group is not None:
                group.addAction(action)
        submenu.setEnabled(entry.is_useful() and not submenu.isEmpty())
        return submenu

    def _shown(self, entry: Command, wording: Wording, menu: QMenu) -> QAction:
        action = self._actions.get(entry.words.en) or _action(entry, menu)
        shown = f"\t{entry.shown_key}" if entry.shown_key else ""
        action.setText(_one_line(entry.words, wording).replace("&", "&&") + shown)
        if entry.is_on is not None:
            action.setCheckable(True)
            action.setChecked(entry.is_on())
        action.setEnabled(entry.is_useful())
        return action

    def _enliven(self) -> None:
        """Let the keys of what was grey in the menu be heard again."""
        for action in self._actions.values():
            action.setEnabled(True)


def _menu_in(parent: QWidget) -> QMenu:
    from gui.widgets.signed_menu import SignedMenu  # many a run never opens it

    return SignedMenu(parent)


def _fixed(entries: tuple[Entry, ...]) -> Iterator[Command]:
    """The entries that are always there."""
    for entry in entries:
        if isinstance(entry, Command):
            yield entry
        elif entry is not None and entry.is_fixed:
            yield from entry.entries()


def _action(entry: Command, parent: QWidget) -> QAction:
    action = QAction(parent)
    action.setShortcuts([QKeySequence(keys) for keys in entry.keys])
    action.triggered.connect(lambda: entry.does())  # noqa: PLW0108  # Qt would hand it a bool
    return action


def _one_line(words: Text, wording: Wording) -> str:
    return words.in_wording(wording, " / ")
