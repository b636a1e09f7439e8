"""A walk that is no example: the leader, or the room, answers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from flowcharts.documents.block import TextBlock
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.model.walk_link import read_walk_link
from flowcharts.talk.scene_kind import (
    NO_WALK,
    CheckedScene,
    FieldKind,
    SceneField,
    SceneKind,
    why_no_walk,
)
from flowcharts.talk.sheet import SheetContent
from flowcharts.traits import SomeWords


@dataclass(frozen=True, slots=True)
class FreeWalk(SheetContent):
    """The walk, the answers of which come marked."""

    is_case: ClassVar[bool] = True
    has_source: ClassVar[bool] = False
    walk: Walk

    @property
    def chart(self) -> Chart:
        """Its first chart."""
        return self.walk.home.chart

    @property
    def begun(self) -> Position | None:
        """The first question of its chart."""
        return position_of(self.chart)

    @property
    def known_answers(self) -> Mapping[str, str]:
        """The answers of the whole way, by chart/decision."""
        return _answers_of(self.walk)

    def room_for_answers(self) -> Iterator[TextBlock]:
        """Room for the way."""
        from flowcharts.talk.handout import room_for_path  # on paper alone

        return room_for_path(self.charts)

    def key(self) -> Iterator[TextBlock]:
        """The way."""
        from flowcharts.talk.handout import tell_way  # as above

        return tell_way(self.walk, None)


def _answers_of(walk: Walk) -> Mapping[str, str]:
    before = _answers_of(walk.origin) if walk.origin is not None else {}
    inside = [pair for sub in walk.subs.values() for pair in _answers_of(sub).items()]
    own = {f"{walk.chart.id}/{step.decision}": step.answer for step in walk.path}
    return {**before, **dict(inside), **own}


class WrittenWalk(NamedTuple):
    """What a run sheet says of a walk."""

    walk: Annotated[
        SomeWords,
        SceneField(
            FieldKind.LINK,
            "A walk as a link, as trainer:missed-trigger-2008?no,no: the leader answers.",
            Text("Link", "リンク"),
        ),
    ]


def _read(scene: WrittenWalk, library: Library) -> FreeWalk:
    return FreeWalk(read_walk_link(scene.walk, library.chart))


def _check(scene: CheckedScene) -> None:
    scene.check_link("walk")


WALK = SceneKind(
    Text("Walk, as a link", "道筋（リンク）"),
    WrittenWalk,
    _read,
    check=_check,
    why_not=why_no_walk,
    unknown=NO_WALK,
    first_words="trainer:missed-trigger-2008?no,no",
)
