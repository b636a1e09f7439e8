"""No internet: seen from outside the process, by the calls that it makes of the system."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.paths import TOP
from tests.processes import run

# The real program; a timer plays the user: walks, steps, finds, teaches a room, exports, quits.
A_WHOLE_VISIT = """
import sys
from PySide6.QtCore import QTimer
from gui import app

class Visited(app.Trainer):
    def settle(self):
        super().settle()
        QTimer.singleShot(0, self.visit)

    def visit(self):
        try:
            self.walk_and_step()
        finally:  # whatever went wrong is said, and nobody waits for it
            self.window.close()

    def walk_and_step(self):
        session = self.session
        for answer in ("no", "no", "yes", "yes"):
            session.answer(answer)
        session.open_scenario("kavu-monarch")
        for _ in range(12):
            session.next_beat()
        session.choose_next_wording()
        self.find.open()
        self.overlays.show_keys()
        self.window.grab()
        self.teach()

    def teach(self):
        self.commands["room"].does()
        room = self.rooms.room
        for _ in range(12):
            room.go_on()
            room.windows.audience.grab()
            room.windows.leader.grab()
        room.vote()
        room.end()

app.Trainer = Visited
from main import main
sys.argv = sys.argv[:1]
status = main([])
for name in ("a.svg", "a.pdf", "a.png", "a.md"):
    status |= main(["export", "missed-trigger-2008", "-o", name, "--scenario", "kavu-monarch"])
raise SystemExit(status)
"""


A_SOCKET = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"


@pytest.fixture
def calls_of(tmp_path: Path) -> Callable[[str], list[str]]:
    """Run a Python program in a folder of its own; the calls it made to open sockets."""
    strace = shutil.which("strace")
    if strace is None or run([strace, "-o", "/dev/null", "true"], may_complain=True).returncode:
        pytest.skip("needs strace, and leave to use it: `make test` installs it on Linux")
    log = tmp_path / "calls"
    watch = [strace, "-f", "--seccomp-bpf", "-o", str(log), "-e", "trace=socket,connect", "--"]
    project = TOP

    def calls(program: str) -> list[str]:
        offscreen = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(project)}
        words = [*watch, sys.executable, "-c", program]
        finished = run(words, cwd=tmp_path, env=os.environ | offscreen)
        assert finished.returncode == 0
        return log.read_text(encoding="utf-8").splitlines()

    return calls


def to_the_internet(calls: list[str]) -> list[str]:
    return [call for call in calls if "AF_INET" in call]


def test_an_internet_socket_would_be_seen(calls_of: Callable[[str], list[str]]) -> None:
    assert to_the_internet(calls_of(A_SOCKET))


def test_a_whole_visit_opens_no_internet_socket(
    calls_of: Callable[[str], list[str]], tmp_path: Path
) -> None:
    assert to_the_internet(calls_of(A_WHOLE_VISIT)) == []
    assert {path.name for path in tmp_path.iterdir()} >= {"a.svg", "a.pdf", "a.png", "a.md"}
