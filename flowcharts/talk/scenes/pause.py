"""A break, counted down on the wall."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.talk.said import SheetWords, said_in_its_language
from flowcharts.talk.scene import WallScene
from flowcharts.talk.scene_kind import FieldKind, SceneField, SceneKind
from flowcharts.talk.sheet import SheetContent, Telling
from flowcharts.traits import Named

_NAME = Text("Break", "休憩")


@dataclass(frozen=True, slots=True)
class BreakScene(WallScene):
    """The break on the wall."""

    painter = "pause"
    is_timed: ClassVar[bool] = True
    words: Text
    seconds_left: float
    """Below 0 once it is over."""
    following: Text | None
    """The title of the item after it."""


@dataclass(frozen=True, slots=True)
class Break(SheetContent):
    """The break in a run sheet."""

    title: Text = field()

    def shown(self, told: Telling) -> WallScene:
        """How much of it is left."""
        left = told.minutes * 60 - told.seconds
        return BreakScene(self.title, left, told.following)


class WrittenBreak(NamedTuple):
    """What a run sheet says of a break."""

    break_: Annotated[
        SheetWords,
        Named("break"),
        SceneField(
            FieldKind.SAID,
            "What stands on the wall during a break.",
            Text("What stands on the wall", "画面に出す文"),
            Text("the words", "文"),
        ),
    ]


def _read(scene: WrittenBreak, _library: Library) -> Break:
    return Break(scene.break_.surely)


def _added(words: str, _library: Library) -> Table:
    """A break with the words that were typed, in their language; a usual one in both."""
    return {"break": _NAME._asdict() if words in _NAME else said_in_its_language(words)}


BREAK = SceneKind(
    _NAME,
    WrittenBreak,
    _read,
    walls=(BreakScene,),
    first_words=_NAME.en,
    added=_added,
)
