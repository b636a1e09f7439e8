"""What is found of cases, kept by the facts that it rests on."""

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from flowcharts.cases.case import Case
from flowcharts.cases.facts import FACTS
from flowcharts.cases.forms import Value

_T = TypeVar("_T")


class KeptFindings(Generic[_T]):
    """What one function finds of cases: once of all that agree in every fact that it reads."""

    def __init__(self, find: Callable[[Case], _T], most: int) -> None:
        """*find*: it is to go by the values of the facts alone; *most*: so many are kept."""
        self._find = find
        self._most = most
        self._count = 0
        self._first: _Fork[_T] | _Found[_T] | None = None

    def of(self, case: Case) -> _T:
        """What is found of *case*."""
        values, here = case.values, self._first
        while isinstance(here, _Fork):
            here = here.onward.get(values.get(here.fact))
        if here is None:
            here = self._keep(case)
        return here.found

    def _keep(self, case: Case) -> "_Found[_T]":
        watched = _Watched(case.values)
        found = _Found(self._find(Case(watched, case.words)))
        if self._count == self._most:
            self._first, self._count = None, 0
        self._count += 1
        facts = tuple(watched.read)
        following: list[_Fork[_T] | _Found[_T]] = [_Fork(fact, {}) for fact in facts]
        following.append(found)
        here = self._first = self._first or following[0]
        for fact, onward in zip(facts, following[1:], strict=True):
            if isinstance(here, _Fork):
                here = here.onward.setdefault(case.values.get(fact), onward)
        return found


class _Found(NamedTuple, Generic[_T]):
    found: _T


class _Fork(NamedTuple, Generic[_T]):
    """A fact that is read, and what is read or found next, by its value."""

    fact: str
    onward: "dict[Value | None, _Fork[_T] | _Found[_T]]"


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
