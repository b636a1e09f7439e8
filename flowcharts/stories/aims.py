"""What cases are drawn for: each outcome and each answer, as often as there is much to learn."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import accumulate
from math import sqrt
from operator import mul
from random import Random
from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.branch import NO
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.stories.choices import Course, Deadline, Handling
from flowcharts.stories.generated_case import ends_of, ruling_of

Aim = tuple[str, ...]
"""An outcome, or a decision with one of its answers."""

_OUTCOME, _PENALTY, _ANSWER = "outcome", "penalty", "answer"
_OF_ASKED, _OF_ALL = 0.2, 0.033
"""So many of the cases that are asked a decision are to have each answer; or so many of all, where
that is less: an answer that ends the way at once is met less often than what is asked after it."""
_MOST, _OF_EVEN = 0.236, 1.42
_MOST_OF_A_CARD, _OF_EVEN_CARDS = 0.018, 1.5
"""So many cases at most; or so many times as many as if all were alike, where that is more."""
_LEAST_ENDS = {_OUTCOME: 5, _PENALTY: 3}
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
_MUCH_SELDOMER = 8
"""So many times that, where its controller would rather do without it, and where not: of what is
passed over more is asked of the first."""
_MOST_WEIGHT = 60
_OFTENER: dict[str, float] = {"aura": 4.0}
"""So many times as likely is what few abilities are, and the chart asks of them alone."""
_SELDOM: dict[str, float] = {Handling.BACKUP: 0.1}
"""So many times as likely is what can be told of few abilities, and in much the same words."""
_ONE_SIDED, _ONE_SIDED_LEVEL, _SIDES_GIVE_WAY = 1.3, 1.05, 40
"""So many times as many on one side an ability, or a level, may have as all have; after so many
failures in a row twice as many."""
_RARE = 2
"""An aim is rare that was met so many times less than is wanted."""
_HOPELESS = 12
"""After so many tries in vain a kind is tried now and then."""
_PATIENCE = 50
"""After so many failures in a row a level is as good as done, and tried now and then."""
_NOW_AND_THEN = 16


class ComesTo(NamedTuple):
    """What a case comes to, as far as cases are drawn for that."""

    is_missed: bool | None
    """None where that is not asked."""
    ends: tuple[tuple[str, str], ...]
    """Its outcome and its penalty, as both levels call them."""
    aims: tuple[Aim, ...]


def comes_to(walk: DecidedWalk) -> ComesTo:
    """What a case comes to that is decided so."""
    ruling = ruling_of(walk)
    ends = zip((_OUTCOME, _PENALTY), (end.partition("/")[2] for end in ruling), strict=False)
    taken = steps(walk.walk)
    answers = ((_ANSWER, *step.place, step.answer) for step in taken)
    aims = (*zip((_OUTCOME, _PENALTY), ruling, strict=False), *answers)
    return ComesTo(_is_missed(taken, ends_of(walk)), tuple(ends), aims)


def _is_missed(taken: tuple[ChartStep, ...], ends: tuple[str, ...]) -> bool | None:
    if any(step.decision.id == "acknowledged" and step.answer == NO for step in taken):
        return True
    if f"{AWARENESS}/missed" in ends:
        return True
    is_asked = any(
        step.chart.id == AWARENESS or step.decision.id in _ASKED_OF_MISSES for step in taken
    )
    return False if is_asked else None


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
        self._taken = [0] * len(courses)
        """How often each course was."""
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
        used = self._taken[place] + self._sides.surplus(place)
        return self._shares_met.is_told_much(place), used, self._lots.random()

    def _is_in_vain(self, place: int) -> bool:
        """Is it told of too often, or has its kind just come to too much of the same?"""
        barred = self._barred.get(self._courses[place].kind)
        is_barred = barred is not None and self._shares_met.part(*barred) >= 1
        return is_barred or self._shares_met.is_told_much(place) or self._is_one_sided(place)

    def _is_one_sided(self, place: int) -> bool:
        return self._sides.is_likely_one_sided(place, self._shares_met.failures)

    def is_full(self, place: int, found: ComesTo) -> bool:
        """Are there as many as there may be that come to the same, or are about the card?"""
        course = self._courses[place]
        if self._sides.is_one_sided(place, found, self._shares_met.failures):
            return True
        for sort, name in found.ends:
            much = self._shares_met.part(sort, name)
            if much >= 1 or (much >= _WELL_MET and not self._levels[course.rel].is_rare(found)):
                self._barred[course.kind] = (sort, name)
                return True
        return self._shares_met.is_told_much(place)

    def met(self, place: int, found: ComesTo) -> None:
        """A case of that course is told, and it comes to that."""
        course = self._courses[place]
        self._levels[course.rel].met(course, found)
        self._shares_met.add(place, found)
        self._taken[place] += 1
        self._sides.met(place, found)
        self._barred.pop(course.kind, None)

    def failed(self, place: int) -> None:
        """Nothing is told of a case of that course: it was not wanted, or cannot be decided."""
        course = self._courses[place]
        self._taken[place] += 1
        self._shares_met.failed()
        self._levels[course.rel].failed(course)


class _Sides:
    """Of each ability, how often it was missed, and how often it was not.

    Where both can be told of it, it has as many of each as all of them have: no card is to tell
    that it was missed.
    """

    def __init__(self, courses: Sequence[Course]) -> None:
        self._met: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
        """By ability, and by level: how many were not missed, and how many were."""
        self._all = [0, 0]
        self._fair: tuple[float, float] | None = None
        """How many times as many of each side there are; None where perhaps all are of one."""
        # What takes care of itself is missed by nobody who passes it over.
        passed_over = {
            each.story.id
            for each in courses
            if each.handling in _PASSED_OVER and Deadline.NEVER not in each.kind
        }
        others = {each.story.id for each in courses if each.handling in _NOT_PASSED_OVER}
        both = passed_over & others
        self._is_missed = [each.handling not in _NOT_PASSED_OVER for each in courses]
        """Is a case of each course likely to be missed?"""
        self._is_either = [each.handling in _EITHER for each in courses]
        self._of_ability = [
            self._met[each.story.id] if each.story.id in both else None for each in courses
        ]
        self._of = [
            tuple((self._met[of], times) for of, times in _counted_in(each, both))
            for each in courses
        ]

    def surplus(self, place: int) -> float:
        """How many more there are on the side of that course than is fair, of its ability."""
        met = self._of_ability[place]
        if met is None or self._fair is None:
            return 0
        is_missed = self._is_missed[place]
        return met[is_missed] + 1 - self._fair[is_missed] * (met[not is_missed] + 1)

    def is_one_sided(self, place: int, found: ComesTo, failures: int) -> bool:
        """Would one that comes to that be one more of too many?"""
        is_missed = found.is_missed
        return is_missed is not None and self._is_too_much(place, failures, is_missed=is_missed)

    def is_likely_one_sided(self, place: int, failures: int) -> bool:
        """The same, before it is known what it comes to."""
        is_missed = self._is_missed[place]
        return self._is_either[place] and self._is_too_much(place, failures, is_missed=is_missed)

    def _is_too_much(self, place: int, failures: int, *, is_missed: bool) -> bool:
        if self._fair is None:
            return False
        gives_way, fair = 1 + failures / _SIDES_GIVE_WAY, self._fair[is_missed]
        return any(
            met[is_missed] + 1 > times * gives_way * fair * (met[not is_missed] + 1)
            for met, times in self._of[place]
        )

    def met(self, place: int, found: ComesTo) -> None:
        """A case of that course is told, and it comes to that."""
        if found.is_missed is not None:
            for met, _ in self._of[place]:
                met[found.is_missed] += 1
            self._all[found.is_missed] += 1
            if min(self._all) >= _FEW:
                others, missed = (each + _AT_FIRST for each in self._all)
                self._fair = (others / missed, missed / others)


def _counted_in(course: Course, both: Container[str]) -> Iterator[tuple[str, float]]:
    """The level and the ability of *course*, and how many times as many on one side they may have.

    *both*: the abilities of which both sides can be told.
    """
    yield course.rel, _ONE_SIDED_LEVEL
    if course.story.id in both:
        yield course.story.id, _ONE_SIDED
        if course.handling is not Handling.BACKUP:
            yield f"{course.rel} {_harm(course)}", _ONE_SIDED


def _harm(course: Course) -> str:
    """Whether its ability harms its controller."""
    return course.kind[3]


class _SharesMet:
    """How often each outcome, penalty and card has been met, of all of its sort."""

    def __init__(self, courses: Sequence[Course]) -> None:
        self._met: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._all: Counter[str] = Counter()
        self._cards = [each.story.card for each in courses]
        self._cards_met = dict.fromkeys(self._cards, 0)
        self._most_of_a_card = max(_MOST_OF_A_CARD, _OF_EVEN_CARDS / max(1, len(self._cards_met)))
        self._told = 0
        self.failures = 0
        """In a row: the longer nothing is found, the more of the same may be."""
        self._so_many = self._many_of_a_card

    def part(self, sort: str, name: str) -> float:
        """How much of that end there is, of what there may be at most."""
        met = self._met[sort]
        most = max(_MOST, _OF_EVEN / max(_LEAST_ENDS[sort], len(met)))
        gives_way = 1 + self.failures / _GIVES_WAY
        return met[name] / ((self._all[sort] + _FEW) * most * gives_way)

    def is_told_much(self, place: int) -> bool:
        """Is as much told of the card of that course as may be?"""
        return self._cards_met[self._cards[place]] >= self._so_many

    @property
    def _many_of_a_card(self) -> float:
        gives_way = 1 + self.failures / _CARDS_GIVE_WAY
        return (self._told + _AT_FIRST) * self._most_of_a_card * gives_way

    def add(self, place: int, found: ComesTo) -> None:
        """A case of that course is told, and it comes to that."""
        self.failures = 0
        for sort, name in found.ends:
            self._met[sort][name] += 1
            self._all[sort] += 1
        self._cards_met[self._cards[place]] += 1
        self._told += 1
        self._so_many = self._many_of_a_card

    def failed(self) -> None:
        """Nothing is told of another one."""
        self.failures += 1
        self._so_many = self._many_of_a_card


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
            sqrt(len(places)) * _SELDOM.get(kind[0], 1) * _OFTENER.get(kind[2], 1)
            for kind, places in found.items()
        ]
        self._tries = [0] * len(self.places)
        self._new = list(self._numbers)
        """Those that are not known yet."""
        self._chances = list(self._weights)
        """By how much less likely each is for having been tried."""
        self._is_fruitful = [False] * len(self.places)
        self._met: defaultdict[Aim, Counter[str]] = defaultdict(Counter)
        self._led: dict[Aim, list[int]] = {}
        self._likely: dict[Aim, list[float]] = {}
        """How likely each kind is to come to an aim, were all tried as often."""
        self._aims: tuple[Aim, ...] = ()
        self._sums: tuple[float, ...] = ()
        self._often = frozenset[Aim]()
        """The aims that are not rare."""
        self.made = 0
        self.failures = 0
        """In a row."""

    def is_hopeless(self, kind: int) -> bool:
        """Has nothing ever come of it?"""
        return self._tries[kind] > _HOPELESS and not self._is_fruitful[kind]

    def kind(self) -> int:
        """The kind of course that is likely to come to what was met least."""
        if self._new and (not self._met or self._lots.random() < _NEW):
            return self._lots.choice(self._new)
        if not self._met:
            return self._lots.choice(self._numbers)
        (aim,) = self._lots.choices(self._aims, cum_weights=self._sums)
        likely = tuple(accumulate(map(mul, self._likely[aim], self._chances)))
        (kind,) = self._lots.choices(self._numbers, cum_weights=likely)
        return kind

    def _weigh(self, course: Course, kind: int) -> None:
        """What was passed over is shown the oftener: no card is to tell that it was missed."""
        if course.handling in _IN_TIME:
            times = _SELDOMER.get(_harm(course), _MUCH_SELDOMER)
            self._weights[kind] /= _SHOWN_AS_OFTEN**times
            self._weighed(kind)
        elif course.handling in _PASSED_OVER:
            for shown in self._shown[kind]:
                if self._is_fruitful[shown]:
                    more = self._weights[shown] * _SHOWN_AS_OFTEN
                    self._weights[shown] = min(_MOST_WEIGHT, more)
                    self._weighed(shown)

    def _weighed(self, kind: int) -> None:
        self._chances[kind] = self._weights[kind] / (self._tries[kind] + 1) ** 2

    def is_rare(self, found: ComesTo) -> bool:
        """Would a case that comes to that meet what was seldom met?"""
        return not self._often.issuperset(found.aims)

    def _lacking(self) -> Iterator[tuple[Aim, float]]:
        """How many times as often each aim would have to be met."""
        for of, answers in self._met.items():
            asked = answers.total()
            wanted = asked / len(answers)
            if of[0] == _ANSWER:
                wanted = min(_OF_ASKED * asked, _OF_ALL * self.made)
            for answer, count in answers.items():
                yield (*of, answer), (wanted + 1) / (count + 1)

    def met(self, course: Course, found: ComesTo) -> None:
        """A case of that *course* has come to that."""
        kind = self._kinds[course.kind]
        self._tried(kind)
        self._is_fruitful[kind] = True
        self.made += 1
        self.failures = 0
        self._weigh(course, kind)
        for aim in found.aims:
            self._met[aim[:-1]][aim[-1]] += 1
            self._leads(kind, aim)
        lacks = dict(self._lacking())
        self._aims = tuple(lacks)
        self._sums = tuple(accumulate(lack**3 for lack in lacks.values()))
        self._often = frozenset(aim for aim, lack in lacks.items() if lack < _RARE)

    def _leads(self, kind: int, aim: Aim) -> None:
        """A case of that kind has come to that."""
        if aim not in self._led:
            self._led[aim] = [0] * len(self.places)
            self._likely[aim] = [_UNLIKELY**2] * len(self.places)
        self._led[aim][kind] += 1
        self._likely[aim][kind] = (self._led[aim][kind] + _UNLIKELY) ** 2

    def failed(self, course: Course) -> None:
        """A case of that *course* came to nothing that is wanted."""
        self._tried(self._kinds[course.kind])
        self.failures += 1

    def _tried(self, kind: int) -> None:
        self._tries[kind] += 1
        if self._tries[kind] == _KNOWN:
            self._new.remove(kind)
        self._weighed(kind)
