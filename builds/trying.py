"""What every try needs: a program run to its end, and a sentence for what was found."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

_LONGEST = 300
_OF_NO_LOCALE = (
    "Detected locale",
    "Qt depends on a UTF-8 locale",
    "If this causes problems",
    "for more information",
)
"""What Qt says in an empty environment."""


class TryOutError(RuntimeError):
    """Something is not as it should be."""


def expect(is_so: bool, told: str) -> None:  # noqa: FBT001  # it reads as a sentence
    """Say what was found, or end."""
    if not is_so:
        raise TryOutError(f"This is not so: {told}")
    print(f"✔ {told}", flush=True)


def run(command: Sequence[str], environment: Mapping[str, str], folder: Path) -> str:
    """What a program says until it ends, well and without a complaint."""
    done = subprocess.run(  # noqa: S603  # what was built here
        command,
        cwd=folder,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=_LONGEST,
    )
    complaints = complaints_in(done.stderr)
    if done.returncode or complaints:
        raise TryOutError(f"{' '.join(command)}: status {done.returncode}. {complaints}")
    return done.stdout


def home_at(folder: Path) -> Mapping[str, str]:
    """An environment with a home, made there, and nothing else but what Windows cannot lack."""
    folder.mkdir()
    kept = ("SYSTEMROOT", "TEMP", "TMP", "APPDATA", "LOCALAPPDATA")
    system = {name: os.environ[name] for name in kept if name in os.environ}
    kinds = ("CONFIG", "CACHE", "DATA", "STATE", "RUNTIME")
    folders = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    return {**system, "HOME": str(folder), "USERPROFILE": str(folder), "PATH": "", **folders}


def complaints_in(said: str) -> str:
    """What nobody expects on the stream of errors."""
    usual = (*_OF_NO_LOCALE, "This plugin does not support", "Days practised: ")
    return "\n".join(line for line in said.splitlines() if line and not line.startswith(usual))
