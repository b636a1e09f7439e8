"""What a million reviews cost: to open them, to count them, to add one, to hold them."""

import subprocess
import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from benchmarks.long_journal import START, one_review, write_long
from benchmarks.machine import resident_memory
from benchmarks.rounds import Effort, quiet_rounds
from benchmarks.verdict import Finding
from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.store import Journal
from flowcharts.journal.tallies import Tallies
from flowcharts.practice.days_in_a_row import days_in_a_row
from flowcharts.practice.drills import WHOLE_CASES
from flowcharts.practice.learnt import learnt_since
from flowcharts.practice.memory_book import MemoryBook

REVIEWS = 1_000_000
ITEMS = 5_000
_ADDED = 20
"""Reviews that are added in a round."""

_DAY_BEGINS = 4

_STATISTICS: tuple[Callable[[Tallies], object], ...] = (
    lambda tallies: tallies.by_day(),
    lambda tallies: tallies.by_chart_and_drill(),
    lambda tallies: tallies.items(),
    lambda tallies: tallies.confusions(600),
    lambda tallies: tallies.walks(WHOLE_CASES),
)
"""What the screens ask for, each a question of its own."""
_HELD = """
import sys
from datetime import datetime, timedelta
from pathlib import Path
from benchmarks.journal import held
print(held(Path(sys.argv[1]), datetime.fromisoformat(sys.argv[2])))
"""


class Taken(NamedTuple):
    """What one journal takes, in milliseconds."""

    opening: float
    asking: float
    """Of the questions of the statistics, the slowest."""
    due: float
    progress: float
    """Of what else the start page tells: days in a row, what was learnt in a week, is weak."""
    adding: float


class Limit(NamedTuple):
    """What a long journal may take."""

    goal: str
    most: float
    is_beyond: bool = False
    """Is it beyond what an empty one takes?"""


_LIMITS = (
    Limit("opening a long journal, beyond an empty one", 300, is_beyond=True),
    Limit("the slowest question of its statistics", 500),
    Limit("what is due in it", 50),
    Limit("what else the start page tells of it", 250),
    Limit("adding a review to it", 33),
)
_MOST_MEMORY = 100.0
"""In MiB."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about the journal."""
    with TemporaryDirectory() as folder:
        full, empty = Path(folder, "full.journal"), Path(folder, "empty.journal")
        now = write_long(full, REVIEWS, ITEMS)
        with Journal.open(empty, START):
            pass
        detail = f"{REVIEWS} reviews, {ITEMS} items, {full.stat().st_size / 2**20:.0f} MiB"
        rounds = quiet_rounds(lambda: (taken(full, now), taken(empty, now)), effort)
        memory = _held_alone(full, now) - _held_alone(empty, now)
    findings = [
        _finding(limit, [pair[0][part] for pair in rounds], [pair[1][part] for pair in rounds])
        for part, limit in enumerate(_LIMITS)
    ]
    findings.append(
        Finding("memory of it, beyond an empty one", _MOST_MEMORY, memory, "MiB", detail)
    )
    return findings


def _finding(limit: Limit, full: list[float], empty: list[float]) -> Finding:
    beside = median(empty)
    took = median(full) - (beside if limit.is_beyond else 0)
    return Finding(limit.goal, limit.most, took, "ms", f"an empty one: {beside:.1f} ms")


def taken(file: Path, now: datetime) -> Taken:
    """What the journal in *file* takes, each thing once."""
    started = perf_counter()
    with Journal.open(file, now) as journal:
        opening = _since(started)
        tallies = journal.tallies(_DAY_BEGINS)
        asking = max(_timed(ask, tallies) for ask in _STATISTICS)
        due = _timed(MemoryBook(journal).due, now)
        progress = _timed(_progress, journal, now)
        adding = median(_timed(journal.add, one_review(now)) for _ in range(_ADDED))
    return Taken(opening, asking, due, progress, adding)


def _progress(journal: Journal, now: datetime) -> object:
    tallies, today = journal.tallies(_DAY_BEGINS), day_of(now, _DAY_BEGINS)
    learnt = learnt_since(journal, start_of_day(now, _DAY_BEGINS, -6), _DAY_BEGINS)
    return learnt, days_in_a_row(tallies, today), tallies.by_drill(today - timedelta(days=30))


def held(file: Path, now: datetime) -> float:
    """What this process holds in MiB after everything was asked once."""
    with Journal.open(file, now) as journal:
        asked = [ask(journal.tallies(_DAY_BEGINS)) for ask in _STATISTICS]
        asked.append(MemoryBook(journal).due(now))
        return resident_memory() if asked else 0.0


def _held_alone(file: Path, now: datetime) -> float:
    command = [sys.executable, "-c", _HELD, str(file), now.isoformat()]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603  # ours
    return float(said.stdout)


def _timed(act: Callable[..., object], *given: object) -> float:
    started = perf_counter()
    act(*given)
    return _since(started)


def _since(started: float) -> float:
    return (perf_counter() - started) * 1000
