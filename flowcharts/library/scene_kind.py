"""What a scene of a run sheet is."""

from enum import StrEnum

from flowcharts.codec.tables import Table


class SceneKind(StrEnum):
    """What a scene shows, by the key that names it."""

    EXAMPLE = "example"
    CASE = "case"
    COMPARE = "compare"
    WALK = "walk"
    SLIDE = "slide"
    BREAK = "break"
    CHART = "chart"


def kinds_of(scene: Table) -> tuple[SceneKind, ...]:
    """What *scene* names: one kind, where nothing is wrong with it.

    A chart beside an example or a case is the edition on which it is told.
    """
    named = tuple(kind for kind in SceneKind if kind in scene)
    is_told_on = named[:1] in {(SceneKind.EXAMPLE,), (SceneKind.CASE,)}
    return tuple(kind for kind in named if kind is not SceneKind.CHART or not is_told_on)
