"""What cases are drawn for: each outcome and each answer, as often as there is much to learn."""

from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import sqrt
from operator import mul
from random import Random

from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.choices import Course, Handling
from flowcharts.stories.comes_to import ANSWER, Aim, ComesTo, Ends
from flowcharts.stories.shares import IN_TIME, PASSED_OVER, SharesMet, Sides, harm_of

_OF_ASKED, _OF_ALL = 0.25, 0.038
"""So many of the cases that are asked a decision are to have each answer; or so many of all, where
that is less: an answer that ends the way at once is met less often than what is asked after it."""
_KNOWN = 2
"""A kind of course that was tried so often is known."""
_NEW = 0.25
"""So often one that is not is tried."""
_UNLIKELY = 0.1
_OTHERS = 5
"""So many kinds are looked at for one that is not likely to come to too much of the same."""
_WELL_MET, _RARELY_MET = 0.95, 1.04
"""Of what is fair at most, so much is met in any case; so much by what brings rare answers."""
_SHOWN_AS_OFTEN = 1.15
"""So many times as likely is what was passed over once more to be shown, and less when it was."""
_SELDOMER: dict[str, int] = {"yes": 1, "sym-bad": 1}
_MUCH_SELDOMER = 8
"""So many times that, where its controller would rather do without it, and where not: of what is
passed over more is asked of the first."""
_MOST_WEIGHT = 60
_OF_FEW = frozenset({"aura", "reflexive", "not-a-trigger", "saga-first"})
"""What few abilities are, and the chart asks of them alone."""
_OFTENER = 4.0
"""So many times as likely is that."""
_SELDOM: dict[str, float] = {Handling.BACKUP: 0.05}
"""So many times as likely is what can be told of few abilities, and in much the same words."""
_RARE = 2
"""An aim is rare that was met so many times less than is wanted."""
_HOPELESS = 12
"""After so many tries in vain a kind is tried now and then."""
_MIGHT = 0.15
"""So often more may be of a kind that was never seen to come to what is rare, but might."""
_MORE = 0.1
"""So many cases more of a kind may come to what no other one of it has."""
_PASSED_OVER_COUNTS = 0.5
"""What was passed over is so much less likely for it as if it had been tried so often."""
_PATIENCE = 100
"""After so many failures in a row, a kind passed over being one, a level is as good as done, and
tried now and then."""
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
        self._shares_met = SharesMet(courses)
        self._sides = Sides(courses, lots)
        self._taken = [0] * len(courses)
        """How often each course was."""
        self._tries = 0

    def next(self, *, is_limited: bool) -> int | None:
        """The place of the course that is to be tried; None where all looked at would be in vain.

        *is_limited*: are there limits to how many come to the same? Else one of those is given.
        """
        self._tries += 1
        owed = self._owed() if is_limited else None
        if owed is not None:
            return owed
        level = self._levels[min(self._shares, key=self._lag)]
        passed_over: list[int] = []
        place = None
        while place is None and len(passed_over) < _OTHERS:
            kind, aim = level.kind()
            place = self._place(level, kind, aim)
            if place is None:
                passed_over.append(kind)
        if is_limited:
            self._shares_met.failed(len(passed_over))
            level.passed_over(passed_over)
            return place
        return place if place is not None else min(level.places[kind], key=self._use)

    def _owed(self) -> int | None:
        """The place of a course of what is owed most, told the least so far; None for none."""
        owed = [place for place in self._sides.owed() if not self._shares_met.is_told_much(place)]
        return min(
            owed,
            key=lambda place: (
                -self._sides.lack(place),
                self._taken[place] * _seldomer(self._courses[place]),
                self._lots.random(),
            ),
            default=None,
        )

    def _place(self, level: "_Level", kind: int, aim: Aim | None) -> int | None:
        """The place of the course of that *kind* to be tried; None where it would be in vain."""
        if not self._is_worth_a_try(level, kind, aim):
            return None
        place = min(level.places[kind], key=self._use)
        if aim is None:
            return place
        is_rare = aim not in level.often
        return place if not self._is_too_much(place, is_rare=is_rare) else None

    def _is_worth_a_try(self, level: "_Level", kind: int, aim: Aim | None) -> bool:
        """By lot: as often as what came of that kind was not too much of the same."""
        if level.is_hopeless(kind) and self._tries % _NOW_AND_THEN > 0:
            return False
        is_rare = aim is None or level.is_of_few[kind] or level.may_be_rare(aim, kind)
        came = level.came[kind]
        still_open = self._shares_met.many_open(came, _most(is_rare=is_rare))
        return self._lots.random() * came.total() <= still_open + _MORE

    def _lag(self, rel: str) -> float:
        """How near that level is to its share."""
        level = self._levels[rel]
        is_done = level.failures > _PATIENCE and self._tries % _NOW_AND_THEN
        return level.made / self._shares[rel] if not is_done else float("inf")

    def _use(self, place: int) -> tuple[bool, int, float]:
        """How often it was taken, those last of whose card much is told."""
        return (
            self._shares_met.is_told_much(place),
            self._taken[place],
            self._lots.random(),
        )

    def _is_too_much(self, place: int, *, is_rare: bool) -> bool:
        """Is its card told of too often, or too much of its side?"""
        failures = self._shares_met.failures
        is_one_sided = self._sides.is_one_sided(place, failures, is_rare=is_rare)
        return is_one_sided or self._shares_met.is_told_much(place)

    def is_full(self, place: int, found: ComesTo) -> bool:
        """Are there as many as there may be that come to the same, or are about the card?"""
        course = self._courses[place]
        is_rare = self._levels[course.rel].is_rare(found)
        if self._sides.is_one_sided(place, self._shares_met.failures, is_rare=is_rare):
            return True
        most = _most(is_rare=_is_of_few(course) or is_rare)
        is_open = self._shares_met.many_open({found.ends: 1}, most) > 0
        return not is_open or self._shares_met.is_told_much(place)

    def came_to(self, place: int, found: ComesTo) -> None:
        """A case of that course comes to that, whether it is told or not."""
        course = self._courses[place]
        self._levels[course.rel].came_to(course, found)

    def met(self, place: int, found: ComesTo) -> None:
        """A case of that course is told, and it comes to that."""
        course = self._courses[place]
        self._levels[course.rel].met(course, found)
        self._shares_met.add(place, found)
        self._taken[place] += 1
        self._sides.met(place, found)

    def failed(self, place: int) -> None:
        """Nothing is told of a case of that course: it was not wanted, or cannot be decided."""
        course = self._courses[place]
        self._taken[place] += 1
        self._shares_met.failed()
        self._sides.failed(place)
        self._levels[course.rel].failed(course)


