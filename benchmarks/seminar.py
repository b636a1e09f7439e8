"""A room: from the press to the picture in both windows, what two cost, hours and haste."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from benchmarks.hasty_leader import HastyLeader, Pressed
from benchmarks.home import newcomer
from benchmarks.machine import own_memory
from benchmarks.rounds import Effort, percentile
from benchmarks.stock import machine_factor, repainted, stock_view
from benchmarks.stopwatch import settled_ms
from benchmarks.two_screens import two_screens
from benchmarks.verdict import Finding, within_ms
from flowcharts.library.library import Library
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.talk import Talk, talk_of
from gui.app import Trainer
from gui.override import override
from gui.startup.long_use import prepare_for_long_use
from gui.startup.opening import Opening
from gui.talk.built_room import open_room
from gui.talk.room import Room
from gui.theme.fonts import load_fonts

MOST_FOR_PRESS = 50.0
ALMOST_ALWAYS = 0.99
MOST_FOR_TWO = 1.5
"""How much more memory both windows may take than the audience's alone."""
MOST_GROWTH = 1.05
"""How much more it may be after three hours than after the first."""
_HOURS = 3
_BETWEEN_PRESSES = 15
"""Seconds from one press to the next."""
_AT_LONGEST = 5.0
_LESSON = "article-examples"
_WALK = "trainer:missed-trigger-2008"
_COMPARED = "pact-of-negation-2018"
_PRESSES = 4_000
_WEIGHED = 50
"""After so many of them, their memory is looked at."""
_BETWEEN_HASTY = 7.0
"""Seconds that pass from one of those presses to the next."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about a room."""
    with TemporaryDirectory(prefix="home-") as home:
        os.environ |= newcomer(Path(home))
        app = QApplication(["benchmarks", *two_screens(Path(home))])
        app.setStyle("fusion")
        load_fonts()
        stock = stock_view()
        factor = machine_factor(median([repainted(stock).wall for _ in range(7)]))
        trainer = _trainer(app)
        findings = [*_presses(trainer, effort, factor), _memory(trainer), *_three_hours(trainer)]
        findings += _without_waiting(trainer, factor)
        trainer.window.close()
        app.shutdown()
    return findings


def _trainer(app: QApplication) -> Trainer:
    trainer = Trainer(app, Opening(is_asked=True))
    trainer.session.choose(moves=False)
    trainer.window.resize(1280, 720)
    trainer.open()
    settled_ms(trainer.settle)
    prepare_for_long_use()
    return trainer


def _talk(library: Library) -> Talk:
    names = library.lessons[_LESSON].scenarios
    scenes = [{"example": name, "minutes": 4.0} for name in names]
    title = {"en": "Seminar", "ja": "セミナー"}
    sheet = read_sheet({"title": title, "language": "both", "scene": scenes}, library)
    return talk_of(sheet, library.cards)


def _mixed_talk(library: Library) -> Talk:
    """A talk with a scene of every kind."""
    names = library.lessons[_LESSON].scenarios
    title = {"en": "Seminar", "ja": "セミナー"}
    points = [title, title, title]
    scenes = [
        {"slide": title, "points": points, "minutes": 10.0},
        {"chart": _WALK, "minutes": 10.0, "may": True},
        *({"example": name, "minutes": 10.0} for name in names),
        {"compare": _COMPARED, "minutes": 10.0},
        {"break": title, "minutes": 10.0},
        {"walk": _WALK, "minutes": 10.0},
    ]
    sheet = read_sheet({"title": title, "language": "both", "scene": scenes}, library)
    if len(sheet.items) < len(scenes):
        raise ValueError(sheet.missing)
    return talk_of(sheet, library.cards)


def _room(trainer: Trainer, talk: Talk | None = None) -> Room:
    session = trainer.session
    return open_room(
        talk or _talk(session.library),
        trainer.commands,
        lambda: session.settings,
        trainer.window.screen,
        lambda _screens: None,
    )


def _end(room: Room) -> None:
    """As whoever opens rooms does: nothing of it is kept."""
    room.end()
    room.deleteLater()
    settled_ms(lambda: None)


class PaintedWindows(QObject):
    """Knows when both windows of a room have shown the picture of now."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._has_audience = False
        self.ended = 0.0
        room.windows.audience.installEventFilter(self)
        room.windows.leader.now.painted.connect(self._note)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._has_audience = self._has_audience or event.type() == QEvent.Type.Paint
        return False

    def _note(self) -> None:
        if self._has_audience and not self.ended:
            self.ended = perf_counter()


def painted_ms(press: Callable[[], object], room: Room) -> float:
    """From the *press* until both windows show it; the audience's is painted first."""
    both = PaintedWindows(room)
    started = perf_counter()
    press()
    while not both.ended and perf_counter() - started < _AT_LONGEST:
        QApplication.processEvents()
    return (both.ended - started) * 1000


