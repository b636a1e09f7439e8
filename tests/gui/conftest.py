"""What the window leaves for later comes soon, and it has read what ships before."""

import pytest

from tests.shipped import ReadLibrary

_PAUSES = ("gui.window.idle_steps._PAUSE", "gui.controllers.kept_rulings._AFTER_RULING")
"""How long the program leaves the keys alone before it does what can wait, in milliseconds."""


@pytest.fixture(autouse=True)
def _short_pauses_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in _PAUSES:
        monkeypatch.setattr(name, 0)


@pytest.fixture(autouse=True)
def _library_that_has_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.app.Library", ReadLibrary)
