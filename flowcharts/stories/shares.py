"""How many cases come to the same: ends, cards, and each side of an ability."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence

from flowcharts.stories.choices import Course, Deadline, Handling
from flowcharts.stories.comes_to import OUTCOME, PENALTY, ComesTo, Ends

_MOST, _OF_EVEN = 0.232, 1.4
_MOST_OF_A_CARD, _OF_EVEN_CARDS = 0.0176, 1.42
"""So many cases are fair; or so many times as many as if all were alike, where that is more."""
_LEAST_ENDS = {OUTCOME: 5, PENALTY: 3}
"""So many ends there are, even if not all of them were met yet."""
_GIVES_WAY, _CARDS_GIVE_WAY = 5000, 600
"""After so many failures in a row twice as many may be; a kind that is passed over is one, too."""
_AT_FIRST = 20
"""So many cases more than there are make up the number that a share is taken of."""
_FEW = 5
PASSED_OVER = (Handling.PASSED_OVER, Handling.BACKUP)
IN_TIME = (Handling.SHOWN, Handling.PENDING)
_NOT_PASSED_OVER = (*IN_TIME, Handling.HARMLESS)
_EITHER = (*PASSED_OVER, *_NOT_PASSED_OVER)
_ONE_SIDED = 1.3
"""So many times as many on one side an ability may have as all have."""
_SIDES_GIVE_WAY, _LEVELS_GIVE_WAY = 40, 400
"""After so many failures in a row an ability, or a level, may have twice as many."""


class Sides:
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
            if each.handling in PASSED_OVER and Deadline.NEVER not in each.kind
        }
        others = {each.story.id for each in courses if each.handling in _NOT_PASSED_OVER}
        both = passed_over & others
        self._is_missed = [each.handling not in _NOT_PASSED_OVER for each in courses]
        """Is a case of each course likely to be missed?"""
        self._is_either = [each.handling in _EITHER for each in courses]
        self._of_ability = [
            self._met[each.story.id] if each.story.id in both else None for each in courses
        ]
        self._of = [tuple(self._met[of] for of in _counted_in(each, both)) for each in courses]
        self._of_level = [self._met[each.rel] for each in courses]

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
        fair = self._fair[is_missed]
        # What is not missed comes to one thing at each level, and may not be of one level alone.
        shown, missed = self._of_level[place]
        most_at_level = (1 + failures / _LEVELS_GIVE_WAY) * fair
        if not is_missed and shown + 1 > most_at_level * (missed + 1):
            return True
        most = _ONE_SIDED * (1 + failures / _SIDES_GIVE_WAY) * fair
        return any(met[is_missed] + 1 > most * (met[not is_missed] + 1) for met in self._of[place])

    def met(self, place: int, found: ComesTo) -> None:
        """A case of that course is told, and it comes to that."""
        if found.is_missed is not None:
            for met in (self._of_level[place], *self._of[place]):
                met[found.is_missed] += 1
            self._all[found.is_missed] += 1
            if min(self._all) >= _FEW:
                others, missed = (each + _AT_FIRST for each in self._all)
                self._fair = (others / missed, missed / others)


def _counted_in(course: Course, both: Container[str]) -> Iterator[str]:
    """The ability of *course*, and others that harm as it does at its level.

    *both*: the abilities of which both sides can be told.
    """
    if course.story.id in both:
        yield course.story.id
        if course.handling is not Handling.BACKUP:
            yield f"{course.rel} {harm_of(course)}"


def harm_of(course: Course) -> str:
    """Whether its ability harms its controller."""
    return course.kind[3]


class SharesMet:
    """How often each outcome, penalty and card has been met, of all of its sort."""

    def __init__(self, courses: Sequence[Course]) -> None:
        self._met: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._all: Counter[str] = Counter()
        self._cards = [each.story.card for each in courses]
        self._cards_met = dict.fromkeys(self._cards, 0)
        self._most_of_a_card = max(_MOST_OF_A_CARD, _OF_EVEN_CARDS / max(1, len(self._cards_met)))
        self._parts: dict[Ends, float] = {}
        """Of what there may be before anything gives way, how much there is."""
        self._told = 0
        self.failures = 0
        """In a row: the longer nothing is found, the more of the same may be."""
        self._so_many = self._many_of_a_card

    def many_open(self, came: Mapping[Ends, int], most: float) -> int:
        """How many of those that *came* to such ends come to what there may be more of.

        *most*: how much of what is fair there may be.
        """
        limit = most * (1 + self.failures / _GIVES_WAY)
        parts = self._parts
        still_open = 0
        for ends, many in came.items():
            if ends not in parts:
                parts[ends] = max(self._part(*end) for end in ends)
            if parts[ends] < limit:
                still_open += many
        return still_open

    def _part(self, sort: str, name: str) -> float:
        met = self._met[sort]
        most = max(_MOST, _OF_EVEN / max(_LEAST_ENDS[sort], len(met)))
        return met[name] / ((self._all[sort] + _FEW) * most)

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
        self._parts.clear()
        for sort, name in found.ends:
            self._met[sort][name] += 1
            self._all[sort] += 1
        self._cards_met[self._cards[place]] += 1
        self._told += 1
        self._so_many = self._many_of_a_card

    def failed(self, times: int = 1) -> None:
        """Nothing is told of so many others."""
        self.failures += times
        self._so_many = self._many_of_a_card