def look_ahead(room: Room) -> None:
    """What comes next is drawn while the leader speaks."""
    while room.is_busy:
        QApplication.processEvents()
    settled_ms(lambda: None)


def _presses(trainer: Trainer, effort: Effort, factor: float) -> Iterator[Finding]:
    """From each press of the whole talk until both windows are painted."""
    times: list[float] = []
    for _ in range(max(1, effort.rounds // 2)):
        room = _room(trainer)
        settled_ms(lambda: None)
        while not room.talk.is_over:
            times.append(painted_ms(room.go_on, room))
            look_ahead(room)
        _end(room)
    slow = percentile(times, ALMOST_ALWAYS)
    detail = f"median {median(times):.1f} ms of {len(times)}"
    goal = "a press in a room, painted in both windows, 99 %"
    yield within_ms(goal, MOST_FOR_PRESS, slow, factor, detail)


def _memory(trainer: Trainer) -> Finding:
    """What both windows take, beside what the audience's takes alone."""
    room = _room(trainer)
    room.windows.leader.hide()
    for _ in range(30):
        settled_ms(room.go_on)
    one = own_memory()
    room.windows.leader.show()
    for _ in range(30):
        settled_ms(room.go_back)
    two = own_memory()
    _end(room)
    detail = f"{one:.0f} MiB, {two:.0f} MiB"
    return Finding("two windows of a room beside one, memory", MOST_FOR_TWO, two / one, "×", detail)


def _three_hours(trainer: Trainer) -> Iterator[Finding]:
    """Three hours in fast time: to the end of the talk and back, again and again."""
    room = _room(trainer)
    after: list[float] = []
    dropped = 0
    forwards = True
    for second in range(_HOURS * 3600):
        room.talk = room.talk.passed(1)
        if second % _BETWEEN_PRESSES == 0:
            before = _place(room)
            settled_ms(room.go_on if forwards else room.go_back)
            dropped += _place(room) == before
            if room.talk.is_over or not room.talk.before:
                forwards = not forwards
        if (second + 1) % 3600 == 0:
            gc.collect()
            after.append(own_memory())
    _end(room)
    hours = ", ".join(f"{each:.0f} MiB" for each in after)
    yield Finding(
        "memory after three hours of a talk, beside the first",
        MOST_GROWTH,
        after[-1] / after[0],
        "×",
        hours,
    )
    yield Finding("presses of three hours that were dropped", 0, dropped, "")


def _place(room: Room) -> tuple[object, int]:
    """The step of the talk, and which of its pictures."""
    return room.talk.moment, room.shown().page


def _without_waiting(trainer: Trainer, factor: float) -> Iterator[Finding]:
    """Thousands of presses, each as soon as the last one is seen, while hours pass."""
    library = trainer.session.library
    room = _room(trainer, _mixed_talk(library))
    trainer.rooms.take(room)  # whose keys are pressed
    settled_ms(lambda: None)
    leader = HastyLeader(room, library, seed=29)
    pressed: list[Pressed] = []
    taken: list[float] = []
    for count in range(_PRESSES):
        room.talk = room.talk.passed(_BETWEEN_HASTY)
        pressed.append(leader.press())
        if count % _WEIGHED == 0:
            gc.collect()
            taken.append(own_memory())
    hours = room.talk.timing.spent / 60
    _end(room)
    trainer.rooms.take(None)
    times = [each.took for each in pressed]
    slow = percentile(times, ALMOST_ALWAYS)
    worst = sorted(pressed, key=lambda each: -each.took)[:3]
    slowest = ", ".join(f"{each.key} {each.took:.0f} ms" for each in worst)
    detail = f"median {median(times):.1f} ms of {len(times)}; slowest: {slowest}"
    goal = "a press without waiting, painted in both windows, 99 %"
    yield within_ms(goal, MOST_FOR_PRESS, slow, factor, detail)
    dropped = [each.key for each in pressed if not each.was_heard]
    first = ", ".join(dropped[:5])
    yield Finding("presses without waiting that were dropped", 0, len(dropped), "", first)
    quarter = len(taken) // 4
    usual = [median(taken[part * quarter :][:quarter]) for part in range(4)]
    grown = usual[-1] / usual[1]  # by then, every kind of picture was seen
    sizes = ", ".join(f"{each:.0f} MiB" for each in usual)
    goal = "memory in their last quarter, beside the second"
    yield Finding(goal, MOST_GROWTH, grown, "×", sizes)
    lacking = max(0.0, _HOURS - hours)
    yield Finding("hours that their talk lacks of three", 0, lacking, "", f"{hours:.1f} hours")
