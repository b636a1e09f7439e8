"""A tree of rows."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QTreeView

from gui.override import override
from gui.theme.fonts import face
from gui.widgets.row_view import RowView

_ANY = 12
"""The size of the letters of the header, which nobody sees."""


class RowTree(RowView, QTreeView):
    """Rows that hold others: Left and Right close and open them."""

    own_keys = RowView.own_keys | {Qt.Key.Key_Left, Qt.Key.Key_Right}

    def __init__(self) -> None:
        super().__init__(is_panel=True)
        self.items = QStandardItemModel(self)
        self.setModel(self.items)
        self.setHeaderHidden(True)
        self.header().setMinimumSectionSize(1)  # known, it needs no font to be looked up
        self.header().setFont(face(_ANY))  # kept: with a new one Qt measures every row, seen or not
        self.setIndentation(0)  # a row is painted as wide as the tree
        self.setExpandsOnDoubleClick(False)
        self.collapsed.connect(self._stand_on_closed)

    @override
    def shown(self) -> Iterator[QModelIndex]:
        index = self.items.index(0, 0)
        while index.isValid():
            yield index
            index = self.indexBelow(index)

    def _stand_on_closed(self, index: QModelIndex) -> None:
        """Do not leave the keyboard on a row that is not shown any more."""
        if self.currentIndex().isValid() and self.visualRect(self.currentIndex()).isEmpty():
            self.setCurrentIndex(index)
