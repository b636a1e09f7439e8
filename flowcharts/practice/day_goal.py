"""What the learner wants to do each day, and how much of it is done."""

from typing import NamedTuple

_MINUTE = 60_000
"""In milliseconds."""


class DayGoal(NamedTuple):
    """A goal for each day, in minutes or else in questions; none where both are 0."""

    minutes: int = 0
    questions: int = 0

    @property
    def amount(self) -> int:
        """How much it takes, in its own unit."""
        return self.minutes or self.questions

    def done(self, questions: int, milliseconds: int) -> int:
        """How much of it so many questions are, or so much time: whole minutes."""
        return milliseconds // _MINUTE if self.minutes else questions


NO_GOAL = DayGoal()
