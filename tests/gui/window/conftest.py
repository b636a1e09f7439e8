"""The real window, opened in the home of a newcomer."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.folders import config_folder, content_folder
from gui.app import Trainer
from gui.startup.opening import Opening
from tests.flowcharts.rulings.ruled import case, kept, pasted, unlisted
from tests.gui.closed import close
from tests.gui.window.across import EXAMPLE, TODAY
from tests.gui.window.user import User
from tests.paths import GROUPED

Open = Callable[..., User]

QUIET = {
    "moves": False,
    "has_seen_tour": True,
    "wording": "en",
    "theme": "light",
    "chart": "missed-trigger-2008",
}
"""What is remembered unless a test wants it otherwise: nothing glides, no tour, a small chart."""


@pytest.fixture
def remember() -> Callable[..., Path]:
    """Write the settings file that the next window finds."""

    def write(**settings: object) -> Path:
        file = config_folder() / "settings.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(QUIET | settings), encoding="utf-8")
        return file

    return write


@pytest.fixture
def open_window(qapp: QApplication, remember: Callable[..., Path]) -> Iterator[Open]:
    """Open the window of the whole program, at the size that is asked for."""
    font, palette = qapp.font(), qapp.palette()
    opened: list[Trainer] = []

    def close_all() -> None:
        for trainer in opened:
            close(trainer)
        opened.clear()

    def open_it(
        width: int = 1280,
        height: int = 800,
        *,
        opening: Opening | None = None,
        as_it_is: bool = False,
        **settings: object,
    ) -> User:
        close_all()
        if not as_it_is:
            remember(**settings)
        trainer = Trainer(qapp, opening or Opening())
        opened.append(trainer)
        trainer.window.resize(width, height)
        trainer.open()
        trainer.window.activateWindow()
        trainer.settle()
        user = User(trainer)
        user.settle()
        return user

    yield open_it
    close_all()
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def user(open_window: Open) -> User:
    """Someone who walks the chart freely, in English."""
    return open_window()


@pytest.fixture
def pupil(open_window: Open) -> User:
    """Someone at the story of an example that takes four answers."""
    return open_window(opening=Opening("missed-trigger-2008", "kavu-monarch"))


@pytest.fixture
def judge(open_window: Open) -> User:
    """Someone who walks today's policy freely."""
    return open_window(chart=TODAY)


@pytest.fixture
def learner(open_window: Open) -> User:
    """Someone at the story of an example that crosses three charts."""
    return open_window(opening=Opening(TODAY, EXAMPLE))


@pytest.fixture
def table() -> None:
    """Add a small chart with two groups to what the newcomer has."""
    shutil.copytree(GROUPED, content_folder())


@pytest.fixture
def guest(table: None, open_window: Open) -> User:  # noqa: ARG001 - the chart must be there
    """Someone at the start of a chart with two groups."""
    return open_window(chart="table")


@pytest.fixture
def veteran(open_window: Open) -> User:
    """Someone who has ruled three times on other days."""
    kept(case(), unlisted(), pasted()).close()
    return open_window(chart=TODAY)
