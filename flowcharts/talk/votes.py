"""Votes by hands: how many raised theirs for each answer, round after round."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from flowcharts.model.chart import Chart
from flowcharts.model.text import Text

MOST_HANDS = 9_999
"""No room has more."""


class TalkQuestion(NamedTuple):
    """A question of a talk: of which item of its run sheet, and which decision of which chart."""

    item: int
    chart: str
    decision: str


_RULING = "ruling"
"""What is asked of an edition, beside the decisions of its chart."""


class EditionAnswer(NamedTuple):
    """A ruling that can be voted for."""

    name: str
    words: Text


class EditionVote(NamedTuple):
    """What is voted on before an edition of a comparison is shown: how it rules the case."""

    chart: Chart
    """That of the edition."""
    shown: int
    """How many editions are shown before it."""
    question: Text
    answers: tuple[EditionAnswer, ...]
    """All rulings of the comparison."""
    right: str
    """The name of its own."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the answers."""
        return tuple(answer.name for answer in self.answers)

    def asked(self, item: int) -> TalkQuestion:
        """The question of a talk that it is."""
        return TalkQuestion(item, self.chart.id, _RULING)


def percents(counts: Sequence[int]) -> tuple[int, ...]:
    """The part of each of *counts*, in whole percents; nothing where nobody raised a hand.

    Each is rounded by itself, so that as many hands are as many percents: together they may be a
    little more or less than 100.
    """
    total = sum(counts)
    return tuple((200 * each + total) // (2 * total) for each in counts) if total else ()


class Hands(NamedTuple):
    """The hands that were counted in one round."""

    answers: tuple[str, ...]
    counts: tuple[int, ...]
    """For each answer."""

    @property
    def total(self) -> int:
        """How many raised a hand."""
        return sum(self.counts)

    @property
    def winner(self) -> str | None:
        """The answer with the most hands; None where two have as many, or nobody was counted."""
        first, *others = sorted(self.counts, reverse=True)
        is_clear = first > max(others, default=0)
        return self.leading[0] if is_clear else None

    @property
    def leading(self) -> tuple[str, ...]:
        """The answers, those with more hands first."""
        return tuple(sorted(self.answers, key=lambda answer: -self.of(answer)))

    def of(self, answer: str) -> int:
        """The hands for *answer*."""
        return self.counts[self.answers.index(answer)]

    def share(self, answer: str) -> float:
        """Which part of the hands was for *answer*, from 0 to 1."""
        return self.of(answer) / self.total if self.total and answer in self.answers else 0.0


@dataclass(frozen=True, slots=True)
class Vote:
    """The hands that were counted for one question; immutable. Rounds are counted from 1."""

    answers: tuple[str, ...]
    rounds: tuple[tuple[int, ...], ...] = ()
    """The hands for each answer, by round."""

    def hands(self, number: int) -> Hands:
        """The hands of that round."""
        is_there = 0 < number <= len(self.rounds)
        counts = self.rounds[number - 1] if is_there else (0,) * len(self.answers)
        return Hands(self.answers, counts)

    def moves(self, number: int) -> tuple[int, ...]:
        """By how many hands each answer has moved since the round before; none in the first."""
        if number <= 1:
            return ()
        before, after = self.hands(number - 1).counts, self.hands(number).counts
        return tuple(now - then for then, now in zip(before, after, strict=True))

    def counted(self, number: int, answer: str, hands: int) -> "Vote":
        """So many hands for *answer* in that round."""
        rounds = [self.hands(place).counts for place in range(1, max(number, len(self.rounds)) + 1)]
        counts = list(rounds[number - 1])
        counts[self.answers.index(answer)] = min(max(hands, 0), MOST_HANDS)
        rounds[number - 1] = tuple(counts)
        return replace(self, rounds=tuple(rounds))
