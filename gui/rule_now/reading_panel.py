"""What was read of a card's text: each fact with its words, to be corrected by one click."""

from PySide6.QtCore import Signal

from flowcharts.cases.inquiry import Inquiry
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import AbilityReading
from gui.rule_now import words
from gui.rule_now.read_answer import UNREAD, ReadAnswer, quote_of, read_answers
from gui.text.passage import Quote
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.text_button import TextButton


class ReadingPanel(Block):
    """The facts of an ability that was read.

    Signals:
        asked_again: the id of a question that is to be answered otherwise.
        kept: the card is to be kept.
        pointed: a row is pointed at; carries the letter of its words, empty for none.

    Attributes:
        quotes: the words of the card from which all that was read, each with its mark.
    """

    asked_again = Signal(str)
    kept = Signal()
    pointed = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="path")
        self.add_prose(Tone.EYEBROW).show_text(words.READ)
        self.rows = self.add(ButtonList(style, ButtonKind.ROW))
        self.rows.chosen.connect(
            lambda place: self.asked_again.emit(self._shown[place].question.id)
        )
        self.rows.pointed.connect(self._point)
        self.unread = self.add_prose(Tone.SOFT)
        self.unread.mark_pointed.connect(self.pointed)
        self.keep = self.add(TextButton(style))
        self.keep.show_face(ButtonFace(words.KEEP_CARD, sign="＋"))
        self.keep.clicked.connect(self.kept)
        self._shown: list[ReadAnswer] = []
        self.quotes: tuple[Quote, ...] = ()

    def show_reading(self, inquiry: Inquiry, reading: AbilityReading) -> None:
        """Show what was read of the ability that *inquiry* is about, as it was corrected since."""
        text = inquiry.card.text.en if inquiry.card is not None else ""
        self._shown = read_answers(inquiry, reading)
        self.rows.show_faces([each.face for each in self._shown])
        unread = tuple(quote_of(each, text, UNREAD) for each in reading.unexplained)
        read = (quote for each in self._shown for quote in each.quotes(text))
        self.quotes = (*read, *unread)
        self._show_unread(unread)

    def light(self, letter: str) -> None:
        """Set apart the row whose words have that *letter*; none where it is empty."""
        for button, each in zip(self.rows.buttons, self._shown, strict=False):
            button.light(is_lit=bool(letter) and each.letter == letter)
        self.unread.light(letter)

    def _point(self, place: int) -> None:
        self.pointed.emit(self._shown[place].letter if place in range(len(self._shown)) else "")

    def _show_unread(self, unread: tuple[Quote, ...]) -> None:
        self.unread.setVisible(bool(unread))
        said = [words.NOT_UNDERSTOOD.filled(words=quote.words) for quote in unread]
        self.unread.show_text(stacked(said), tuple(_alone(quote.words) for quote in unread))


def _alone(said: Text) -> Quote:
    return Quote(said, mark=UNREAD)
