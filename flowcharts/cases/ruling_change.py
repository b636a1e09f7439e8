"""What would change a ruling: the single facts that, were they otherwise, lead to another one."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.cases.decide import ContradictionError
from flowcharts.cases.fact_question import FactAnswer, FactQuestion
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.question_tree import Ending
from flowcharts.cases.questions import QUESTIONS
from flowcharts.cases.told_answer import Origin

_OF_ANOTHER_CARD = tuple(each for each in QUESTIONS.values() if each.is_of_another_card)


class RulingChange(NamedTuple):
    """One fact otherwise, and what comes of it."""

    question: FactQuestion
    answer: FactAnswer
    endings: tuple[Ending, ...]
    """The other ruling; several where it then depends on what is still to be asked."""

    @property
    def is_of_another_card(self) -> bool:
        """Does it take another card?"""
        return self.question.is_printed


def ruling_changes(inquiry: Inquiry) -> Iterator[RulingChange]:
    """Each single fact that leads *inquiry*, which is decided, to another ruling."""
    now = {ending.label for ending in inquiry.endings}
    for question in _questions(inquiry):
        for answer in question.answers:
            endings = _endings(inquiry, question, answer)
            change = RulingChange(question, answer, endings)
            is_other = any(ending.label not in now for ending in endings)
            # Another card that leaves it open teaches nothing.
            if is_other and (len(endings) == 1 or not change.is_of_another_card):
                yield change


def _questions(inquiry: Inquiry) -> Iterator[FactQuestion]:
    """What the ruling rests on; of a card that is known, what is printed on it, too."""
    for told in inquiry.told:
        if told.origin is not Origin.FREE:
            yield told.question
    if inquiry.ability is not None:
        yield from _OF_ANOTHER_CARD


def _endings(inquiry: Inquiry, question: FactQuestion, answer: FactAnswer) -> tuple[Ending, ...]:
    """What it may come to with that answer; nothing where it cannot be."""
    try:
        return inquiry.answered(question.id, answer.id).endings
    except ContradictionError:
        return ()
