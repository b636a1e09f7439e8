"""A list of rows."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QListView

from gui.plain_override import override as override_ours
from gui.widgets.row import Row
from gui.widgets.row_model import RowModel
from gui.widgets.row_view import RowView


class RowList(RowView, QListView):
    """Rows of which none holds others."""

    def __init__(self) -> None:
        super().__init__(is_panel=True)
        self._model = RowModel(self)
        self.setModel(self._model)

    @override_ours
    def shown(self) -> Iterator[QModelIndex]:
        return (self._model.index(place) for place in range(self._model.count))

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show *rows*; the row that the keyboard stands on stays where it can."""
        if rows == self.rows:
            return
        here = self.currentIndex().row()
        if len(rows) == len(self.rows):
            self._change(rows)
            return
        self._model.show_rows(len(rows), rows.__getitem__)
        self._model.know(len(rows))
        if not self.hasFocus():
            self.stand_on_current()
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(min(here, len(rows) - 1)))

    def _change(self, rows: tuple[Row, ...]) -> None:
        """Show *rows* instead of as many others: all but those that differ stand as they did."""
        changed = [place for place, row in enumerate(self.rows) if row != rows[place]]
        self._model.change(rows.__getitem__, changed)
        if not self.hasFocus():
            self.stand_on_current()
