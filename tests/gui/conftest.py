"""What the window leaves for later comes soon, and it has read what ships before."""

import pytest

from tests.shipped import ReadLibrary, entries_of_catalog, entries_of_game

_PAUSES = ("gui.window.idle_steps._PAUSE", "gui.controllers.kept_rulings._AFTER_RULING")
"""How long the program leaves the keys alone before it does what can wait, in milliseconds."""


@pytest.fixture(autouse=True)
def _short_pauses_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in _PAUSES:
        monkeypatch.setattr(name, 0)


@pytest.fixture(autouse=True)
def _library_that_has_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.app.Library", ReadLibrary)


@pytest.fixture(autouse=True)
def _found_in_what_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flowcharts.find.index.entries_of_game", entries_of_game)
    monkeypatch.setattr("flowcharts.find.index.entries_of_catalog", entries_of_catalog)
