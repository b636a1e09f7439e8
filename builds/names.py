"""What things are called that are given to people: with version, day of content and system."""

import platform
import sys
from pathlib import Path

from flowcharts.folders import DESKTOP_FILE, PROGRAM
from flowcharts.version import CONTENT_DATE, VERSION

__all__ = [
    "CONTENT_DATE",
    "DESKTOP_FILE",
    "DIST",
    "MADE",
    "PROGRAM",
    "TITLE",
    "TOP",
    "VERSION",
    "internal",
    "stem",
]

TITLE = "Missed Trigger Trainer"
TOP = Path(__file__).parent.parent
DIST = TOP / "dist"
"""Where what is given to people lies."""
MADE = TOP / "build"
"""Where what is needed for it on the way lies."""
_SYSTEMS = {"win32": "windows", "darwin": "macos"}


def internal(folder: Path) -> Path:
    """Where all but the program itself lies in a stand-alone folder."""
    if sys.platform == "darwin":
        return folder / f"{TITLE}.app" / "Contents" / "Frameworks"
    return folder / "_internal"


def stem() -> str:
    """The name of folder and archive, without an ending."""
    system = _SYSTEMS.get(sys.platform, sys.platform)
    machine = platform.machine().lower().replace("amd64", "x86_64")
    return f"{PROGRAM}-{VERSION}-content-{CONTENT_DATE}-{system}-{machine}"
