"""Someone who practises in the real window, with a journal in a real file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gui.startup.opening import Opening
from tests.gui.practice.learner import Learner
from tests.gui.window.conftest import (  # noqa: F401  # pytest finds fixtures by their names here
    open_window,
    remember,
)
from tests.shipped import ReadSource

NOON = "2026-03-02T12:00:00+00:00"

Practise = Callable[..., Learner]


@pytest.fixture(autouse=True)
def _examples_that_were_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.practice.open_journal.CaseSource", ReadSource)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Where the journal is, or will be."""
    return tmp_path / "learner.journal"


@pytest.fixture
def practise(open_window: Callable[..., object], journal: Path) -> Practise:  # noqa: F811  # the fixture
    """Open the window at the start page of practice."""

    def open_it(now: str = NOON, **settings: object) -> Learner:
        opening = Opening(journal=journal, now=now, is_practice=True, is_asked=True)
        user = open_window(opening=opening, **settings)
        QApplication.processEvents()
        learner = Learner(user.trainer, journal)  # type: ignore[attr-defined]  # it is a User
        learner.settle()
        return learner

    return open_it
