"""Where answers lead, as a file states it, also where one of them is none."""

from collections.abc import Iterable, Iterator, Mapping

from flowcharts.model.sub_charts import possible_at_home
from flowcharts.model.walk import Walk, WalkError, moved


def end_of(home: Walk) -> str:
    """The outcome of *home* as a file states it: chart/outcome where a sub-chart ended it."""
    ending = home.ending
    name = ending.outcome.id if ending.outcome is not None else ""
    return name if ending is home else f"{ending.chart.id}/{name}"


def ends_ahead(walk: Walk, answers: Mapping[str, str], unsure: Iterable[str]) -> Iterator[str]:
    """Every outcome that *answers* may lead to from *walk*; one that is none may stand for any.

    *unsure*: those of other charts, which may end a walk that the answers leave unfinished.
    """
    waiting, seen = [walk], set[tuple[str, ...]]()
    while waiting:
        here = waiting.pop()
        further = _further(here, answers)
        waiting.extend(each for each in further if _stand(each) not in seen)
        seen.update(map(_stand, further))
        if here.home.outcome is not None:
            yield end_of(here.home)
        elif not further:
            yield from (*possible_at_home(here), *unsure)


def _further(walk: Walk, answers: Mapping[str, str]) -> list[Walk]:
    try:
        further = moved(walk, answers)
    except WalkError:
        decision = walk.decision
        return [] if decision is None else [walk.answered(word) for word in decision.answers]
    return [further] if further is not None else []


def _stand(walk: Walk) -> tuple[str, ...]:
    """Where *walk* stands, in its chart and in those it came from: all that its way on rests on."""
    below = _stand(walk.origin) if walk.origin is not None else ()
    return (*below, walk.chart.id, walk.here.id, end_of(walk))
