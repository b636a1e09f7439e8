"""Rows that are made only when they are looked at."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.override import override
from gui.widgets.row import CAN_BE_STOOD_ON, ONLY_SEEN, ROW_ROLE, Row, read_out

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_AT_ONCE = 60
"""So many rows a view gets at a time, and more when it is scrolled to their end."""


class RowModel(QAbstractListModel):
    """As many rows as there are; each is made when it is asked for, and then remembered."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count, self._known = 0, 0
        self._row_at: Callable[[int], Row] = _no_row
        self._made: dict[int, Row] = {}

    def show_rows(self, count: int, row_at: Callable[[int], Row]) -> None:
        """Show *count* rows; *row_at* makes the one at a place."""
        self.beginResetModel()
        self._count, self._row_at = count, row_at
        self._known = min(count, _AT_ONCE)
        self._made.clear()
        self.endResetModel()

    def make_again(self, *places: int) -> None:
        """Make the rows at *places* anew: something about them is different now."""
        for place in places:
            self._made.pop(place, None)
            self.dataChanged.emit(self.index(place), self.index(place), [])

    def change(self, row_at: Callable[[int], Row], places: Iterable[int]) -> None:
        """Let *row_at* make the rows from now on: only those at *places* are others than before."""
        self._row_at = row_at
        self.make_again(*places)

    def row(self, place: int) -> Row:
        """The row at *place*."""
        if place not in self._made:
            self._made[place] = self._row_at(place)
        return self._made[place]

    @override
    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._known

    @override
    def canFetchMore(self, parent: _Index) -> bool:
        return not parent.isValid() and self._known < self._count

    @override
    def fetchMore(self, parent: _Index) -> None:
        self.know(self._known + _AT_ONCE)

    def know(self, count: int) -> None:
        """Let the view have the first *count* rows; it measures all that it has."""
        count = min(count, self._count)
        if count > self._known:
            self.beginInsertRows(_NOWHERE, self._known, count - 1)
            self._known = count
            self.endInsertRows()

    @property
    def count(self) -> int:
        """How many rows there are."""
        return self._count

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.row(index.row()).words
            case Qt.ItemDataRole.AccessibleTextRole:
                return read_out(self.row(index.row()))
            case _ if role == ROW_ROLE:
                return self.row(index.row())
        return None

    @override
    def flags(self, index: _Index) -> Qt.ItemFlag:
        return ONLY_SEEN if self.row(index.row()).is_heading else CAN_BE_STOOD_ON


def _no_row(_place: int) -> Row:
    return Row("")
