"""The window: the chart takes the room, panels stand beside it and fold away for it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from flowcharts.text import Wording
from gui import words
from gui.canvas.view import ChartView
from gui.header import Header
from gui.keys import Intent, Wish, wish_of
from gui.override import override
from gui.tab_stops import go_to_next, tab_stops
from gui.theme import PALETTES, Palette, ThemeName

if TYPE_CHECKING:  # each is read when it is first shown
    from gui.notice import Notice
    from gui.rail import Rail

RAIL = 28
"""How wide a rail is, in pixels: what stays of a folded panel, and brings it back."""
LEAST_LABEL = 13.0
"""The height that labels keep, in pixels, as long as folding a panel can keep it."""


class Window(QWidget):
    """Header, list, chart, panel and path bar; a rail where a panel is folded.

    Signals:
        wished: a key was pressed that is a move.
        left_asked, right_asked: the panel on that side is to come back.
        closing: the window is about to close.
        rearranged: a panel was folded, opened or made wider by the user.
        seen: the window has been painted for the first time.
        noticed: something is said below the header; empty where nothing is any more.
    """

    wished = Signal(Wish)
    left_asked = Signal()
    right_asked = Signal()
    closing = Signal()
    rearranged = Signal()
    seen = Signal()
    noticed = Signal(str)

    def __init__(
        self, header: Header, left: QWidget, view: ChartView, right: QWidget, footer: QWidget
    ) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view = view
        self.left = left
        self.right = right
        self._header = header
        self._footer = footer
        self._wants_left = True
        self._wants_right = True
        self._widths = (226, 352)
        self._bars = 0
        self._below: QWidget | None = None
        self._is_alone = False
        self._notice_passes = True
        self._was_seen = False
        self._insisted: set[QWidget] = set()
        self._wording, self._palette = Wording.ENGLISH, PALETTES[ThemeName.LIGHT]
        self._rails: dict[QWidget, Rail] = {}
        self._notice: Notice | None = None
        self._centre = QWidget()
        self._filling = QVBoxLayout(self._centre)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._middle = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._splitter.splitterMoved.connect(self._note_widths)
        QApplication.instance().focusChanged.connect(self._follow_focus)

    @property
    def centre(self) -> QWidget:
        """Where the chart is; what floats over the chart has it as parent."""
        return self._centre

    @property
    def widths(self) -> tuple[int, int]:
        """The widths of the panels, in pixels."""
        return self._widths

    @property
    def is_chart_alone(self) -> bool:
        """Is the chart shown without anything around it?"""
        return self._is_alone

    def show_panels(self, *, left: bool, right: bool, widths: tuple[int, int]) -> None:
        """Open or fold the panels as the user wishes; the chart's labels come first."""
        self._wants_left, self._wants_right, self._widths = left, right, widths
        self.make_room()

    def show_reading(self, wording: Wording, palette: Palette) -> None:
        """Speak and look as the settings want it, where the style sheet does not."""
        self._wording, self._palette = wording, palette
        for rail in self._rails.values():
            rail.show_reading(wording, palette)
        if self._notice is not None:
            self._notice.show_wording(wording)

    def insist_on(self, panel: QWidget, *, is_open: bool) -> None:
        """Keep a panel open however small the labels get: the user has asked for it."""
        if is_open:
            self._insisted.add(panel)
        else:
            self._insisted.discard(panel)
        self.view.let_go()
        self.make_room()

    def toggle_chart_alone(self) -> None:
        """Show the chart over the whole screen, or everything again."""
        is_alone = self._is_alone = not self._is_alone
        self.hide_notice()
        self._header.setHidden(is_alone)
        self._footer.setHidden(is_alone)
        full = Qt.WindowState.WindowFullScreen  # a window that filled the screen does so again
        self.setWindowState(self.windowState() | full if is_alone else self.windowState() & ~full)
        self.make_room()

    def go_on(self) -> None:
        """The show goes on: what was said has been read, and the next Esc is a first one again."""
        if self._notice_passes:
            self.hide_notice()

    @property
    def notice(self) -> str:
        """What is said below the header; empty where nothing is."""
        return self._notice.sentence if self._notice is not None else ""

    def show_notice(self, sentence: str, *, passes: bool = True) -> None:
        """Say something below the header; nothing for an empty sentence.

        It goes by Esc, by its cross or by a click, and where it *passes*, by whatever is done next.
        """
        self._notice_passes = passes
        if self._notice is None and sentence:
            self._notice = self._new_notice()
        if self._notice is not None:
            self._notice.show_sentence(sentence)
        self.noticed.emit(sentence)

    def hide_notice(self) -> None:
        """Say nothing more."""
        self.show_notice("")

    def make_room(self) -> None:
        """Fold as many panels as it takes for the labels of the chart to be read."""
        self._bars = self._height_of_bars()
        foldings = [
            (left, right)
            for left, right in _FOLDINGS
            if self._may_be(self.left, left) and self._may_be(self.right, right)
        ]
        # Where no folding lets the labels be read, the chart is not seen whole, and folding is of
        # no use but to give a narrow window room for a step.
        legible = (each for each in foldings if self._label_pixels(*each) >= LEAST_LABEL)
        roomy = (each for each in foldings if self._room_for_chart(*each) >= _LEAST_ROOM)
        left, right = next(legible, None) or next(roomy, foldings[-1])
        self._show(left=left, right=right)

    def put_below_chart(self, strip: QWidget) -> None:
        """Let *strip* stand under the chart; its owner shows and hides it."""
        self._below = strip
        self._filling.addWidget(strip)

    def stood(self) -> str:
        """Where the window stands, to be given to `restore` in another run."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def restore(self, stood: str) -> None:
        """Stand where the window stood."""
        geometry = QByteArray.fromBase64(stood.encode("ascii", "ignore"))
        if not stood or not self.restoreGeometry(geometry):
            self.resize(_FIRST_SIZE.boundedTo(self.screen().availableSize()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return isinstance(watched, QWidget) and self._takes(watched, event)
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._takes(self, event):  # nothing has the focus, or what has it let the key pass
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, forwards: bool) -> bool:  # Qt hands it so
        right, left = ((each, self._rails.get(each)) for each in (self.right, self.left))
        parts = (self._centre, *right, self._footer, self._header, self._notice, *left)
        seen = (part for part in parts if part is not None and part.isVisible())
        stops = [stop for part in seen for stop in tab_stops(part)]
        is_elsewhere = QApplication.focusWidget() not in stops  # in what lies over the window
        if is_elsewhere:
            return super().focusNextPrevChild(forwards)
        return go_to_next(stops, forwards=forwards)

    @override
    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._height_of_bars() != self._bars:
            self.make_room()  # a bar takes more or fewer lines than when the window got its size
        return is_done

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_seen:
            self._was_seen = True
            self.seen.emit()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def _follow_focus(self) -> None:
        """Look at the keys of whatever has the focus, before it does.

        A filter on the application would be asked about every event there is.
        """
        focused = QApplication.focusWidget()
        if focused is not None and focused.window() is self:
            focused.installEventFilter(self)  # once, however often: Qt sees to that

    def _takes(self, focused: QWidget, event: QKeyEvent) -> bool:
        """Is the key a move, and not one the focused widget has its own use for?"""
        wish = wish_of(event)
        if wish is None or QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return False
        if isinstance(focused, QLineEdit) and wish.intent not in _FOR_TYPISTS:
            return False
        if wish.intent is Intent.TAKE and isinstance(focused, QAbstractButton):
            focused.click()  # Qt would press a button by Space alone
            return True
        if wish.on_chart_only and isinstance(focused, _WITH_OWN_KEYS):
            return False
        if wish.intent is not Intent.ESCAPE:
            self.go_on()
        self.wished.emit(wish)
        return True

    def _lay_out(self) -> None:
        self._filling.setContentsMargins(0, 0, 0, 0)
        self._filling.setSpacing(0)
        self._filling.addWidget(self.view)
        for panel in (self.left, self._centre, self.right):
            self._splitter.addWidget(panel)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setStretchFactor(1, 1)
        self._middle.setSpacing(0)
        self._middle.addWidget(self._splitter)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._header)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self._footer)

    def _may_be(self, panel: QWidget, is_open: bool) -> bool:  # noqa: FBT001  # it reads as one
        """May the panel be open, or folded, as far as the user's wishes go?"""
        is_wanted = self._wants_left if panel is self.left else self._wants_right
        if self._is_alone or not is_wanted:
            return not is_open
        return is_open or panel not in self._insisted

    def _room_for_chart(self, left: bool, right: bool) -> int:  # noqa: FBT001  # a folding
        """How wide the chart's view is between these panels, or what stays of them."""
        rail = 0 if self._is_alone else RAIL
        beside = (self._widths[0] if left else rail) + (self._widths[1] if right else rail)
        return self.width() - beside - left - right  # a line beside each panel

    def _height_of_bars(self) -> int:
        """How high the bars above and below the chart want to be."""
        return sum(bar.sizeHint().height() for bar in (self._header, self._footer))

    def _label_pixels(self, left: bool, right: bool) -> float:  # noqa: FBT001  # a folding
        """How high the labels are when the whole chart is seen between these panels."""
        height = self.height() - (0 if self._is_alone else self._bars)
        if self._below is not None and not self._below.isHidden():
            height -= self._below.height()
        return self.view.label_pixels_in(QSize(self._room_for_chart(left, right), height))

    def _show(self, *, left: bool, right: bool) -> None:
        sides = ((self.left, left), (self.right, right))
        is_new = any(panel.isHidden() is is_open for panel, is_open in sides)
        for panel, is_open in sides:
            panel.setVisible(is_open)
            self._show_rail(panel, is_shown=not is_open and not self._is_alone)
        if is_new:  # all at once, so that nothing moves a moment later
            self._middle.activate()
            self._splitter.refresh()
        centre = max(100, self._room_for_chart(left, right))
        self._splitter.setSizes([self._widths[0] * left, centre, self._widths[1] * right])

    def _show_rail(self, panel: QWidget, *, is_shown: bool) -> None:
        if is_shown and panel not in self._rails:
            self._rails[panel] = self._new_rail(is_left=panel is self.left)
        if panel in self._rails:
            self._rails[panel].setVisible(is_shown)

    def _new_rail(self, *, is_left: bool) -> "Rail":
        from gui.rail import Rail  # most windows have room for both panels

        title, name = (words.LIST, words.SHOW_LIST) if is_left else (words.PANEL, words.SHOW_PANEL)
        rail = Rail(title, name, "F9" if is_left else "F10", RAIL, is_left=is_left)
        rail.clicked.connect(self.left_asked if is_left else self.right_asked)
        rail.show_reading(self._wording, self._palette)
        self._middle.insertWidget(0 if is_left else -1, rail)
        return rail

    def _new_notice(self) -> "Notice":
        from gui.notice import Notice  # most launches have nothing to say

        notice = Notice()
        notice.dismissed.connect(self.hide_notice)
        notice.show_wording(self._wording)
        self._column.insertWidget(1, notice)
        return notice

    def _note_widths(self) -> None:
        left, _, right = self._splitter.sizes()
        self._widths = (left or self._widths[0], right or self._widths[1])
        QTimer.singleShot(0, self, self.rearranged.emit)


_FIRST_SIZE = QSize(1440, 900)
_LEAST_ROOM = 480
"""How wide the chart's view stays, in pixels, where it shows no more than a step."""
_FOLDINGS = ((True, True), (False, True), (True, False), (False, False))
"""Which panels are open, in the order in which they are tried."""
_FOR_TYPISTS = frozenset(
    {Intent.CLICKER_NEXT, Intent.CLICKER_PREVIOUS, Intent.ESCAPE, Intent.NOTHING}
)
"""Moves that no typing asks for: they work while a word is typed, too."""
_WITH_OWN_KEYS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QLabel, QLineEdit)
"""Labels, too: a word of the glossary is looked up with Enter."""
