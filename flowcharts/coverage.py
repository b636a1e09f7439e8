"""How many of a chart's paths some walks have gone to their end."""

from collections.abc import Iterable
from typing import NamedTuple

from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.walk import Walk


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
    # A thousand nodes have more paths than can be listed, and stand deeper than functions may call
    # each other: each node is counted once, after those that it leads to.
    counted: dict[str, int] = {}
    waiting = [chart.start]
    while waiting:
        following = chart.successors(waiting[-1])
        uncounted = [node_id for node_id in following if node_id not in counted]
        if uncounted:
            waiting.extend(uncounted)
        else:
            counted[waiting.pop()] = sum(counted[node_id] for node_id in following) or 1
    return counted[chart.start]
