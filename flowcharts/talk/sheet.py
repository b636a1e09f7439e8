"""A run sheet: what a seminar shows, in which order, how long it takes, what may be left out."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from flowcharts.cases.case import Case
from flowcharts.codec.tables import Table
from flowcharts.codec.values import read_sound
from flowcharts.documents.block import TextBlock
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.position import Position
from flowcharts.model.scenario import NO_CARDS, Card, Scenario
from flowcharts.model.sub_charts import charts_as_asked
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from flowcharts.problem import Problem
from flowcharts.talk.said import SheetWords
from flowcharts.talk.scene import SceneHead, WallScene
from flowcharts.talk.slide_picture import SlidePicture
from flowcharts.talk.votes import EditionVote

_CASE = Text("Case {number} of {count}", "例題{number}／{count}")


class SheetHead(NamedTuple):
    """What is said of the whole of a run sheet."""

    title: SheetWords
    language: Wording
    """What the wall speaks."""


def head_in(table: Table) -> SheetHead:
    """What a run sheet says of the whole of it, without what is wrong with that."""
    return read_sound(SheetHead, table, title=SheetWords(), language=Wording.BOTH)


class Telling(NamedTuple):
    """How far an item is told."""

    head: SceneHead
    shown: int
    """How many of its parts the room sees."""
    minutes: float
    """As they are planned."""
    seconds: float
    """Spent on it so far."""
    following: Text | None
    """The title of the item after it."""


class SheetContent:
    """The content of an item of a run sheet: a story, then questions or else parts, one a press.

    Whatever most kinds do not have stands here. A dataclass with a field of such a name says
    `= field()`: else the property here would be taken for the field's default.
    """

    __slots__ = ()
    is_case: ClassVar[bool] = False
    """Is it numbered, on the wall and on paper?"""
    has_source: ClassVar[bool] = True
    """Are its answers those of a source, so that the room can part from them?"""

    @property
    def title(self) -> Text:
        """Its title: that of its story, or else of its chart."""
        named = self.scenario if self.scenario is not None else self.chart
        assert named is not None  # noqa: S101  # whatever has neither has a title of its own
        return named.title

    @property
    def edition(self) -> Text | None:
        """The edition that its chart draws."""
        return self.chart.edition.badge if self.chart is not None else None

    @property
    def scenario(self) -> Scenario | None:
        """The story that is told before all else."""
        return None

    @property
    def story(self) -> Text | None:
        """Words that the leader reads beside the answers."""
        return self.scenario.story if self.scenario is not None else None

    @property
    def case(self) -> Case | None:
        """The facts of the story, where they are known: from them follow likely mistakes."""
        return None

    @property
    def cards(self) -> Mapping[str, Card]:
        """Cards of its story that it brings along, by id: they go before those of the library."""
        return NO_CARDS

    @property
    def picture(self) -> SlidePicture | None:
        """A picture that the room sees, and gets on paper."""
        return None

    @property
    def chart(self) -> Chart | None:
        """The chart that it shows, or whose questions it asks."""
        return None

    @property
    def charts(self) -> tuple[Chart, ...]:
        """All charts that it speaks of, in the order in which they are gone through."""
        return charts_as_asked(self.chart) if self.chart is not None else ()

    @property
    def begun(self) -> Position | None:
        """Where its questions begin; None where none is asked."""
        return None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions of which a run sheet may say whether they are asked."""
        return ()

    @property
    def deciding(self) -> frozenset[str]:
        """Those of them on which it turns."""
        return frozenset()

    @property
    def known_answers(self) -> Mapping[str, str]:
        """The answers that it knows, by decision, also off its own way."""
        return {}

    def is_asked(self, decision: str) -> bool:  # noqa: ARG002  # a few are not, of an example
        """Is the room asked, before it is told the answer?"""
        return True

    def is_voted_on(self, decision: str) -> bool:  # noqa: ARG002  # as above
        """Are hands counted for that question?"""
        return False

    @property
    def parts(self) -> int:
        """How many parts of it are shown one after the other."""
        return 0

    @property
    def votable(self) -> frozenset[str]:
        """The charts of the parts before which something can be voted on."""
        return frozenset()

    def voted_edition(self, shown: int) -> EditionVote | None:  # noqa: ARG002  # of most items, none
        """What can be voted on before the part after so many; None where nothing can."""
        return None

    def shown(self, told: Telling) -> WallScene | None:  # noqa: ARG002  # of most items, much is
        """The scene on the wall where no question is asked; None for its title."""
        return None

    def walk_shown(self, shown: int) -> Walk | None:  # noqa: ARG002  # as above
        """The walk that belongs to so many parts of it."""
        return Walk(self.chart) if self.chart is not None else None

    def worksheet(self, cards: Mapping[str, Card]) -> Iterator[TextBlock]:  # noqa: ARG002
        """What the handout says under its title."""
        return iter(())

    def room_for_answers(self) -> Iterator[TextBlock]:
        """Room on the handout for the answers to it."""
        return iter(())

    def key(self) -> Iterator[TextBlock]:
        """The answers that go with the worksheet."""
        return iter(())

    @property
    def fault(self) -> Text | None:
        """The fault of content that can be shown all the same."""
        return None


class SheetItem(NamedTuple):
    """One item of a run sheet."""

    content: SheetContent
    minutes: float = 0.0
    is_must: bool = True
    notes: Text | None = None
    """Words that the leader reads, and nobody else."""
    scene: int = 0
    """Which of the scenes in its file it is; those that are missing are counted."""

    @property
    def title(self) -> Text:
        """The title of its content."""
        return self.content.title


@dataclass(frozen=True, slots=True)
class RunSheet:
    """A seminar as it is planned."""

    title: Text
    wording: Wording
    items: tuple[SheetItem, ...]
    missing: tuple[Problem, ...] = ()
    """Sentences on everything that it names and is not there."""
    table: Table = field(default_factory=dict, repr=False, compare=False)
    """The table of its file, from which it can be read again."""

    @property
    def minutes(self) -> float:
        """How long it is planned to take."""
        return sum(item.minutes for item in self.items)

    @property
    def cases(self) -> int:
        """How many of its items are numbered."""
        return sum(item.content.is_case for item in self.items)

    @property
    def picture_faults(self) -> tuple[Text, ...]:
        """Why pictures cannot be shown: of some of its scenes, or of none."""
        pictures = (item.content.picture for item in self.items)
        faults = (each.fault for each in pictures if each is not None)
        return tuple(fault for fault in faults if fault is not None)

    def number(self, place: int) -> int:
        """The number of the item there; 0 where it has none."""
        if not self.items[place].content.is_case:
            return 0
        return sum(item.content.is_case for item in self.items[: place + 1])

    def numbered(self, place: int) -> Text | None:
        """Which of the cases the item there is; None where it is none, or the only one."""
        number, count = self.number(place), self.cases
        is_told = number and count > 1
        return _CASE.filled(number=str(number), count=str(count)) if is_told else None
