"""A tree of rows."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QTreeView

from gui.override import override
from gui.plain_override import override as override_ours
from gui.theme.fonts import face
from gui.widgets.row import ROW_ROLE
from gui.widgets.row_view import RowView

_Index = QModelIndex | QPersistentModelIndex
_ANY = 12
"""The size of the letters of the header, which nobody sees."""


class RowItems(QStandardItemModel):
    """The rows of a tree; those that a title folds away may be written as it is first opened.

    Qt asks for them before it shows and measures them: by the time it says that a title is open,
    it has measured what stands under it.

    Signals:
        wanted: the title whose rows are shown next, and say nothing yet.
    """

    wanted = Signal(QModelIndex)

    @override
    def canFetchMore(self, parent: _Index) -> bool:
        first = self.index(0, 0, parent)
        return parent.isValid() and first.isValid() and first.data(ROW_ROLE) is None

    @override
    def fetchMore(self, parent: _Index) -> None:
        if self.canFetchMore(parent):
            self.wanted.emit(QModelIndex(parent))


class RowTree(RowView, QTreeView):
    """Rows that hold others: Left and Right close and open them."""

    own_keys = RowView.own_keys | {Qt.Key.Key_Left, Qt.Key.Key_Right}

    def __init__(self) -> None:
        super().__init__(is_panel=True)
        self.items = RowItems(self)
        self.setModel(self.items)
        self.setHeaderHidden(True)
        self.header().setMinimumSectionSize(1)  # known, it needs no font to be looked up
        self.header().setFont(face(_ANY))  # kept: with a new one Qt measures every row, seen or not
        self.setIndentation(0)  # a row is painted as wide as the tree
        self.setExpandsOnDoubleClick(False)
        self.collapsed.connect(self._stand_on_closed)

    @override_ours
    def shown(self) -> Iterator[QModelIndex]:
        index = self.items.index(0, 0)
        while index.isValid():
            yield index
            index = self.indexBelow(index)

    def _stand_on_closed(self, index: QModelIndex) -> None:
        """Do not leave the keyboard on a row that is not shown any more."""
        if self.currentIndex().isValid() and self.visualRect(self.currentIndex()).isEmpty():
            self.setCurrentIndex(index)
