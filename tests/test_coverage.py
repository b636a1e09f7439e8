"""Coverage: how many paths of a chart some walks have gone."""

from flowcharts.coverage import Coverage, coverage, path_count
from flowcharts.library import Library
from flowcharts.walk import Walk

CHART = Library().chart("missed-trigger-2008")


def test_the_chart_of_2008_has_seven_paths() -> None:
    assert path_count(CHART) == 7


def test_a_path_counts_once_and_an_unfinished_one_not_at_all() -> None:
    done = Walk(CHART, ("yes",))
    halfway = Walk(CHART, ("no", "no"))
    left = Walk(CHART).left_by("not-a-trigger")
    assert coverage(CHART, [done, done, halfway, left]) == Coverage(visited=1, paths=7)


def test_no_walk_covers_nothing() -> None:
    assert coverage(CHART, []) == Coverage(visited=0, paths=7)
