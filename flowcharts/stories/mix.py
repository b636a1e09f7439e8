"""Fresh cases mixed so that each kind is about as frequent."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.sub_charts import steps
from flowcharts.stories.generated_case import GeneratedCase, ends_of

ROUGHLY, CLOSELY = 2, 1.4
"""So many times as frequent as the mean a kind may be."""


def evenly(
    cases: Iterator[GeneratedCase],
    kind_of: Callable[[GeneratedCase], tuple[object, ...]],
    most: float,
) -> Iterator[GeneratedCase]:
    """Of the cases those that keep each kind about as frequent: up to *most* times the mean."""
    seen: set[tuple[object, ...]] = set()
    given: Counter[tuple[object, ...]] = Counter()
    for case in cases:
        kind = kind_of(case)
        seen.add(kind)
        if given[kind] <= most * (given.total() / len(seen) + 1):
            given[kind] += 1
            yield case


def way(case: GeneratedCase) -> tuple[object, ...]:
    """The way through the charts."""
    taken = steps(case.walk.walk)
    return tuple((*step.place, step.answer) for step in taken)


def answers(case: GeneratedCase, decision: str) -> tuple[object, ...]:
    """What that decision is answered, on every chart that asks it."""
    return tuple(step.answer for step in steps(case.walk.walk) if is_named(decision, {step.place}))


def parted(end: str) -> tuple[str, str]:
    """The chart of an *end*, and its name there."""
    chart, _, name = end.partition("/")
    return chart, name


def is_asked_for(decided: DecidedWalk, outcome: str | None, decision: str | None) -> bool:
    """Does it come to that *outcome*, and is it asked that *decision*, where they are given?"""
    asked = {step.place for step in steps(decided.walk)}
    return (outcome is None or is_named(outcome, map(parted, ends_of(decided)))) and (
        decision is None or is_named(decision, asked)
    )


def is_named(name: str, places: Iterable[tuple[str, str]]) -> bool:
    """Is one of *places* called *name*, with its chart or without?"""
    return any(name in (place, f"{chart}/{place}") for chart, place in places)
