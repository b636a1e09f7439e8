"""Where the user's own content and settings lie, and what can be made again is kept."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE

PROGRAM = "missed-trigger-trainer"
"""The name of the program's folders."""
DESKTOP_FILE = "org.missed_trigger_trainer.Trainer"
"""What desktops know the program by; a name, and no address of the web.

Whoever publishes it under a domain of theirs changes it here alone.
"""
SHIPPED = Path(__file__).parent / "content"
"""The folder of the content that comes with the program."""
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul"}
    | {f"{kind}{number}" for kind in ("com", "lpt") for number in range(10)}
)
_LONGEST = 40
"""No more letters of a file's name stand in that of the new file beside it."""


def content_folder() -> Path:
    """The folder of the user's own charts, cards and examples; it need not exist."""
    return data_folder() / "content"


def data_folder() -> Path:
    """The folder of what the user makes; it need not exist."""
    return _folder("data", "XDG_DATA_HOME", ".local/share")


def guides_folder() -> Path:
    """The folder of the user's copies of guides; it need not exist."""
    return data_folder() / "guides"


def config_folder() -> Path:
    """The folder of the settings; it need not exist."""
    return _folder("config", "XDG_CONFIG_HOME", ".config")


def state_folder() -> Path:
    """The folder of what the program writes down about itself; it need not exist."""
    return _folder("state", "XDG_STATE_HOME", ".local/state")


def cache_folder() -> Path:
    """The folder for what is quicker to read again than to make again; it need not exist."""
    return _folder("cache", "XDG_CACHE_HOME", ".cache")


def real(path: Path) -> Path:
    """*path* without links; one that leads round in a circle is left as it is."""
    return Path(os.path.realpath(path))


def is_device(name: str) -> bool:
    """Does Windows take a file of that name for a device, whatever its ending?"""
    return name.partition(".")[0].strip().casefold() in _DEVICES


@contextmanager
def replacing(file: Path, ending: str = "new") -> Iterator[Path]:
    """A new file beside *file* that takes its place once it is complete, and else is gone again.

    Whoever may read and write *file* may do so as before.

    Raises:
        OSError: it cannot be written there.
    """
    # Not the whole name: it may be as long as a name can be.
    fresh = file.with_name(f".{file.name[:_LONGEST]}.{os.getpid()}.{ending}")
    try:
        yield fresh
        with suppress(OSError):  # there is no file yet, or none has rights of its own there
            fresh.chmod(S_IMODE(file.stat().st_mode))
        fresh.replace(file)
    finally:
        with suppress(OSError):
            fresh.unlink()


def keep(file: Path, content: bytes) -> None:
    """Write what can be made again, all of it or nothing; where that is impossible, do without."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with replacing(file) as fresh:
            fresh.write_bytes(content)


def _folder(kind: str, variable: str, usual: str) -> Path:
    """The program's folder of that *kind*.

    Where the XDG Base Directory Specification holds, two lines answer; to load the library that
    knows all systems would be a twentieth of the launch.
    """
    if sys.platform in ("win32", "darwin"):
        import platformdirs

        found: Path = getattr(platformdirs, f"user_{kind}_path")(PROGRAM, appauthor=False)
        return found
    given = os.environ.get(variable, "")
    return (Path(given) if given.startswith("/") else Path.home() / usual) / PROGRAM
