"""The schedule: when an item is asked again, by FSRS."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random

from fsrs import Card, Scheduler, State
from fsrs import Rating as FsrsRating

from flowcharts.journal.memory import SOON, Memory
from flowcharts.journal.review import ItemReview, Mode, Rating
from flowcharts.practice.practice_settings import PracticeSettings

_FUZZ_FROM = 3
"""In days: shorter intervals stay as they are."""
_FUZZ = 0.05
_LONGEST = 3650
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
_BY_RATING = {
    Rating.AGAIN: FsrsRating.Again,
    Rating.HARD: FsrsRating.Hard,
    Rating.GOOD: FsrsRating.Good,
}


class Schedule:
    """When each item is due; one learner's."""

    def __init__(self, settings: PracticeSettings) -> None:
        parameters = {"parameters": settings.parameters} if settings.parameters else {}
        try:
            self._scheduler = self._made(settings.retention, **parameters)
        except ValueError:  # fitted by a version whose parameters were others
            self._scheduler = self._made(settings.retention)

    @staticmethod
    def _made(retention: float, **parameters: Sequence[float]) -> Scheduler:
        # Its own fuzz comes from a generator that the whole process shares: a day must replay.
        return Scheduler(
            desired_retention=retention,
            learning_steps=(),
            relearning_steps=(),
            maximum_interval=_LONGEST,
            enable_fuzzing=False,
            **parameters,
        )

    def after(self, item: str, before: Memory | None, rating: Rating, at: datetime) -> Memory:
        """What is remembered of *item* once it was answered so; *at* is in UTC."""
        at = at.astimezone(UTC)
        if before is not None and not before.reps:
            before = None
        if before is not None:
            at = max(at, before.last)  # the clock may have been set back
        card, _ = self._scheduler.review_card(_card(before), _BY_RATING[rating], at)
        reps = (before.reps if before is not None else 0) + 1
        lapses = (before.lapses if before is not None else 0) + (rating is Rating.AGAIN)
        interval = SOON if rating is Rating.AGAIN else _fuzzed(card.due - at, f"{item}|{reps}")
        stability, difficulty = card.stability or 0.0, card.difficulty or 0.0
        return Memory(item, at + interval, stability, difficulty, at, reps, lapses)

    def made_anew(self, item: str, history: Iterable[ItemReview]) -> Memory:
        """What is remembered of *item* after all that was answered; no reps where nothing was."""
        memory: Memory | None = None
        for each in history:
            if each.mode is not Mode.CRAM:
                memory = self.after(item, memory, each.rating, each.at)
        return memory or Memory(item, _LONG_AGO, 0.0, 0.0, _LONG_AGO, 0, 0)

    def chance_of_recall(self, memory: Memory, now: datetime) -> float:
        """How likely it is still known, from 0 to 1."""
        now = max(now.astimezone(UTC), memory.last)
        return self._scheduler.get_card_retrievability(_card(memory), now)


def _card(memory: Memory | None) -> Card:
    if memory is None:
        return Card(card_id=0)
    return Card(
        card_id=0,
        state=State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last,
    )


def _fuzzed(interval: timedelta, seed: str) -> timedelta:
    """Somewhat more or less, so that what was learnt together does not always come together."""
    days = interval.days
    if days < _FUZZ_FROM:
        return interval
    spread = max(1, round(days * _FUZZ))
    return timedelta(days=days + Random(seed).randint(-spread, spread))  # noqa: S311 # no secret
