"""A row of a list or a tree: what it says, and what it is in the model of its view."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem

from gui.override import override

ROW_ROLE = Qt.ItemDataRole.UserRole
_CAN_BE_STOOD_ON = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_SAYS_SOMETHING = Qt.ItemFlag.NoItemFlags
_WORDS, _READ_OUT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole


class Row(NamedTuple):
    """One row of a list."""

    words: str
    below: str = ""
    """What stands under it: the other language, an excerpt, each on its line."""
    note: str = ""
    """What stands at the end of the row: a year, a step count."""
    key: tuple[str, str] | None = None
    """What choosing it means; None for a row that only says something."""
    short_note: str = ""
    """The note where there is little room."""
    spoken: str = ""
    """What a screen reader says; empty where the words say it all."""
    is_heading: bool = False
    is_current: bool = False
    """Is it what the window shows now?"""
    is_done: bool = False
    """Does it carry a tick?"""
    is_strong: bool = False
    """Does it say where the walk has ended?"""
    is_open: bool | None = None
    """For a row that folds others away: are they shown?"""
    is_place: bool = False
    """Does a part of the list begin with it that is a place of its own?"""
    indent: int = 0
    """How many folds it stands in."""

    @property
    def read_out(self) -> str:
        """What a screen reader says."""
        return self.spoken or ", ".join(filter(None, (self.words, self.below, self.note)))


class RowItem(QStandardItem):
    """A row in a model."""

    shown = Row("")

    def show_row(self, row: Row) -> None:
        """Be *row* from now on."""
        if row != self.shown:
            self.shown = row
            self.setFlags(_SAYS_SOMETHING if row.is_heading else _CAN_BE_STOOD_ON)
            self.emitDataChanged()

    @override
    def data(self, role: int = ROW_ROLE) -> object:
        if role == ROW_ROLE:
            return self.shown
        if role == _WORDS:
            return self.shown.words
        if role == _READ_OUT:
            return self.shown.read_out
        return super().data(role)
