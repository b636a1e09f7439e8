"""What cases are drawn for: each outcome and each answer, as often as there is much to learn."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import sqrt
from random import Random

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.branch import NO
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import steps
from flowcharts.stories.choices import Course, Deadline, Handling
from flowcharts.stories.generated_case import ends_of, ruling_of

Aim = tuple[str, ...]
"""An outcome, or a decision with one of its answers."""

_OUTCOME, _PENALTY, _ANSWER, _CARD = "outcome", "penalty", "answer", "card"
_OF_ASKED, _OF_ALL = 0.2, 0.033
"""So many of the cases that are asked a decision are to have each answer; or so many of all, where
that is less: an answer that ends the way at once is met less often than what is asked after it."""
_MOST, _OF_EVEN = 0.236, 1.42
_MOST_OF_A_CARD, _OF_EVEN_CARDS = 0.018, 1.5
"""So many cases at most; or so many times as many as if all were alike, where that is more."""
_LEAST_ENDS = {_OUTCOME: 5, _PENALTY: 3, _CARD: 1}
"""So many ends there are, even if not all of them were met yet."""
_GIVES_WAY, _CARDS_GIVE_WAY = 250, 60
"""After so many failures in a row twice as many may be."""
_AT_FIRST = 20
"""So many cases more than there are make up the number that a share is taken of."""
_FEW = 5
_KNOWN = 2
"""A kind of course that was tried so often is known."""
_NEW = 0.25
"""So often one that is not is tried."""
_UNLIKELY = 0.1
_OTHERS = 5
"""So many kinds are looked at for one that is not likely to come to too much of the same."""
_WELL_MET = 0.95
"""Of what may be at most, so much is met in any case; the rest is for what brings rare answers."""
_PASSED_OVER = (Handling.PASSED_OVER, Handling.BACKUP)
_IN_TIME = (Handling.SHOWN, Handling.PENDING)
_NOT_PASSED_OVER = (*_IN_TIME, Handling.HARMLESS)
_EITHER = (*_PASSED_OVER, *_NOT_PASSED_OVER)
_ASKED_OF_MISSES = ("shown-in-time", "acknowledged")
_SHOWN_AS_OFTEN = 1.15
"""So many times as likely is what was passed over once more to be shown, and less when it was."""
_SELDOMER: dict[str, int] = {"yes": 1, "sym-bad": 1}
_MUCH_SELDOMER = 14
"""So many times that, where its controller would rather do without it, and where not: of what is
passed over more is asked of the first."""
_MOST_WEIGHT = 60
_SELDOM: dict[str, float] = {Handling.BACKUP: 0.1, Handling.PENDING: 0.5}
"""So many times as likely is what can be told of few abilities, and in much the same words."""
_ONE_SIDED, _ONE_SIDED_HARM, _ONE_SIDED_LEVEL, _SIDES_GIVE_WAY = 1.3, 1.1, 1.05, 40
"""So many times as many on one side an ability, or a level, may have as all have; after so many
failures in a row twice as many."""
_RARE = 2
"""An aim is rare that was met so many times less than is wanted."""
_HOPELESS = 12
"""After so many tries in vain a kind is tried now and then."""
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
        self._shares_met = _SharesMet(courses)
        self._sides = _Sides(courses)
        self._told: Counter[int] = Counter()
        self._failed: Counter[int] = Counter()
        self._barred: dict[tuple[str, ...], tuple[str, str]] = {}
        self._tries = 0

    def next(self) -> int:
        """The place of the course that is to be tried."""
        self._tries += 1
        level = self._levels[min(self._shares, key=self._lag)]
        first = None
        for _ in range(_OTHERS):
            kind = level.kind()
            place = min(level.places[kind], key=self._use)
            if not (self._is_in_vain(place) or self._is_hopeless(level, kind)):
                return place
            first = place if first is None else first
        return first or 0

    def _is_hopeless(self, level: "_Level", kind: int) -> bool:
        return level.is_hopeless(kind) and self._tries % _NOW_AND_THEN > 0

    def _lag(self, rel: str) -> float:
        """How near that level is to its share."""
        level = self._levels[rel]
        is_done = level.failures > _PATIENCE and self._tries % _NOW_AND_THEN
        return level.made / self._shares[rel] if not is_done else float("inf")

    def _use(self, place: int) -> tuple[bool, float, float]:
        """How often it was taken, and how often its side was of that ability, for the other."""
        used = self._told[place] + self._failed[place] + self._sides.surplus(self._courses[place])
        return self._is_told_much(place), used, self._lots.random()

    def _is_in_vain(self, place: int) -> bool:
        """Is it told of too often, or has its kind just come to too much of the same?"""
        barred = self._barred.get(self._courses[place].kind)
        is_barred = barred is not None and self._shares_met.part(*barred) >= 1
        return is_barred or self._is_told_much(place) or self._is_one_sided(place)

    def _is_one_sided(self, place: int) -> bool:
        return self._sides.is_likely_one_sided(self._courses[place], self._shares_met.failures)

    def _is_told_much(self, place: int) -> bool:
        return self._shares_met.part(_CARD, self._courses[place].story.card) >= 1

    def is_full(self, place: int, walk: DecidedWalk) -> bool:
        """Are there as many as there may be that come to the same, or are about the card?"""
        course = self._courses[place]
        level = self._levels[course.rel]
        if self._sides.is_one_sided(course, walk, self._shares_met.failures):
            return True
        for sort, name in _shared(course, walk):
            much = self._shares_met.part(sort, name)
            if sort == _CARD:
                return much >= 1
            if much >= 1 or (much >= _WELL_MET and not level.is_rare(walk)):
                self._barred[course.kind] = (sort, name)
                return True
        return False

    def met(self, place: int, walk: DecidedWalk) -> None:
        """A case of that course is told, and it comes to that."""
        course = self._courses[place]
        self._levels[course.rel].met(course, walk)
        self._shares_met.add(_shared(course, walk))
        self._told[place] += 1
        self._sides.met(course, walk)
        self._barred.pop(course.kind, None)

    def failed(self, place: int) -> None:
        """Nothing is told of a case of that course: it was not wanted, or cannot be decided."""
        course = self._courses[place]
        self._failed[place] += 1
        self._shares_met.failures += 1
        self._levels[course.rel].failed(course)


class _Sides:
    """Of each ability, how often it was missed, and how often it was not.

    Where both can be told of it, it has as many of each as all of them have: no card is to tell
    that it was missed.
    """

    def __init__(self, courses: Sequence[Course]) -> None:
        self._met: defaultdict[str, Counter[bool]] = defaultdict(Counter)
        """By ability, and by level."""
        self._all: Counter[bool] = Counter()
        # What takes care of itself is missed by nobody who passes it over.
        passed_over = {
            each.story.id
            for each in courses
            if each.handling in _PASSED_OVER and Deadline.NEVER not in each.kind
        }
        others = {each.story.id for each in courses if each.handling in _NOT_PASSED_OVER}
        self._both = passed_over & others

    def surplus(self, course: Course) -> float:
        """How many more there are on the side of *course* than is fair, of its ability."""
        is_missed = course.handling not in _NOT_PASSED_OVER
        is_one = course.story.id not in self._both
        return 0 if is_one else self._surplus(course.story.id, is_missed=is_missed, times=1)

    def _surplus(self, of: str, *, is_missed: bool, times: float) -> float:
        met = self._met[of]
        if min(self._all[True], self._all[False]) < _FEW:
            return 0  # perhaps all are of one side
        fair = (self._all[is_missed] + _AT_FIRST) / (self._all[not is_missed] + _AT_FIRST)
        return met[is_missed] + 1 - times * fair * (met[not is_missed] + 1)

    def is_one_sided(self, course: Course, walk: DecidedWalk, failures: int) -> bool:
        """Would one that comes to that be one more of too many?"""
        is_missed = _is_missed(walk)
        return is_missed is not None and self._is_too_much(course, failures, is_missed=is_missed)

    def is_likely_one_sided(self, course: Course, failures: int) -> bool:
        """The same, before it is known what it comes to."""
        if course.handling not in _EITHER:
            return False
        is_missed = course.handling not in _NOT_PASSED_OVER
        return self._is_too_much(course, failures, is_missed=is_missed)

    def _is_too_much(self, course: Course, failures: int, *, is_missed: bool) -> bool:
        gives_way = 1 + failures / _SIDES_GIVE_WAY
        return any(
            self._surplus(of, is_missed=is_missed, times=times * gives_way) > 0
            for of, times in self._of(course)
        )

    def met(self, course: Course, walk: DecidedWalk) -> None:
        """A case of that course is told, and it comes to that."""
        is_missed = _is_missed(walk)
        if is_missed is not None:
            for of, _ in self._of(course):
                self._met[of][is_missed] += 1
            self._all[is_missed] += 1

    def _of(self, course: Course) -> Iterator[tuple[str, float]]:
        yield course.rel, _ONE_SIDED_LEVEL
        if course.story.id in self._both:
            yield course.story.id, _ONE_SIDED
            if course.handling is not Handling.BACKUP:
                yield f"{course.rel} {_harm(course)}", _ONE_SIDED_HARM


def _harm(course: Course) -> str:
    """Whether its ability harms its controller."""
    return course.kind[3]


def _is_missed(walk: DecidedWalk) -> bool | None:
    """Was it missed? None where that is not asked."""
    taken = steps(walk.walk)
    if any(step.decision.id == "acknowledged" and step.answer == NO for step in taken):
        return True
    if f"{AWARENESS}/missed" in ends_of(walk):
        return True
    is_asked = any(
        step.chart.id == AWARENESS or step.decision.id in _ASKED_OF_MISSES for step in taken
    )
    return False if is_asked else None


def _shared(course: Course, walk: DecidedWalk) -> Iterator[tuple[str, str]]:
    """Its ends, as both levels call them, and its card: of each sort none may come too often."""
    for sort, end in zip((_OUTCOME, _PENALTY), ruling_of(walk), strict=False):
        yield sort, end.partition("/")[2]
    yield _CARD, course.story.card


class _SharesMet:
    """How often each outcome, penalty and card has been met, of all of its sort."""

    def __init__(self, courses: Sequence[Course]) -> None:
        self._met: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._all: Counter[str] = Counter()
        cards = {each.story.card for each in courses}
        self._most_of_a_card = max(_MOST_OF_A_CARD, _OF_EVEN_CARDS / max(1, len(cards)))
        self.failures = 0
        """In a row: the longer nothing is found, the more of the same may be."""

    def part(self, sort: str, name: str) -> float:
        """How much of it there is, of what there may be at most."""
        met = self._met[sort]
        most = max(_MOST, _OF_EVEN / max(_LEAST_ENDS[sort], len(met)))
        gives_way = 1 + self.failures / _GIVES_WAY
        if sort == _CARD:
            most = self._most_of_a_card
            gives_way = 1 + self.failures / _CARDS_GIVE_WAY
        at_first = _AT_FIRST if sort == _CARD else _FEW
        return met[name] / ((self._all[sort] + at_first) * most * gives_way)

    def add(self, shared: Iterable[tuple[str, str]]) -> None:
        """A case that has them is told."""
        self.failures = 0
        for sort, name in shared:
            self._met[sort][name] += 1
            self._all[sort] += 1


class _Level:
    """The aims of one level; the kinds of its courses go by their numbers."""

    def __init__(self, courses: Sequence[Course], rel: str, lots: Random) -> None:
        self._lots = lots
        found: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
        for place, course in enumerate(courses):
            if course.rel == rel:
                found[course.kind].append(place)
        self.places = tuple(found.values())
        """Those of the courses of each kind."""
        self._kinds = {kind: number for number, kind in enumerate(found)}
        self._shown = [
            [self._kinds[each, *kind[1:]] for each in _IN_TIME if (each, *kind[1:]) in self._kinds]
            for kind in found
        ]
        """The kinds that are the same, but for being shown."""
        self._numbers = range(len(self.places))
        self._weights = [
            sqrt(len(places)) * _SELDOM.get(kind[0], 1) for kind, places in found.items()
        ]
        self._tries = [0] * len(self.places)
        self._is_fruitful = [False] * len(self.places)
        self._met: defaultdict[Aim, Counter[str]] = defaultdict(Counter)
        self._led: dict[Aim, list[int]] = {}
        self._lacks: dict[Aim, float] = {}
        """How many times as often each would have to be met."""
        self._sums: list[float] = []
        self.made = 0
        self.failures = 0
        """In a row."""

    def is_hopeless(self, kind: int) -> bool:
        """Has nothing ever come of it?"""
        return self._tries[kind] > _HOPELESS and not self._is_fruitful[kind]

    def kind(self) -> int:
        """The kind of course that is likely to come to what was met least."""
        new = [kind for kind in self._numbers if self._tries[kind] < _KNOWN]
        if new and (not self._met or self._lots.random() < _NEW):
            return self._lots.choice(new)
        if not self._met:
            return self._lots.choice(self._numbers)
        (aim,) = self._lots.choices([*self._lacks], cum_weights=self._sums)
        likely = zip(self._led[aim], self._tries, self._weights, strict=True)
        weights = [((led + _UNLIKELY) / (tries + 1)) ** 2 * many for led, tries, many in likely]
        (kind,) = self._lots.choices(self._numbers, weights)
        return kind

    def _weigh(self, course: Course, kind: int) -> None:
        """What was passed over is shown the oftener: no card is to tell that it was missed."""
        if course.handling in _IN_TIME:
            times = _SELDOMER.get(_harm(course), _MUCH_SELDOMER)
            self._weights[kind] /= _SHOWN_AS_OFTEN**times
        elif course.handling in _PASSED_OVER:
            for shown in self._shown[kind]:
                if self._is_fruitful[shown]:
                    more = self._weights[shown] * _SHOWN_AS_OFTEN
                    self._weights[shown] = min(_MOST_WEIGHT, more)

    def is_rare(self, walk: DecidedWalk) -> bool:
        """Would a case that comes to that meet what was seldom met?"""
        return any(self._lacks.get(aim, _RARE) >= _RARE for aim in aims_of(walk))

    def _lacking(self) -> Iterator[tuple[Aim, float]]:
        for of, answers in self._met.items():
            asked = answers.total()
            wanted = asked / len(answers)
            if of[0] == _ANSWER:
                wanted = min(_OF_ASKED * asked, _OF_ALL * self.made)
            for answer, count in answers.items():
                yield (*of, answer), (wanted + 1) / (count + 1)

    def _share_of(self, aim: Aim) -> float:
        """Less than 1 where only what is told seldom leads to it."""
        handlings = {kind[0] for kind, led in zip(self._kinds, self._led[aim], strict=True) if led}
        return sqrt(max(_SELDOM.get(each, 1) for each in handlings))

    def met(self, course: Course, walk: DecidedWalk) -> None:
        """A case of that *course* has come to that."""
        kind = self._kinds[course.kind]
        self._tries[kind] += 1
        self._is_fruitful[kind] = True
        self.made += 1
        self.failures = 0
        self._weigh(course, kind)
        for aim in aims_of(walk):
            self._met[aim[:-1]][aim[-1]] += 1
            self._led.setdefault(aim, [0] * len(self.places))[kind] += 1
        self._lacks = {aim: lack * self._share_of(aim) for aim, lack in self._lacking()}
        self._sums = [*accumulate(lack**3 for lack in self._lacks.values())]

    def failed(self, course: Course) -> None:
        """A case of that *course* came to nothing that is wanted."""
        self._tries[self._kinds[course.kind]] += 1
        self.failures += 1


def aims_of(walk: DecidedWalk) -> Iterator[Aim]:
    """What a case is drawn for that comes to that."""
    yield from zip((_OUTCOME, _PENALTY), ruling_of(walk), strict=False)
    for step in steps(walk.walk):
        yield (_ANSWER, *step.place, step.answer)
