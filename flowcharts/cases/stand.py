"""Where a case stands once some questions are answered, and what has to be known next there."""

from typing import NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.cases.fact_question import FactQuestion, QuestionGroup
from flowcharts.cases.questions import QUESTIONS, questions_of
from flowcharts.model.chart import Chart
from flowcharts.model.turns import TurnStep

OF_ABILITY = questions_of(QuestionGroup.ABILITY)
"""What is asked about an ability whose facts nobody has listed."""
_FIRST_OF_ABILITY = tuple(each for each in OF_ABILITY if each.is_first)
_QUESTIONS_ABOUT = {
    fact.name: tuple(each for each in QUESTIONS.values() if fact in each.asks)
    for question in QUESTIONS.values()
    for fact in question.asks
}
ANY_STEP = TurnStep.UPKEEP
"""Of an ability of which no step is known, the turn alone is asked."""


class Stand(NamedTuple):
    """Where a case stands once some questions are answered."""

    decided: DecidedWalk
    question: FactQuestion | None
    """What has to be known next as the chart goes; None where nothing has."""


def stand_of(
    case: Case, chart: Chart, ability: Ability | None, *, before: DecidedWalk | None
) -> Stand:
    """Where *case* stands on *chart*; *before*: what was decided before its last answer.

    Raises:
        ContradictionError: what is known cannot all be so.
    """
    decided = decide(chart, case, before=before)
    return Stand(decided, _question_at(decided, ability) if decided.missing else None)


def _question_at(decided: DecidedWalk, ability: Ability | None) -> FactQuestion:
    """What is asked where deciding stands; of a card that is not listed, first what it is."""
    known = decided.case.values
    for question in _FIRST_OF_ABILITY:
        if ability is None and question.asks[0].name not in known:
            return question
    return _question_about(decided.missing[0], decided.case)


def _question_about(fact_name: str, case: Case) -> FactQuestion:
    """The question that makes a fact known; what it is put by has to be known first."""
    for question in _QUESTIONS_ABOUT[fact_name]:
        try:
            reading = Reading(case)
            if question.fits(reading):
                for answer in question.answers:
                    answer.known(reading, ANY_STEP)
                return question
        except MissingFactError as missing:
            return _question_about(str(missing), case)
    raise LookupError(fact_name)
