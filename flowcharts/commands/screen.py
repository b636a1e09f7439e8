"""Is there a screen that a window could open on?"""

import os
import sys
from collections.abc import Mapping

NAMES_OF_SCREENS = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
"""The variables of the environment that say where a window is to open."""
_WITHOUT_A_SERVER = ("offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs")
"""The platforms of Qt that ask no server for their windows."""


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Is a screen named? Whether it takes the window, only Qt can tell: `gui/startup`."""
    if has_own_windows(platform):
        return True
    wanted, *servers = (environment.get(name, "") for name in NAMES_OF_SCREENS)
    return wanted.partition(":")[0] in _WITHOUT_A_SERVER or any(servers)


def has_own_windows(platform: str = sys.platform) -> bool:
    """Is it a system that cannot be without its windows?"""
    return platform in ("win32", "darwin")