def _is_of_few(course: Course) -> bool:
    """Can it be told of few abilities only?"""
    return course.kind[2] in _OF_FEW


def _seldomer(course: Course) -> int:
    """So many times as seldom it is told: what is shown is claimed, and wanted now, no more."""
    is_claimed = harm_of(course) == "no" or course.story.has(StoryKey.NOW)
    return 2 if course.handling is Handling.SHOWN and is_claimed else 1


def _most(*, is_rare: bool) -> float:
    """How much of what is fair there may be."""
    return _RARELY_MET if is_rare else _WELL_MET


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
            [self._kinds[each, *kind[1:]] for each in IN_TIME if (each, *kind[1:]) in self._kinds]
            for kind in found
        ]
        """The kinds that are the same, but for being shown."""
        self._numbers = range(len(self.places))
        self.is_of_few = [_is_of_few(courses[places[0]]) for places in self.places]
        self._weights = [
            sqrt(len(places)) * _SELDOM.get(kind[0], 1) * (_OFTENER if is_of_few else 1)
            for (kind, places), is_of_few in zip(found.items(), self.is_of_few, strict=True)
        ]
        self._tries = [0] * len(self.places)
        self._looks = [0.0] * len(self.places)
        """How often each was tried; what was passed over counts in part."""
        self.came = [Counter[Ends]() for _ in self._numbers]
        """What each has come to, told or not."""
        self._new = list(self._numbers)
        """Those that are not known yet."""
        self._chances = list(self._weights)
        """How likely each is, less for having been tried or passed over."""
        self._is_fruitful = [False] * len(self.places)
        self._met: defaultdict[Aim, Counter[str]] = defaultdict(Counter)
        self._led: dict[Aim, list[int]] = {}
        self._likely: dict[Aim, list[float]] = {}
        """How likely each kind is to come to an aim, were all tried as often."""
        self._summed: dict[Aim, tuple[float, ...]] = {}
        """How likely each kind was to come to an aim when one was last met, with all before it."""
        self._chances_then = tuple(self._chances)
        self._aims: tuple[Aim, ...] = ()
        self._sums: tuple[float, ...] = ()
        self.often = frozenset[Aim]()
        """The aims that are not rare."""
        self.made = 0
        self.failures = 0
        """In a row."""

    def is_hopeless(self, kind: int) -> bool:
        """Has nothing ever come of it?"""
        return self._tries[kind] > _HOPELESS and not self._is_fruitful[kind]

    def kind(self) -> tuple[int, Aim | None]:
        """The kind of course that is likely to come to what was met least, and what that is."""
        if self._new and (not self._met or self._lots.random() < _NEW):
            return self._lots.choice(self._new), None
        if not self._met:
            return self._lots.choice(self._numbers), None
        aim = self._aims[self._lot(self._sums)]
        if aim not in self._summed:
            self._summed[aim] = tuple(accumulate(map(mul, self._likely[aim], self._chances_then)))
        kind = self._lot(self._summed[aim])
        # To add them all up for each that is tried takes longer.
        while self._lots.random() * self._chances_then[kind] > self._chances[kind]:
            kind = self._lot(self._summed[aim])
        return kind, aim

    def _lot(self, sums: tuple[float, ...]) -> int:
        """A place, as likely as its number; *sums*: of the numbers, each with all before it."""
        return bisect(sums, self._lots.random() * sums[-1], hi=len(sums) - 1)

    def may_be_rare(self, aim: Aim, kind: int) -> bool:
        """Was that seldom met, and has that kind come to it, or might it?"""
        if aim in self.often:
            return False
        return self._led[aim][kind] > 0 or self._lots.random() < _MIGHT

    def _weigh(self, course: Course, kind: int) -> None:
        """What was passed over is shown the oftener: no card is to tell that it was missed."""
        if course.handling in IN_TIME:
            times = _SELDOMER.get(harm_of(course), _MUCH_SELDOMER)
            self._weights[kind] /= _SHOWN_AS_OFTEN**times
            self._weighed(kind)
        elif course.handling in PASSED_OVER:
            for shown in self._shown[kind]:
                if self._is_fruitful[shown]:
                    more = self._weights[shown] * _SHOWN_AS_OFTEN
                    self._weights[shown] = min(_MOST_WEIGHT, more)
                    self._weighed(shown)

    def _weighed(self, kind: int) -> None:
        self._chances[kind] = self._weights[kind] / (self._looks[kind] + 1) ** 2

    def is_rare(self, found: ComesTo) -> bool:
        """Would a case that comes to that meet what was seldom met?"""
        return not self.often.issuperset(found.aims)

    def _lacking(self) -> Iterator[tuple[Aim, float]]:
        """How many times as often each aim would have to be met."""
        for of, answers in self._met.items():
            asked = answers.total()
            wanted = asked / len(answers)
            if of[0] == ANSWER:
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
        self._summed.clear()
        self._chances_then = tuple(self._chances)
        lacks = dict(self._lacking())
        self._aims = tuple(lacks)
        self._sums = tuple(accumulate(lack**3 for lack in lacks.values()))
        self.often = frozenset(aim for aim, lack in lacks.items() if lack < _RARE)

    def _leads(self, kind: int, aim: Aim) -> None:
        """A case of that kind has come to that."""
        if aim not in self._led:
            self._led[aim] = [0] * len(self.places)
            self._likely[aim] = [_UNLIKELY**2] * len(self.places)
        self._led[aim][kind] += 1
        self._likely[aim][kind] = (self._led[aim][kind] + _UNLIKELY) ** 2

    def came_to(self, course: Course, found: ComesTo) -> None:
        """A case of that *course* comes to that."""
        self.came[self._kinds[course.kind]][found.ends] += 1

    def failed(self, course: Course) -> None:
        """A case of that *course* came to nothing that is wanted."""
        self._tried(self._kinds[course.kind])
        self.failures += 1

    def passed_over(self, kinds: Sequence[int]) -> None:
        """Cases of those kinds would have come to nothing that is wanted."""
        self.failures += len(kinds)
        for kind in kinds:
            self._looks[kind] += _PASSED_OVER_COUNTS
            self._weighed(kind)

    def _tried(self, kind: int) -> None:
        self._tries[kind] += 1
        self._looks[kind] += 1
        if self._tries[kind] == _KNOWN:
            self._new.remove(kind)
        self._weighed(kind)
