"""The panels are measured in the program's own face, whatever a machine or another test has."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.app import Trainer
from gui.commands.command import Commands
from gui.settings.settings import Settings
from gui.startup.opening import Opening
from gui.theme.fonts import face, load_fonts
from tests.gui.closed import close
from tests.gui.walk.asked import Asked


@pytest.fixture(autouse=True)
def _own_face(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    before = qapp.font()
    qapp.setFont(face(Settings().text_size))
    yield
    qapp.setFont(before)


@pytest.fixture
def asked() -> Asked:
    """What the panel has asked of the walk."""
    return Asked()


@pytest.fixture
def trainer(qapp: QApplication) -> Iterator[Trainer]:
    """The whole program, its window not opened: its session moves as its commands ask."""
    trainer = Trainer(qapp, Opening("missed-trigger-2008", is_asked=True))
    yield trainer
    close(trainer)


@pytest.fixture
def commands(trainer: Trainer) -> Commands:
    """The table of commands."""
    return trainer.commands
