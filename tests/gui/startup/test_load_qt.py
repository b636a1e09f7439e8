"""What a start spares, it spares without a trace: the same Qt, the same Python afterwards."""

import json
import sys

import pytest

from tests.processes import run

pytestmark = pytest.mark.usefixtures("nothing_kept")

# Loads Qt as main.py does, and tells what was left behind.
LAUNCHED = """
import builtins, gc, json, linecache
from gui.startup.load_qt import load_qt

plain_import = builtins.__import__
load_qt()
from PySide6.QtCore import QPoint
from gui import words
print(json.dumps({
    "imports plainly": builtins.__import__ is plain_import,
    "has read sources": words.__file__ in linecache.cache,
    "collects": gc.isenabled(),
    "Qt works": QPoint(1, 2).manhattanLength() == 3,
}))
"""

# The real program, which tells whether the collector is on again once the window has settled.
SETTLED = """
import gc, os, sys
from PySide6.QtCore import QTimer
from gui.app import Trainer

settle = Trainer.settle

def tell() -> None:
    print(gc.isenabled(), gc.get_freeze_count() > 10000, flush=True)
    os._exit(0)

def settle_and_tell(trainer):
    print(gc.isenabled(), flush=True)
    settle(trainer)
    QTimer.singleShot(0, trainer, lambda: QTimer.singleShot(0, trainer, tell))  # once it is painted

Trainer.settle = settle_and_tell

from main import main
main([])
"""


def said_by(program: str) -> str:
    finished = run([sys.executable, "-c", program])
    assert finished.returncode == 0
    return finished.stdout


def test_python_imports_as_it_did_before_and_no_source_is_read() -> None:
    told = json.loads(said_by(LAUNCHED))
    assert told == {
        "imports plainly": True,
        "has read sources": False,
        "collects": False,
        "Qt works": True,
    }


def test_the_collector_is_on_again_once_the_window_has_settled() -> None:
    assert said_by(SETTLED).split() == ["False", "True", "True"]
