"""A talk as its record keeps it: items by the places of their scenes, walks as links."""

from typing import Annotated, NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.talk.moment import Stage
from flowcharts.talk.order import Follows
from flowcharts.traits import As, Inline


class KeptShowing(NamedTuple):
    """How far an example is shown."""

    revealed: bool
    tried: str | None


class KeptPosition(NamedTuple):
    """A position in a chart."""

    walk: str
    showing: KeptShowing | None


class KeptSplit(NamedTuple):
    """Two answers that are followed at once."""

    decision: str
    answers: tuple[str, ...]
    walks: tuple[str, ...]


class KeptMoment(NamedTuple):
    """Where a talk stood."""

    scene: int
    stage: Stage
    shown: int
    mark: str | None
    position: KeptPosition | None
    fork: KeptPosition | None
    split: KeptSplit | None = None
    edition: int | None = None
    """How many editions were shown before the one that is voted on."""


class KeptVote(NamedTuple):
    """The hands that were counted for a question."""

    scene: int
    chart: str
    decision: str
    answers: tuple[str, ...]
    rounds: tuple[tuple[int, ...], ...]


class ItemTime(NamedTuple):
    """The seconds spent on an item."""

    scene: int
    seconds: float


class QuestionTime(NamedTuple):
    """The seconds spent on a question."""

    scene: int
    chart: str
    decision: str
    seconds: float


class KeptClock(NamedTuple):
    """The seconds spent on each item and on each question, and whether the clock went."""

    items: tuple[ItemTime, ...]
    questions: tuple[QuestionTime, ...]
    paused: bool = False
    waiting: bool = False


class KeptTalk(NamedTuple):
    """A talk: its run sheet, where it stands, and what happened in it."""

    sheet: Annotated[Table, As(object, dict, dict)]
    moment: KeptMoment
    before: tuple[KeptMoment, ...]
    votes: tuple[KeptVote, ...]
    dropped: tuple[int, ...]
    follows: Follows
    clock: KeptClock
    interrupted: "KeptTalk | None" = None
    asides: tuple["KeptAside", ...] = ()


class KeptAside(NamedTuple):
    """A talk that interrupted another, and at which scene."""

    scene: int
    talk: Annotated[KeptTalk, Inline()]
