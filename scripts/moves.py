"""Moves that bring the window into a state."""

# ruff: noqa: INP001  # part of the script beside it

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from gui.app import Trainer
from gui.compare.view import CompareView
from gui.walk.find.page import FindBar


def answer(trainer: Trainer, *answers: str) -> None:
    """Give these answers, one after the other."""
    for answer in answers:
        trainer.session.answer(answer)


def compare(trainer: Trainer, scenario: str, *charts: str) -> None:
    """Compare *scenario* on exactly *charts*."""
    trainer.session.open_scenario(scenario)
    trainer.compare.open()
    comparison = trainer.compare.comparison
    (view,) = trainer.window.findChildren(CompareView)
    if comparison is not None:
        chosen, wanted = comparison.chosen, frozenset(charts)
        for name in (*(wanted - chosen), *(chosen - wanted)):
            view.time_line.toggled.emit(name)


def go_through(trainer: Trainer, scenario: str) -> None:
    """Step *scenario* to its end."""
    trainer.session.open_scenario(scenario)
    while not trainer.session.position.is_shown_to_the_end:
        trainer.session.next_beat()


def look_for(trainer: Trainer, words: str) -> None:
    """Type *words* into Find, and wait for all that they find."""
    trainer.find.open()
    for bar in trainer.window.findChildren(FindBar):
        bar.line.setText(words)
    while trainer.find.is_reading:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
