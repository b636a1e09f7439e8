"""A program that a test leads, kills and starts anew."""

import json
import subprocess
import sys
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

from tests.paths import TOP

_PATIENCE = 60


class LedProgram:
    """The program in a process of its own, and somebody who leads a room with it."""

    def __init__(self, *words: str, env: Mapping[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.gui.talk.led_program", *words],
            cwd=TOP,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()

    def look(self) -> dict[str, Any]:
        """What is seen now."""
        return self.do("look")

    def do(self, *deed: str) -> dict[str, Any]:
        """What is seen after that."""
        self.begin(*deed)
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        assert answer, f"The program has ended with {self._process.wait(_PATIENCE)}."
        seen: dict[str, Any] = json.loads(answer)
        return seen

    def begin(self, *deed: str) -> None:
        """Do what may be the end of it."""
        assert self._process.stdin is not None
        print(json.dumps(deed), file=self._process.stdin, flush=True)

    def kill(self) -> None:
        """End it as a power cut would: nothing is asked, nothing is written."""
        self._process.kill()
        self.wait()

    def wait(self) -> int:
        """The status with which it ends by itself."""
        status = self._process.wait(_PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        return status
