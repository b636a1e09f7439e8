"""A slide of the leader's own: a heading, then its points, one a press."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, NamedTuple

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.talk.said import SheetWords
from flowcharts.talk.scene import SlideScene, WallScene
from flowcharts.talk.scene_kind import CheckedScene, FieldKind, SceneField, SceneKind
from flowcharts.talk.sheet import SheetContent, Telling
from flowcharts.talk.slide_picture import PICTURE, SlidePicture
from flowcharts.traits import SomeWords


@dataclass(frozen=True, slots=True)
class Slide(SheetContent):
    """The slide in a run sheet."""

    title: Text = field()
    points: tuple[Text, ...] = ()
    picture: SlidePicture | None = None

    @property
    def fault(self) -> Text | None:
        """Why its picture cannot be shown."""
        return self.picture.fault if self.picture is not None else None

    @property
    def parts(self) -> int:
        """How many points it has."""
        return len(self.points)

    def shown(self, told: Telling) -> WallScene:
        """The heading with as many points, and the picture beside them."""
        return SlideScene(told.head, self.title, self.points, told.shown, self.picture)


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
    picture: Annotated[
        SomeWords | None,
        SceneField(
            FieldKind.PICTURE,
            "Of a slide: a picture beside its points, a file in the folder of the run sheet.",
            Text("Picture", "画像"),
        ),
    ] = None
    alt: Annotated[
        SheetWords,
        SceneField(
            FieldKind.SAID,
            "Of a slide with a picture: what that shows, for whoever cannot see it.",
            Text("What the picture shows, in words", "画像の説明（見えない人のため）"),
            Text("what the picture shows", "画像の説明"),
            only_with=PICTURE,
            is_wanted=True,
        ),
    ] = SheetWords()


def _read(scene: WrittenSlide, _library: Library) -> Slide:
    named, alt = scene.picture, scene.alt.text
    picture = SlidePicture(Path(named), alt) if named is not None else None
    return Slide(scene.slide.surely, tuple(point.surely for point in scene.points), picture)


def _check(scene: CheckedScene) -> None:
    name = scene.words(PICTURE)
    fault = SlidePicture(scene.picture(name)).fault if name is not None else None
    if fault is not None:
        scene.note((PICTURE,), fault)


SLIDE = SceneKind(
    Text("Slide of your own", "自分のスライド"),
    WrittenSlide,
    _read,
    check=_check,
    first_field="points",
    faulty=PICTURE,
)
