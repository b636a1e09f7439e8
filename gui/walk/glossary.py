"""The meaning of a word, shown like a footnote while the rest stays where it is."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QScrollArea

from flowcharts.model.terms import Term
from gui.override import override
from gui.text.text_style import TextStyle, Tone
from gui.walk.note import Note


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
