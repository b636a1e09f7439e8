"""The question about a case that waits: its answers, the moments, and what is known so far."""

from PySide6.QtCore import Signal

from flowcharts.cases.fact_question import FactAnswer, FactQuestion
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.told_answer import Origin
from flowcharts.model.text import Text
from gui.rule_now import words
from gui.text.text_style import TextStyle, Tone
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel

_SIDE_BY_SIDE = 2


class CaseQuestionPanel(Panel):
    """A question in a player’s words.

    Signals:
        answered: the place of the answer, from 0.
        moments_taken: it is answered by the moments of the strip.
        asked_again: the id of a question that is to be answered otherwise.
    """

    answered = Signal(int)
    moments_taken = Signal()
    asked_again = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._card = self.add_prose(Tone.TITLE)
        self._question = self.add_prose(Tone.HEADING)
        self._explanation = self.add_prose(Tone.SOFT)
        self.two = self.add(ButtonList(style, ButtonKind.ANSWER, columns=_SIDE_BY_SIDE))
        self.rows = self.add(ButtonList(style, ButtonKind.ROW))
        self.moments = self.add(ButtonList(style, ButtonKind.ROW))
        self.moments.show_faces([ButtonFace(words.THESE_MOMENTS, sign="✓", key="⏎")])
        self._possible = self.add_prose(Tone.SOFT)
        self._known_title = self.add_prose(Tone.EYEBROW)
        self._known_title.show_text(words.KNOWN)
        self.known = self.add(ButtonList(style, ButtonKind.STEP))
        self._given: tuple[str, ...] = ()
        for buttons in (self.two, self.rows):
            buttons.chosen.connect(self.answered)
        self.moments.chosen.connect(self.moments_taken)
        self.known.chosen.connect(lambda place: self.asked_again.emit(self._given[place]))

    def show_case(self, inquiry: Inquiry, question: FactQuestion | None) -> None:
        """Show *question* about *inquiry*, what is asked next or is asked again; None for none."""
        is_next = question is not None and question is inquiry.question
        self._eyebrow.show_text(_eyebrow(inquiry, question))
        self._card.show_text(_card_of(inquiry))
        self._question.setVisible(question is not None)
        explanation = question.explanation if question is not None else None
        self._explanation.setVisible(explanation is not None)
        if explanation is not None:
            self._explanation.show_text(explanation)
        self.moments.hide()
        if question is not None:
            self._question.show_text(question.words)
            self._show_answers(inquiry, question)
        else:
            self.two.hide()
            self.rows.hide()
        self._show_possible(inquiry)
        self._show_known(inquiry, is_shown=is_next)

    def offer_moments(self) -> None:
        """Let the question be answered by the moments of the strip."""
        self.moments.show()

    def _show_answers(self, inquiry: Inquiry, question: FactQuestion) -> None:
        is_yes_no = [each.words.en for each in question.answers] == ["Yes", "No"]
        shown, hidden = (self.two, self.rows) if is_yes_no else (self.rows, self.two)
        hidden.hide()
        keys = "YN" if is_yes_no else "123456789"
        chosen = dict(inquiry.given).get(question.id)
        shown.show_faces(
            [
                _face(answer, key, is_chosen=answer.id == chosen)
                for answer, key in zip(question.answers, keys, strict=False)
            ]
        )
        shown.show()

    def _show_possible(self, inquiry: Inquiry) -> None:
        count = len(inquiry.endings)
        self._possible.setVisible(count > 1)
        if count > 1:
            self._possible.show_text(words.STILL_POSSIBLE.filled(count=str(count)))

    def _show_known(self, inquiry: Inquiry, *, is_shown: bool) -> None:
        """What was answered, while more is asked; with a ruling it stands below that."""
        given = [told for told in inquiry.told if told.origin is Origin.GIVEN] if is_shown else []
        self._given = tuple(told.question.id for told in given)
        self._known_title.setVisible(bool(given))
        self.known.setVisible(bool(given))
        self.known.show_faces(
            [
                ButtonFace(
                    words.FACT.filled(name=told.question.name, answer=told.answer.words), sign="✎"
                )
                for told in given
            ]
        )


def _card_of(inquiry: Inquiry) -> Text:
    if inquiry.card is not None:
        return inquiry.card.name
    return Text(inquiry.name, inquiry.name) if inquiry.name else words.NOT_LISTED


def _eyebrow(inquiry: Inquiry, question: FactQuestion | None) -> Text:
    if question is None:
        return words.DECIDED
    if question is not inquiry.question:
        return words.ASKED_AGAIN
    return words.QUESTION_NUMBER.filled(number=str(len(inquiry.given) + 1))


def _face(answer: FactAnswer, key: str, *, is_chosen: bool) -> ButtonFace:
    state = ButtonState.CHOSEN if is_chosen else ButtonState.REST
    return ButtonFace(answer.words, key=key, state=state)
