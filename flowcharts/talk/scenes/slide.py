"""A slide of the leader's own: a heading, then its points, one a press."""

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.talk.said import SheetWords
from flowcharts.talk.scene import SlideScene, WallScene
from flowcharts.talk.scene_kind import FieldKind, SceneField, SceneKind
from flowcharts.talk.sheet import SheetContent, Telling


@dataclass(frozen=True, slots=True)
class Slide(SheetContent):
    """The slide in a run sheet."""

    title: Text = field()
    points: tuple[Text, ...] = ()

    @property
    def parts(self) -> int:
        """How many points it has."""
        return len(self.points)

    def shown(self, told: Telling) -> WallScene:
        """The heading with as many points."""
        return SlideScene(told.head, self.title, self.points, told.shown)


class WrittenSlide(NamedTuple):
    """What a run sheet says of a slide."""

    slide: Annotated[
        SheetWords,
        SceneField(
            FieldKind.SAID,
            "The heading of a slide of your own.",
            Text("Heading", "見出し"),
            Text("the heading", "見出し"),
        ),
    ]
    points: Annotated[
        tuple[SheetWords, ...],
        SceneField(
            FieldKind.POINTS,
            "Of a slide: what comes one after the other.",
            Text(
                "Points, one a line; side by side they belong together",
                "項目（1行に1つ、左右で対応します）",
            ),
            Text("point {number}", "{number}番目の項目"),
        ),
    ] = ()


def _read(scene: WrittenSlide, _library: Library) -> Slide:
    return Slide(scene.slide.surely, tuple(point.surely for point in scene.points))


SLIDE = SceneKind(
    Text("Slide of your own", "自分のスライド"), WrittenSlide, _read, first_field="points"
)
