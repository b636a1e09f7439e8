"""Fresh cases: so many that each kind is among them, each made once for all the tests."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.stories.generate import Generator
from flowcharts.stories.generated_case import GeneratedCase
from tests.shipped import LIBRARY

TODAY = "today"


@cache
def generator_of(chart: str) -> Generator:
    """What makes cases for that chart: the same ones, whatever it has made before."""
    return LIBRARY.generator(chart)


def generator_about(wanted: Callable[[Ability], bool]) -> Generator:
    """What makes cases of today about none but the abilities that are *wanted*."""
    whole = generator_of(TODAY)
    content = whole._content  # noqa: SLF001  # the same, of which less is told
    abilities = content.abilities
    stories = {
        id_: each for id_, each in content.stories.items() if wanted(abilities[each.ability])
    }
    return Generator(TODAY, whole._editions, content._replace(stories=stories))  # noqa: SLF001  # the same


def such(
    generator: Generator, seed: int, wanted: Callable[[Case], bool]
) -> Iterator[GeneratedCase]:
    """Those of its cases of which *wanted* is true; no other is told on the way."""
    return generator._fresh(seed, lambda case, _walk: wanted(case))  # noqa: SLF001  # as of an outcome


def first(chart: str, count: int) -> tuple[GeneratedCase, ...]:
    """The first cases of a chart; fewer where no more are found."""
    made, others = _batch(chart)
    made += islice(others, max(0, count - len(made)))
    return tuple(made[:count])


def seed_of(chart: str) -> int:
    """By which those cases are drawn: one among whose first ones each kind is."""
    return 3 if chart == TODAY else 17


@cache
def _batch(chart: str) -> tuple[list[GeneratedCase], Iterator[GeneratedCase]]:
    """Those made so far, and those that follow them."""
    return [], generator_of(chart).cases(seed_of(chart))


@cache
def many() -> tuple[GeneratedCase, ...]:
    """Made when first asked for, for all tests alike: not by each process that collects them."""
    return first(TODAY, 3000)
