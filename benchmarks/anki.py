"""Anki, the trainer that everybody knows, fetched into an environment of its own."""

import subprocess
import sys
import venv
from pathlib import Path

from benchmarks.launch import Program

_PROFILE = "bench"
_MADE_AT_HOME = f"""
import sys
from pathlib import Path
from aqt.profiles import ProfileManager

profiles = ProfileManager(Path(sys.argv[1]))
profiles.setupMeta()
profiles.create("{_PROFILE}")
profiles.load("{_PROFILE}")
profiles.meta |= {{"firstRun": False, "check_for_updates": False, "check_for_addon_updates": False}}
profiles.setLang("en_US")
profiles.save()
"""
"""Has Anki ask nothing at its first start: neither for a language nor for a profile."""


def anki(folder: Path) -> Program:
    """Anki, installed below *folder* from the package index, with a new and empty collection."""
    print("fetching Anki …", file=sys.stderr, flush=True)
    venv.create(folder / "venv", with_pip=True)
    scripts = folder / "venv" / "bin"
    python = str(scripts / "python")
    base = folder / "base"
    base.mkdir()
    _run(python, "-m", "pip", "install", "--quiet", "aqt")
    _run(python, "-c", _MADE_AT_HOME, str(base))
    command = (str(scripts / "anki"), "-b", str(base), "-p", _PROFILE)
    # Its web engine does not start for root with a sandbox.
    return Program("Anki", command, {"HOME": str(folder), "QTWEBENGINE_DISABLE_SANDBOX": "1"})


def _run(*command: str) -> None:
    subprocess.run(  # noqa: S603  # the commands above
        command, check=True, stdin=subprocess.DEVNULL, stdout=sys.stderr
    )
