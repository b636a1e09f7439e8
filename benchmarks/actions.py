"""How soon the window follows whatever is done, in whatever order: thousands of random actions.

Every action is timed until everything is painted, by what this process has worked: that is what
the clock would say were nobody else at the machine, which a run of minutes cannot hope for.
"""

import gc
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from ctypes import CDLL
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from benchmarks.complaints import Complaints
from benchmarks.home import newcomer
from benchmarks.machine import own_memory
from benchmarks.random_user import NEVER, Action, RandomUser
from benchmarks.rounds import Effort, percentile
from benchmarks.stock import machine_factor, rendered, stock_view
from benchmarks.stopwatch import settled
from benchmarks.verdict import Finding, within_ms
from gui.app import Trainer
from gui.open_window import look_for_garbage_again
from gui.startup.opening import Opening
from gui.theme.fonts import load_fonts

MOST_FOR_ANY = 150.0
MOST_FOR_NEW_CHART = 250.0
"""A chart that is opened for the first time is read, laid out and drawn."""
MOST_FOR_ALMOST_ANY = 50.0
ALMOST_ALWAYS = 0.99
MOST_GROWTH = 8.0
"""In MiB, over the second half of the actions: the moves that Undo knows, and little else."""
_SEED = 1
_SIZE = (1280, 720)
_STRETCH = 500
"""After so many actions the machine is measured again: over minutes it gets slower and quicker."""
_REPAINTS = 5


class Timed(NamedTuple):
    """How long one action took, in ms."""

    kind: str
    ms: float
    is_new_chart: bool
    """Was a chart on the screen afterwards that had not been there before?"""


class Run(NamedTuple):
    """What was seen of all actions."""

    timed: tuple[Timed, ...]
    growth: float
    """Of the memory over the second half of the actions, in MiB."""
    stock: float
    """A full repaint of the stock scene, in ms, at the same time."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about random actions."""
    complaints = Complaints()
    with TemporaryDirectory(prefix="home-") as home:
        os.environ |= newcomer(Path(home))
        app = QApplication([])
        app.setStyle("fusion")
        load_fonts()
        with complaints.heard():
            run = _run(app, effort.actions)
        app.shutdown()
    return [*_times(run), *_counts(complaints, run), *_kinds(run.timed)]


def _run(app: QApplication, count: int) -> Run:
    view = stock_view()
    settled(view.hide)
    trainer = Trainer(app, Opening(is_asked=True))
    trainer.session.choose(moves=False, has_seen_tour=True)  # what glides takes longer, on purpose
    trainer.window.resize(*_SIZE)
    trainer.open()
    settled(trainer.settle)
    look_for_garbage_again()  # as after a launch
    chance = Random(_SEED)  # noqa: S311  # the same actions every time are what is wanted
    actions = RandomUser(trainer, chance).actions()
    seen = {trainer.session.position.chart.id}
    timed: list[Timed] = []
    stock: list[float] = []
    memories: list[float] = []
    for half in (count // 2, count - count // 2):
        for begun in range(0, half, _STRETCH):
            stock += [rendered(view).processor for _ in range(_REPAINTS)]
            timed += _timed(trainer, islice(actions, min(_STRETCH, half - begun)), seen)
        memories.append(_memory(trainer))
    return Run(tuple(timed), memories[1] - memories[0], median(stock))


def _timed(trainer: Trainer, actions: Iterable[Action], seen: set[str]) -> list[Timed]:
    """Each of the actions timed; *seen*: the charts that were on the screen, which grows."""
    timed: list[Timed] = []
    for action in actions:
        taken = settled(action.do)
        chart = trainer.session.position.chart.id
        timed.append(Timed(action.kind, taken.processor, chart not in seen))
        seen.add(chart)
        trainer.session.choose(pace=NEVER)  # whatever was clicked: no clock has a hand in this
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()
    return timed


def _memory(trainer: Trainer) -> float:
    """What is in use, with the window as large as it was at first: its picture takes megabytes."""
    settled(partial(trainer.window.resize, *_SIZE))
    gc.collect()
    CDLL(None).malloc_trim(0)  # what was given back already, as by a window once larger, is free
    return own_memory()


def _times(run: Run) -> Iterator[Finding]:
    factor = machine_factor(run.stock)
    known = [each.ms for each in run.timed if not each.is_new_chart]
    new = [each.ms for each in run.timed if each.is_new_chart]
    every = [each.ms for each in run.timed]
    slow = percentile(every, ALMOST_ALWAYS)
    detail = f"median {median(every):.1f} ms of {len(every)}"
    yield within_ms("any action, 99 %", MOST_FOR_ALMOST_ANY, slow, factor, detail)
    yield within_ms("any action, the slowest", MOST_FOR_ANY, max(known), factor, "")
    goal = "a chart opened for the first time, the slowest"
    yield within_ms(goal, MOST_FOR_NEW_CHART, max(new, default=0.0), factor, f"{len(new)} charts")


def _counts(complaints: Complaints, run: Run) -> Iterator[Finding]:
    for goal, said in (
        ("exceptions", complaints.exceptions),
        ("warnings of Qt", complaints.warnings),
    ):
        yield Finding(goal, 0, len(said), unit="", detail="; ".join(dict.fromkeys(said))[:200])
    half = len(run.timed) // 2
    goal = f"memory grown from action {half} to {len(run.timed)}"
    yield Finding(goal, MOST_GROWTH, run.growth, unit="MiB")


def _kinds(timed: Iterable[Timed]) -> Iterator[Finding]:
    """How long each kind of action took: told, the slowest first."""
    kinds: dict[str, list[float]] = defaultdict(list)
    for each in timed:
        kinds[f"{each.kind}, first time" if each.is_new_chart else each.kind].append(each.ms)
    for kind, times in sorted(kinds.items(), key=lambda known: -max(known[1])):
        detail = f"worst {max(times):.1f}, median {median(times):.1f} of {len(times)}"
        yield Finding(f"  {kind}, 95 %", None, percentile(times, 0.95), "ms", detail)
