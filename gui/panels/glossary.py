"""The meaning of a word, shown like a footnote while the rest stays where it is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from flowcharts.scenario import Term
from gui.override import override
from gui.panels import words
from gui.panels.block import Block
from gui.panels.button_face import ButtonFace, Manner
from gui.panels.button_list import ButtonList
from gui.panels.reading import Reading, Tone

_MARGIN = 16


class TermNote(Block):
    """A term, what it means, and where that stands; Esc or a click closes it."""

    def __init__(self, reading: Reading, over: QScrollArea) -> None:
        """It lies over the foot of *over*."""
        super().__init__(reading, stripe="path", outline="path")
        self.setParent(over)
        self._over = over
        self._read_on: QWidget | None = None
        self._term = self.add_prose(Tone.TITLE)
        self._meaning = self.add_prose()
        self._source = self.add_prose(Tone.SOFT)
        self._close = self.add(ButtonList(reading, Manner.QUIET))
        self._close.show_faces([ButtonFace(words.CLOSE_TERM)])
        self._close.chosen.connect(self.put_away)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def open(self, term: Term) -> None:
        """Show what *term* means."""
        if not self.isVisible():
            self._read_on = QApplication.focusWidget()
        self._term.show_text(term.term)
        self._meaning.show_text(term.meaning)
        self._source.show_text(term.source)
        self.setAccessibleName(self.reading.line(term.term))
        self.setAccessibleDescription(self.reading.lines(term.meaning))
        self.show()
        self.find_place()
        self.raise_()
        self.setFocus()

    def put_away(self) -> None:
        """Close, and read on where the word stood."""
        if self.isVisible():
            self.hide()
            if self._read_on is not None and self._read_on.isVisible():
                self._read_on.setFocus()

    def find_place(self) -> None:
        """Lie as high as it takes, whatever size the panel below has now."""
        width = self._over.viewport().width() - _MARGIN
        height = min(self.heightForWidth(width), self._over.height() - _MARGIN)
        top = self._over.height() - height - _MARGIN // 2
        self.setGeometry(_MARGIN // 2, top, width, height)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # so that the release comes here too

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.put_away()
