"""A case of any ability, drawn by lot: what a table would be asked of it, answered as can be."""

from collections.abc import Iterator
from random import Random

from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.decide import ContradictionError
from flowcharts.cases.doubt import is_doubtful
from flowcharts.cases.fact_question import FactQuestion, whose_turn
from flowcharts.cases.facts import DETRIMENTAL, MISSED
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import AFFECTED, QUESTIONS, REL, TURN
from flowcharts.cases.told_answer import Origin
from flowcharts.model.sub_charts import rules_asked

_WARNINGS, _MIND = QUESTIONS["warnings"], QUESTIONS["mind"]
_NOT_TOGETHER = {(_MIND.id, "withheld"), ("last-action", "yes")}
"""Nobody offers to back up for a player who did it on purpose."""


def drawn(begun: Inquiry, lots: Random) -> Inquiry | None:
    """*begun*, at its level and in its turn, with all else that decides it drawn by *lots*.

    Each ruling that it can come to is as likely. None where the card would have to be asked, or
    where judges part.
    """
    inquiry = begun.answered(_WARNINGS.id, lots.choice(_WARNINGS.answers).id)
    ability = begun.ability
    # Only who is harmed by it may have wanted to skip it.
    if ability is not None and ability.case.values.get(DETRIMENTAL.name) == "yes":
        inquiry = inquiry.answered(_MIND.id, lots.choice(_MIND.answers).id)
    wanted = lots.choice(_endings(inquiry) or [()])
    while (question := inquiry.question) is not None:
        onward = next(_towards(wanted, question, inquiry, lots), None)
        if question.is_printed or onward is None:
            return None
        inquiry = onward
    return inquiry if _is_sure(inquiry) else None


def others_of(drawn_one: Inquiry) -> Iterator[tuple[Inquiry, str]]:
    """The cases that differ from that one in a single fact of what happened, with its name."""
    for told in drawn_one.told:
        if told.origin is not Origin.GIVEN or told.question in (REL, TURN):
            continue
        for answer in told.question.answers:
            other = drawn_one.answered(told.question.id, answer.id)
            try:
                is_case = other.is_decided and _is_sure(other)
            except ContradictionError:
                continue
            differing = _differing(drawn_one, other)
            if is_case and len(differing) == 1:
                yield other, differing.pop()


def _differing(one: Inquiry, other: Inquiry) -> set[str]:
    """The facts in which two cases differ."""
    here, there = one.decided.case.values, other.decided.case.values
    return {name for name in {*here, *there} if here.get(name) != there.get(name)}


def _is_sure(inquiry: Inquiry) -> bool:
    """Can it all be so, and would judges agree?"""
    return (
        not {*inquiry.given} >= _NOT_TOGETHER
        and inquiry.decided.disputed is None
        and not _is_doubtful(inquiry)
    )


def _towards(
    wanted: tuple[str, ...], question: FactQuestion, inquiry: Inquiry, lots: Random
) -> Iterator[Inquiry]:
    """With each answer after which it can still come to what is *wanted*, by lot."""
    answers = [each.id for each in question.answers]
    lots.shuffle(answers)
    case = inquiry.decided.case
    if question is AFFECTED and MISSED.name in case.values:
        answers = [whose_turn(Reading(case))]  # what happens to each player does in that one’s turn
    for answer in answers:
        onward = inquiry.answered(question.id, answer)
        if wanted in _endings(onward):
            yield onward


def _endings(inquiry: Inquiry) -> list[tuple[str, ...]]:
    try:
        return [ending.id for ending in inquiry.endings]
    except ContradictionError:
        return []


def _is_doubtful(inquiry: Inquiry) -> bool:
    """Would judges not agree, or is too little known to say so?"""
    try:
        return is_doubtful(inquiry.decided.case, rules_asked(inquiry.walk.home.chart))
    except MissingFactError:
        return True
