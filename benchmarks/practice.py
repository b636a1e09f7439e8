"""How soon a verdict is painted after the answer that it is on."""

import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.home import newcomer
from benchmarks.rounds import Effort
from benchmarks.stock import machine_factor, repainted, stock_view
from benchmarks.stopwatch import settled
from benchmarks.verdict import Finding, within_ms
from flowcharts.model.text import Wording
from flowcharts.practice.drills import DRILLS
from gui.app import Trainer
from gui.practice.opened_practice import OpenedPractice
from gui.practice.pages import PracticeStage
from gui.startup.opening import Opening
from gui.theme.fonts import load_fonts

MOST = 33.0
MOST_TO_NEXT = 50.0
MOST_TO_BEGIN = 150.0
"""From the press that begins a round until its question is seen, or that one is looked for."""
_ANSWERS = 24
"""To single decisions."""
_TO_OTHERS = 4
"""To what each other drill asks."""
_REPAINTS = 9
_SIZE = (1280, 720)


class Taken(NamedTuple):
    """How long each press took until all was painted, in ms."""

    begun: list[float]
    verdicts: list[float]
    nexts: list[float]


def measured(_effort: Effort) -> list[Finding]:
    """The findings about practice."""
    with TemporaryDirectory() as folder:
        os.environ.update(newcomer(Path(folder)))
        app = QApplication([])
        load_fonts()
        took = _practised(app, Path(folder) / "learner.journal")
        view = stock_view()
        factor = machine_factor(median(repainted(view).processor for _ in range(_REPAINTS)))
        view.close()
    return [
        within_ms("answer to verdict painted", MOST, *_middle(took.verdicts, factor)),
        within_ms("verdict to next question painted", MOST_TO_NEXT, *_middle(took.nexts, factor)),
        within_ms(
            *("a drill begun, the slowest", MOST_TO_BEGIN, max(took.begun), factor),
            "its question painted, or that it is looked for",
        ),
    ]


def _middle(took: list[float], factor: float) -> tuple[float, float, str]:
    return median(took), factor, f"{len(took)} times, the slowest {max(took):.0f} ms"


def _practised(app: QApplication, journal: Path) -> Taken:
    """Practise each drill for a while."""
    now = datetime(2026, 3, 2, 12, tzinfo=UTC).isoformat()
    opening = Opening(wording=Wording.ENGLISH, journal=journal, now=now, is_asked=True)
    trainer = Trainer(app, opening)
    trainer.session.choose(moves=False)
    trainer.window.resize(*_SIZE)
    trainer.open()
    trainer.settle()
    app.processEvents()
    practice = trainer.practice.opened
    practice.open()
    took = Taken([], [], [])
    for drill in DRILLS:
        begin = partial(practice.pages.start.drill_chosen.emit, drill)
        took.begun.append(settled(begin).processor)
        for _ in range(_ANSWERS if drill == "decision" else _TO_OTHERS):
            _await_question(app, practice)
            if practice.stage is not PracticeStage.ASKED or drill in {"walk", "when"}:
                break  # these take more than one key
            key = Qt.Key.Key_Y if drill == "decision" else Qt.Key.Key_1
            press = partial(QTest.keyClick, trainer.window, key)
            took.verdicts.append(settled(press).processor)
            took.nexts.append(settled(practice.take).processor)
        practice.rest()
    trainer.window.close()
    return took


def _await_question(app: QApplication, practice: OpenedPractice) -> None:
    app.processEvents()
    while practice.is_drawing:
        app.processEvents()
