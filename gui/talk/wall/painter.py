"""How one kind of scene comes on the wall."""

from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

from flowcharts.talk.scene import WallScene
from gui.talk.wall.blocks import FlowBlock
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.wall import Wall

SceneT = TypeVar("SceneT", bound=WallScene)


def _all_of_it(scene: SceneT, _fits: Callable[[SceneT], bool]) -> SceneT:
    return scene


class Painter(NamedTuple, Generic[SceneT]):
    """What paints a kind of scene."""

    scene: type[SceneT]
    put: Callable[[Wall, SceneT, WallCharts], None]
    """Puts it on one picture."""
    blocks: Callable[[SceneT, WallCharts], Iterator[FlowBlock]] | None = None
    """All that it says, from the top, for pictures in large letters; None where it has but one."""
    at_hand: Callable[[SceneT, Callable[[SceneT], bool]], SceneT] = _all_of_it
    """As much of it as fits on its only picture, in letters of any size."""
    most_squeezed: int = 3
    """How much may give way at most for want of room."""
    cut_from: int = 99
    """Squeezed so much, not all of it is told: a sign says so, or it stood on the wall before."""
