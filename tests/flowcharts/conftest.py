"""Journals in files of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flowcharts.journal.store import Journal
from tests.flowcharts.journal.reviews import NOW


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "journals" / "mine.journal"


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    with Journal.open(file, NOW) as opened:
        yield opened
