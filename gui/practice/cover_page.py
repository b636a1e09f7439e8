"""A page that lies over a part of the window, as large as that, and scrolls."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from flowcharts.model.text import Text
from gui.override import override
from gui.plain_override import override as override_ours
from gui.practice.pinned_head import PinnedHead
from gui.text.text_style import TextStyle
from gui.theme.sizes import USUAL, pixels
from gui.theme.style_sheet import dress
from gui.widgets.announcement import announce
from gui.widgets.panel import Ground, Panel, paint_ground, scroll_by_key

_MARGIN = 16
_CLOSE = 8
"""No more than lies between two views: none is seen by half."""
_BESIDE_BAR = 1
"""Pixels between the panels and the scroll bar."""


class CoverPage(QScrollArea):
    """Panels of which one is seen, over what lies below.

    Attributes:
        below: what it covers.

    Signals:
        term_clicked: a linked word was chosen; carries the term's id.
    """

    term_clicked = Signal(str)

    def __init__(self, style: TextStyle, below: QWidget, name: Text, widest: int = 0) -> None:
        """*widest*: no line is longer than so many pixels; 0 for as wide as the page."""
        super().__init__(below)
        self.below = below
        self._name = name
        self._text_style = style
        self._head: PinnedHead | None = None
        self._whole: tuple[QWidget, QWidget] | None = None
        """The first and the last of what is seen whole, however the page changes."""
        self._body = _Body(style, widest)
        self._panels: list[Panel] = []
        self._body.term_clicked.connect(self.term_clicked)
        self.setWidget(self._body)
        # One of our own: for Qt’s PySide may give what stood at its address before.
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.setVerticalScrollBar(self._bar)
        dress(self._bar, style.palette)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its place is kept, so that words are set in one width alone.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setProperty("role", "page" if widest else "side")
        self.setAccessibleName(style.line(name))
        self.hide()
        below.installEventFilter(self)

    def take_in(self, panel: Panel) -> None:
        """Have *panel* among its own, before it says anything: its words are set in that width."""
        if panel not in self._panels:
            self._panels.append(panel)
            panel.show_style(self._text_style)
            panel.take_width(self._body.room_in(self._width_to_be))
            panel.hide()
            self._body.put(panel)

    def show_panel(self, panel: Panel, head: Panel | None = None) -> None:
        """Show *panel*, from its top, and no other; *head*: what stays in sight over it."""
        self._whole = None
        self.take_in(panel)
        panel.show_style(self._text_style)  # it may have changed while nobody saw it
        for each in self._panels:
            each.setVisible(each is panel)
        self._bar.setValue(0)
        self.raise_over()
        self._body.settle()
        self.pin(head)

    def pin(self, panel: Panel | None) -> None:
        """Keep *panel* in sight over what scrolls; None for nothing."""
        if self._head is None:
            if panel is None:
                return
            self._head = PinnedHead(self._text_style, self, _MARGIN)
            self._head.term_clicked.connect(self.term_clicked)
            self._head.fitted.connect(lambda height: self.setViewportMargins(0, height, 0, 0))
        self._head.show_panel(panel)

    def say(self, said: Text) -> None:
        """Say it to a screen reader."""
        spoken = self._text_style.line(said)
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
            announce(self, spoken)

    def show_until(self, first: QWidget, last: QWidget) -> None:
        """Scroll as far as it takes to see *last*, but no further than to the top of *first*."""
        self._whole = None
        self._once_in_place(lambda: self._scroll(first, last, _MARGIN))

    def show_whole(self, first: QWidget, last: QWidget) -> None:
        """So, too, until other ones are shown; what is pinned over them leaves them the room."""
        self._whole = first, last
        self._once_in_place(self._show_whole)

    def _show_whole(self) -> None:
        if self._whole is None:
            return
        first, last = self._whole
        if self._head is not None:
            end = last.mapTo(self._body, QPoint(0, last.height())).y()
            self._head.leave(end - first.mapTo(self._body, QPoint()).y() + 2 * _CLOSE)
        self._scroll(first, last, _CLOSE)

    def _keep_whole(self) -> None:
        """See whole what was seen so, now that its words or the page are of another size."""
        if self._whole is not None:
            self.show_whole(*self._whole)

    def _once_in_place(self, show: Callable[[], None]) -> None:
        """*show* once everything has its place."""

        def show_then() -> None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self._body.stretch()
            show()

        QTimer.singleShot(0, self, show_then)

    def _scroll(self, first: QWidget, last: QWidget, margin: int) -> None:
        """*margin*: so many pixels are seen beyond each of them."""
        top = first.mapTo(self._body, QPoint()).y() - margin
        self.ensureWidgetVisible(last, 0, margin)
        self._bar.setValue(min(self._bar.value(), top))

    def raise_over(self) -> None:
        """Cover what lies below, all of it, now."""
        self._body.room_in(self._width_to_be)
        self.setGeometry(self.below.rect())
        self.show()
        self.raise_()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        self.setAccessibleName(style.line(self._name))
        dress(self._bar, style.palette)
        self._body.show_style(style)
        if self._head is not None:
            self._head.show_style(style)
        self._keep_whole()

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to *widget*, if it is one of the page and out of sight."""
        if self._head is not None and self._head.isAncestorOf(widget):
            self._head.ensureWidgetVisible(widget)
        if self._body.isAncestorOf(widget):
            self.ensureWidgetVisible(widget)

    @property
    def _width_to_be(self) -> int:
        """How wide the panels and their margins are where it covers all that lies below."""
        return self.below.width() - self._bar.sizeHint().width()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.below and event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self.below.rect())
            self._keep_whole()
        return super().eventFilter(watched, event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._head is not None:
            self._head.fit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        scroll_by_key(self._bar, event)


class _Body(Ground):
    """The ground, with the panels in a column in its middle."""

    def __init__(self, style: TextStyle, widest: int) -> None:
        super().__init__(style, _MARGIN)
        self._widest = widest
        self._put: list[Panel] = []

    def put(self, panel: Panel) -> None:
        """Put *panel* under the others."""
        self._put.append(panel)
        self.column.insertWidget(self.column.count() - 1, panel)
        panel.term_clicked.connect(self.term_clicked)

    @override_ours
    def show_style(self, style: TextStyle) -> None:
        """Show what is seen in another way; what is not follows when it is."""
        super().show_style(style)
        for panel in self._put:
            if not panel.isHidden():
                panel.show_style(style)

    def stretch(self) -> None:
        """Be as high as it takes, now: what has grown is squeezed for some turns of the loop."""
        self.settle()
        self.resize(self.width(), self.column.totalHeightForWidth(self.width()))
        self.settle()

    def room_in(self, width: int) -> int:
        """How wide the panels are where it is itself so wide, as it is about to be."""
        around = self.column.contentsMargins()
        side, right = _MARGIN, _BESIDE_BAR
        if self._widest:
            widest = round(self._widest * pixels(self.font()) / USUAL)
            side = max(2 * _MARGIN, (width - widest) // 2)
            right = side - 4
        if (around.left(), around.right()) != (side, right):
            self.column.setContentsMargins(side, around.top(), right, around.bottom())
        return width - side - right

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.room_in(self.width())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.text_style.palette
        ground = palette.ground if self._widest else palette.surface
        paint_ground(QPainter(self), event.rect(), ground)
