"""A room that is taught, on one screen; on two, where a test asks a process of its own for them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from gui.app import Trainer
from gui.startup.opening import Opening
from gui.theme.fonts import face, load_fonts
from tests.gui.closed import close
from tests.gui.talk.leader import Leader

OpenRoom = Callable[..., Leader]

_PAUSES = (
    "gui.talk.leader.follower._TELL",
    "gui.talk.leader.follower._PAUSE",
    "gui.talk.leader.thumbnails._NEXT",
    "gui.talk.record_file._PAUSE",
    "gui.talk.room._AS_IT_IS",
)
"""How long the program leaves the keys alone before it does what can wait, in milliseconds."""


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what can wait be done at once: whoever presses in a test waits for all of it anyway."""
    for name in _PAUSES:
        monkeypatch.setattr(name, 0)


@pytest.fixture
def open_room(qapp: QApplication) -> Iterator[OpenRoom]:
    """Open the window at an example, and make a room of it."""
    opened: list[Trainer] = []

    def open_it(
        example: str | None = "kavu-monarch",
        chart: str = "missed-trigger-2008",
        *,
        begins: bool = True,
    ) -> Leader:
        trainer = Trainer(qapp, Opening(chart, example, is_asked=True))
        opened.append(trainer)
        trainer.session.choose(moves=False)
        trainer.window.resize(1280, 720)
        trainer.open()
        trainer.settle()
        if not begins:
            return Leader(trainer)
        trainer.commands["room"].does()
        leader = Leader(trainer)
        leader.settle()
        return leader

    yield open_it
    QThreadPool.globalInstance().waitForDone()  # no check of a file goes on into another test
    for trainer in opened:
        close(trainer)


@pytest.fixture
def letters(qapp: QApplication) -> Iterator[None]:
    """The letters of the program."""
    load_fonts()
    before = qapp.font()
    qapp.setFont(face(14))
    yield
    QThreadPool.globalInstance().waitForDone()  # no check of a file goes on into another test
    qapp.setFont(before)
