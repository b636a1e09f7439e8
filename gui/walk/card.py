"""A card as people know it, with the words marked that decide the step."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from flowcharts.model.position import Position
from flowcharts.model.scenario import Card, Evidence
from flowcharts.model.text import LIST, Text
from gui.text.passage import Quote
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import card_words
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton


class CardBlock(Block):
    """One card.

    Signals:
        mark_pointed: the mouse has come to marked words; carries their letter, empty for none.
    """

    mark_pointed = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        top = QHBoxLayout()
        top.setSpacing(8)
        self.column.addLayout(top)
        self._name = RichLabel(style, Tone.TITLE)
        self._cost = RichLabel(style, alignment=Qt.AlignmentFlag.AlignRight)
        for view in (self._name, self._cost):
            self.follow(view)
        top.addWidget(self._name, 1)
        top.addWidget(self._cost, 0, Qt.AlignmentFlag.AlignTop)
        self._type = self.add_prose(Tone.SOFT)
        self.rules_text = self.add_prose()
        self.rules_text.mark_pointed.connect(self.mark_pointed)
        self._stats = RichLabel(style, Tone.TITLE, Qt.AlignmentFlag.AlignRight)
        self.add(self._stats)
        self._note = self.add_prose(Tone.SOFT)

    def light(self, letter: str) -> None:
        """Set the marked words of that *letter* apart; none where it is empty."""
        self.rules_text.light(letter)

    def show_card(
        self, card: Card, quoted: tuple[Quote, ...] = (), why: Text = card_words.DECIDING_WORDS
    ) -> None:
        """Show *card*, with the words of *quoted* marked, and say *why* they are."""
        self._name.show_text(card.name)
        self._cost.show_text(Text(card.cost, card.cost))
        self._cost.setVisible(bool(card.cost))
        self._cost.setFixedWidth(self._cost.natural_width())
        self._type.show_text(card.type)
        self._type.setVisible(bool(card.type.en))
        self.rules_text.show_text(card.text, quoted)
        self.rules_text.setVisible(bool(card.text.en))
        self._stats.show_text(Text(card.stats, card.stats))
        self._stats.setVisible(bool(card.stats))
        notes = [*([why] if quoted else []), *notes_of(card)]
        self._note.setVisible(bool(notes))
        self._note.show_text(stacked(notes))


class CardPanel(Panel):
    """The cards of an example, one of them shown.

    Signals:
        page_asked: all that there is about a card is to be read.
    """

    page_asked = Signal(Card)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._chooser = self.add(ButtonList(style, ButtonKind.CHIP, columns=2))
        self._chooser.chosen.connect(self._choose)
        self._block = self.add(CardBlock(style))
        self.more = self.add(TextButton(style, ButtonKind.QUIET))
        self.more.show_face(ButtonFace(card_words.MORE, sign="▤"))
        self.more.clicked.connect(self._ask)
        self._cards: tuple[Card, ...] = ()
        self._evidence = Evidence()
        self._shown = ""

    def show_position(self, position: Position, cards: Mapping[str, Card]) -> None:
        """Show the card that decides the step of the example, or else its first."""
        names = position.showing.scenario.cards if position.showing is not None else ()
        found = tuple(cards[name] for name in names if name in cards)
        worked = position.worked
        is_revealed = position.showing is not None and position.showing.is_revealed
        evidence = worked.evidence if worked is not None and is_revealed else Evidence()
        if (found, evidence) == (self._cards, self._evidence):
            return
        if found != self._cards:
            self._shown = found[0].id if found else ""
        self._cards, self._evidence = found, evidence
        self._shown = evidence.card or self._shown
        self._show()

    def _ask(self) -> None:
        for card in self._cards:
            if card.id == self._shown:
                self.page_asked.emit(card)

    def _choose(self, place: int) -> None:
        self._shown = self._cards[place].id
        self._show()

    def _show(self) -> None:
        self._chooser.setVisible(len(self._cards) > 1)
        self._chooser.show_faces([_chip(card, self._shown) for card in self._cards])
        for card in self._cards:
            if card.id == self._shown:
                words = self._evidence.words if self._evidence.card == card.id else None
                self._block.show_card(card, () if words is None else (Quote(words),))


def _chip(card: Card, shown: str) -> ButtonFace:
    return ButtonFace(card.name, state=ButtonState.CHOSEN if card.id == shown else ButtonState.REST)


def notes_of(card: Card) -> list[Text]:
    """What is to be said of *card* beside what it says itself."""
    notes = [_signs(card), *([card.note] if card.note is not None else [])]
    if card.only_triggers:
        notes.append(card_words.ONLY_TRIGGERS)
    if card.not_printed_in_japanese:
        notes.append(card_words.NEVER_IN_JAPANESE)
    elif not card.has_japanese:
        notes.append(card_words.NOT_AT_HAND_IN_JAPANESE)
    return [note for note in notes if note.en]


def _signs(card: Card) -> Text:
    """What the signs on *card* stand for, where its game has signs of its own."""
    said = f"{card.cost}{card.stats}{card.text.en}"
    found = [card_words.SIGNS[sign] for sign in card_words.SIGNS if f"{{{sign}}}" in said]
    return LIST.join(found)
