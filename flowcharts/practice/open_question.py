"""A question while it is answered: what was said first, which hints were given."""

from datetime import datetime, timedelta
from typing import NamedTuple

from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.hints import hints_at, turning_point
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.sought import Prediction

_MILLISECOND = timedelta(milliseconds=1)


class OpenQuestion(NamedTuple):
    """A question that waits for its answer; immutable."""

    question: StudyQuestion
    since: datetime | None
    """Since when it is before the learner; None while they are elsewhere."""
    predicted: tuple[tuple[str, str], ...] = ()
    """By the id of a prediction, the option chosen."""
    hints: tuple[Text, ...] = ()
    """Those given, in order."""
    hinted: frozenset[str] = frozenset()
    """The decisions, as items, for which they were given."""
    moves: int = 0
    """So many moves of its walk were made when the learner was last heard."""
    spent: timedelta = timedelta()
    """The time it was before the learner until then."""

    @property
    def prediction(self) -> Prediction | None:
        """What is to be said next before the walk; None where all is said."""
        left = self.question.predictions[len(self.predicted) :]
        return left[0] if left else None

    @property
    def said(self) -> tuple[Text, ...]:
        """What was said first, in words."""
        options = {
            (asked.id, option.id): option.words
            for asked in self.question.predictions
            for option in asked.options
        }
        return tuple(options[pair] for pair in self.predicted)

    @property
    def is_foretold(self) -> bool:
        """Is all said that is said before the walk, and all of it right?"""
        foretold = self.question.predictions
        right = tuple((each.id, each.right) for each in foretold)
        return bool(foretold) and self.predicted == right

    def hints_at(self, walk: Walk) -> tuple[Text, ...]:
        """The hints that there are where it stands; *walk* is how far the chart was walked."""
        asked = self.prediction.id if self.prediction is not None else ""
        return hints_at(self.question, walk if self._is_walked_now else None, asked)

    def hints_left(self, walk: Walk) -> tuple[Text, ...]:
        """Those that were not given yet."""
        return tuple(hint for hint in self.hints_at(walk) if hint not in self.hints)

    def item_at(self, walk: Walk) -> str:
        """The item that a hint is about."""
        if self.question.place is not None:
            return "/".join(self.question.place)
        if self.prediction is not None:
            turning = turning_point(self.question, self.prediction.id)
            return "/".join(turning or ())
        return f"{walk.chart.id}/{walk.here.id}"

    def paused(self, now: datetime) -> "OpenQuestion":
        """While the learner is elsewhere: that time is not theirs."""
        return self._replace(since=None, spent=self._spent(now))

    def resumed(self, now: datetime) -> "OpenQuestion":
        """Before the learner again."""
        return self._replace(since=now, spent=self._spent(now))

    def _spent(self, now: datetime) -> timedelta:
        return self.spent + max(timedelta(), now - (self.since or now))

    @property
    def _is_walked_now(self) -> bool:
        return self.question.is_walked and self.prediction is None

    def predicting(self, option_id: str) -> "OpenQuestion":
        """After that was said."""
        asked = self.prediction
        if asked is None:
            return self
        return self._replace(predicted=(*self.predicted, (asked.id, option_id)))

    def unsaid(self) -> "OpenQuestion":
        """Before what was said last."""
        return self._replace(predicted=self.predicted[:-1])

    def hinting(self, walk: Walk) -> "OpenQuestion":
        """After the next hint; the same where there is none."""
        left = self.hints_left(walk)
        if not left:
            return self
        item = self.item_at(walk)
        return self._replace(hints=(*self.hints, left[0]), hinted=self.hinted | {item})

    def answer(
        self,
        now: datetime,
        *,
        walk: Walk | None = None,
        option: str = "",
        is_given_up: bool = False,
        is_unwalked: bool = False,
    ) -> Answer:
        """The answer, to be decided upon."""
        return Answer(
            walk=walk,
            option=option,
            predicted=self.predicted,
            hinted=self.hinted,
            hints=len(self.hints),
            milliseconds=round(self._spent(now) / _MILLISECOND),
            is_given_up=is_given_up,
            is_unwalked=is_unwalked,
        )
