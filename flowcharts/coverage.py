"""How many of a chart's paths some walks have gone to their end."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from flowcharts.chart import Chart
from flowcharts.library import Library
from flowcharts.walk import Walk


class PathsVisited(NamedTuple):
    """Paths gone to their end, and paths there are."""

    visited: int
    paths: int


def paths_visited(chart: Chart, walks: Iterable[Walk]) -> PathsVisited:
    """How many paths of *chart* the *walks* have gone to an outcome."""
    ended = {walk.answers for walk in walks if walk.chart.id == chart.id and walk.outcome}
    return PathsVisited(len(ended), path_count(chart))


def lesson_coverage(library: Library, lesson_id: str, chart_id: str) -> PathsVisited:
    """How many paths of a chart the examples of a lesson go to their end."""
    chart = library.chart(chart_id)
    taught = set(library.lessons[lesson_id].scenarios)
    told = [entry.id for entry in library.catalog.scenarios if entry.chart == chart_id]
    cases = library.readable_scenarios(name for name in told if name in taught)
    return paths_visited(chart, [case.walk(chart).home for case in cases])


def path_count(chart: Chart) -> int:
    """How many ways lead from the start to an outcome."""

    @cache  # a thousand nodes have more paths than can be listed: each node is counted once
    def count_from(node_id: str) -> int:
        following = chart.successors(node_id)
        return sum(map(count_from, following)) if following else 1

    return count_from(chart.start)
