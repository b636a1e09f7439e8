"""What the learner remembers of one item, and when it is due."""

from datetime import datetime, timedelta
from typing import NamedTuple

SOON = timedelta(minutes=10)
"""After a wrong answer an item is asked again on the same day, but not at once."""


class Memory(NamedTuple):
    """The state of one item in the schedule."""

    item: str
    """As ItemResult.item."""
    due: datetime
    """Aware, in UTC."""
    stability: float
    """The days after which it is remembered nine times of ten."""
    difficulty: float
    """From 1 to 10."""
    last: datetime
    """When it was last asked: aware, in UTC."""
    reps: int
    lapses: int
