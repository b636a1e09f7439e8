"""The run sheet beside the talk: where it is, what is left out, and how long each has taken."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from flowcharts.talk.leader import PlannedItem
from gui.override import override
from gui.talk import words
from gui.talk.leader.clock import clock_time
from gui.text.text_style import TextStyle
from gui.widgets.row import Row
from gui.widgets.row_list import RowList

_ITEM = "item"
_SHARE = 0.36
"""The part of the width that a small picture has."""
_NARROWEST, _WIDEST = 72, 150
_SHAPE = 9 / 16
PictureAt = Callable[[int, QSize], QPixmap]
"""A small picture of the item at a place, no larger than that."""


class RunSheetList(QWidget):
    """The items of the run sheet, each with a small picture of what the room will see of it.

    Signals:
        chosen: the leader wants to go to the item at that place.
    """

    chosen = Signal(int)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._rows: dict[PlannedItem, Row] = {}
        """As they are shown now."""
        self._picture_at: PictureAt | None = None
        self.list = RowList()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self.list.chosen.connect(lambda _kind, place: self.chosen.emit(int(place)))
        self.show_style(style)

    def show_style(self, style: TextStyle) -> None:
        """Say it in the wording of *style*."""
        self._style = style
        self._rows = {}
        self.list.show_style(style)
        self.list.setAccessibleName(style.line(words.RUN_SHEET))

    def take_pictures(self, picture_at: PictureAt) -> None:
        """Show the pictures that *picture_at* gives."""
        self._picture_at = picture_at
        self._place_pictures()

    def show_pictures(self) -> None:
        """Show those that there are by now."""
        self.list.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_pictures()

    def _place_pictures(self) -> None:
        picture_at = self._picture_at
        if picture_at is None:
            return
        width = min(max(round(_SHARE * self.width()), _NARROWEST), _WIDEST)
        size = QSize(width, round(width * _SHAPE))
        dots = size * self.devicePixelRatioF()

        def picture_of(row: Row) -> QPixmap:
            return picture_at(int(row.key[1]), dots) if row.key is not None else QPixmap()

        self.list.take_pictures(picture_of, size)

    def show_items(self, items: Iterable[PlannedItem]) -> None:
        """Show the items as they stand."""
        self._rows = {item: self._rows.get(item) or self._row(item) for item in items}
        self.list.show_rows(tuple(self._rows.values()))
        self.list.stand_on_current()

    def _row(self, item: PlannedItem) -> Row:
        said, _, other = self._style.lines(item.title.on_one_line()).partition("\n")
        states = [words.LEFT_OUT] if item.is_dropped else [] if item.is_must else [words.MAY]
        told = [self._time(item), *map(self._style.line, states)]
        below = "\n".join(filter(None, (other, " · ".join(filter(None, told)))))
        return Row(
            said,
            below,
            key=(_ITEM, str(item.place)),
            is_current=item.is_here,
            is_faded=item.is_dropped,
        )

    def _time(self, item: PlannedItem) -> str:
        """How long it has taken, and how long it may."""
        minutes = f"{item.minutes:g}"
        planned = self._style.line(words.MINUTES.filled(minutes=minutes)) if item.minutes else ""
        spent = clock_time(item.seconds / 60) if item.seconds else ""
        return " / ".join(filter(None, (spent, planned)))
