"""The page of a card: what it says, the questions that its words decide, its examples."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QScrollArea

from flowcharts.find.card_uses import CardUses, DecidedQuestion
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import words
from gui.walk.card import CardBlock
from gui.walk.find.rows import heading_of
from gui.walk.note import Note
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.collapsible import Collapsible
from gui.widgets.long_list import LongList
from gui.widgets.row import Row
from gui.widgets.text_button import TextButton


class CardPage(Note):
    """A card, and everything that it has to do with the charts.

    Signals:
        example_chosen: the ids of an example and of the chart of an edition that it is told for.
        ruling_asked: a case of this card, of that id, is to be ruled on.
        removal_asked: this card, of that id, is to be removed from those of one's own.
        return_asked: it is to be put back.

    Attributes:
        examples: those that are told with the card, by edition.
    """

    example_chosen = Signal(str, str)
    ruling_asked = Signal(str)
    removal_asked = Signal(str)
    return_asked = Signal()

    def __init__(self, style: TextStyle, over: QScrollArea) -> None:
        super().__init__(style, over)
        self._card = self.said.add(CardBlock(style))
        self.rule = self.said.add(TextButton(style))
        self.rule.show_face(ButtonFace(words.RULE_ON_CARD, sign="⚖"))
        self.rule.clicked.connect(self._ask_for_ruling)
        self._decided = self.said.add(Collapsible(style, Text("", "")))
        self._questions = self._decided.body.add_prose(Tone.SOFT)
        self.examples = LongList()
        self.examples.chosen.connect(self.example_chosen)
        self.examples.selectionModel().currentChanged.connect(self._follow)
        self.said.add(self.examples)
        self._source = self.said.add_prose(Tone.SOFT)
        self.own = self.said.add(TextButton(style, ButtonKind.QUIET))
        self.own.clicked.connect(self._ask_for_removal)
        self.said.column.addStretch(1)
        self._shown: Card | None = None
        self._is_removed = False
        self._uses: CardUses | None = None
        self.examples.show_style(style)

    def open(self, card: Card, uses: CardUses) -> None:
        """Show *card* with its *uses*."""
        self._shown, self._uses = card, uses
        self._card.show_card(card)
        self.rule.setVisible(uses.can_be_ruled_on)
        self._decided.setVisible(bool(uses.decided))
        self._decided.show_open(is_open=False)
        self._decided.show_title(words.CARD_DECIDES.filled(count=str(len(uses.decided))))
        self._questions.show_text(stacked(map(_decision, uses.decided)))
        self._source.show_text(card.source)
        self.own.setVisible(uses.is_kept)
        self.show_removed(is_removed=False)
        self.setAccessibleName(self.text_style.line(card.name))
        self.setAccessibleDescription(self.text_style.lines(card.text))
        self._show_examples()
        self.lie_over()
        if uses.editions:
            self.examples.setFocus()

    @property
    def card_id(self) -> str:
        """The id of the card that it shows; empty while it has shown none."""
        return self._shown.id if self._shown is not None else ""

    def show_removed(self, *, is_removed: bool) -> None:
        """Offer to put the card back, or to remove it from those of one's own."""
        self._is_removed = is_removed
        said, sign = (words.PUT_CARD_BACK, "+") if is_removed else (words.REMOVE_CARD, "−")
        self.own.show_face(ButtonFace(said, sign=sign))

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        super().show_style(style)
        self.examples.show_style(style)
        self._show_examples()

    def _ask_for_ruling(self) -> None:
        if self._shown is not None:
            self.put_away()
            self.ruling_asked.emit(self._shown.id)

    def _ask_for_removal(self) -> None:
        if self._is_removed:
            self.return_asked.emit()
        elif self._shown is not None:
            self.removal_asked.emit(self._shown.id)

    def _show_examples(self) -> None:
        rows = tuple(self._rows())
        headings = frozenset(place for place, row in enumerate(rows) if row.is_heading)
        languages = len(self.text_style.wording.languages)
        self.examples.show_rows(len(rows), rows.__getitem__, headings, languages - 1, languages)
        self.examples.setFixedHeight(self.examples.height_of_rows(_ALL) + 4)
        self.examples.show_all()
        self.examples.setVisible(bool(rows))
        self.examples.setAccessibleName(self.text_style.line(words.CARD_EXAMPLES))
        if rows:
            self.examples.stand_on(1)

    def _rows(self) -> Iterator[Row]:
        style = self.text_style
        for edition in self._uses.editions if self._uses is not None else ():
            yield Row(style.line(heading_of(edition.on)), is_heading=True)
            for example in edition.examples:
                title, _, below = style.lines(example.title).partition("\n")
                is_faded = edition.on.edition.superseded
                yield Row(title, below, key=(example.id, edition.on.id), is_faded=is_faded)

    def _follow(self, current: QModelIndex) -> None:
        """Let the row that the keyboard stands on be seen: the list itself does not scroll."""
        if self.examples.hasFocus():
            rect = self.examples.visualRect(current)
            middle = self.examples.mapTo(self.said, rect.center())
            self.room.ensureVisible(0, middle.y(), 0, 2 * rect.height())


_ALL = 1_000_000
"""No list is higher, in pixels."""


def _decision(question: DecidedQuestion) -> Text:
    """A question, the words that decide it, and how."""
    quoted = question.words
    said = words.CARD_DECIDED if quoted.ja else words.CARD_DECIDED_UNQUOTED
    return said.filled(label=question.label, words=quoted, answer=question.answer)
