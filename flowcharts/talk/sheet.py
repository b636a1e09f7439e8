"""A run sheet: what a seminar shows, in which order, how long it takes, what may be left out."""

from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

from flowcharts.cases.case import Case
from flowcharts.codec.tables import Table
from flowcharts.model.chart import Chart
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk


@dataclass(frozen=True, slots=True)
class ExampleItem:
    """A worked example, or a case that was generated, told question by question."""

    scenario: Scenario
    chart: Chart
    asks: tuple[str, ...] | None = None
    """The decisions that are put to the room; None for all. The others are told with their
    answer."""
    votes: tuple[str, ...] = ()
    """The decisions on which the room votes."""
    begins: str | None = None
    """The decision that is shown first; those before it are passed over."""
    case: Case | None = field(default=None, repr=False, compare=False)
    """Its facts, where they are known: from them follows which mistakes are likely."""

    def is_asked(self, decision: str) -> bool:
        """Is the room asked, before it is told the answer?"""
        return self.asks is None or decision in self.asks or decision in self.votes


@dataclass(frozen=True, slots=True)
class WalkItem:
    """A walk that is no example: the leader, or the room, answers."""

    walk: Walk
    """Its answers come marked."""


@dataclass(frozen=True, slots=True)
class ChartItem:
    """A whole chart, with a path lit where one is given."""

    walk: Walk


@dataclass(frozen=True, slots=True)
class CompareItem:
    """One case as several editions rule it, one after the other."""

    scenario: Scenario
    editions: tuple[EditionWalk, ...]


@dataclass(frozen=True, slots=True)
class SlideItem:
    """A slide of the leader's own."""

    heading: Text
    points: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class BreakItem:
    """A break."""

    words: Text


SheetContent = ExampleItem | WalkItem | ChartItem | CompareItem | SlideItem | BreakItem


class SheetItem(NamedTuple):
    """One item of a run sheet."""

    content: SheetContent
    minutes: float = 0.0
    is_must: bool = True
    notes: Text | None = None
    """What the leader reads, and nobody else."""
    scene: int = 0
    """Which of the scenes in its file it is; those that are missing are counted."""

    @property
    def is_case(self) -> bool:
        """Is it numbered, on the wall and on paper?"""
        return isinstance(self.content, ExampleItem | WalkItem | CompareItem)

    @property
    def title(self) -> Text:
        """What it is called."""
        match self.content:
            case ExampleItem(scenario=scenario) | CompareItem(scenario=scenario):
                return scenario.title
            case WalkItem(walk=walk) | ChartItem(walk=walk):
                return walk.home.chart.title
            case SlideItem(heading=heading):
                return heading
            case BreakItem(words=words):
                return words
            case _:
                assert_never(self.content)

    @property
    def edition(self) -> Text | None:
        """The edition that its chart draws."""
        match self.content:
            case ExampleItem(chart=chart):
                return chart.edition.badge
            case WalkItem(walk=walk) | ChartItem(walk=walk):
                return walk.home.chart.edition.badge
            case CompareItem() | SlideItem() | BreakItem():
                return None
            case _:
                assert_never(self.content)


@dataclass(frozen=True, slots=True)
class RunSheet:
    """A seminar as it is planned."""

    title: Text
    wording: Wording
    items: tuple[SheetItem, ...]
    missing: tuple[str, ...] = ()
    """What it names and is not there, each a sentence."""
    table: Table = field(default_factory=dict, repr=False, compare=False)
    """The table of its file, from which it can be read again."""

    @property
    def minutes(self) -> float:
        """How long it is planned to take."""
        return sum(item.minutes for item in self.items)

    @property
    def cases(self) -> int:
        """How many of its items are numbered."""
        return sum(item.is_case for item in self.items)

    def number(self, place: int) -> int:
        """The number of the item there; 0 where it has none."""
        if not self.items[place].is_case:
            return 0
        return sum(item.is_case for item in self.items[: place + 1])
