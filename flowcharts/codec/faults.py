"""What is wrong with a table, as values: where it stands, what is there and what should be."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from flowcharts.codec.line_numbers import Where
from flowcharts.model.text import Text


class Missing(NamedTuple):
    """A key is left out that has to be there."""

    where: Where
    fitting: Text
    """What should stand there."""


class Unknown(NamedTuple):
    """A key is there that nothing reads."""

    where: Where
    known: tuple[str, ...]
    """The keys that may stand beside it."""


class Misfit(NamedTuple):
    """What stands there may not."""

    where: Where
    given: object
    fitting: Text
    """What should stand there."""
    wrong: Text | None = None
    """A sentence of its own, where there is one, with gaps for {given} and {key}."""
    known: tuple[str, ...] = ()
    """All that may stand there, where that is one of several words."""


Fault = Missing | Unknown | Misfit


def below(key: str | int, faults: Iterable[Fault]) -> Iterator[Fault]:
    """The same *faults*, which were found in what *key* leads to."""
    for fault in faults:
        yield fault._replace(where=(key, *fault.where))
