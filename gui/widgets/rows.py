"""A list as the panels show it: headings, rows with a note at the end, a mark on the current one.

A real list, so that a screen reader reads it; the keys of a clicker and all letters pass it by.
"""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QWidget

from gui.override import override
from gui.theme.palettes import Palette
from gui.widgets.fade import DEEP, paint_fades
from gui.widgets.row_painter import ROW_ROLE, RowPainter

_OWN_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End})
_CHOOSING_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Row(NamedTuple):
    """One row of a list."""

    words: str
    below: str = ""
    """What stands under it: the other language, an excerpt, each on its line."""
    note: str = ""
    """What stands at the end of the row: a year, a step count."""
    key: tuple[str, str] | None = None
    """What choosing it means; None for a row that only says something."""
    short_note: str = ""
    """The note where there is little room."""
    spoken: str = ""
    """What a screen reader says; empty where the words say it all."""
    is_heading: bool = False
    is_current: bool = False
    """Is it what the window shows now?"""
    is_done: bool = False
    """Does it carry a tick?"""
    is_strong: bool = False
    """Does it say where the walk has ended?"""
    is_open: bool | None = None
    """For a row that folds others away: are they shown?"""
    is_place: bool = False
    """Does a part of the list begin with it that is a place of its own?"""
    indent: int = 0
    """How many folds it stands in."""


class Rows(QListWidget):
    """A list of rows.

    Signals:
        chosen: the key of the row that was clicked, or on which Enter was pressed.
    """

    chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None, *, is_panel: bool = False) -> None:
        """*is_panel*: it fills a panel, and shows its rows whole, on as many lines as they need."""
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._ground = ""
        self._is_panel = is_panel
        # One of our own, which paints no ground. To be given Qt's, PySide6 gets ready for every
        # kind of widget that it might be.
        self.setViewport(QWidget())
        self._painter = RowPainter(self, wraps=is_panel)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the chart
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if is_panel:  # its place is kept, so that rows are measured and broken only once
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.clicked.connect(self._choose_index)
        # What fades at its edges cannot be moved as it is.
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they are shown."""
        return self._rows

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show *rows*; the row that the keyboard stands on stays where it can."""
        if rows == self._rows:
            return
        known, self._rows = self._rows, rows
        for place, row in enumerate(rows):
            if place >= len(known):
                self.addItem(_filled(QListWidgetItem(), row))
            elif row != known[place]:
                _filled(self.item(place), row)
        while self.count() > len(rows):
            self.takeItem(len(rows))
        if not self.hasFocus():
            self.stand_on_current()

    def stand_on_current(self) -> None:
        """Put the keyboard on the row of what the window shows, or of where the walk ended."""
        current = (at for at, row in enumerate(self._rows) if row.is_current or row.is_strong)
        place = next(current, None)
        if place is None:
            return
        item, room = self.item(place), self.viewport().rect().adjusted(0, DEEP, 0, -DEEP)
        is_seen = room.contains(self.visualItemRect(item))
        self.setCurrentRow(place)
        if not is_seen:  # in the middle, so that what comes next is seen, too
            self.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)

    def show_palette(self, palette: Palette) -> None:
        """Paint with *palette*."""
        self._ground = palette.bar if self._is_panel else palette.surface
        self._painter.show_palette(palette)
        self.viewport().update()

    def height_of_rows(self) -> int:
        """How high all rows are together."""
        return sum(self.sizeHintForRow(place) for place in range(self.count()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ground:
            paint_fades(self, self._ground)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OWN_KEYS:
            super().keyPressEvent(event)
        elif event.key() in _CHOOSING_KEYS:
            self._choose_index(self.currentIndex())
        else:
            event.ignore()

    @override
    def keyboardSearch(self, search: str) -> None:
        return  # letters belong to the window

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() in _OWN_KEYS | _CHOOSING_KEYS)
            return True
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
            if not self.hasFocus():
                # Once the rows have their new heights; not at all where the list is gone by then.
                QTimer.singleShot(0, self, self.stand_on_current)
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        if event.size().height() < event.oldSize().height() and not self.hasFocus():
            self.stand_on_current()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, 48)

    def _choose_index(self, index: QModelIndex | QPersistentModelIndex) -> None:
        if not index.isValid():
            return
        key = self._rows[index.row()].key
        if key is not None:
            self.chosen.emit(*key)


def _filled(item: QListWidgetItem, row: Row) -> QListWidgetItem:
    item.setText(row.words)
    item.setData(ROW_ROLE, row)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken or _read_out(row))
    can_be_stood_on = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    item.setFlags(Qt.ItemFlag.NoItemFlags if row.is_heading else can_be_stood_on)
    return item


def _read_out(row: Row) -> str:
    return ", ".join(part for part in (row.words, row.below, row.note) if part)
