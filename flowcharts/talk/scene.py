"""Scenes on the wall, each made to be read from the back row."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, NamedTuple

from flowcharts.model.chart import Chart, Decision, Exit, Outcome, Penalty
from flowcharts.model.scenario import Card, Evidence, Scenario
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.slide_picture import SlidePicture


class Sign(StrEnum):
    """The shape of an answer on the wall, beside its letter and its colour."""

    TRIANGLE = "triangle"
    CIRCLE = "circle"
    SQUARE = "square"
    DIAMOND = "diamond"
    STAR = "star"
    CROSS = "cross"


class WallExit(NamedTuple):
    """A way out of a question, as the wall shows it."""

    answer: str
    """The answer that takes it."""
    words: Text
    place: int
    """Counted from 0: it gives the letter, the shape and the colour."""
    is_marked: bool = False
    """Does the next press take it, or is it the room's answer?"""
    is_right: bool | None = None
    """None as long as the room is not told, or where nobody knows."""
    was_tried: bool = False
    """Is it what the room answered?"""

    @property
    def letter(self) -> str:
        """A, B, C and so on."""
        return chr(ord("A") + self.place)

    @property
    def sign(self) -> Sign:
        """Its shape."""
        return tuple(Sign)[self.place % len(Sign)]


class SceneHead(NamedTuple):
    """The line that stands small at the top of a scene."""

    title: Text
    """The title of the item, with its number: Case 4 of 9 · Kavu Monarch."""
    edition: Text | None = None
    """The edition that the chart draws."""


class WallScene:
    """A scene on the wall, which stands there at once."""

    __slots__ = ()
    painter: ClassVar[str]
    """The file of `gui/talk/wall/` that paints it."""
    is_timed: ClassVar[bool] = False
    """Does it change with every second?"""

    @property
    def read_aloud(self) -> tuple[Text, ...]:
        """Words that somebody reads to the room, which takes its time."""
        return ()


class HeadedScene(WallScene):
    """A scene that can go on over several pictures, each under its head."""

    __slots__ = ()
    head: SceneHead


class TitleKind(StrEnum):
    """The kinds of titles: each stands before something else."""

    SEMINAR = "seminar"
    ITEM = "item"
    END = "end"


@dataclass(frozen=True, slots=True)
class TitleScene(WallScene):
    """The title of the seminar or of what comes next; nothing of it is told yet."""

    painter = "title"
    kind: TitleKind
    title: Text
    above: Text | None = None
    """Which of the cases it is; over the end, the title of the seminar."""
    edition: Text | None = None


@dataclass(frozen=True, slots=True)
class SlideScene(HeadedScene):
    """A heading and its points: whatever can be told so needs no painter of its own."""

    painter = "slide"
    head: SceneHead
    heading: Text
    points: tuple[Text, ...]
    """All of them, so that none moves when another comes."""
    shown: int
    """How many the room sees."""
    picture: SlidePicture | None = None

    @property
    def read_aloud(self) -> tuple[Text, ...]:
        """The point that is new."""
        return self.points[self.shown - 1 : self.shown] if self.shown else ()


@dataclass(frozen=True, slots=True)
class CaseScene(HeadedScene):
    """A story with its cards."""

    painter = "case"
    head: SceneHead
    scenario: Scenario
    cards: tuple[Card, ...]
    """The card whose trigger was missed first."""

    @property
    def read_aloud(self) -> tuple[Text, ...]:
        """The story, and what its first card says."""
        return self.scenario.story, *(card.text for card in self.cards[:1])


@dataclass(frozen=True, slots=True)
class QuestionScene(HeadedScene):
    """One question, its exits and the path that leads to it."""

    painter = "question"
    head: SceneHead
    walk: Walk
    """The walk that waits at the question; the small chart shows its path."""
    decision: Decision
    exits: tuple[WallExit, ...]
    is_revealed: bool = False
    """Is the answer told, with its words?"""
    because: Text | None = None
    """Why that is the answer, once it is told."""
    evidence: Evidence | None = None
    """The words that decide it, once it is told: they are lit."""
    card: Card | None = None
    """The card to show: the one whose words decide, or the one whose trigger was missed."""
    scenario: Scenario | None = None
    is_astray: bool = False
    """Does the walk follow the room, and not the example?"""

    @property
    def read_aloud(self) -> tuple[Text, ...]:
        """The question, or why its answer is that."""
        return (self.because or self.decision.question,)


@dataclass(frozen=True, slots=True)
class WholeChartScene(HeadedScene):
    """A whole chart with the path lit."""

    painter = "chart"
    head: SceneHead
    chart: Chart
    walk: Walk


@dataclass(frozen=True, slots=True)
class RulingScene(HeadedScene):
    """The end of a walk: what is done, and who gets what."""

    painter = "ruling"
    head: SceneHead
    walk: Walk
    outcomes: tuple[Outcome, ...]
    """The remedy, then what followed it; none where the walk left by an exit."""
    exit: Exit | None
    penalty: Penalty | None
    say: tuple[Text, ...]
    """The sentences for the players."""
    is_astray: bool = False
    """Was it reached by following the room, and not the example?"""
    because: Text | None = None
    """Why, where it is an edition for which only the whole is explained."""

    @property
    def read_aloud(self) -> tuple[Text, ...]:
        """What is done, and what the players are told."""
        return *(end.remedy for end in self.outcomes[-1:]), *self.say


class VoteChoice(StrEnum):
    """The choices after a vote beside the answers."""

    AGAIN = "vote again"
    SPLIT = "split room"


@dataclass(frozen=True, slots=True)
class VotesScene(HeadedScene):
    """Hands are counted; or, once they may be seen, how many there were."""

    painter = "votes"
    head: SceneHead
    asked: Text
    """The question that is voted on."""
    exits: tuple[WallExit, ...]
    grounds: "QuestionScene | CaseScene"
    """What it is answered from: that of a question of a chart, or the case that is compared."""
    round: int
    """Counted from 1."""
    hands: tuple[int, ...] | None
    """By exit; None as long as the room is not to see them."""
    moves: tuple[int, ...] = ()
    """By how many hands each has moved since the round before; empty in the first."""
    choice: VoteChoice | None = None
    """The choice that is marked, where no exit is."""


@dataclass(frozen=True, slots=True)
class SplitScene(HeadedScene):
    """Two answers followed at once, each with its own token."""

    painter = "split"
    head: SceneHead
    decision: Decision
    """The question at which the room has parted."""
    answers: tuple[WallExit, WallExit]
    walks: tuple[Walk, Walk]
    penalties: tuple[Penalty | None, Penalty | None]
    waiting: int | None = None
    """Which of the two waits for an answer that the example does not give."""
    exits: tuple[WallExit, ...] = ()
    """The exits of the question that it waits at."""


OF_MANY_KINDS = (
    *(TitleScene, SlideScene, CaseScene, QuestionScene),
    *(VotesScene, SplitScene, RulingScene, WholeChartScene),
)
"""What scenes of several kinds of a run sheet come to."""
