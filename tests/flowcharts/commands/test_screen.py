"""Whether a window could open: named by the environment, then found by Qt."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from flowcharts.commands.screen import NAMES_OF_SCREENS, has_screen
from tests.english import english_in
from tests.paths import TOP
from tests.processes import run

PROGRAM = (sys.executable, TOP / "main.py")
CHART = "missed-trigger-2008"


@pytest.mark.parametrize(
    ("environment", "platform", "there_is_one"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "minimal:enable_fonts"}, "linux", True),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_screen_is_named_by_the_environment(
    environment: dict[str, str], platform: str, *, there_is_one: bool
) -> None:
    assert has_screen(environment, platform) is there_is_one


def opened(command: tuple[object, ...], named: dict[str, str]) -> list[str]:
    """What the program says where it is given that screen, and no terminal."""
    unnamed = {name: value for name, value in os.environ.items() if name not in NAMES_OF_SCREENS}
    finished = run(list(map(str, command)), env=unnamed | named, may_complain=True)
    assert (finished.returncode, finished.stdout) == (2, "")
    return [line for line in finished.stderr.splitlines() if line]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ({"DISPLAY": ":4711"}, "could not connect to display :4711"),
        ({"DISPLAY": ":4711", "LC_ALL": "C"}, "could not connect to display :4711"),
        ({"DISPLAY": ":4711", "QT_DEBUG_PLUGINS": "1"}, "could not connect to display :4711"),
        ({"DISPLAY": "the projector"}, "could not connect to display the projector"),
        ({"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"}, "wayland"),
        ({"QT_QPA_PLATFORM": "projector", "DISPLAY": ":4711"}, "projector"),
        ({"QT_QPA_PLATFORM": "linuxfb:fb=/dev/fb4711"}, "/dev/fb4711"),
    ],
    ids=str,
)
def test_a_screen_that_is_not_there_is_done_without(named: dict[str, str], reason: str) -> None:
    *_, why, what_else = opened(PROGRAM, named)
    assert why.startswith("The window cannot open here: ")
    assert reason in why
    assert what_else.startswith("There is no screen for the window and no terminal")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_in_japanese_qt_is_not_let_speak() -> None:
    *_, why, what_else = opened(PROGRAM, {"DISPLAY": ":4711", "LC_ALL": "ja_JP.UTF-8"})
    assert why == "ここではウィンドウを表示できません。"
    assert english_in(what_else) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("words", [("--language", "ja"), ("show", CHART, "--language=ja")], ids=str)
def test_why_there_is_none_is_said_in_the_language_asked_for(words: tuple[str, ...]) -> None:
    said = opened((*PROGRAM, *words), {"DISPLAY": ":4711", "LC_ALL": "en_GB.UTF-8"})
    assert "ここではウィンドウを表示できません。" in said
    assert english_in("\n".join(said)) == []


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="there is no Xvfb")
@pytest.mark.parametrize("words", [(), ("show", CHART)], ids=str)
def test_a_server_that_refuses_this_user_is_done_without(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    stranger = ("env", f"XAUTHORITY={tmp_path / 'no-leave'}", f"HOME={tmp_path}")
    *_, why, what_else = opened(("xvfb-run", "-a", *stranger, *PROGRAM, *words), {})
    assert "could not connect to display" in why
    assert "no screen" in what_else
