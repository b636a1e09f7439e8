"""Rule on it now: how soon the window follows an answer, and shows the ruling that it leads to."""

import os
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from benchmarks.home import newcomer
from benchmarks.rounds import Effort, percentile, quiet_rounds
from benchmarks.stock import machine_factor, repainted, stock_view
from benchmarks.stopwatch import settled_ms
from benchmarks.verdict import Finding, within_ms
from gui.app import Trainer
from gui.startup.long_use import prepare_for_long_use
from gui.startup.opening import Opening
from gui.theme.fonts import load_fonts

MOST_FOR_RULING = 33.0
"""Two frames of a screen that shows sixty a second."""
ALMOST_ALWAYS = 0.99
_SIZE = (1280, 720)
_CASES = (
    ("dark-confidant", (1, 0, 1, 0)),
    ("chalice-of-the-void", (1, 0, 0, 0, 0)),
    ("pact-of-negation", (1, 0, 1, 0)),
    ("pact-of-negation", (0,)),
    ("sulfuric-vortex", (1, 2, 0)),
)
"""A card, and the places of the answers that lead to a ruling."""
_TIMES = 3

_Times = tuple[tuple[float, ...], tuple[float, ...], float]
"""Of the answers that lead to a ruling and of the others, and a full repaint of the stock scene."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about answers."""
    with TemporaryDirectory(prefix="home-") as home:
        os.environ |= newcomer(Path(home))
        app = QApplication([])
        app.setStyle("fusion")
        load_fonts()
        stock = stock_view()
        rounds = quiet_rounds(partial(_round, app, stock), effort)
        stock.close()
        app.shutdown()
    factor = machine_factor(median([repaint for _, _, repaint in rounds]))
    last = [ms for rulings, _, _ in rounds for ms in rulings]
    others = [ms for _, answers, _ in rounds for ms in answers]
    return [
        within_ms(
            "answer to painted ruling, 99 %",
            MOST_FOR_RULING,
            percentile(last, ALMOST_ALWAYS),
            factor,
            f"median {median(last):.1f} ms of {len(last)}",
        ),
        Finding("answer to the next question, median", None, median(others), "ms"),
    ]


def _round(app: QApplication, stock: QGraphicsView) -> _Times:
    """A window opened anew, and each of the cases ruled on in it, the first time unmeasured."""
    trainer = Trainer(app, Opening(is_asked=True))
    trainer.session.choose(moves=False)  # what glides does so for longer, on purpose
    trainer.window.resize(*_SIZE)
    trainer.open()
    settled_ms(trainer.settle)
    prepare_for_long_use()  # as after a launch
    for case in _CASES:
        _ruled(trainer, *case)
    times = [_ruled(trainer, *case) for _ in range(_TIMES) for case in _CASES]
    trainer.window.close()
    for thing in (trainer.window, trainer):
        thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    rulings = tuple(each[-1] for each in times)
    others = tuple(ms for each in times for ms in each[:-1])
    return rulings, others, repainted(stock).wall


def _ruled(trainer: Trainer, card: str, places: tuple[int, ...]) -> tuple[float, ...]:
    """How long each answer took until its picture was there."""
    settled_ms(partial(trainer.rule_now.rule_on, card))
    return tuple(settled_ms(partial(trainer.rule_now.take, place)) for place in places)
