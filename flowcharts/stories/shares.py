"""How many cases come to the same: ends, cards, and each side of an ability."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from flowcharts.stories.choices import COMPETITIVE, REGULAR, Course, Deadline, Handling
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
NOT_MISSED = (*IN_TIME, Handling.HARMLESS)
_OWED_FOR_MISSED = {COMPETITIVE: 0.2, REGULAR: 0.28}
"""Of so many for each that was missed it is told that they were not: at Competitive REL, what is
never missed is told besides."""
_OF_HARM = {"yes": 1.3, "no": 0.75}
"""So many times as many where it harms its controller, or does not: nobody is harmed by what is
never missed."""
_OWED_TRIES = 3
"""So often it is tried before another case is told."""
_FORGIVEN = 0.05
"""So much less is owed for each that was tried in vain."""
_MORE_OF_RARE, _MOST_OWED = 1, 2
"""So many more than are owed are told of what is rare; so many owed, and no other is missed."""
_NEVER_MISSED = 0.045
"""So many of all are of abilities that nobody can miss; half as many more if they are rare."""
_SIDES_GIVE_WAY = 100
"""After so many failures in a row there may be one more of too many."""


class Sides:
    """Of each ability at each level, how many more are to be told that were not missed.

    What is missed is told as often in time as all that is missed is: neither the card, the level
    nor what else goes with them is to tell that it was missed.
    """

    def __init__(self, courses: Sequence[Course], lots: Random) -> None:
        self._of = [(each.story.id, each.rel) for each in courses]
        self._is_not_missed = [each.handling in NOT_MISSED for each in courses]
        # What takes care of itself is missed by nobody who passes it over.
        missed = {
            each.story.id
            for each in courses
            if each.handling in PASSED_OVER and Deadline.NEVER not in each.kind
        }
        self._is_never_missed = [each.story.id not in missed for each in courses]
        self._is_passed_over = [each.handling in PASSED_OVER for each in courses]
        self._not_missed: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for place, of in enumerate(self._of):
            if self._is_not_missed[place]:
                self._not_missed[of].append(place)
        self._told = 0
        """How often it was asked whether it was missed."""
        self._never_missed = 0
        self._harm = [harm_of(each) for each in courses]
        # Some are told before any that was missed: what comes first is to be as even.
        self._owed = {of: lots.random() for of in self._not_missed}
        self._tries = 0

    def owed(self) -> Iterator[int]:
        """The courses of all that is owed; none where that was tried in vain."""
        if self._tries < _OWED_TRIES:
            for of, owed in self._owed.items():
                if owed >= 1:
                    yield from self._not_missed[of]

    def lack(self, place: int) -> float:
        """How much is owed of what that course is about."""
        return self._owed.get(self._of[place], 0)

    def is_one_sided(self, place: int, failures: int, *, is_rare: bool) -> bool:
        """Would one that comes to that be one more of too many?

        *is_rare*: does it come to what was seldom met? Of that more is told than is owed.
        """
        if self._told == 0:
            return False  # it may be that nothing is asked of misses
        owed = self.lack(place)
        more = failures / _SIDES_GIVE_WAY
        if self._is_never_missed[place]:
            most = _NEVER_MISSED * (1 + is_rare / 2 + more) * (self._told + _AT_FIRST)
            return self._never_missed >= most
        if self._is_not_missed[place]:
            return owed + more < (-_MORE_OF_RARE if is_rare else 1)
        return self._is_passed_over[place] and owed > _MOST_OWED + more

    def met(self, place: int, found: ComesTo) -> None:
        """A case of that course is told, and it comes to that."""
        self._tries = 0
        of = self._of[place]
        if found.is_missed is not None:
            self._told += 1
            self._never_missed += self._is_never_missed[place]
        if found.is_missed is not None and of in self._not_missed:
            more = _OWED_FOR_MISSED[of[1]] * _OF_HARM.get(self._harm[place], 1)
            self._owed[of] += more if found.is_missed else -1

    def failed(self, place: int) -> None:
        """Nothing is told of a case of that course."""
        if self._is_not_missed[place] and self.lack(place) >= 1:
            self._tries += 1
            self._owed[self._of[place]] -= _FORGIVEN


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
