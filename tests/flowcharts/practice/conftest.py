"""Practice with a clock that a test sets."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.practice import Practice

START = datetime(2026, 11, 22, 18, 0, tzinfo=UTC)


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
