"""What was read of a card's text: each fact with its words, to be corrected by one click."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Signal

from flowcharts.cases.case import Case
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, QuestionGroup, known_with
from flowcharts.cases.facts import EFFECTS_OF_IT
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import questions_of
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import AbilityReading
from gui.rule_now import words
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.text_button import TextButton

_OF_ABILITY = questions_of(QuestionGroup.ABILITY)


class _ReadAnswer(NamedTuple):
    """A question that the text answers."""

    question: FactQuestion
    answer: Text
    shown_by: Text | None
    """The words of the card that say so."""

    @property
    def face(self) -> ButtonFace:
        """The row that says so, and lets it be corrected."""
        if self.shown_by is None:
            return ButtonFace(self.question.name, self.answer, sign="✎")
        said = words.READ_AS.filled(answer=self.answer, words=self.shown_by)
        return ButtonFace(self.question.name, said, sign="✎")


class ReadingPanel(Block):
    """The facts of an ability that was read.

    Signals:
        asked_again: the id of a question that is to be answered otherwise.
        kept: the card is to be kept.
    """

    asked_again = Signal(str)
    kept = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="path")
        self.add_prose(Tone.EYEBROW).show_text(words.READ)
        self.rows = self.add(ButtonList(style, ButtonKind.ROW))
        self.rows.chosen.connect(lambda place: self.asked_again.emit(self._shown[place]))
        self._unexplained = self.add_prose(Tone.SOFT)
        self.keep = self.add(TextButton(style))
        self.keep.show_face(ButtonFace(words.KEEP_CARD, sign="＋"))
        self.keep.clicked.connect(self.kept)
        self._shown: tuple[str, ...] = ()

    def show_reading(self, inquiry: Inquiry, reading: AbilityReading) -> None:
        """Show what was read of the ability that *inquiry* is about, as it was corrected since."""
        found = tuple(_answers(inquiry))
        self._shown = tuple(each.question.id for each in found)
        self.rows.show_faces([each.face for each in found])
        unread = [each.of(inquiry.card.text.en) for each in reading.unexplained if inquiry.card]
        self._unexplained.setVisible(bool(unread))
        said = (words.NOT_UNDERSTOOD.filled(words=Text(each, each)) for each in unread)
        self._unexplained.show_text(stacked(said))


def _answers(inquiry: Inquiry) -> Iterator[_ReadAnswer]:
    if inquiry.ability is None:
        return
    case, given = inquiry.ability.case, dict(inquiry.given)
    for question in _OF_ABILITY:
        corrected = question.answer(given.get(question.id, ""))
        if corrected is not None:
            yield _ReadAnswer(question, corrected.words, None)
            continue
        said = _said(question, case)
        names = (fact.name for fact in question.asks)
        shown = next((case.words[name] for name in names if name in case.words), None)
        if said is not None:
            yield _ReadAnswer(question, said, shown)
        elif shown is not None:  # more than one of the answers says
            yield _ReadAnswer(question, words.QUOTED.filled(words=shown), None)


def _said(question: FactQuestion, case: Case) -> Text | None:
    """What the facts of *case* answer; None where they do not."""
    if question.asks == (EFFECTS_OF_IT,):
        return _effects(case)
    return next((each.words for each in question.answers if _holds(each, case)), None)


def _holds(answer: FactAnswer, case: Case) -> bool:
    """Is all that *answer* says so already?"""
    told = known_with(answer, Case()).values
    return all(case.values.get(name) == value for name, value in told.items())


def _effects(case: Case) -> Text | None:
    names = case.values.get(EFFECTS_OF_IT.name)
    found = [EFFECTS[str(name)].about for name in names] if isinstance(names, tuple) else []
    if not found:
        return None
    return Text(", ".join(each.en for each in found), "、".join(each.ja for each in found))
