"""The meaning of a word, shown like a footnote while the rest stays where it is."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from flowcharts.scenario import Term
from gui.override import override
from gui.panels import words
from gui.panels.block import Block
from gui.panels.button_face import ButtonFace, Manner
from gui.panels.button_list import ButtonList
from gui.panels.reading import Reading, Tone


class TermNote(Block):
    """A term, what it means, and where that stands; Esc or a click closes it.

    Signals:
        closed: the reader has read it.
    """

    closed = Signal()

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, stripe="path", outline="path")
        self._term = self.add_prose(Tone.TITLE)
        self._meaning = self.add_prose()
        self._source = self.add_prose(Tone.SOFT)
        self._close = self.add(ButtonList(reading, Manner.QUIET))
        self._close.show_faces([ButtonFace(words.CLOSE_TERM)])
        self._close.chosen.connect(self.closed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_term(self, term: Term) -> None:
        """Show what *term* means."""
        self._term.show_text(term.term)
        self._meaning.show_text(term.meaning)
        self._source.show_text(term.source)
        self.setAccessibleName(self.reading.line(term.term))
        self.setAccessibleDescription(self.reading.lines(term.meaning))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            event.ignore()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # so that the release comes here too

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.closed.emit()
