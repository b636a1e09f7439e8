"""What stands on the wall: a painter for each kind of scene, in the file that the scene names."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from flowcharts.talk.scene import OF_MANY_KINDS, WallScene
from flowcharts.talk.scenes import SCENES
from gui.talk.wall.painter import Painter

PAINTERS: Mapping[type[WallScene], Painter[Any]] = {
    scene: import_module(f"{__name__}.{scene.painter}").PAINTER
    for walls in (OF_MANY_KINDS, *(kind.walls for kind in SCENES.values()))
    for scene in walls
}
"""By what they paint."""
