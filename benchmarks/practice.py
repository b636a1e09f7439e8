"""How soon a verdict is painted after the answer that it is on."""

import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.home import newcomer
from benchmarks.rounds import Effort
from benchmarks.stock import machine_factor, repainted, stock_view
from benchmarks.stopwatch import settled
from benchmarks.verdict import Finding, within_ms
from flowcharts.model.text import Wording
from flowcharts.study.review import Drill
from gui.app import Trainer
from gui.startup.opening import Opening
from gui.study.opened_practice import OpenedPractice
from gui.study.practice_stage import PracticeStage
from gui.theme.fonts import load_fonts

MOST = 33.0
_ANSWERS = 24
_REPAINTS = 9
_SIZE = (1280, 720)


def measured(_effort: Effort) -> list[Finding]:
    """The finding about verdicts."""
    with TemporaryDirectory() as folder:
        os.environ.update(newcomer(Path(folder)))
        app = QApplication([])
        load_fonts()
        took = sorted(_answered(app, Path(folder) / "learner.journal"))
        view = stock_view()
        factor = machine_factor(median(repainted(view).processor for _ in range(_REPAINTS)))
        view.close()
    detail = f"{len(took)} answers, the slowest {took[-1]:.0f} ms"
    return [within_ms("answer to verdict painted", MOST, median(took), factor, detail)]


def _answered(app: QApplication, journal: Path) -> list[float]:
    """How long each verdict took, in ms."""
    now = datetime(2026, 3, 2, 12, tzinfo=UTC).isoformat()
    opening = Opening(wording=Wording.ENGLISH, journal=journal, now=now, is_asked=True)
    trainer = Trainer(app, opening)
    trainer.session.choose(moves=False)
    trainer.window.resize(*_SIZE)
    trainer.open()
    trainer.settle()
    app.processEvents()
    practice = trainer.practice.opened
    if not isinstance(practice, OpenedPractice):
        raise TypeError(practice)
    practice.open()
    practice.pages.start.drill_chosen.emit(Drill.DECISION)
    took = []
    for _ in range(_ANSWERS):
        while practice.is_drawing:
            app.processEvents()
        app.processEvents()
        if practice.stage is not PracticeStage.ASKED:
            break
        press = partial(QTest.keyClick, trainer.window, Qt.Key.Key_Y)
        took.append(settled(press).processor)  # that it is painted, whoever else is at work
        practice.take()
    trainer.window.close()
    return took
