"""Whether a window could open is known before Qt is asked."""

import socket
from pathlib import Path

import pytest

from flowcharts.commands.screen import has_screen


@pytest.mark.parametrize(
    ("environment", "platform", "there_is_one"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":4711"}, "linux", False),
        ({"DISPLAY": "the projector"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nowhere"}, "linux", False),
        ({"WAYLAND_DISPLAY": "/" + "long" * 100}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "minimal:enable_fonts"}, "linux", True),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_screen_is_known_by_the_environment(
    environment: dict[str, str], platform: str, *, there_is_one: bool
) -> None:
    assert has_screen(environment, platform) is there_is_one


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no sockets of this kind")
def test_a_server_on_this_machine_is_asked_whether_it_is_there(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert has_screen(environment, "linux")
    assert (tmp_path / "wayland-0").exists(), "what a server leaves behind"
    assert not has_screen(environment, "linux")


def test_a_server_on_another_machine_is_asked_too() -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        display = server.getsockname()[1] - 6000
        assert not has_screen({"DISPLAY": f"127.0.0.1:{display}.0"}, "linux")
        server.listen()
        assert has_screen({"DISPLAY": f"127.0.0.1:{display}.0"}, "linux")
