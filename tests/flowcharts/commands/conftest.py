"""Calls the program as `main.py` does, and keeps what it said."""

import pytest

from main import main
from tests.flowcharts.commands.said import Ask, Said


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def call(*words: str) -> Said:
        status = main(words)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return call
