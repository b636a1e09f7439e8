"""Journals in files of their own, and practice with a clock that a test sets."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from flowcharts.loading.library import Library
from flowcharts.study.case_source import CaseSource
from flowcharts.study.journal import Journal
from flowcharts.study.practice import Practice
from tests.flowcharts.study.reviews import NOW

START = datetime(2026, 11, 22, 18, 0, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "journals" / "mine.journal"


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    with Journal.open(file, NOW) as opened:
        yield opened


class Clock:
    """A clock that stands until a test puts it on.

    Attributes:
        now: what it says.
    """

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    """The cases that are written, none generated."""
    return CaseSource(library)


@pytest.fixture
def practice(source: CaseSource, clock: Clock) -> Iterator[Practice]:
    """A guest's practice with written cases."""
    with Journal.guest() as kept:
        yield Practice(kept, source, clock)
