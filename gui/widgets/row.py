"""A row of a list or of a tree."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem

ROW_ROLE = Qt.ItemDataRole.UserRole
CAN_BE_STOOD_ON = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
ONLY_SEEN = Qt.ItemFlag.NoItemFlags


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
    is_faded: bool = False
    """Is it something that does not count any more?"""
    is_strong: bool = False
    """Does it say where the walk has ended?"""
    is_open: bool | None = None
    """For a row that folds others away: are they shown?"""
    is_place: bool = False
    """Does a part of the list begin with it that is a place of its own?"""
    indent: int = 0
    """How many folds it stands in."""


def read_out(row: Row) -> str:
    """What a screen reader says of *row*."""
    return row.spoken or ", ".join(filter(None, (row.words, row.below, row.note)))


def show_row(item: QStandardItem, row: Row) -> None:
    """Let *item* of a model be *row*."""
    if item.data(ROW_ROLE) != row:
        item.setData(row, ROW_ROLE)
        item.setText(row.words)
        item.setData(read_out(row), Qt.ItemDataRole.AccessibleTextRole)
        item.setFlags(ONLY_SEEN if row.is_heading else CAN_BE_STOOD_ON)
