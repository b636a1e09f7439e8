"""A list of rows."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QListView, QWidget

from gui.override import override
from gui.widgets.row import Row, RowItem
from gui.widgets.row_view import RowView


class RowList(RowView, QListView):
    """Rows of which none holds others."""

    def __init__(self, parent: QWidget | None = None, *, is_panel: bool = False) -> None:
        super().__init__(parent, is_panel=is_panel)
        self._rows: list[RowItem] = []
        self.setResizeMode(QListView.ResizeMode.Adjust)

    @override
    def shown(self) -> Iterator[QModelIndex]:
        return (item.index() for item in self._rows)

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show *rows*; the row that the keyboard stands on stays where it can."""
        if rows == self.rows:
            return
        for _ in range(len(self._rows), len(rows)):
            self._rows.append(RowItem())
        for place, (item, row) in enumerate(zip(self._rows, rows, strict=False)):
            item.show_row(row)
            if place >= self.items.rowCount():
                self.items.appendRow(item)
        del self._rows[len(rows) :]
        self.items.setRowCount(len(rows))
        if not self.hasFocus():
            self.stand_on_current()

    def height_of_rows(self) -> int:
        """How high all rows are together."""
        return sum(self.sizeHintForIndex(index).height() for index in self.shown())
