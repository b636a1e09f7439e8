"""The kinds of scenes of a run sheet: a file for each, and the table of them."""

from collections.abc import Mapping

from flowcharts.codec.tables import Table
from flowcharts.talk.scene_kind import OF_EVERY_SCENE, SceneField, SceneKind
from flowcharts.talk.scenes.case import CASE
from flowcharts.talk.scenes.chart import CHART
from flowcharts.talk.scenes.compare import COMPARE
from flowcharts.talk.scenes.example import EXAMPLE
from flowcharts.talk.scenes.pause import BREAK
from flowcharts.talk.scenes.slide import SLIDE
from flowcharts.talk.scenes.walk import WALK

SCENES: Mapping[str, SceneKind] = {
    kind.key: kind for kind in (EXAMPLE, CASE, CHART, COMPARE, WALK, SLIDE, BREAK)
}
"""By the key that names a scene of it, in the order in which they are offered."""
FIELDS: tuple[SceneField, ...] = (
    *(field for kind in SCENES.values() for field in kind.fields),
    *OF_EVERY_SCENE,
)
"""The fields of all kinds; some keys are those of several."""


def kinds_of(scene: Table) -> tuple[SceneKind, ...]:
    """The kinds that *scene* names: one, where nothing is wrong with it.

    A key that names a kind can be a field of another: a chart beside an example is the edition on
    which that is told.
    """
    named = [kind for key, kind in SCENES.items() if key in scene]
    beside = {field.key for kind in named for field in kind.fields[1:]}
    return tuple(kind for kind in named if kind.key not in beside)


def kind_of(scene: Table) -> SceneKind | None:
    """The kind of *scene*; None where it names nothing."""
    return next(iter(kinds_of(scene)), None)
