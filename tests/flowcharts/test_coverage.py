"""Coverage: how many paths of a chart some walks have gone."""

from flowcharts.coverage import PathsVisited, path_count, paths_visited
from flowcharts.model.walk import Walk
from tests.chains import chain
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")


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
    assert path_count(chain(CHART, length=2000)) == 2**2000
