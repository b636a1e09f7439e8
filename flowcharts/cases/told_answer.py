"""An answer to a question of a case, and where it is from."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, Reading
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, whose_turn
from flowcharts.cases.facts import MISSED

OF_ITS_TURN = "of-its-turn"
"""The answer that goes by whose turn it is due in."""


class Origin(StrEnum):
    """How a fact came to be known."""

    GIVEN = "given"
    """Somebody said so."""
    ASSUMED = "assumed"
    """It is usual."""
    FREE = "free"
    """Nobody said so; the ruling is the same either way."""


class Told(NamedTuple):
    """A question with its answer, and where that is from."""

    question: FactQuestion
    answer: FactAnswer
    origin: Origin


def answer_to(
    question: FactQuestion, case: Case, answers: Mapping[str, str], ability: Ability | None
) -> Told | None:
    """The answer that was given, or is assumed; *answers*: those given, by question."""
    given = answers.get(question.id, "")
    answer = question.answer(given) or question.answer_at(given)
    if answer is not None:
        return Told(question, answer, Origin.GIVEN)
    usual = _usual_answer(question, case, ability)
    return Told(question, usual, Origin.ASSUMED) if usual is not None else None


def _usual_answer(question: FactQuestion, case: Case, ability: Ability | None) -> FactAnswer | None:
    """What is assumed of this ability; else what is of any."""
    usual = ability.usual.get(question.id) if ability is not None else None
    if usual == OF_ITS_TURN:
        usual = whose_turn(Reading(case)) if MISSED.name in case.values else None
    if usual is not None:
        return question.answer(usual)
    return question.answers[0] if question.is_usual else None


def told_so(question_id: str, answer_id: str) -> str:
    """An answer, as it stands in a path."""
    return f"{question_id}={answer_id}"
