"""How soon the window follows whatever is done, in whatever order: thousands of random actions.

Every action is timed until everything is painted, by what this process has worked: that is what
the clock would say were nobody else at the machine, which a run of minutes cannot hope for.
"""

import gc
import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from ctypes import CDLL
from enum import StrEnum
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory, TemporaryFile
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.action import Action, Sort
from benchmarks.causes import Causes
from benchmarks.complaints import Complaints
from benchmarks.home import newcomer
from benchmarks.machine import own_memory
from benchmarks.random_user import NEVER, RandomUser
from benchmarks.rounds import Effort, percentile
from benchmarks.stock import machine_factor, rendered, stock_view
from benchmarks.stopwatch import settled
from benchmarks.two_screens import two_screens
from benchmarks.verdict import Finding, within_ms
from gui.app import Trainer
from gui.settings.settings import Settings
from gui.startup.long_use import prepare_for_long_use
from gui.startup.opening import Opening
from gui.theme.fonts import load_fonts
from gui.window.slow_work import WorkThread

GOALS = {0.99: 50.0, 0.999: 150.0}
"""Within how many ms such a share of the actions is done."""
MOST_FOR_NEW_CHART = 250.0
"""A chart that is opened for the first time is read, laid out and drawn."""
MOST_GROWTH = 8.0
"""In MiB, over the second half of the actions: the moves that Undo knows, and little else."""
_SEED = 1
_SIZE = (1280, 720)
_STRETCH = 500
"""After so many actions the machine is measured again: over minutes it gets slower and quicker."""
_REPAINTS = 5
_NAMED = 10
"""So many of the slowest are named, of any actions and of those apart, with what took so long."""
_WORTH_A_CAUSE = 50.0
"""In ms: of what is quicker no cause is looked for."""
_PATIENCE = 0.3
"""So many seconds a dialog that nothing goes on without is left to wait for its answer."""


class Apart(StrEnum):
    """Why an action counts apart."""

    NOT = "any action"
    CHART = "a chart opened for the first time"
    WINDOW = "a window or a page opened for the first time"
    WRITING = "a file written, or pages printed"
    WAITING = "a question waited for, while that is said"


_APART = {Sort.WRITES: Apart.WRITING, Sort.WAITS: Apart.WAITING}


