"""What the text of a card answers about its ability, and the words that say so."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.cases.case import Case
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, QuestionGroup, known_with
from flowcharts.cases.facts import EFFECTS_OF_IT
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import questions_of
from flowcharts.model.text import LIST, Text
from flowcharts.reading.ability_reading import AbilityReading, Certainty, Stretch
from gui.rule_now import words
from gui.text.passage import Quote, WordMark
from gui.widgets.button_face import ButtonFace

_OF_ABILITY = questions_of(QuestionGroup.ABILITY)
_VARIANTS = {
    asked.id: tuple(each for each in _OF_ABILITY if each.id == asked.id) for asked in _OF_ABILITY
}
"""Questions by their ids: what is asked in several words is told once."""
_COLOURS = {name: place for place, name in enumerate(_VARIANTS)}
"""Each question has a colour of its own, on every card the same."""
UNREAD = WordMark(len(_COLOURS), "?")
"""The look of words that were not understood."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class ReadAnswer(NamedTuple):
    """A question that the text answers."""

    question: FactQuestion
    answer: Text
    shown_by: Text | None = None
    """The words of the card that say so, where the answer is not those themselves."""
    stretches: tuple[Stretch, ...] = ()
    """All words of the text that it was read from."""
    letter: str = ""
    """What stands over them, and before its row."""

    @property
    def mark(self) -> WordMark | None:
        """The look of its words; None where it has none."""
        return WordMark(_COLOURS[self.question.id], self.letter) if self.letter else None

    @property
    def face(self) -> ButtonFace:
        """The row that says so, and lets it be corrected."""
        said = self.answer
        if self.shown_by is not None:
            said = words.READ_AS.filled(answer=said, words=self.shown_by)
        sign = "" if self.letter else "✎"
        return ButtonFace(self.question.name, said, sign=sign, mark=self.mark)

    def quotes(self, text: str) -> Iterator[Quote]:
        """Its words, as they are marked in *text*."""
        for stretch in self.stretches:
            if self.mark is not None:
                yield quote_of(stretch, text, self.mark)


def quote_of(stretch: Stretch, text: str, mark: WordMark) -> Quote:
    """A *stretch* of *text*, as it is marked there."""
    said = stretch.of(text)
    return Quote(Text(said, said), stretch.start, mark)


def read_answers(inquiry: Inquiry, reading: AbilityReading) -> list[ReadAnswer]:
    """What was read of the ability that *inquiry* is about, as it was corrected since."""
    letters = iter(_LETTERS)
    return [
        each._replace(letter=next(letters)) if each.stretches else each
        for each in _answers(inquiry, reading)
    ]


def _answers(inquiry: Inquiry, reading: AbilityReading) -> Iterator[ReadAnswer]:
    for asked in _VARIANTS.values():
        told = (each(question, inquiry, reading) for each in _WAYS for question in asked)
        found = next((each for each in told if each is not None), None)
        if found is not None:
            yield found


def _corrected(question: FactQuestion, inquiry: Inquiry, _: AbilityReading) -> ReadAnswer | None:
    """What was answered since."""
    answer = question.answer(dict(inquiry.given).get(question.id, ""))
    return ReadAnswer(question, answer.words) if answer is not None else None


def _read(question: FactQuestion, inquiry: Inquiry, reading: AbilityReading) -> ReadAnswer | None:
    """The answer that the text gives."""
    said = _said(question, inquiry)
    if said is None:
        return None
    return ReadAnswer(question, said, _shown_by(question, inquiry), _stretches(question, reading))


def _quoted(question: FactQuestion, inquiry: Inquiry, reading: AbilityReading) -> ReadAnswer | None:
    """The words alone, where they say more than one of the answers does."""
    shown = _shown_by(question, inquiry)
    if shown is None:
        return None
    said = words.QUOTED.filled(words=shown)
    return ReadAnswer(question, said, stretches=_stretches(question, reading))


_WAYS = (_corrected, _read, _quoted)
"""How a question may be answered; the first that is there counts."""


def _case_of(inquiry: Inquiry) -> Case:
    return inquiry.ability.case if inquiry.ability is not None else Case()


def _shown_by(question: FactQuestion, inquiry: Inquiry) -> Text | None:
    """The first words of the card that answer *question*."""
    shown = _case_of(inquiry).words
    return next((shown[fact.name] for fact in question.asks if fact.name in shown), None)


def _stretches(question: FactQuestion, reading: AbilityReading) -> tuple[Stretch, ...]:
    """All words that *question* was answered from, each once."""
    facts = [reading.facts[fact.name] for fact in question.asks if fact.name in reading.facts]
    found = [
        stretch
        for fact in facts
        if fact.certainty is not Certainty.ASKED
        for stretch in fact.words
        if stretch.start < stretch.end
    ]
    return tuple(dict.fromkeys(found))


def _said(question: FactQuestion, inquiry: Inquiry) -> Text | None:
    """What the facts of the ability answer; None where they do not."""
    case = _case_of(inquiry)
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
    return LIST.join(found)
