"""A worked example, or a case that was generated, told question by question."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, ClassVar

from flowcharts.cases.case import Case
from flowcharts.codec.line_numbers import Where
from flowcharts.documents.block import TextBlock
from flowcharts.model.advice import advised
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.deciding_steps import awareness_step, remedy_step
from flowcharts.model.position import Position, position_of_example
from flowcharts.model.scenario import NO_CARDS, Card, Scenario
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.scene_kind import CheckedScene, FieldKind, SceneField
from flowcharts.talk.sheet import SheetContent

_NOT_ASKED = Text(
    "“{name}” is not asked in this example. {advice}",
    "「{name}」は、この例題では問われません。{advice}",
)

_SAID_ALREADY = Text(
    '`{key}` says nothing beside `only = "{only}"`.',
    '`only = "{only}"` があるので、`{key}` に意味がありません。',
)


class Only(StrEnum):
    """What alone of an example is put to the room, where its questions are not named."""

    DECIDING = "deciding"
    """Whether anything was missed, and what is done about it: the others come answered."""
    END = "end"
    """The ruling, right after the story."""


_SAID_BY = {Only.DECIDING: ("ask",), Only.END: ("begin", "ask", "vote")}
"""The keys that say nothing beside it."""

BeginsAt = Annotated[
    str | None,
    SceneField(
        FieldKind.QUESTIONS,
        "The first question that is shown; those before it are passed over.",
    ),
]
AskedOf = Annotated[
    tuple[str, ...] | None,
    SceneField(
        FieldKind.QUESTIONS,
        "The decisions that are put to the room, where it is not all; the others come with their "
        "answer.",
    ),
]
VotedOn = Annotated[
    tuple[str, ...],
    SceneField(FieldKind.QUESTIONS, "The decisions on which the room votes."),
]
OnlyAsked = Annotated[
    Only | None,
    SceneField(
        FieldKind.QUESTIONS,
        "What alone is put to the room: the `deciding` decisions, and the others come with their "
        "answer; or the `end`, and the ruling comes next after the story.",
    ),
]
TOLD_ON = "Beside an example or a case: the edition on which it is told."
EXAMPLE_NAME = Text("Example", "例題")


@dataclass(frozen=True, slots=True)
class ToldExample(SheetContent):
    """The example on its chart, and what of it is asked."""

    is_case: ClassVar[bool] = True
    scenario: Scenario = field()
    chart: Chart = field()
    asks: tuple[str, ...] | None = None
    """The decisions that are put to the room; None for all. The others are told with their
    answer."""
    votes: tuple[str, ...] = ()
    """The decisions on which the room votes."""
    begins: str | None = None
    """The decision that is shown first; those before it are passed over."""
    only: Only | None = None
    case: Case | None = field(default=None, repr=False, compare=False)
    cards: Mapping[str, Card] = field(default_factory=lambda: NO_CARDS, repr=False)

    @property
    def begun(self) -> Position | None:
        """The first question that is shown."""
        start = position_of_example(self.chart, self.scenario)
        if self.only is Only.END:
            return start.at_end()
        walk = start.walk
        while self.begins is not None and walk.here.id != self.begins:
            further = self.scenario.onward(walk)
            if further is None:
                return start  # it never comes there
            walk = further
        return start._replace(walk=walk, furthest=walk)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions that the example answers, in the order in which they are told."""
        found: dict[str, Decision] = {}
        walk: Walk | None = Walk(self.chart)
        while walk is not None:
            if walk.decision is not None and self.scenario.worked(walk) is not None:
                found.setdefault(walk.decision.id, walk.decision)
            walk = self.scenario.onward(walk)
        return tuple(found.values())

    @property
    def known_answers(self) -> Mapping[str, str]:
        """All answers of the example."""
        return {name: worked.answer for name, worked in self.scenario.answers.items()}

    def is_asked(self, decision: str) -> bool:
        """Is the room asked? It is where nothing else is said, and where it votes."""
        if self.only is Only.DECIDING and not self.is_voted_on(decision):
            return decision in self.deciding
        return self.asks is None or decision in self.asks or self.is_voted_on(decision)

    @property
    def deciding(self) -> frozenset[str]:
        """The decisions on which it turns: whether anything was missed, and what is done."""
        walk = self.scenario.walk(self.chart)
        found = (awareness_step(walk), remedy_step(walk))
        return frozenset(step.decision.id for step in found if step is not None)

    def is_voted_on(self, decision: str) -> bool:
        """Are hands counted for that question?"""
        return decision in self.votes

    def worksheet(self, cards: Mapping[str, Card]) -> Iterator[TextBlock]:
        """The story and its cards."""
        from flowcharts.talk.handout import tell_story  # on paper alone

        return tell_story(self.scenario, self.chart, {**cards, **self.cards})

    def room_for_answers(self) -> Iterator[TextBlock]:
        """Room for the way."""
        from flowcharts.talk.handout import room_for_path  # as above

        return room_for_path(self.charts)

    def key(self) -> Iterator[TextBlock]:
        """The way with its reasons, and what each player gets."""
        from flowcharts.talk.handout import tell_way  # as above

        yield from tell_way(self.scenario.walk(self.chart), self.scenario)


def check_asked(scene: CheckedScene, answered: Iterable[str]) -> None:
    """Note what *scene* asks that the example does not answer, or has said already."""
    only = scene.words("only")
    for key in _SAID_BY[Only(only)] if only in tuple(Only) else ():
        if scene.has(key):
            scene.note((key,), _SAID_ALREADY.filled(key=key, only=str(only)))
    known = [name.rpartition("/")[2] for name in answered]
    _check_named(scene, ("begin",), scene.words("begin"), known)
    for key in ("ask", "vote"):
        for place, name in enumerate(scene.array(key)):
            _check_named(scene, (key, place), name, known)


def _check_named(scene: CheckedScene, at: Where, name: object, known: list[str]) -> None:
    if isinstance(name, str) and name not in known:
        scene.note(at, _NOT_ASKED.filled(name=name, advice=advised(name, known)))
