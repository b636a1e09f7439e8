"""The meaning of a word, shown like a footnote while the rest stays where it is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from flowcharts.model.scenario import Term
from gui.override import override
from gui.panels import words
from gui.text.text_style import TextStyle, Tone
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.fade import Fades
from gui.widgets.panel import Panel, scroll_by_key

_MARGIN = 16


class TermNote(Block):
    """A term, what it means, and where that stands; Esc or a click closes it.

    Where it is higher than the panel, its words scroll.
    """

    def __init__(self, style: TextStyle, over: QScrollArea) -> None:
        """It lies over the foot of *over*."""
        super().__init__(style, stripe="path", outline="path")
        self.setParent(over)
        self._over = over
        self._read_on: QWidget | None = None
        self._said = Panel(style, gap=5)
        self._term = self._said.add_prose(Tone.TITLE)
        self._meaning = self._said.add_prose()
        self._source = self._said.add_prose(Tone.SOFT)
        self._said.column.addStretch(1)
        self._room = QScrollArea()
        self._fades = Fades(self._room)
        self._lay_out()
        self._close = self.add(ButtonList(style, ButtonKind.QUIET))
        self._close.show_faces([ButtonFace(words.CLOSE_BY_ESC)])
        self._close.chosen.connect(self.put_away)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        super().show_style(style)
        self._fades.show_ground(style.palette.sunken)
        if self.isVisible():
            self.find_place()

    def open(self, term: Term) -> None:
        """Show what *term* means."""
        if not self.isVisible():
            self._read_on = QApplication.focusWidget()
        self._term.show_text(term.term)
        self._meaning.show_text(term.meaning)
        self._source.show_text(term.source)
        self.setAccessibleName(self.text_style.line(term.term))
        self.setAccessibleDescription(self.text_style.lines(term.meaning))
        self.show()
        self._room.verticalScrollBar().setValue(0)
        self.find_place()
        self.raise_()
        self.setFocus()

    def put_away(self) -> None:
        """Close, and read on where the word stood."""
        if self.isVisible():
            self.hide()
            if self._read_on is not None and self._read_on.isVisible():
                self._read_on.setFocus()

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to *widget*, if it is one of the note and out of sight."""
        if self._said.isAncestorOf(widget):
            self._room.ensureWidgetVisible(widget)

    def find_place(self) -> None:
        """Lie as high as it takes, whatever size the panel below has now."""
        width = self._over.viewport().width() - _MARGIN
        margins = self.column.contentsMargins()
        inner = width - margins.left() - margins.right()
        around = margins.top() + margins.bottom() + self.column.spacing()
        whole = self._said.heightForWidth(inner) + self._close.heightForWidth(inner) + around
        height = min(whole, self._over.height() - _MARGIN)
        top = self._over.height() - height - _MARGIN // 2
        self.setGeometry(_MARGIN // 2, top, width, height)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            scroll_by_key(self._room.verticalScrollBar(), event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # so that the release comes here too

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def _lay_out(self) -> None:
        self.follow(self._said)
        self._room.setWidget(self._said)
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for ground in (self._room.viewport(), self._said):
            ground.setAutoFillBackground(False)
        self._fades.show_ground(self.text_style.palette.sunken)
        self.column.addWidget(self._room, 1)
