"""A test in which something is complained of fails, whoever complains."""

import os
import sys
from pathlib import Path

import pytest

from tests.paths import TOP
from tests.processes import run

HEAD = """
import ctypes, os, sys
import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QWidget
from tests.processes import run

class Broken(QWidget):
    def paintEvent(self, event):
        raise ValueError

"""
COMPLAINING = {
    "python": "def test_it(): print('oh', file=sys.stderr)",
    "qt": "def test_it(qapp): qWarning('oh')",
    "c": "def test_it(): os.write(2, b'oh')",
    "override": "def test_it(qtbot): w = Broken(); qtbot.addWidget(w); w.show(); w.grab()",
    "finalizer": """
class Ending:
    def __del__(self): raise ValueError
def test_it(): Ending()
""",
    "fixture": """
@pytest.fixture
def it(): yield; print('oh', file=sys.stderr)
def test_it(it): assert True
""",
    "process": "def test_it(): os.system('echo oh >&2')",
    "run": "def test_it(): run(['/bin/sh', '-c', 'echo oh >&2'])",
}
QUIET = {
    "taken": "def test_it(capfd): print('oh', file=sys.stderr); assert capfd.readouterr().err",
    "run": "def test_it(): assert run(['/bin/sh', '-c', 'echo oh >&2'], may_complain=True).stderr",
    "screen": "def test_it(): os.write(2, b'This plugin does not support raise()')",
}


def outcome(program: str, folder: Path) -> str:
    """How pytest ends with these lines, which is said in its last one."""
    file = folder / "test_it.py"
    file.write_text(HEAD + program, encoding="utf-8")
    words = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "tests.conftest"]
    words += ["-c", str(TOP / "pyproject.toml"), "--rootdir", str(TOP), str(file)]
    done = run(words, cwd=TOP, env=os.environ | {"PYTHONPATH": str(TOP)})
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("program", COMPLAINING.values(), ids=list(COMPLAINING))
def test_what_is_complained_of_fails_a_test(program: str, tmp_path: Path) -> None:
    said = outcome(program, tmp_path)
    assert "1 failed" in said or "1 error" in said


@pytest.mark.parametrize("program", QUIET.values(), ids=list(QUIET))
def test_what_a_test_has_asked_for_does_not(program: str, tmp_path: Path) -> None:
    assert outcome(program, tmp_path).startswith("1 passed")


def test_no_test_takes_stderr_away_from_who_looks_at_it() -> None:
    files = sorted((TOP / "tests").rglob("*.py"))
    taking = {
        file.relative_to(TOP).as_posix()
        for file in files
        if any(word in file.read_text("utf-8") for word in ("capture_output=", "stderr=subprocess"))
    }
    assert taking == {"tests/processes.py", "tests/test_stderr.py"}
