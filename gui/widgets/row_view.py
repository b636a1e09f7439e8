"""What a list of rows and a tree of rows have in common."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from gui.override import override
from gui.text.text_style import TextStyle
from gui.widgets.fade import DEEP, paint_fades
from gui.widgets.row import ROW_ROLE, Row
from gui.widgets.row_painter import PictureOf, RowPainter

_CHOOSING_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object  # whoever inherits from this names a view of Qt's behind it


class RowView(_View):
    """Headings, rows with a note at the end, a mark on the current one.

    A real list or tree, so that a screen reader reads it; the keys of a clicker and all letters
    pass it by.

    Signals:
        chosen: the key of the row that was clicked, or on which Enter was pressed.
    """

    chosen = Signal(str, str)
    own_keys = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End})
    """The keys that go to the view, but for those that choose."""

    def __init__(self, *, is_panel: bool = False) -> None:
        """*is_panel*: it fills a panel, and shows its rows whole, on as many lines as they need."""
        super().__init__()
        self._ground = ""
        self._is_panel = is_panel
        self._painter = RowPainter(self, wraps=is_panel)
        # One of our own, which paints no ground. To be given Qt's, PySide6 gets ready for every
        # kind of widget that it might be.
        self.setViewport(QWidget())
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the chart
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if is_panel:  # its place is kept, so that rows are measured and broken only once
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.clicked.connect(self._choose_index)
        # What fades at its edges cannot be moved as it is.
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)

    def shown(self) -> Iterator[QModelIndex]:
        """The rows that can be scrolled to, from top to bottom."""
        raise NotImplementedError

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they are shown."""
        return tuple(index.data(ROW_ROLE) for index in self.shown())

    def stand_on_current(self) -> None:
        """Put the keyboard on the row of what the window shows, or of where the walk ended."""
        rows = ((index, index.data(ROW_ROLE)) for index in self.shown())
        current = next((index for index, row in rows if row.is_current or row.is_strong), None)
        if current is None:
            return
        if not self.isVisible():  # it is scrolled there as it is seen again
            self.setCurrentIndex(current)
            return
        room = self.viewport().rect().adjusted(0, DEEP, 0, -DEEP)
        is_seen = room.contains(self.visualRect(current))
        self.setCurrentIndex(current)
        if not is_seen:  # in the middle, so that what comes next is seen, too
            self.scrollTo(current, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._show_title_of(current, room)

    def _stand_again(self) -> None:
        """As `stand_on_current` where the rows are seen; those that are not need no measure."""
        if self.isVisible():
            self.stand_on_current()

    def _show_title_of(self, current: QModelIndex, room: QRect) -> None:
        """Show the title above *current*, too, where there is room for all that is between."""
        title = current.parent()
        if not title.isValid():
            return
        above, here = self.visualRect(title), self.visualRect(current)
        if above.top() < room.top() and here.bottom() - above.top() < room.height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + above.top() - room.top())

    def take_pictures(self, picture_of: PictureOf, size: QSize) -> None:
        """Begin each row with a picture in that *size*, as `RowPainter` has it."""
        self._painter.take_pictures(picture_of, size)
        self.scheduleDelayedItemsLayout()

    def show_style(self, style: TextStyle) -> None:
        """Paint in the colours of *style*."""
        self._ground = style.palette.bar if self._is_panel else style.palette.surface
        self._painter.show_style(style)
        self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ground:
            paint_fades(self, self._ground)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self.own_keys:
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
            event.setAccepted(event.key() in self.own_keys | _CHOOSING_KEYS)
            return True
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
            if not self.hasFocus():
                # Once the rows have their new heights; not at all where the list is gone by then.
                QTimer.singleShot(0, self, self._stand_again)
        return super().event(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.stand_on_current()

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
        row: Row | None = index.data(ROW_ROLE)
        if row is not None and row.key is not None:
            self.chosen.emit(*row.key)
