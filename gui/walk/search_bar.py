"""A line to type in over a list of what it finds; Esc closes it. Find and *which card* are such."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from flowcharts.model.text import Text, Wording
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.sizes import pixels
from gui.theme.style_sheet import lines_of_menus
from gui.walk.words import CLOSE_BY_ESC
from gui.widgets.long_list import LongList

MARGIN, SPACING = 8, 4
_TALLEST = 0.6
"""How much of the window's height the list takes, of 1; the others are scrolled to."""
_WIDTH = 31
"""In sizes of the text: a long name of a card in Japanese."""


class SearchLine(QLineEdit):
    """A line whose menu, which is Qt's own, has as much air as all have."""

    def made_menu(self) -> QMenu:
        """Its menu, as it is opened."""
        return self.createStandardContextMenu()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.made_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setStyleSheet(lines_of_menus())  # the rest comes from the bar
        menu.popup(event.globalPos())


class SearchBar(QFrame):
    """A line edit and a list; what else a kind of it shows is added to `column`.

    Signals:
        searched: the words to search for; empty when the line is cleared.
        closed: it is to close.
    """

    searched = Signal(str)
    closed = Signal()

    def __init__(self, over: QWidget, line: SearchLine | None = None) -> None:
        """*line*: one that takes more than words to search for."""
        super().__init__(over)
        self.setProperty("role", "bubble")
        self.over = over
        self.wording = Wording.ENGLISH
        self.line = line or SearchLine()
        self.list = LongList()
        self.close_button = QPushButton("✕")
        self.column = QVBoxLayout(self)
        self._lay_out_search()
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self.searched)
        self.close_button.clicked.connect(self.closed)

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*, in its colours."""
        self.list.show_style(style)
        self.wording = style.wording

    def obeys(self, event: QKeyEvent) -> bool:
        """Was a key of the line one for the list?"""
        raise NotImplementedError

    def say(self, text: Text) -> str:
        """*text* on one line."""
        return text.in_wording(self.wording, " / ")

    def keep_width(self) -> None:
        """One width, whatever is found, so that the bar stays where it was put."""
        self.setFixedWidth(max(400, round(pixels(self.font()) * _WIDTH)))

    def fit_list(self, most: int) -> None:
        """Let the list be as high as its rows, but neither above *most* nor its share."""
        most = min(most, round(self.over.height() * _TALLEST))
        self.list.setFixedHeight(self.list.height_of_rows(most - 4) + 4)

    def name_search(self, hint: Text, name: Text, of_list: Text) -> None:
        """Say what may be typed, what the line is, and what is listed."""
        self.line.setPlaceholderText(self.say(hint))
        self.line.setAccessibleName(self.say(name))
        self.list.setAccessibleName(self.say(of_list))
        self.close_button.setAccessibleName(self.say(CLOSE_BY_ESC))
        self.close_button.setToolTip(self.say(CLOSE_BY_ESC))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keep_width()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and event.type() == QEvent.Type.KeyPress:
            return isinstance(event, QKeyEvent) and self.obeys(event)
        return super().eventFilter(watched, event)

    def _lay_out_search(self) -> None:
        self.close_button.setProperty("role", "quiet")
        self.line.setClearButtonEnabled(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the line move in it
        self.column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.column.setSpacing(SPACING)
        top = QHBoxLayout()
        top.setSpacing(SPACING)
        self.column.addLayout(top)
        top.addWidget(self.line, 1)
        top.addWidget(self.close_button)
        self.column.addWidget(self.list)
