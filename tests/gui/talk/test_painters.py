"""The table of painters: one for each scene that can stand on the wall."""

from pathlib import Path

import pytest

import gui.talk.wall as table
from flowcharts.talk import scene as scenes_of_many
from flowcharts.talk.scene import OF_MANY_KINDS, HeadedScene, WallScene
from flowcharts.talk.scenes import SCENES
from gui.talk.wall import PAINTERS


def of_many() -> set[type[WallScene]]:
    """The scenes that several kinds of a run sheet's scenes come to."""
    found = {each for each in vars(scenes_of_many).values() if isinstance(each, type)}
    return {each for each in found if issubclass(each, WallScene)} - {WallScene, HeadedScene}


def test_each_scene_has_a_painter_and_each_painter_a_scene() -> None:
    missing = {each.__name__ for each in of_many() - {*OF_MANY_KINDS}}
    assert not missing, f"OF_MANY_KINDS in flowcharts/talk/scene.py lacks {missing}"
    folder = Path(table.__file__).parent
    files = {each.stem for each in folder.glob("*.py") if "PAINTER = " in each.read_text("utf-8")}
    assert sorted(files) == sorted(each.painter for each in PAINTERS), "a scene names its painter"


@pytest.mark.parametrize("key", [key for key, kind in SCENES.items() if kind.walls])
def test_what_paints_a_kind_is_a_file_of_its_name(key: str) -> None:
    name = SCENES[key].read.__module__.rpartition(".")[2]
    assert [wall.painter for wall in SCENES[key].walls] == [name]


@pytest.mark.parametrize("scene", PAINTERS, ids=lambda scene: scene.__name__)
def test_what_goes_on_over_several_pictures_has_a_head(scene: type[WallScene]) -> None:
    painter = PAINTERS[scene]
    assert painter.scene is scene
    assert painter.blocks is None or issubclass(scene, HeadedScene)
    assert painter.cut_from > 0
