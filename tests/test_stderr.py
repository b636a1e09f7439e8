"""A test in which something is complained of fails, whoever complains."""

import os
import re
import sys

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
    "may": "def test_it(): assert run(['/bin/sh', '-c', 'echo oh >&2'], may_complain=True).stderr",
    "screen": "def test_it(): os.write(2, b'This plugin does not support raise()')",
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """How each of them ends, in one run: the words in which pytest says so, by name."""
    folder = tmp_path_factory.mktemp("complaining")
    for name, program in {**COMPLAINING, **QUIET}.items():
        (folder / f"test_{name}.py").write_text(HEAD + program, encoding="utf-8")
    words = [sys.executable, "-m", "pytest", "-q", "-rA", "-n", "0", "-p", "tests.conftest"]
    words += ["-c", str(TOP / "pyproject.toml"), "--rootdir", str(TOP), str(folder)]
    said = run(words, cwd=TOP, env=os.environ | {"PYTHONPATH": str(TOP)}).stdout
    told: dict[str, set[str]] = {}
    for outcome, name in re.findall(r"^(\w+) \S*test_([\w-]+)\.py", said, re.MULTILINE):
        told.setdefault(name, set()).add(outcome)
    return told


@pytest.mark.parametrize("name", COMPLAINING)
def test_what_is_complained_of_fails_a_test(name: str, outcomes: dict[str, set[str]]) -> None:
    assert outcomes[name] & {"FAILED", "ERROR"}


@pytest.mark.parametrize("name", QUIET)
def test_what_a_test_has_asked_for_does_not(name: str, outcomes: dict[str, set[str]]) -> None:
    assert outcomes[name] == {"PASSED"}


def test_no_test_takes_stderr_away_from_who_looks_at_it() -> None:
    files = sorted((TOP / "tests").rglob("*.py"))
    taking = {
        file.relative_to(TOP).as_posix()
        for file in files
        if any(word in file.read_text("utf-8") for word in ("capture_output=", "stderr=subprocess"))
    }
    assert taking == {"tests/processes.py", "tests/test_stderr.py"}
