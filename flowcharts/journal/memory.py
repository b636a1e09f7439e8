"""The learner’s memory of one item, and when that item is due."""

from datetime import timedelta
from typing import NamedTuple

from flowcharts.journal.kept_forms import Amount, AnyWords, Many, Time

SOON = timedelta(minutes=10)
"""After a wrong answer an item is asked again on the same day, but not at once."""


class Memory(NamedTuple):
    """The state of one item in the schedule."""

    item: AnyWords
    """As ItemResult.item."""
    due: Time
    """Aware, in UTC."""
    stability: Amount
    """The days after which it is remembered nine times of ten."""
    difficulty: Amount
    """From 1 to 10."""
    last: Time
    """When it was last asked: aware, in UTC."""
    reps: Many
    lapses: Many
