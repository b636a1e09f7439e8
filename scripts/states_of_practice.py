"""The states of practice, each brought about as a learner does."""

# ruff: noqa: INP001  # part of the script beside it

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from flowcharts.journal.profiles import own_profile
from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.exam import ExamPlan
from flowcharts.practice.learner import Learner
from gui.app import Trainer
from gui.practice.opened_practice import OpenedPractice
from gui.practice.pages import PracticeStage

_MOST_STEPS = 20
_DAYS = 20
_SEED = 1


def practice_start(trainer: Trainer) -> None:
    """The start page."""
    _opened(trainer)


def practice_said_first(trainer: Trainer) -> None:
    """A case, and what is to be said of it first."""
    _begun(trainer, "walk")


def practice_walked(trainer: Trainer) -> None:
    """The chart is walked, the case beside it."""
    _walk(trainer, steps=2)


def practice_verdict(trainer: Trainer) -> None:
    """A wrong step, on the chart and in words."""
    _walk(trainer, steps=_MOST_STEPS)


def practice_decision(trainer: Trainer) -> None:
    """A single decision."""
    _begun(trainer, "decision")


def practice_pair(trainer: Trainer) -> None:
    """Two cases that differ in one fact, judged."""
    _begun(trainer, "pair")
    _press(trainer, Qt.Key.Key_1)


def practice_when(trainer: Trainer) -> None:
    """The last moment that still counts, to be placed."""
    _begun(trainer, "when")


def practice_result(trainer: Trainer) -> None:
    """The result of a short exam."""
    practice = _opened(trainer)
    practice.pages.start.exam.begun.emit(ExamPlan(questions=3, is_walked=False))
    for _ in range(3):
        _press(trainer, Qt.Key.Key_1)


def practice_on_chart(trainer: Trainer) -> None:
    """How well it goes, on the chart."""
    _statistics(trainer)


def practice_days(trainer: Trainer) -> None:
    """How well it goes, day by day."""
    _statistics(trainer)
    _press(trainer, Qt.Key.Key_2)


STATES_OF_PRACTICE: tuple[Callable[[Trainer], None], ...] = (
    *(practice_start, practice_said_first, practice_walked, practice_verdict, practice_decision),
    *(practice_pair, practice_when, practice_result, practice_on_chart, practice_days),
)


def _opened(trainer: Trainer) -> OpenedPractice:
    practice = trainer.practice.opened
    practice.open()
    return practice


def _begun(trainer: Trainer, drill: str) -> OpenedPractice:
    """The first question of a round that is the same at every run."""
    practice = _opened(trainer)
    practice.begin(lambda: replace(practice.round.plan(Mode.LEARN), drills=(drill,), seed=_SEED))
    while practice.is_drawing:
        QApplication.processEvents()
    return practice


def _walk(trainer: Trainer, steps: int) -> None:
    """Say something first, then answer No so many times, or to the verdict."""
    practice = _begun(trainer, "walk")
    _press(trainer, Qt.Key.Key_1, Qt.Key.Key_1)
    for _ in range(steps):
        if practice.stage is PracticeStage.WALKED:
            _press(trainer, Qt.Key.Key_N)
            if trainer.session.position.walk.decision is not None:
                _press(trainer, Qt.Key.Key_2)


def _statistics(trainer: Trainer) -> None:
    """How well it goes, after some simulated days."""
    library = trainer.session.library
    path = own_profile().journal
    if not path.exists():
        now = datetime.now().astimezone()
        source = CaseSource(library, library.generator)
        with Journal.open(path, now) as journal:
            first = now - timedelta(days=_DAYS - 1)
            for _ in Learner(journal, source, first, _SEED).days(_DAYS):
                pass  # each answer is in the journal
    _opened(trainer).show_statistics()


def _press(trainer: Trainer, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(trainer.window, key)
        QApplication.processEvents()
