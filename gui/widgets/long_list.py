"""A list of hundreds of rows, of which only those that are seen are made and measured."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from gui.override import override
from gui.plain_override import override as override_ours
from gui.text.text_style import TextStyle
from gui.widgets.row import Row
from gui.widgets.row_model import RowModel
from gui.widgets.row_painter import RowPainter
from gui.widgets.row_view import RowView

_Index = QModelIndex | QPersistentModelIndex
_SAMPLE = "Ag永"
"""Letters as high as any line."""
_WIDE = 10_000
"""No line is broken where there is so much room."""


class LongList(RowView, QListView):
    """Headings of one height, and rows of another."""

    def __init__(self) -> None:
        super().__init__()
        self._lines, self._lines_of_heading = 2, 1
        self._headings: frozenset[int] = frozenset()
        self._model = RowModel(self)
        self._even = _EvenPainter(self)
        self.setModel(self._model)
        self.setItemDelegate(self._even)

    @override_ours
    def shown(self) -> Iterator[QModelIndex]:
        self.show_all()
        return (self._model.index(place) for place in range(self._model.count))

    @override_ours
    def stand_on_current(self) -> None:
        self.stand_on(self.currentIndex().row())

    @override_ours
    def show_style(self, style: TextStyle) -> None:
        self._even.show_style(style)
        super().show_style(style)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        QListView.resizeEvent(self, event)  # no row is higher where there is less room

    def show_rows(
        self,
        count: int,
        row_at: Callable[[int], Row],
        headings: frozenset[int],
        lines: int,
        lines_of_heading: int = 1,
    ) -> None:
        """Show *count* rows, each with *lines* under its words; headings stand at *headings*."""
        self._lines, self._headings = lines, headings
        self._lines_of_heading = lines_of_heading
        self._measure()
        self._model.show_rows(count, row_at)

    def stand_on(self, place: int) -> None:
        """Put the keyboard on the row at *place*, and let it be seen, with its heading."""
        self._model.know(place + 2)
        before, index = self.currentIndex().row(), self._model.index(place)
        self._model.make_again(*{before, place} & {*range(self._model.rowCount())})
        if index.isValid():
            self.setCurrentIndex(index)
            above = self._model.index(place - 1) if place - 1 in self._headings else index
            self.scrollTo(above)
            self.scrollTo(index)

    def show_all(self) -> None:
        """Have all rows at once: the list is as high as they are, and does not scroll."""
        self._model.know(self._model.count)

    def height_of_rows(self, most: int) -> int:
        """How high all rows are together, but no more than *most*."""
        self._measure()
        headings = len(self._headings)
        rows = self._model.count - headings
        return min(most, headings * self._heights[True] + rows * self._heights[False])

    def height_at(self, place: int) -> int:
        """How high the row at *place* is."""
        return self._heights[place in self._headings]

    def _measure(self) -> None:
        below = "\n".join([_SAMPLE] * self._lines)
        heading = "\n".join([_SAMPLE] * self._lines_of_heading)
        self._heights = {
            True: self._even.measured(Row(heading, is_heading=True), _WIDE).height(),
            False: self._even.measured(Row(_SAMPLE, below), _WIDE).height(),
        }


class _EvenPainter(RowPainter):
    """Paints rows that are all of one height."""

    def __init__(self, view: LongList) -> None:
        super().__init__(view, wraps=False)
        self._list = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, self._list.height_at(index.row()))
