"""Where a talk stands: which item of its run sheet, and what of it is on the wall."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from flowcharts.model.chart import Decision
from flowcharts.model.position import Position, Showing
from flowcharts.model.walk import Walk, moved
from flowcharts.talk.votes import EditionVote, TalkQuestion


class Stage(StrEnum):
    """The stages of an item: its title, its story, its questions, its parts."""

    TITLE = "title"
    CASE = "case"
    WALK = "walk"
    """A question, its answer or a ruling: the position says which."""
    VOTE = "vote"
    """Hands are counted, and not to be seen."""
    SPREAD = "spread"
    """The hands are shown."""
    SPLIT = "split"
    PARTS = "parts"
    """As many parts as were pressed for, of an item that asks no questions."""
    END = "end"


class Split(NamedTuple):
    """Two answers to one question, followed at once."""

    decision: str
    answers: tuple[str, str]
    walks: tuple[Walk, Walk]
    known: Mapping[str, str]
    """The answers at the other decisions, by decision."""

    @property
    def waiting(self) -> int | None:
        """Which of the two waits for an answer that is not known."""
        places = (place for place, walk in enumerate(self.walks) if self._waits(walk))
        return next(places, None)

    def _waits(self, walk: Walk) -> bool:
        return walk.decision is not None and moved(walk, self.known) is None


class TalkMoment(NamedTuple):
    """Where a talk stands; going back is the moment before."""

    item: int
    """The place in the run sheet; -1 at the title of the seminar."""
    stage: Stage
    shown: int = 0
    """How many parts are shown; of a vote, the round, counted from 1."""
    position: Position | None = None
    mark: str | None = None
    """The answer, or the choice after a vote, that is marked."""
    fork: Position | None = None
    """The example where it was left to follow the room."""
    split: Split | None = None
    edition: EditionVote | None = None
    """The edition of a comparison that is voted on."""

    @property
    def walk_asked(self) -> Walk | None:
        """The walk whose decision stands on the wall; of two at once, the one that waits."""
        if self.stage is Stage.SPLIT and self.split is not None:
            waiting = self.split.waiting
            return self.split.walks[waiting] if waiting is not None else None
        return self.position.walk if self.position is not None else None

    @property
    def decision(self) -> Decision | None:
        """The decision that stands on the wall."""
        walk = self.walk_asked
        return walk.decision if walk is not None else None

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that can be marked."""
        if self.edition is not None:
            return self.edition.names
        decision = self.decision
        return decision.answers if decision is not None else ()

    @property
    def question(self) -> TalkQuestion | None:
        """The question that stands on the wall, whether it waits or its answer is told."""
        if self.edition is not None:
            return self.edition.asked(self.item)
        decision = self.position.walk.decision if self.position is not None else None
        if decision is None or self.position is None:
            return None
        return TalkQuestion(self.item, self.position.chart.id, decision.id)

    def asked_again(self) -> "TalkMoment":
        """The moment with its answer no longer told."""
        position = self.position
        if position is None or position.showing is None or not position.showing.is_revealed:
            return self
        return self._replace(position=position._replace(showing=Showing(position.showing.scenario)))
