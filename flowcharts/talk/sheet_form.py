"""The form of a run sheet, as it is checked: its scenes may be of any kind."""

from collections.abc import Iterator
from dataclasses import field, make_dataclass
from typing import Annotated, Any, NamedTuple

from flowcharts.codec.forms import FileForm
from flowcharts.codec.values import record
from flowcharts.talk.scene_kind import EveryScene, SceneField
from flowcharts.talk.scenes import SCENES
from flowcharts.talk.sheet import SheetHead
from flowcharts.traits import AtLeast, Described, Inline, Named


def _fields() -> Iterator[tuple[str, Any, Any]]:
    """The keys of scenes of all kinds: those that name a kind come first."""
    forms = (*(kind.form for kind in SCENES.values()), EveryScene)
    fields = [each for form in forms for each in record(form).fields]
    for key in dict.fromkeys((*SCENES, *(each.key for each in fields))):
        same = [each.traits for each in fields if each.key == key]
        about = Described(" ".join(dict.fromkeys(each[SceneField].about for each in same)))
        form: Any = Annotated[same[0][FileForm] | None, Named(key), about]
        yield f"{key}_", form, field(default=None)  # no field has the name of a keyword


SceneTable: Any = make_dataclass("SceneTable", _fields(), frozen=True, kw_only=True)
SceneTable.__doc__ = (
    f"One thing that the seminar shows: name exactly one of the first {len(SCENES)}."
)


class SeminarFile(NamedTuple):
    """A run sheet: what a seminar shows, in its order."""

    head: Annotated[SheetHead, Inline()]
    scene: Annotated[tuple[SceneTable, ...], AtLeast(1)]
