"""What is found of cases, kept by the facts that it rests on."""

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from flowcharts.cases.case import Case
from flowcharts.cases.facts import FACTS
from flowcharts.cases.forms import Value

_T = TypeVar("_T")


class KeptFindings(Generic[_T]):
    """What one function finds of cases: once of all that agree in every fact that it reads.

    They are a tree by the facts that were read, in that order (D. R. Morrison, PATRICIA, 1968):
    what all below a place have in common stands there once.
    """

    def __init__(self, find: Callable[[Case], _T], most: int) -> None:
        """*find*: it is to go by the values of the facts alone; *most*: so many are kept."""
        self._find = find
        self._most = most
        self._count = 0
        self._first: _Known[_T] | None = None
        self._known: dict[_ReadFact, _ReadFact] = {}
        """What was read of any case: there once, however many are alike in it."""

    def of(self, case: Case) -> _T:
        """What is found of *case*."""
        values, here = case.values, self._first
        while here is not None and here.is_like(values):
            if isinstance(here.onward, _Found):
                found: _T = here.onward.found
                return found
            here = here.onward.get(values.get(here.fact))
        return self._keep(case)

    def _keep(self, case: Case) -> _T:
        watched = _Watched(case.values)
        found = _Found(self._find(Case(watched, case.words)))
        if self._count == self._most:
            self._first, self._count = None, 0
            self._known.clear()
        self._count += 1
        told = ((fact, case.values.get(fact)) for fact in watched.read)
        read = tuple(self._known.setdefault(each, each) for each in told)
        if self._first is None:
            self._first = _Known(read, found)
        else:
            self._first.add(read, found)
        return found.found


_ReadFact = tuple[str, Value | None]
"""A fact with its value."""
_Read = tuple[_ReadFact, ...]
"""Facts in the order in which they were read."""


class _Found(NamedTuple, Generic[_T]):
    found: _T


class _Known(Generic[_T]):
    """What is known of all cases that are alike so far.

    Attributes:
        alike: what is read of all of them from here on.
        onward: what is found then; or, by the value of the next fact, what is known of those.
        fact: the fact that is read next.
    """

    __slots__ = ("alike", "fact", "onward")

    def __init__(
        self,
        alike: _Read,
        onward: "_Found[_T] | dict[Value | None, _Known[_T]]",
        fact: str = "",
    ) -> None:
        self.alike = alike
        self.onward = onward
        self.fact = fact

    def is_like(self, values: Mapping[str, Value]) -> bool:
        """Are those *values* as they are of all cases here?"""
        return all(values.get(fact) == value for fact, value in self.alike)

    def add(self, read: _Read, found: _Found[_T]) -> None:
        """What is *found* where that is *read* from here on; so far nothing is known of it."""
        for place, (known, told) in enumerate(zip(self.alike, read, strict=False)):
            if known != told:
                self._part(place, known)
                break
        if isinstance(self.onward, _Found):
            return  # the same was read, and is known
        (_, value), *rest = read[len(self.alike) :]
        if value in self.onward:
            self.onward[value].add(tuple(rest), found)
        else:
            self.onward[value] = _Known(tuple(rest), found)

    def _part(self, place: int, at: _ReadFact) -> None:
        """Let what is alike end at that place."""
        fact, value = at
        rest = _Known(self.alike[place + 1 :], self.onward, self.fact)
        self.alike, self.onward, self.fact = self.alike[:place], {value: rest}, fact


class _Watched(Mapping[str, Value]):
    """The values of facts.

    Attributes:
        read: the names of those that were looked at, in their order.
    """

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = values
        self.read: dict[str, None] = {}

    def __getitem__(self, name: str) -> Value:
        self.read[name] = None
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        self.read.update(dict.fromkeys(FACTS))  # which there are is a finding, too
        return iter(self._values)

    def __len__(self) -> int:
        return sum(1 for _ in self)
