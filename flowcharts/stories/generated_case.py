"""A generated case: what it is made of, its id, and what it comes to."""

import re
from dataclasses import dataclass

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.decide import DecidedWalk
from flowcharts.model.scenario import Card
from flowcharts.model.sub_charts import parts
from flowcharts.model.text import SaidError, Text
from flowcharts.model.walk import Walk
from flowcharts.stories.told_story import ToldLine

CASE_ID = re.compile(
    r"(?P<version>[0-9a-f]{8})-(?P<of>[a-z0-9-]+)-(?P<number>[0-9a-f]{8})(?:-(?P<other>[a-z-]+\d?))?"
)
"""What the id of a generated case looks like: its content, what it was made for, its lots."""


def made_for(case_id: str) -> str | None:
    """What the case of that id was made for, a chart or today; None where it is no id."""
    found = CASE_ID.fullmatch(case_id)
    return found["of"] if found is not None else None


class NoCaseError(SaidError):
    """An id that makes no case here."""


@dataclass(frozen=True, slots=True)
class GeneratedCase:
    """A case that nobody wrote down."""

    id: str
    """Makes the same case again with the same content."""
    card: Card
    ability: Ability
    case: Case
    """Every fact, those of the ability too."""
    story: Text
    lines: tuple[ToldLine, ...]
    """What happened, each thing by itself."""
    walk: DecidedWalk
    pair: str | None = None
    """The id of the case that it is put beside."""
    differs: str | None = None
    """The one fact in which the two differ."""

    @property
    def content(self) -> str:
        """The content that it was made of: its id makes it again only with the same."""
        return self.id.partition("-")[0]

    @property
    def chart_id(self) -> str:
        """The chart that decides it."""
        return self.walk.walk.home.chart.id

    @property
    def ruling(self) -> tuple[str, ...]:
        """What it comes to: the end of its chart, and of the one that follows."""
        return ruling_of(self.walk)


def ruling_of(decided: DecidedWalk) -> tuple[str, ...]:
    """How the chart that was asked ends, and the one that follows, as chart/outcome."""
    walk = decided.walk
    ways = (walk.home, walk) if walk.origin is not None else (walk,)
    return tuple(map(_end, ways))


def ends_of(decided: DecidedWalk) -> tuple[str, ...]:
    """How every chart on the way ends, as chart/outcome or chart/exit."""
    return tuple(map(_end, parts(decided.walk)))


def _end(walk: Walk) -> str:
    return f"{walk.chart.id}/{walk.exit_id or walk.here.id}"
