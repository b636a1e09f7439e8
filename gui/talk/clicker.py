"""A clicker that is pressed while another window of the program has the keys: it leads, too."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from gui.commands.command import Commands, Place
from gui.commands.focus_filter import FocusFilter
from gui.commands.key_names import key_name
from gui.override import override
from gui.widgets.row_view import RowView

_PAGES = frozenset({"PgDown", "PgUp"})
_SIGNS = frozenset({".", "B"})
"""What its third button sends, and what may be typed."""
_WITH_PAGES = (
    *(QAbstractItemView, QAbstractSlider, QAbstractSpinBox),
    *(QComboBox, QPlainTextEdit, QTextEdit),
)


class ClickerElsewhere(QObject):
    """Hears it wherever the focus is but in the windows of the room.

    Signals:
        kept: what has the focus has kept a press: it turns pages of its own. Carries that widget.
    """

    kept = Signal(QWidget)

    def __init__(
        self, commands: Commands, windows: tuple[QWidget, ...], main_window: QWidget
    ) -> None:
        """*windows*: those of the room."""
        super().__init__()
        self._commands = commands
        main_window.installEventFilter(self)  # it has the keys where nothing has the focus
        FocusFilter(self, windows, is_of_others=True)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = key_name(event)
        command = self._commands.heard(key, Place.ROOM) if key in _PAGES | _SIGNS else None
        if command is None or not command.is_useful() or QApplication.activePopupWidget():
            return False
        focused = QApplication.focusWidget()
        has_pages = isinstance(focused, _WITH_PAGES) and not isinstance(focused, RowView)
        if key in _SIGNS and (has_pages or isinstance(focused, QLineEdit)):
            return False
        if focused is not None and has_pages:
            self.kept.emit(focused)
            return False
        command.does()
        return True
