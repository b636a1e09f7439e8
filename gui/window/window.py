"""The window: the chart takes the room, panels stand beside it and fold away for it."""

from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import (
    QChildEvent,
    QCoreApplication,
    QEvent,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QVBoxLayout,
    QWidget,
)

from flowcharts.model.text import Text, Wording
from gui.chart.view import ChartView
from gui.commands.command import Command
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.style_sheet import dress
from gui.widgets.panel import paint_ground
from gui.widgets.tab_order import go_to_next, tab_stops
from gui.window.side_panes import SidePanes

if TYPE_CHECKING:  # read when there is something to say
    from collections.abc import Callable

    from PySide6.QtCore import QByteArray

    from gui.theme.colours import Palette
    from gui.widgets.notice import Notice


class Window(QWidget):
    """Header, list, chart, panel and path bar.

    Attributes:
        side_panes: the chart between its panels.
        may_close: may it be closed? Asked each time.

    Signals:
        closing: the window is about to close.
        screen_filled: it fills the screen, or another one, or does so no longer.
        seen: the window has been painted for the first time.
        text_dropped, file_dropped: that was dragged here from elsewhere.
        noticed: something else is said below the header; empty where nothing is any more.
    """

    closing = Signal()
    screen_filled = Signal()
    seen = Signal()
    text_dropped = Signal(str)
    file_dropped = Signal(Path)
    noticed = Signal(Text)

    def __init__(self, view: ChartView) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self._text_style = TextStyle()
        self.may_close: Callable[[], bool] = lambda: True
        self.view = view
        self._bars = 0
        self._below: QWidget | None = None
        self._is_full_screen = False
        self._notice_passes = True
        self._was_seen = False
        self._wording = Wording.ENGLISH
        self._notice: Notice | None = None
        self._dressed: WeakKeyDictionary[QWidget, tuple[Palette, QFont]] = WeakKeyDictionary()
        """The parts that have been shown, and what each looked like then."""
        self._centre = QWidget()
        self._filling = QVBoxLayout(self._centre)
        self._filling.setContentsMargins(0, 0, 0, 0)
        self._filling.setSpacing(0)
        self._filling.addWidget(view)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def fill(
        self,
        header: QWidget,
        left: QWidget,
        right: QWidget,
        footer: QWidget,
        sides: tuple[Command, Command],
    ) -> None:
        """Put everything in its place around the chart.

        *sides*: what opens and folds the panel on the left, and the one on the right.
        """
        self.left, self.right = left, right
        self._header, self._footer = header, footer
        self.side_panes = SidePanes((left, right), self.view, self._centre, sides)
        self._column.addWidget(header)
        self._column.addWidget(self.side_panes, 1)
        self._column.addWidget(footer)

    @property
    def centre(self) -> QWidget:
        """Where the chart is; what floats over the chart has it as parent."""
        return self._centre

    @property
    def is_full_screen(self) -> bool:
        """Do the chart and the panel beside it fill the screen?"""
        return self._is_full_screen

    def show_panels(self, *, left: bool, right: bool, widths: tuple[int, int]) -> None:
        """Open or fold the panels as the user wishes; the chart's labels come first."""
        self.side_panes.want(left=left, right=right, widths=widths)
        self.make_room()

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        self._text_style = style
        for part in self.findChildren(QWidget, options=_CHILDREN_ONLY):
            if not part.isHidden():  # or else when it is shown
                self._dress(part)
        self.side_panes.show_style(style)
        self.update()
        if self._notice is not None:
            self._notice.show_style(style)

    def insist_on(self, panel: QWidget, *, is_open: bool) -> None:
        """Keep a panel open however small the labels get: the user has asked for it."""
        self.side_panes.insist_on(panel, is_open=is_open)
        self.make_room()

    def toggle_full_screen(self) -> None:
        """Fill the screen with the chart and the panel beside it, or show everything again."""
        is_full = self._is_full_screen = not self._is_full_screen
        self.hide_notice()
        self.side_panes.fill_screen(is_full=is_full)
        if is_full:
            self._show_bars(is_shown=False)
        full = Qt.WindowState.WindowFullScreen  # a window that filled the screen does so again
        self.setWindowState(self.windowState() | full if is_full else self.windowState() & ~full)
        self.screen_filled.emit()
        if not is_full:  # once letters have their size: so are they dressed only once
            self._show_bars(is_shown=True)
        self.make_room()
        self.view.look_again(fills_screen=is_full)

    def go_on(self) -> None:
        """The show goes on: what was said has been read, and the next Esc is a first one again."""
        if self._notice_passes:
            self.hide_notice()

    @property
    def notice(self) -> str:
        """What is said below the header, in the language of the window; empty where nothing is."""
        return self._notice.sentence if self._notice is not None else ""

    @property
    def said(self) -> Text:
        """The same in both languages."""
        return self._notice.said if self._notice is not None else _NOTHING

    def show_notice(
        self, said: Text, *, passes: bool = True, offers: tuple[Command, ...] = ()
    ) -> None:
        """Say it below the header, and offer commands; nothing where it is empty.

        It follows the language of the window as long as it stands there. It goes by Esc, by its
        cross or by a click, and where it *passes*, by whatever is done next.
        """
        self._notice_passes = passes
        if self._notice is None and any(said):
            self._notice = self._new_notice()
        if self._notice is not None:
            self._notice.show_text(said, offers)
        self.noticed.emit(said)

    def hide_notice(self) -> None:
        """Say nothing more."""
        self.show_notice(_NOTHING)

    def make_room(self) -> None:
        """Fold as many panels as it takes for the labels of the chart to be read."""
        self._bars = self._height_of_bars()
        height = self.height() - self._bars
        if self._below is not None and not self._below.isHidden():
            height -= self._below.height()
        room = QSize(self.width(), height)
        self.side_panes.make_room(room, is_full_screen=self._is_full_screen)

    def put_below_header(self, bar: QWidget) -> None:
        """Let *bar* stand under the header, until it goes."""
        self._column.insertWidget(1, bar)

    def put_below_chart(self, strip: QWidget) -> None:
        """Let *strip* stand under the chart; its owner shows and hides it."""
        self._below = strip
        self._filling.addWidget(strip)

    def stood(self) -> str:
        """Where the window stands, to be given to `restore` in another run."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def restore(self, stood: str) -> None:
        """Stand where the window stood; for the first time, as large as the screen has room for."""
        if not stood or not self.restoreGeometry(_decoded(stood)):
            self.resize(_FIRST_SIZE.boundedTo(self.screen().availableSize() - _FRAME))
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:  # Qt hands it so
        right, left = self.side_panes.parts
        # An item of the layout is not asked for: PySide6 keeps it, and may take for it what stands
        # at its address later.
        bars = self.findChildren(QWidget, options=_CHILDREN_ONLY)
        places = {self._column.indexOf(bar): bar for bar in bars}
        told = (places[place] for place in range(1, self._column.indexOf(self.side_panes)))
        parts = (self._centre, *right, self._footer, self._header, *told, *left)
        seen = (part for part in parts if part is not None and part.isVisible())
        stops = [stop for part in seen for stop in tab_stops(part)]
        is_elsewhere = QApplication.focusWidget() not in stops  # in what lies over the window
        if is_elsewhere:
            return super().focusNextPrevChild(forwards)
        return go_to_next(stops, forwards=forwards)

    @override
    def childEvent(self, event: QChildEvent) -> None:
        if not event.polished():
            return  # unasked: to name a child that is no widget, PySide6 looks at all its classes
        child = event.child()
        if isinstance(child, QWidget):  # it is about to be seen for once
            self._dress(child)
            child.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            self._dress(watched)
        return False

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            # What was just shown asks to be painted only after that, and would be once more.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._height_of_bars() != self._bars:
            self.make_room()  # a bar takes more or fewer lines than when the window got its size
        return is_done

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_full_screen and event.size().height() != event.oldSize().height():
            self.screen_filled.emit()
        self.make_room()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), event.rect(), self._text_style.palette.ground)
        if not self._was_seen:
            self._was_seen = True
            self.seen.emit()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasText() or event.mimeData().hasUrls():
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if files:
            self.file_dropped.emit(files[0])
        elif data.hasText():
            self.text_dropped.emit(data.text())

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_close():
            self.closing.emit()
            super().closeEvent(event)
        else:
            event.ignore()

    def _dress(self, part: QWidget) -> None:
        """Let *part* look as all do; the panes and windows of their own see to that themselves."""
        look = (self._text_style.palette, QApplication.font())
        is_ours = part is not self.side_panes and part.windowType() not in _DRESSED_ALREADY
        if is_ours and self._dressed.get(part) != look:
            self._dressed[part] = look
            dress(part, self._text_style.palette)

    def _show_bars(self, *, is_shown: bool) -> None:
        """Show what stands above and below the chart, or let the chart have the room."""
        self._header.setVisible(is_shown)
        self._footer.setVisible(is_shown)

    def _height_of_bars(self) -> int:
        """How high the bars above and below the chart want to be."""
        return sum(bar.sizeHint().height() for bar in (self._header, self._footer))

    def _new_notice(self) -> "Notice":
        from gui.widgets.notice import Notice  # most launches have nothing to say

        notice = Notice()
        notice.dismissed.connect(self.hide_notice)
        notice.show_style(self._text_style)
        self._column.insertWidget(1, notice)
        return notice


def _decoded(stood: str) -> "QByteArray":
    from PySide6.QtCore import QByteArray  # a first launch has stood nowhere

    return QByteArray.fromBase64(stood.encode("ascii", "ignore"))


_NOTHING = Text("", "")
_FIRST_SIZE = QSize(1440, 900)
_FRAME = QSize(16, 40)
"""What its title bar and borders take, at most: nobody knows before it is shown."""
_CHILDREN_ONLY = Qt.FindChildOption.FindDirectChildrenOnly
_DRESSED_ALREADY = (Qt.WindowType.Dialog, Qt.WindowType.Window)
