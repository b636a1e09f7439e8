"""Is there a screen that a window could open on?"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_WITHOUT_A_SCREEN = ("offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs")
"""The platforms of Qt that need no display server."""


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Could Qt open a window here? Asked before Qt is loaded, because Qt would abort."""
    if platform in ("win32", "darwin"):
        return True
    if environment.get("QT_QPA_PLATFORM", "").partition(":")[0] in _WITHOUT_A_SCREEN:
        return True
    if environment.get("WAYLAND_DISPLAY"):
        return True
    return _is_served(environment.get("DISPLAY", ""))


def _is_served(display: str) -> bool:
    host, _, number = display.partition(":")
    if host or not number:
        return bool(display)  # another machine's screen: only trying would tell
    place = f"/tmp/.X11-unix/X{number.partition('.')[0]}"  # noqa: S108 # X11 has it there
    return Path(place).exists() or f"@{place}\n" in _local_sockets()


def _local_sockets() -> str:
    try:
        return Path("/proc/net/unix").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
