"""What cases are drawn for: each outcome and each answer, as often as there is much to learn."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import sqrt
from random import Random

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.sub_charts import steps
from flowcharts.stories.choices import Course
from flowcharts.stories.generated_case import ruling_of

Aim = tuple[str, ...]
"""An outcome, or a decision with one of its answers."""

_OUTCOME, _PENALTY, _ANSWER = "outcome", "penalty", "answer"
"""The sorts of aims."""
_OF_ASKED, _OF_ALL = 0.15, 0.034
"""So many of the cases that are asked a decision are to have each answer; or so many of all, where
that is less: an answer that ends the way at once is met less often than what is asked after it."""
_MOST, _OF_EVEN = 0.235, 1.42
_MOST_OF_A_CARD, _OF_EVEN_CARDS = 0.026, 1.7
"""So many cases at most; or so many times as many as if all were alike, where that is more."""
_GIVES_WAY = 40
"""After so many failures in a row twice as many may be."""
_AT_FIRST = 20
"""So many cases more than there are make up the number that a share is taken of."""
_KNOWN = 2
"""A kind of course that was tried so often is known."""
_NEW = 0.25
"""So often one that is not is tried."""
_UNLIKELY = 0.1
_OTHERS = 4
"""So many kinds are looked at for a card that is not told of too often."""
_PATIENCE = 50
"""After so many failures in a row a level is as good as done, and tried now and then."""
_NOW_AND_THEN = 16


class Aims:
    """What has been met so far, and which courses lead to what has been met least.

    All that it goes by it has learnt of the cases of one batch: the same lots, the same cases.
    """

    def __init__(
        self, courses: Sequence[Course], shares: Mapping[str, float], lots: Random
    ) -> None:
        """*shares*: how many of all cases are to be of each level."""
        self._courses = courses
        self._lots = lots
        self._levels = {rel: _Level(courses, rel, lots) for rel in shares}
        self._shares = shares
        self._ends: dict[str, Counter[str]] = {_OUTCOME: Counter(), _PENALTY: Counter()}
        self._cards: Counter[str] = Counter()
        self._told: Counter[int] = Counter()
        self._failed: Counter[int] = Counter()
        many = max(1, len({each.story.card for each in courses}))
        self._most_of_a_card = max(_MOST_OF_A_CARD, _OF_EVEN_CARDS / many)
        self._tries = self._failures = 0

    def next(self) -> int:
        """The place of the course that is to be tried."""
        self._tries += 1
        level = self._levels[min(self._shares, key=self._lag)]
        for _ in range(_OTHERS):
            places = level.places(level.kind())
            place = min(places, key=lambda place: (self._use(place), self._lots.random()))
            if not self._is_told_much(place):
                break
        return place

    def _lag(self, rel: str) -> float:
        """How near that level is to its share."""
        level = self._levels[rel]
        is_done = level.failures > _PATIENCE and self._tries % _NOW_AND_THEN
        return level.made / self._shares[rel] if not is_done else float("inf")

    def _use(self, place: int) -> int:
        return self._told[place] + self._failed[place]

    def is_full(self, place: int, walk: DecidedWalk) -> bool:
        """Are there as many as there may be that come to the same, or are about the card?"""
        return self._is_told_much(place) or any(
            self._is_much(ends[end], ends.total(), max(_MOST, _OF_EVEN / max(1, len(ends))))
            for ends, end in self._ends_of(walk)
        )

    def _is_told_much(self, place: int) -> bool:
        cards, card = self._cards, self._courses[place].story.card
        return self._is_much(cards[card], cards.total(), self._most_of_a_card)

    def _is_much(self, count: int, of: int, most: float) -> bool:
        return count >= (of + _AT_FIRST) * most * (1 + self._failures / _GIVES_WAY)

    def _ends_of(self, walk: DecidedWalk) -> Iterator[tuple[Counter[str], str]]:
        """What there is of each sort of end, and the one it comes to, as both levels call it."""
        for sort, end in zip(self._ends.values(), ruling_of(walk), strict=False):
            yield sort, end.partition("/")[2]

    def met(self, place: int, walk: DecidedWalk) -> None:
        """A case of that course is told, and it comes to that."""
        course = self._courses[place]
        self._levels[course.rel].met(course.kind, walk)
        self._cards[course.story.card] += 1
        self._told[place] += 1
        self._failures = 0
        for ends, end in self._ends_of(walk):
            ends[end] += 1

    def failed(self, place: int) -> None:
        """Nothing is told of a case of that course: it was not wanted, or cannot be decided."""
        course = self._courses[place]
        self._failed[place] += 1
        self._failures += 1
        self._levels[course.rel].failed(course.kind)


class _Level:
    """The aims of one level."""

    def __init__(self, courses: Sequence[Course], rel: str, lots: Random) -> None:
        self._lots = lots
        self._places: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
        for place, course in enumerate(courses):
            if course.rel == rel:
                self._places[course.kind].append(place)
        self._kinds = tuple(self._places)
        self._many = {kind: sqrt(len(places)) for kind, places in self._places.items()}
        self._tries: Counter[tuple[str, ...]] = Counter()
        self._met: defaultdict[Aim, Counter[str]] = defaultdict(Counter)
        self._led: defaultdict[Aim, Counter[tuple[str, ...]]] = defaultdict(Counter)
        self._lacks: tuple[tuple[Aim, ...], list[float]] = ((), [])
        self.made = 0
        self.failures = 0
        """In a row."""

    def places(self, kind: tuple[str, ...]) -> Sequence[int]:
        """The places of the courses of that *kind*."""
        return self._places[kind]

    def kind(self) -> tuple[str, ...]:
        """The kind of course that is likely to come to what was met least."""
        new = [kind for kind in self._kinds if self._tries[kind] < _KNOWN]
        if new and (not self._met or self._lots.random() < _NEW):
            return self._lots.choice(new)
        weights = [_UNLIKELY] * len(self._kinds)
        if self._met:
            aims, sums = self._lacks
            (aim,) = self._lots.choices(aims, cum_weights=sums)
            led = self._led[aim]
            weights = [
                ((led[kind] + _UNLIKELY) / (self._tries[kind] + 1)) ** 2 * self._many[kind]
                for kind in self._kinds
            ]
        (kind,) = self._lots.choices(self._kinds, weights)
        return kind

    def _lacking(self) -> Iterator[float]:
        """How much of each aim is lacking."""
        for decision, answers in self._met.items():
            asked = answers.total()
            wanted = asked / len(answers)
            if decision[0] == _ANSWER:
                wanted = min(_OF_ASKED * asked, _OF_ALL * self.made)
            for count in answers.values():
                yield ((wanted + 1) / (count + 1)) ** 3

    def met(self, kind: tuple[str, ...], walk: DecidedWalk) -> None:
        """A case of that *kind* has come to that."""
        self._tries[kind] += 1
        self.made += 1
        self.failures = 0
        for aim in aims_of(walk):
            self._met[aim[:-1]][aim[-1]] += 1
            self._led[aim][kind] += 1
        aims = tuple((*of, answer) for of, answers in self._met.items() for answer in answers)
        self._lacks = (aims, [*accumulate(self._lacking())])

    def failed(self, kind: tuple[str, ...]) -> None:
        """A case of that *kind* came to nothing that is wanted."""
        self._tries[kind] += 1
        self.failures += 1


def aims_of(walk: DecidedWalk) -> Iterator[Aim]:
    """What a case is drawn for that comes to that."""
    yield from zip((_OUTCOME, _PENALTY), ruling_of(walk), strict=False)
    for step in steps(walk.walk):
        yield (_ANSWER, *step.place, step.answer)