class Timed(NamedTuple):
    """How long one action took, in ms."""

    kind: str
    ms: float
    apart: Apart
    cause: str
    """What of the program it was at."""

    @classmethod
    def noted(cls, kind: str, ms: float, apart: str, cause: str) -> "Timed":
        """As it was written down."""
        return cls(kind, ms, Apart(apart), cause)


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
        os.environ |= {**newcomer(Path(home)), "HOME": home}  # what is written stays there
        app = QApplication(["benchmarks", *two_screens(Path(home))])
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
    prepare_for_long_use()  # as after a launch
    chance = Random(_SEED)  # noqa: S311  # the same actions every time are what is wanted
    actions = RandomUser(trainer, chance).actions()
    watch = _Watch(trainer)
    stock: list[float] = []
    memories: list[float] = []
    first = trainer.session.settings
    with TemporaryFile("w+", encoding="utf-8") as notes:  # kept here, they would count as memory
        for half in (count // 2, count - count // 2):
            for begun in range(0, half, _STRETCH):
                stock += [rendered(view).processor for _ in range(_REPAINTS)]
                timed = watch.timed(islice(actions, min(_STRETCH, half - begun)))
                notes.write(f"{json.dumps(timed)}\n")
            memories.append(_memory(trainer, first))
        notes.seek(0)
        noted = tuple(Timed.noted(*each) for line in notes for each in json.loads(line))
    return Run(noted, memories[1] - memories[0], median(stock))


class _Watch:
    """Times what is done in the window of *trainer*."""

    def __init__(self, trainer: Trainer) -> None:
        self._trainer = trainer
        self._charts = {trainer.session.position.chart.id}
        self._opened: set[str] = set()
        self._causes = Causes()
        self._begun: float | None = None
        self._answering = QTimer(trainer, interval=100)
        self._answering.timeout.connect(self._answer)
        self._answering.start()

    def timed(self, actions: Iterable[Action]) -> list[Timed]:
        """Each of the actions, timed."""
        timed: list[Timed] = []
        with self._causes.looking():
            for action in actions:
                self._causes.forget()
                taken = settled(partial(self._done, action.do))
                cause = self._causes.found if taken.processor > _WORTH_A_CAUSE else ""
                timed.append(Timed(action.kind, taken.processor, self._apart(action), cause))
                # Whatever was clicked: no clock has a hand in this.
                self._trainer.session.choose(pace=NEVER)
                while (menu := QApplication.activePopupWidget()) is not None:
                    menu.close()
        return timed

    def _done(self, do: Callable[[], object]) -> None:
        self._begun = perf_counter()
        do()
        self._begun = None

    def _answer(self) -> None:
        """Leave a dialog that the action itself waits for."""
        waiting = QApplication.activeModalWidget()
        is_late = self._begun is not None and perf_counter() - self._begun > _PATIENCE
        if waiting is not None and is_late:
            waiting.close()

    def _apart(self, action: Action) -> Apart:
        chart = self._trainer.session.position.chart.id
        is_new_chart = chart not in self._charts
        self._charts.add(chart)
        is_opened = action.sort is Sort.OPENS and action.kind not in self._opened
        self._opened.add(action.kind)
        if action.sort in _APART:
            return _APART[action.sort]
        if is_opened:
            return Apart.WINDOW
        return Apart.CHART if is_new_chart else Apart.NOT


def _memory(trainer: Trainer, first: Settings) -> float:
    """What is in use, with the window and its settings as they were at *first*.

    A room, a larger picture, the chart that is shown, a file that is being written are chance, and
    so are the language and the size of the letters.
    """
    settled(trainer.rooms.leave)
    settled(trainer.practice.leave)
    for thread in trainer.work.findChildren(WorkThread):
        thread.wait()
    settled(partial(trainer.session.open_chart, trainer.session.library.chart_ids[0]))
    settled(partial(trainer.window.resize, *_SIZE))
    settled(partial(trainer.session.choose, **first._asdict()))
    gc.collect()
    CDLL(None).malloc_trim(0)  # what was given back already, as by a window once larger, is free
    return own_memory()


def _times(run: Run) -> Iterator[Finding]:
    factor = machine_factor(run.stock)
    known = [each.ms for each in run.timed if each.apart is Apart.NOT]
    detail = f"median {median(known):.1f} ms of {len(known)}"
    for share, most in GOALS.items():
        yield within_ms(f"any action, {share:.1%}", most, percentile(known, share), factor, detail)
    new = [each.ms for each in run.timed if each.apart is Apart.CHART]
    goal = f"{Apart.CHART}, the slowest"
    yield within_ms(goal, MOST_FOR_NEW_CHART, max(new, default=0.0), factor, f"{len(new)} charts")
    for apart in (Apart.WINDOW, Apart.WRITING, Apart.WAITING):
        times = [each.ms for each in run.timed if each.apart is apart]
        slowest = max(times, default=0.0)
        yield Finding(f"{apart}, the slowest", None, slowest, "ms", f"{len(times)} of them")
    slowest_first = sorted(run.timed, key=lambda each: -each.ms)
    for group in (
        [each for each in slowest_first if each.apart is Apart.NOT],
        [each for each in slowest_first if each.apart is not Apart.NOT],
    ):
        for each in group[:_NAMED]:
            yield Finding(f"{each.kind} ({each.apart})", None, each.ms, "ms", each.cause)


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
        kinds[each.kind if each.apart is Apart.NOT else f"{each.kind}, apart"].append(each.ms)
    for kind, times in sorted(kinds.items(), key=lambda known: -max(known[1])):
        detail = f"worst {max(times):.1f}, median {median(times):.1f} of {len(times)}"
        yield Finding(f"  {kind}, 95 %", None, percentile(times, 0.95), "ms", detail)
