"""What can be done to a scene as a whole: by a key, and in the menu of the list."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.widgets.row_list import RowList
from gui.widgets.signed_menu import SignedMenu


class SceneAction(NamedTuple):
    """One thing to do to it."""

    words: Text
    key: str
    does: Callable[[], object]
    is_of_list: bool = False
    """Is its key heard in the list alone, since fields have it for words?"""


def give_actions(
    window: QWidget, scenes: RowList, style: TextStyle, actions: tuple[SceneAction, ...]
) -> None:
    """Let *actions* be done by their keys in *window*, and from the menu of *scenes*."""
    for action in actions:
        within = Qt.ShortcutContext.WidgetShortcut
        heard = within if action.is_of_list else Qt.ShortcutContext.WindowShortcut
        shortcut = QShortcut(
            QKeySequence(action.key), scenes if action.is_of_list else window, context=heard
        )
        shortcut.activated.connect(lambda do=action.does: do())

    def ask(at: QPoint) -> None:
        index = scenes.indexAt(at)
        if not index.isValid():
            return
        scenes.setCurrentIndex(index)
        menu = SignedMenu(window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in actions:
            row = menu.addAction(style.line(action.words))
            row.setShortcut(QKeySequence(action.key))
            row.triggered.connect(lambda _checked=False, do=action.does: do())
        dress(menu, style.palette)
        menu.popup(scenes.viewport().mapToGlobal(at))

    scenes.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    scenes.customContextMenuRequested.connect(ask)
