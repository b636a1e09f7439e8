"""Which kinds of question a round asks: more of those that go badly."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from flowcharts.journal.review import DrillName
from flowcharts.journal.tallies import Tally
from flowcharts.practice.drills import DRILLS, WHOLE_CASES

_ENOUGH = 8
"""So many whole cases show what is weak: until then nothing else comes between."""


class Mix(NamedTuple):
    """The kinds of question of a round, and why they are those."""

    drills: tuple[DrillName, ...] = (WHOLE_CASES,)
    """In turn; one that is asked more often stands there more often."""
    weakest: DrillName | None = None
    """The kind beside whole cases of which more is asked; None where only one is asked."""
    asked: int = 0
    """How many questions of that kind were asked lately."""
    wrong: int = 0
    """How many of them were answered wrongly."""
    is_first: bool = False
    """Are these the first whole cases, which show what is weak?"""


def mix_of(chosen: Sequence[DrillName], lately: Mapping[DrillName, Tally]) -> Mix:
    """The mix of the kinds that are *chosen*, by how each went *lately*.

    Every other question is a whole case, where these are chosen. Of the others, the weakest comes
    twice as often as the next two; what was never asked counts as half known.
    """
    others = [drill for drill in chosen if not DRILLS[drill].is_whole]
    whole = [drill for drill in chosen if DRILLS[drill].is_whole]
    if len(chosen) == 1:
        return Mix(tuple(chosen))
    if whole and lately.get(whole[0], Tally()).reviews < _ENOUGH:
        return Mix(is_first=True)
    others.sort(key=lambda drill: _share_known(lately.get(drill, Tally())))
    tally = lately.get(others[0], Tally())
    turns = tuple(_turns(others))
    if whole:
        turns = tuple(chain.from_iterable((whole[0], drill) for drill in turns))
    return Mix(turns, others[0], tally.reviews, tally.reviews - tally.right)


def _share_known(tally: Tally) -> float:
    """How much of it is known, from 0 to 1; of few answers nobody can tell much."""
    return (tally.right + 1) / (tally.reviews + 2)


def _turns(weakest_first: Sequence[DrillName]) -> Iterator[DrillName]:
    """The weakest, the second, the weakest, the third; fewer where there are fewer."""
    weakest, *rest = weakest_first
    yield weakest
    for drill in rest[:1]:
        yield from (drill, weakest)
    yield from rest[1:2]
