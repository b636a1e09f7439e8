"""The run sheet beside the talk: where it is, what is left out, and how long each has taken."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from flowcharts.talk.leader import PlannedItem
from gui.talk import words
from gui.talk.leader.clock import clock_time
from gui.text.text_style import TextStyle
from gui.widgets.row import Row
from gui.widgets.row_list import RowList

_ITEM = "item"


class RunSheetList(QWidget):
    """The items of the run sheet.

    Signals:
        chosen: the leader wants to go to the item at that place.
    """

    chosen = Signal(int)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self.list = RowList()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self.list.chosen.connect(lambda _kind, place: self.chosen.emit(int(place)))
        self.show_style(style)

    def show_style(self, style: TextStyle) -> None:
        """Say it in the wording of *style*."""
        self._style = style
        self.list.show_style(style)
        self.list.setAccessibleName(style.line(words.RUN_SHEET))

    def show_items(self, items: Iterable[PlannedItem]) -> None:
        """Show the items as they stand."""
        self.list.show_rows(tuple(map(self._row, items)))
        self.list.stand_on_current()

    def _row(self, item: PlannedItem) -> Row:
        line = self._style.line
        said, _, other = self._style.lines(item.title.on_one_line()).partition("\n")
        tags = [] if item.is_must else [line(words.MAY)]
        if item.is_dropped:
            tags = [line(words.LEFT_OUT)]
        below = "  ".join(filter(None, (other, " · ".join(tags))))
        minutes = f"{item.minutes:g}"
        note = line(words.MINUTES.filled(minutes=minutes)) if item.minutes else ""
        if item.seconds:
            note = f"{clock_time(item.seconds / 60)} / {minutes}"
        return Row(
            said,
            below,
            note,
            key=(_ITEM, str(item.place)),
            is_current=item.is_here,
            is_faded=item.is_dropped,
        )
