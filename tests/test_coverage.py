"""Coverage: how many paths of a chart some walks have gone."""

from dataclasses import replace

from flowcharts.chart import Chart
from flowcharts.coverage import PathsVisited, path_count, paths_visited
from flowcharts.library import Library
from flowcharts.walk import Walk

CHART = Library().chart("missed-trigger-2008")
DEPTH = 2000


def chain() -> Chart:
    """A chart of as many decisions as `DEPTH`, both ways out of each leading to the next."""
    one, end = CHART.decisions[0], CHART.outcomes[0]
    decisions = {
        f"decision-{place}": one._replace(
            id=f"decision-{place}",
            branches=tuple(
                branch._replace(to=f"decision-{place + 1}" if place + 1 < DEPTH else end.id)
                for branch in one.branches
            ),
        )
        for place in range(DEPTH)
    }
    return replace(CHART, start="decision-0", nodes={**decisions, end.id: end})


def test_the_chart_of_2008_has_seven_paths() -> None:
    assert path_count(CHART) == 7


def test_a_path_counts_once_and_an_unfinished_one_not_at_all() -> None:
    done = Walk(CHART, ("yes",))
    halfway = Walk(CHART, ("no", "no"))
    left = Walk(CHART).left_by("not-a-trigger")
    assert paths_visited(CHART, [done, done, halfway, left]) == PathsVisited(visited=1, paths=7)


def test_no_walk_covers_nothing() -> None:
    assert paths_visited(CHART, []) == PathsVisited(visited=0, paths=7)


def test_a_chart_deeper_than_functions_call_each_other_is_counted() -> None:
    assert path_count(chain()) == 2**DEPTH
