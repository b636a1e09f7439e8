"""The menu of the window: which commands stand in it, in which order."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton

from flowcharts.model.text import Text, Wording
from gui import help_words, room_words, source_words, words
from gui.commands.command import Command, Commands
from gui.commands.key_names import is_shortcut, key_in_words


class Submenu(NamedTuple):
    """Commands below a heading."""

    words: Text
    ids: tuple[str, ...] = ()
    is_choice: bool = False
    """Is exactly one of them on?"""


_BESIDE = Submenu(words.LAY_BESIDE)
"""Its commands change with the walk."""
_MENU: tuple[str | Submenu | None, ...] = (
    "undo",
    "redo",
    "find",
    "look-up",
    None,
    Submenu(
        words.PRACTICE,
        (
            *("practise-now", "statistics", "hint", "reveal"),
            *("journal-back-up", "journal-export", "journal-import", "journal-anki"),
        ),
    ),
    Submenu(words.EXAMPLES, ("pauses", "try-first", "step-over", "next-lesson", "walk-freely")),
    Submenu(
        words.CARDS,
        (
            *("rule-now", "cards-file", "cards-folder", "cards-own"),
            *("cards-remove", "cards-put-back", "cards-erase"),
        ),
    ),
    Submenu(
        source_words.SOURCES_MENU,
        (
            *("sources", "source-copy", "source-open"),
            *("own-guide", "own-guides", "newest-policy", "packs"),
        ),
    ),
    Submenu(words.RULINGS, ("rulings", "ruling-exercise", "keep-rulings")),
    "compare",
    _BESIDE,
    None,
    Submenu(words.ZOOM, ("whole-chart", "zoom-to-step", "zoom-in", "zoom-out")),
    Submenu(words.GROUPS, ("group", "open-groups", "close-groups")),
    "path-alone",
    Submenu(
        room_words.TEACH,
        (
            *("room", "room-return", "room-clock", "room-reset-clock"),
            *("room-again", "room-end-left"),
            *("seminar", "handout", "run-sheet", "start-marks"),
        ),
    ),
    Submenu(words.PANELS, ("left-panel", "right-panel", "walk-as-text", "full-screen")),
    None,
    Submenu(
        words.THEME,
        ("theme-light", "theme-dark", "theme-contrast", "theme-projector"),
        is_choice=True,
    ),
    Submenu(words.TEXT, ("larger-text", "smaller-text", "usual-text", "ruby")),
    "motion",
    None,
    "open-file",
    "export",
    "print",
    Submenu(help_words.HELP_MENU, ("guide", "keys", "tour", "about")),
    "quit",
)
"""The commands by their ids; None is a rule between groups."""
_BELOW_BUTTON = 4
"""How far under its button the menu opens, in pixels."""


class Menu:
    """Made anew whenever it opens: what is grey in it, and what is ticked, changes."""

    def __init__(self, commands: Commands, beside: Callable[[], tuple[Command, ...]]) -> None:
        """*beside*: a command for each example that can be laid beside the walk."""
        self._commands = commands
        self._beside = beside

    def open(self, button: QPushButton, wording: Wording) -> None:
        """Open the menu below *button*."""
        from gui.widgets.signed_menu import SignedMenu  # many a run never opens it

        menu = SignedMenu(button.window())
        for entry in _MENU:
            match entry:
                case None:
                    menu.addSeparator()
                case Submenu():
                    submenu = SignedMenu(menu)
                    self._fill(submenu, entry, wording)
                    menu.addMenu(submenu)
                case _:
                    menu.addAction(_action(self._commands[entry], wording, menu))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.ensurePolished()  # its width comes with the style
        # Its right edge below the button's: it stands at the right end of the window.
        corner = button.mapToGlobal(button.rect().bottomRight())
        menu.popup(corner - QPoint(menu.sizeHint().width() - 1, -_BELOW_BUTTON))

    def _fill(self, submenu: QMenu, entry: Submenu, wording: Wording) -> None:
        submenu.setTitle(_one_line(entry.words, wording))
        group = QActionGroup(submenu) if entry.is_choice else None
        commands = [self._commands[each] for each in entry.ids] if entry.ids else self._beside()
        for command in commands:
            action = _action(command, wording, submenu)
            submenu.addAction(action)
            if group is not None:
                group.addAction(action)
        submenu.setEnabled(any(command.is_useful() for command in commands))


def _action(command: Command, wording: Wording, menu: QMenu) -> QAction:
    """A line of the menu, its key beside it: the key itself is heard elsewhere."""
    action = QAction(menu)
    said = _one_line(command.words, wording).replace("&", "&&")
    action.setText("\t".join((said, *(_shown(key, wording) for key in command.keys[:1]))))
    if command.is_on is not None:
        action.setCheckable(True)
        action.setChecked(command.is_on())
    action.setEnabled(command.is_useful())
    action.triggered.connect(command.slot)
    return action


def _shown(key: str, wording: Wording) -> str:
    if is_shortcut(key):
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return _one_line(key_in_words(key), wording)


def _one_line(words: Text, wording: Wording) -> str:
    return words.in_wording(wording, " / ")
