"""Is there a screen that a window could open on?"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_WITHOUT_A_SERVER = ("offscreen", "minimal", "minimalegl", "vnc")
"""The platforms of Qt that need neither a display server nor a device."""
_DEVICES = {"linuxfb": Path("/dev/fb0"), "eglfs": Path("/dev/dri")}
"""Those that draw on a device of the machine."""
_FIRST_PORT = 6000
"""Of X servers that are asked over a network: display 0's."""
_PATIENCE = 2.0
"""How long to wait for one, in seconds."""


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Could Qt open a window here? Asked before Qt is loaded, because Qt would abort."""
    if platform in ("win32", "darwin"):
        return True
    wanted = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if wanted in _WITHOUT_A_SERVER:
        return True
    if wanted in _DEVICES:
        return _DEVICES[wanted].exists()
    return _has_wayland(environment) or _has_x(environment.get("DISPLAY", ""))


def _has_wayland(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return bool(name) and _answers(os.path.join(folder, name))  # noqa: PTH118  # one may be whole


def _has_x(display: str) -> bool:
    host, _, number = display.rpartition(":")
    screen = number.partition(".")[0]
    if not (screen.isascii() and screen.isdigit()):
        return False
    if host in ("", "unix"):
        return _answers(f"/tmp/.X11-unix/X{screen}")  # noqa: S108  # X11 has it there
    return _answers_from(host.strip("[]"), _FIRST_PORT + int(screen))


def _answers(place: str) -> bool:
    """Does anybody serve the socket at *place*? A file may be left of one that is gone."""
    served = _served_here()
    if f"@{place}\n" in served:
        return True
    if not os.access(place, os.W_OK):
        return False
    return f" {place}\n" in served or _answers_a_call(place)


def _answers_a_call(place: str) -> bool:
    import socket  # only a room of its own (a container) lists none of the sockets lent to it

    try:
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(_PATIENCE)
            asking.connect(place)
            return True
    except OSError:
        return False


def _answers_from(host: str, port: int) -> bool:
    import socket  # few screens are another machine's

    try:
        with socket.create_connection((host, port), _PATIENCE):
            return True
    except OSError:
        return False


def _served_here() -> str:
    try:
        return Path("/proc/net/unix").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
