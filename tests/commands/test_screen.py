"""Whether a window could open is known before Qt is asked."""

import pytest

from flowcharts.commands.screen import has_screen


@pytest.mark.parametrize(
    ("environment", "platform", "there_is_one"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":4711"}, "linux", False),
        ({"DISPLAY": "projector:0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
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
