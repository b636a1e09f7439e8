"""Programs that tests start: none of them may complain where that is not expected."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

Done = subprocess.CompletedProcess[str]
_OF_NO_SCREEN = "This plugin does not support"
"""What Qt's offscreen platform says whenever a window asks for something only a screen has."""


def complaints(said: str) -> list[str]:
    """The lines of *said*, which stood on stderr, that nobody expects there."""
    return [line for line in said.splitlines() if line and not line.startswith(_OF_NO_SCREEN)]


def run(
    words: Sequence[str | Path],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    may_complain: bool = False,
) -> Done:
    """Run a program to its end, which has to come within five minutes.

    *may_complain*: whoever asks looks at what stands on stderr themselves.
    """
    done = subprocess.run(
        words,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert may_complain or not complaints(done.stderr), done.stderr
    return done
