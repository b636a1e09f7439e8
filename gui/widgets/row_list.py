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
        for place, row in enumerate(rows):
            if place < self.items.rowCount():
                show_row(self.items.item(place), row)
            else:
                show_row(item := QStandardItem(), row)
                self.items.appendRow(item)
        self.items.setRowCount(len(rows))
        if not self.hasFocus():
            self.stand_on_current()

    def height_of_rows(self) -> int:
        """How high all rows are together."""
        return sum(self.sizeHintForIndex(index).height() for index in self.shown())
