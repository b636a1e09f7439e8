"""What lies over the foot of the panel like a footnote, while the rest stays where it is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from flowcharts.model.terms import Term
from gui.override import override
from gui.text.text_style import TextStyle, Tone
from gui.theme.style_sheet import dress
from gui.walk import words
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.fade import Fades
from gui.widgets.panel import Panel, scroll_by_key

_MARGIN = 16


class Note(Block):
    """Something to read over the panel; Esc closes it. What is higher than the panel scrolls.

    Attributes:
        said: what it says.
    """

    def __init__(self, style: TextStyle, over: QScrollArea) -> None:
        """It lies over the foot of *over*."""
        super().__init__(style, stripe="path", outline="path")
        self.setParent(over)
        self._over = over
        self._read_on: QWidget | None = None
        self.said = Panel(style, gap=5)
        self.room = QScrollArea()
        self._fades = Fades(self.room)
        self._lay_out()
        self._close = self.add(ButtonList(style, ButtonKind.QUIET))
        self._close.show_faces([ButtonFace(words.CLOSE_BY_ESC)])
        self._close.chosen.connect(self.put_away)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        super().show_style(style)
        self._show_palette()
        if self.isVisible():
            self.find_place()

    def lie_over(self) -> None:
        """Be seen from the beginning, and have the keys."""
        if not self.isVisible():
            self._read_on = QApplication.focusWidget()
        self.show()
        self.room.verticalScrollBar().setValue(0)
        self.find_place()
        self.raise_()
        self.setFocus()

    def put_away(self) -> None:
        """Close, and read on where one has read before."""
        if self.isVisible():
            self.hide()
            if self._read_on is not None and self._read_on.isVisible():
                self._read_on.setFocus()

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to *widget*, if it is one of the note and out of sight."""
        if self.said.isAncestorOf(widget):
            self.room.ensureWidgetVisible(widget)

    def find_place(self) -> None:
        """Lie as high as it takes, whatever size the panel below has now."""
        width = self._over.viewport().width() - _MARGIN
        margins = self.column.contentsMargins()
        inner = width - margins.left() - margins.right()
        around = margins.top() + margins.bottom() + self.column.spacing()
        whole = self.said.heightForWidth(inner) + self._close.heightForWidth(inner) + around
        height = min(whole, self._over.height() - _MARGIN)
        top = self._over.height() - height - _MARGIN // 2
        self.setGeometry(_MARGIN // 2, top, width, height)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            scroll_by_key(self.room.verticalScrollBar(), event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # so that the release comes here too

    def _lay_out(self) -> None:
        self.follow(self.said)
        self.room.setWidget(self.said)
        self.room.setWidgetResizable(True)
        self.room.setFrameShape(QFrame.Shape.NoFrame)
        self.room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self.room.viewport(), self.said):
            ground.setAutoFillBackground(False)
        self._show_palette()
        self.column.addWidget(self.room, 1)

    def _show_palette(self) -> None:
        palette = self.text_style.palette
        self._fades.show_ground(palette.sunken)
        dress(self.room.verticalScrollBar(), palette)


class TermNote(Note):
    """A term, what it means, and where that stands; a click closes it."""

    def __init__(self, style: TextStyle, over: QScrollArea) -> None:
        super().__init__(style, over)
        self._term = self.said.add_prose(Tone.TITLE)
        self._meaning = self.said.add_prose()
        self._source = self.said.add_prose(Tone.SOFT)
        self.said.column.addStretch(1)

    def open(self, term: Term) -> None:
        """Show what *term* means."""
        self._term.show_text(term.term)
        self._meaning.show_text(term.meaning)
        self._source.show_text(term.source)
        self.setAccessibleName(self.text_style.line(term.term))
        self.setAccessibleDescription(self.text_style.lines(term.meaning))
        self.lie_over()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.put_away()
