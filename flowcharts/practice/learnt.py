"""What the learner has become sure of since some day."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from flowcharts.journal.review import AnsweredItem, Rating
from flowcharts.journal.store import Journal
from flowcharts.practice.items import RULING, decision_of
from flowcharts.practice.lapses import NOT_MISSED


class Learnt(NamedTuple):
    """What has become sure: answered rightly in two cases, on two days, the last times."""

    decisions: tuple[str, ...] = ()
    """The items of the decisions."""
    ideas: tuple[str, ...] = ()
    """The items of the mistaken ideas that were held, and have been unlearnt."""


def learnt_since(journal: Journal, since: datetime, day_begins: int) -> Learnt:
    """What was not sure at *since* yet and is now; *day_begins*: the hour of the learner’s day."""
    decisions: list[str] = []
    ideas: list[str] = []
    for item in journal.items_answered(since):
        if decision_of(item)[1] == RULING:
            continue
        is_sure, was_missed = _found(journal.latest_answers(item), since, day_begins)
        if is_sure and "#" not in item:
            decisions.append(item)
        elif is_sure and was_missed:
            ideas.append(item)
    return Learnt(tuple(decisions), tuple(ideas))


def _found(answers: Iterator[AnsweredItem], since: datetime, day_begins: int) -> tuple[bool, bool]:
    """Has an item become sure since then, and was it answered wrongly before?

    *answers*: the latest first; they are read no further than it takes.
    """
    until_now = until_then = NOT_MISSED
    for each in answers:
        if each.rating is Rating.AGAIN:
            return until_now.is_unlearnt, True
        until_now = until_now.after(each, day_begins)
        if each.at < since:
            until_then = until_then.after(each, day_begins)
            if until_then.is_unlearnt:
                return False, False
    return until_now.is_unlearnt, False
