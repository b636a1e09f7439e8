"""What stays in sight over a page that scrolls."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QScrollBar, QWidget

from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import pixels
from gui.theme.style_sheet import dress
from gui.widgets.fade import Fades
from gui.widgets.panel import Ground, Panel, paint_ground, scroll_by_key

_BELOW = 15
"""So high is a question of four lines with its answers, in sizes of the text: it is left free
until it is known how high the one that is asked is."""
_LEAST = 0.3
"""How much of the page it may take in any case."""
_SMALLER = 0.86
"""The letters of what would scroll in the usual ones: as small as those of what is soft."""


class PinnedHead(QScrollArea):
    """A panel at the top of a page, in smaller letters where it has little room.

    Where it leaves no room for a question even so, it scrolls by itself.

    Signals:
        term_clicked: a linked word was chosen; carries the term's id.
        fitted: it takes so many pixels of the page.
    """

    term_clicked = Signal(str)
    fitted = Signal(int)

    def __init__(self, style: TextStyle, page: QScrollArea, margin: int) -> None:
        super().__init__(page)
        self._page = page
        self._beside_bar = QWidget()  # the bar of the page begins below
        page.addScrollBarWidget(self._beside_bar, Qt.AlignmentFlag.AlignTop)
        self._body = _Body(style, margin)
        self._body.term_clicked.connect(self.term_clicked)
        self._body.laid_out.connect(self.fit)
        self._panel: Panel | None = None
        self._free = 0
        """So many pixels of the page are left free for what is asked; 0 where it is not known."""
        self._is_small = False
        self._left_in = QSize()
        """How large the page was when they were left free."""
        self.setWidget(self._body)
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)  # as of the page: one of our own
        self.setVerticalScrollBar(self._bar)
        self._fades = Fades(self)
        self._fades.show_ground(style.palette.sunken)
        dress(self._bar, style.palette)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lower()  # it is told first, as it is read first; nothing of the page lies over it
        self.hide()

    def show_panel(self, panel: Panel | None) -> None:
        """Keep *panel* in sight, from its top; None for nothing."""
        if panel is not None:
            if panel.parentWidget() is not self._body:  # it is added once
                self._body.add(panel, 0)
            panel.show_style(self._body.text_style)
        if panel is not self._panel:
            self._panel, self._free = panel, 0
            self._take_letters(is_small=False)
        self._bar.setValue(0)
        self.setVisible(panel is not None)
        self._body.settle()  # which has it fitted

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        dress(self._bar, style.palette)
        self._fades.show_ground(style.palette.sunken)
        self._body.show_style(style)
        self._free = 0  # the question is as high as it was no more
        self._take_letters(is_small=False)
        self._shrink()

    def leave(self, free: int) -> None:
        """Leave so many pixels of the page *free* from now on."""
        self._free = free
        if self._page.size() != self._left_in:
            self._left_in = self._page.size()
            self._take_letters(is_small=False)
        self._shrink()
        self.fit()

    def fit(self) -> None:
        """Take as much of the page as the panel is high, up to its share."""
        height = 0
        if self._panel is not None:
            height = min(self._height, self._most(self._free or self._usually_free))
            self.setGeometry(0, 0, self._page.width(), height)
        self._beside_bar.setFixedHeight(height)
        self.fitted.emit(height)

    @property
    def _height(self) -> int:
        """How high it would be, were there room."""
        return self._body.height_in(self._page.width() - self._bar.sizeHint().width())

    def _most(self, free: int) -> int:
        """How high it may be where so many pixels are left free."""
        whole = self._page.height()
        return max(whole - free, round(_LEAST * whole))

    @property
    def _usually_free(self) -> int:
        """As long as it is not known how high the question is."""
        return round(_BELOW * pixels(QApplication.font()))

    def _shrink(self) -> None:
        """Take smaller letters where it would scroll in the usual ones, now or over most questions.

        So they hardly ever change from one question of a walk to the next.
        """
        room = self._most(max(self._free, self._usually_free))
        if not self._is_small and self._height > room:
            self._take_letters(is_small=True)

    def _take_letters(self, *, is_small: bool) -> None:
        self._is_small = is_small
        font = QFont(QApplication.font())
        if is_small:
            font.setPixelSize(round(pixels(font) * _SMALLER))
        for view in (self._body, *self._body.findChildren(QWidget)):
            view.setFont(font)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        scroll_by_key(self._bar, event)


class _Body(Ground):
    """The ground of the panel.

    Signals:
        laid_out: something in it may be higher now, or lower.
    """

    laid_out = Signal()

    def height_in(self, width: int) -> int:
        """How high it is where it is so wide."""
        return self.column.totalHeightForWidth(width)

    @override
    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.laid_out.emit()
        return is_done

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), event.rect(), self.text_style.palette.sunken)
