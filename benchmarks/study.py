"""What practice takes with a million reviews: the next question, the statistics, a verdict."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from benchmarks.journal import ITEMS, REVIEWS
from benchmarks.long_journal import START, write_long
from benchmarks.rounds import Effort, quiet_rounds
from benchmarks.verdict import Finding
from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import walked_by_ideas
from flowcharts.practice.drills import DRILLS, WHOLE_CASES
from flowcharts.practice.practice import Practice
from flowcharts.practice.question import Answer
from flowcharts.practice.round import RoundPlan
from flowcharts.practice.statistics import Statistics
from flowcharts.practice.verdict import verdict_on

_ASKED = 10
"""Questions of a round of measuring."""


class Taken(NamedTuple):
    """What it takes, in milliseconds."""

    question: float
    statistics: float


def measured(effort: Effort) -> list[Finding]:
    """The findings about practice."""
    library = Library()
    source = CaseSource(library, library.generator)
    with TemporaryDirectory() as folder:
        full, empty = Path(folder, "full.journal"), Path(folder, "empty.journal")
        write_long(full, REVIEWS, ITEMS)
        with Journal.open(empty, START):
            pass
        rounds = quiet_rounds(lambda: (taken(full, source), taken(empty, source)), effort)
    detail = f"{REVIEWS} reviews, {ITEMS} items"
    verdict = median(quiet_rounds(lambda: judged(source), effort))
    return [
        _finding("the next question", 50, [(a.question, b.question) for a, b in rounds], detail),
        _finding("all statistics", 500, [(a.statistics, b.statistics) for a, b in rounds], detail),
        Finding("from an answer to the verdict", 16, verdict, "ms", "half of a picture’s 33 ms"),
    ]


def taken(file: Path, source: CaseSource) -> Taken:
    """What the journal in *file* takes, which is not changed."""
    with Journal.read_only(file) as journal:
        now = ((journal.last or START) + timedelta(minutes=1)).astimezone()
        practice = Practice(journal, source, lambda: now)
        practice.begin(RoundPlan())  # what is read once is read now
        modes = (Mode.PRACTISE, Mode.LEARN)
        question = median(
            _timed(lambda: practice.begin(RoundPlan(modes[number % 2], seed=number)))  # noqa: B023 # called at once
            for number in range(_ASKED)
        )
        statistics = Statistics(journal, source.library, practice.settings, now)
        return Taken(question, _timed(lambda: _all_of(statistics)))


def judged(source: CaseSource) -> float:
    """What the verdict on a walk by a mistaken idea takes, in milliseconds."""
    cases = source.written(source.library.todays_chart_id)[:20]
    asked = [DRILLS[WHOLE_CASES].ask(case, source, "") for case in cases]
    walks = [walked_by_ideas(case.decided, {"in-time-all-turn"}) for case in cases]
    return median(
        _timed(lambda: verdict_on(question, Answer(walk)))  # noqa: B023 # called at once
        for question, walk in zip(asked, walks, strict=True)
        if question is not None
    )


def _all_of(statistics: Statistics) -> tuple[object, ...]:
    return (
        *(statistics.decisions(), statistics.ideas(), statistics.confusions()),
        *(statistics.days(), statistics.days_in_a_row(), statistics.forecast()),
        *(statistics.retention(), statistics.by_chart(), statistics.by_drill()),
        *(statistics.by_trigger(), statistics.whole(), statistics.reliability()),
    )


def _finding(goal: str, most: float, pairs: list[tuple[float, float]], detail: str) -> Finding:
    beside = median(empty for _, empty in pairs)
    full = median(full for full, _ in pairs)
    return Finding(goal, most, full, "ms", f"{detail}; an empty journal: {beside:.1f} ms")


def _timed(act: Callable[[], object]) -> float:
    started = perf_counter()
    act()
    return (perf_counter() - started) * 1000
