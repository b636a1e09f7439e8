"""How soon the whole window follows: another language, the next step, the next example."""

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
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
from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.startup.long_use import prepare_for_long_use
from gui.startup.opening import Opening
from gui.theme.fonts import load_fonts

CHART = "missed-trigger-2008"
GROUPED = "forge-trigger-mode"
"""The largest chart that ships, and one with groups."""
MOST_FOR_MOVE = 33.0
"""Two frames of a screen that shows sixty a second."""
MOST_FOR_STEP = 16.0
"""One frame: the median of steps and examples."""
ALMOST_ALWAYS = 0.99
_SIZE = (1280, 720)
"""Of the window: a projector's."""
_WORDINGS = (Wording.JAPANESE, Wording.BOTH, Wording.ENGLISH) * 2


@dataclass(frozen=True, slots=True)
class Round:
    """How long each move took in one round, in ms."""

    languages: tuple[float, ...]
    steps: tuple[float, ...]
    first_example: float
    """From the free walk into an example: its panels are made, its lesson is read."""
    examples: tuple[float, ...]
    """From one example to the next."""
    groups: tuple[float, ...]
    """All groups of the largest shipped chart opened, and closed again."""
    stock: float
    """A full repaint of the stock scene."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about the whole window."""
    with TemporaryDirectory(prefix="home-") as home:
        os.environ |= newcomer(Path(home))
        app = QApplication([])
        app.setStyle("fusion")
        load_fonts()
        stock = stock_view()
        _round(app, stock)  # the first one warms the caches
        rounds = quiet_rounds(lambda: _round(app, stock), effort)
        stock.close()
        app.shutdown()
    factor = machine_factor(median([each.stock for each in rounds]))
    steps = [ms for each in rounds for ms in each.steps]
    examples = [ms for each in rounds for ms in each.examples]
    return [
        _finding("another language", [ms for each in rounds for ms in each.languages], factor),
        _finding("next step", steps, factor),
        _median_finding("next step", steps, factor),
        _told("the first example", [each.first_example for each in rounds]),
        _finding("next example", examples, factor),
        _median_finding("next example", examples, factor),
        _finding("all groups open or close", [ms for each in rounds for ms in each.groups], factor),
    ]


def _finding(move: str, times: list[float], factor: float) -> Finding:
    slow = percentile(times, ALMOST_ALWAYS)
    detail = f"median {median(times):.1f} ms of {len(times)}"
    return within_ms(f"{move}, whole window, 99 %", MOST_FOR_MOVE, slow, factor, detail)


def _median_finding(move: str, times: list[float], factor: float) -> Finding:
    return within_ms(f"{move}, whole window, median", MOST_FOR_STEP, median(times), factor, "")


def _told(move: str, times: list[float]) -> Finding:
    return Finding(f"{move}, whole window, median", None, median(times), "ms")


LESSON = "todays-policy"
"""The lesson whose examples cross three charts each: nothing takes more to show."""


def _round(app: QApplication, stock: QGraphicsView) -> Round:
    """A window opened anew, every language chosen in it, the examples of a lesson gone through."""
    trainer = Trainer(app, Opening(chart=CHART, is_asked=True))
    session = trainer.session
    session.choose(moves=False)  # what glides does so for longer, on purpose
    trainer.window.resize(*_SIZE)
    trainer.open()
    settled_ms(trainer.settle)
    prepare_for_long_use()  # as after a launch
    languages = _timed(partial(session.choose, wording=wording) for wording in _WORDINGS)
    steps: list[float] = []
    openings: list[float] = []
    for scenario in session.library.lessons[LESSON].scenarios:
        openings.append(settled_ms(partial(session.open_scenario, scenario)))
        while not session.position.is_shown_to_the_end:
            steps.append(settled_ms(session.next_beat))
    groups = _groups_opened(trainer)
    trainer.window.close()
    for thing in (trainer.window, trainer):
        thing.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    first, *examples = openings
    return Round(languages, tuple(steps), first, tuple(examples), groups, repainted(stock).wall)


def _groups_opened(trainer: Trainer) -> tuple[float, ...]:
    """All groups opened and closed again; both drawings were on the screen once before."""
    trainer.session.open_chart(GROUPED)
    ways = [trainer.groups.open_all, trainer.groups.close_all] * 2
    _timed(ways)
    return _timed(ways)


def _timed(actions: Iterable[Callable[[], object]]) -> tuple[float, ...]:
    return tuple(settled_ms(action) for action in actions)
