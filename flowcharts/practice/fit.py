"""Fits the schedule to a learner; the one module that loads what does it."""

from collections.abc import Iterator
from datetime import datetime
from itertools import islice

from flowcharts.journal.days import day_of
from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.practice.practice_settings import PracticeSettings

ENOUGH = 1000
"""Fewer answers than these say more about chance than about the learner."""
_MOST = 30_000
"""More say nothing new; and while these are fitted, for a fifth of a second, all else waits."""

_RatedGap = tuple[int, int]
"""How an item was answered, and how many days after the time before."""


def lacking_answers(journal: Journal, settings: PracticeSettings, now: datetime) -> int:
    """How many more answers it takes before the schedule can be fitted; 0 where it can be.

    *now* gives the learner's clock, by which days are counted.
    """
    return ENOUGH - sum(1 for _ in islice(_answers_to_fit(journal, settings, now), ENOUGH))


def fitted(journal: Journal, settings: PracticeSettings, now: datetime) -> PracticeSettings | None:
    """The settings with parameters fitted to the journal; None where it is not long enough.

    *now*: as above.
    """
    from fsrs_rs_python import FSRS, FSRSItem, FSRSReview

    items = [
        FSRSItem([FSRSReview(rating, gap) for rating, gap in history])
        for history in islice(_answers_to_fit(journal, settings, now), _MOST)
    ]
    if len(items) < ENOUGH:
        return None
    parameters = FSRS([]).compute_parameters(items)
    return settings._replace(parameters=tuple(parameters), fitted_on=len(items))


def _answers_to_fit(
    journal: Journal, settings: PracticeSettings, now: datetime
) -> Iterator[list[_RatedGap]]:
    """For each answer, how its item was answered up to it.

    What was only asked on one day tells nothing of forgetting.
    """
    for item, tally in journal.tallies().items().items():
        if tally.asked < 2:  # noqa: PLR2004  # it was never asked again
            continue
        answered: list[_RatedGap] = []
        first = before = None
        for each in journal.history(item):
            if each.mode is Mode.CRAM:
                continue
            day = day_of(each.at.astimezone(now.tzinfo), settings.day_begins)
            first, before = first or day, before or day
            answered.append((int(each.rating), max(0, (day - before).days)))
            before = day
            if day > first:
                yield list(answered)
