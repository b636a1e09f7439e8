"""A list of rows."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QListView

from gui.override import override
from gui.widgets.row import Row, show_row
from gui.widgets.row_view import RowView


class RowList(RowView, QListView):
    """Rows of which none holds others."""

    @override
    def shown(self) -> Iterator[QModelIndex]:
        return (self.items.index(place, 0) for place in range(self.items.rowCount()))

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show *rows*; the row that the keyboard stands on stays where it can."""
        if rows == self.rows:
            return
        known = self.items.rowCount()
        for place, row in enumerate(rows[:known]):
            show_row(self.items.item(place), row)
        self.items.invisibleRootItem().appendRows([_item(row) for row in rows[known:]])
        self.items.setRowCount(len(rows))
        if not self.hasFocus():
            self.stand_on_current()

    def height_of_rows(self, most: int) -> int:
        """How high all rows are together, but no more than *most*."""
        height = 0
        for index in self.shown():
            height += self.sizeHintForIndex(index).height()
            if height >= most:  # hundreds of rows that are not seen need not be measured for it
                return most
        return height


def _item(row: Row) -> QStandardItem:
    item = QStandardItem()
    show_row(item, row)
    return item
