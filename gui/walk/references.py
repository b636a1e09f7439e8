"""What can be looked up: tables of words with what they mean, and how it is today."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from flowcharts.model.chart import Reference
from flowcharts.model.references import Consulted, today_in
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from gui.override import override
from gui.plain_override import override as override_ours
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk.phrases import same
from gui.walk.script import script_words
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.words import LOOK_UP


class ReferencePanel(Panel):
    """What stands beside an outcome: today's state, its tables, an example card.

    Signals:
        card_asked: the example card is to be read.

    Attributes:
        card: the button that asks for it.
    """

    card_asked = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self._today = self.add(_Today(style))
        self._tables: list[_Table] = []
        self.card = self.add(ButtonList(style, ButtonKind.ROW))
        self.card.chosen.connect(self._ask)

    def show_consulted(self, consulted: Consulted, card: Card | None) -> None:
        """Show what stands beside the outcome; *card* is an example of it."""
        self._today.setVisible(bool(consulted.today))
        self._today.show_state(today_in(consulted.game), stacked(consulted.today))
        for _ in range(len(self._tables), len(consulted.tables)):
            place = self.column.indexOf(self.card)
            self._tables.append(self.add(_Table(self.text_style), place))
        for place, table in enumerate(self._tables):
            table.setVisible(place < len(consulted.tables))
            if place < len(consulted.tables):
                table.show_reference(consulted.tables[place])
        self.card.setVisible(card is not None)
        if card is not None:
            named = script_words.EXAMPLE_CARD.filled(card=card.name)
            self.card.show_faces([ButtonFace(named, sign="▤")])

    def _ask(self, _place: int) -> None:
        self.card_asked.emit()


class LookUpPanel(Collapsible):
    """The tables of a chart, each to be opened beside the walk.

    Attributes:
        tables: the folds, one a table.
    """

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, LOOK_UP, key="Ctrl+L")
        self.tables: list[_FoldedTable] = []

    def show_tables(self, references: Sequence[Reference]) -> None:
        """Offer *references*."""
        for _ in range(len(self.tables), len(references)):
            self.tables.append(self.body.add(_FoldedTable(self.text_style)))
        for place, table in enumerate(self.tables):
            table.setVisible(place < len(references))
            if place < len(references):
                table.show_reference(references[place])


class CodeWord(RichLabel):
    """A word as it is written in a script, on a ground of its own."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, Tone.CODE)

    @override
    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) + 2

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._text_style.palette
        painter.setPen(QPen(QColor(palette.hairline), 1))
        painter.setBrush(QColor(palette.sunken))
        width = min(self.column.width + 2 * _INSET, self.width())
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, self.height() - 1), 4, 4)
        painter.translate(_INSET, 1)
        self.column.draw(painter, self.colours, self._selected)


_INSET = 6


class _Entry(Panel):
    """A word and what it means."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=2)
        self._word = self.add(CodeWord(style))
        self._meaning = self.add_prose()

    def show_entry(self, word: str, meaning: Text) -> None:
        self._word.show_text(same(word))
        self._meaning.show_text(meaning)


class _Entries(Panel):
    """Words and what they mean."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=9)
        self._about = self.add_prose(Tone.SOFT)
        self._rows: list[_Entry] = []

    def show_reference(self, reference: Reference) -> None:
        self._about.setVisible(reference.about is not None)
        if reference.about is not None:
            self._about.show_text(reference.about)
        for _ in range(len(self._rows), len(reference.entries)):
            self._rows.append(self.add(_Entry(self.text_style)))
        for spare in self._rows[len(reference.entries) :]:
            spare.hide()
        for row, (word, meaning) in zip(self._rows, reference.entries.items(), strict=False):
            row.show_entry(word, meaning)
            row.show()


class _Table(Block):
    """One table of an outcome."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._title = self.add_prose(Tone.EYEBROW)
        self._entries = self.add(_Entries(style))

    def show_reference(self, reference: Reference) -> None:
        """Show *reference*; what its words have in common stands in the chart's table."""
        self._title.show_text(reference.title)
        self._entries.show_reference(reference._replace(about=None))


class _FoldedTable(Collapsible):
    """One table of a chart, its words set when it is first opened."""

    def __init__(self, style: TextStyle) -> None:
        self._reference: Reference | None = None
        self._entries: _Entries | None = None
        super().__init__(style, Text("", ""))

    def show_reference(self, reference: Reference) -> None:
        """Offer *reference*, folded unless it was open."""
        if reference != self._reference:
            self._reference = reference
            count = str(len(reference.entries))
            title = script_words.TABLE.filled(title=reference.title, count=count)
            self.show_title(title)

    @override_ours
    def show_open(self, *, is_open: bool) -> None:
        if is_open and self._reference is not None:
            if self._entries is None:
                self._entries = self.body.add(_Entries(self.text_style))
            self._entries.show_reference(self._reference)
        super().show_open(is_open=is_open)


class _Today(Block):
    """How it is today, where the source is old."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="remedy")
        self._title = self.add_prose(Tone.EYEBROW)
        self._state = self.add_prose()

    def show_state(self, title: Text, state: Text) -> None:
        self._title.show_text(title)
        self._state.show_text(state)
