"""A chart as a graph: every path is found, and what examples leave out is named."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.codec.values import read
from flowcharts.model.chart import Chart
from flowcharts.model.graph import (
    MOST_LISTED,
    circles,
    coverage,
    graph_of,
    paths,
    unreachable,
)
from flowcharts.model.walk import Walk
from flowcharts.model.ways import ways_of
from tests.chains import chain
from tests.paths import CONTENT
from tests.shipped import LIBRARY

SMALL = CONTENT / "charts" / "small.toml"


@pytest.fixture(scope="module")
def chart() -> Chart:
    return LIBRARY.chart("missed-trigger-2008")


@pytest.fixture(scope="module")
def small() -> Chart:
    return read(Chart, tomllib.loads(SMALL.read_text("utf-8")), id="small")


def walked(chart: Chart, *answers: str) -> Walk:
    return Walk(chart, answers)


def test_the_chart_of_2008_has_exactly_seven_paths(chart: Chart) -> None:
    assert len(set(paths(chart))) == len(list(paths(chart))) == 7


def test_every_path_can_be_walked_to_an_outcome(chart: Chart, small: Chart) -> None:
    for some in (chart, small):
        found = list(paths(some))
        assert found
        for path in found:
            walk = walked(some, *(step.answer for step in path))
            assert walk.outcome is not None
            assert walk.path == path


def test_two_answers_to_one_node_are_two_ways(small: Chart) -> None:
    assert graph_of(ways_of(small)).number_of_edges("seen", "turn-cycle") == 2
    assert [" ".join(step.answer for step in path) for path in paths(small)] == [
        "yes",
        "no yes",
        "no no",
        "partly yes",
        "partly no",
    ]


def test_a_sound_chart_has_no_circle_and_no_unreachable_node(chart: Chart) -> None:
    assert circles(ways_of(chart)) == ()
    assert unreachable(ways_of(chart), chart.start) == ()


def test_each_knot_is_said_once_from_its_first_node() -> None:
    ways = {
        "start": {"yes": "a", "no": "b"},
        "a": {"yes": "c", "no": "c"},
        "c": {"yes": "a", "no": "end"},
        "b": {"yes": "b", "no": "end"},
        "end": {},
    }
    assert circles(ways) == (("a", "c"), ("b",))


def test_what_no_walk_comes_to_is_named_in_the_order_of_the_file() -> None:
    ways = {"z": {"": "end"}, "start": {"yes": "end", "no": "end"}, "a": {"": "z"}, "end": {}}
    assert unreachable(ways, "start") == ("z", "a")


def test_coverage_names_what_is_visited_and_what_is_missing(small: Chart) -> None:
    walks = [walked(small, "no", "yes"), walked(small, "partly")]
    found = coverage(small, walks)
    assert [[step.answer for step in path] for path in found.paths.visited] == [["no", "yes"]]
    assert len(found.paths.missing) == 4
    assert found.decisions.visited == ("seen", "turn-cycle")
    assert found.decisions.is_whole
    assert found.outcomes.visited == ("mend",)
    assert found.outcomes.missing == ("leave",)


def test_a_walk_that_left_by_an_exit_visits_no_path_and_no_outcome(small: Chart) -> None:
    found = coverage(small, [Walk(small, ("no",), exit_id="other")])
    assert found.paths.visited == ()
    assert found.outcomes.visited == ()


def test_all_paths_together_visit_everything(chart: Chart) -> None:
    walks = [walked(chart, *(step.answer for step in path)) for path in paths(chart)]
    found = coverage(chart, walks)
    assert found.paths.is_whole
    assert found.decisions.is_whole
    assert found.outcomes.is_whole


def test_a_chart_of_countless_paths_has_them_counted_and_the_first_missing_ones_listed(
    chart: Chart,
) -> None:
    long = chain(chart, length=60)
    walks = [walked(long, *[answer] * 60) for answer in chart.decisions[0].answers]
    found = coverage(long, reversed(walks)).paths
    assert found.count == 2**60
    assert found.visited == (walks[0].path, walks[1].path), "in branch order"
    assert len(found.missing) == MOST_LISTED
    assert not set(found.missing) & set(found.visited)


@given(st.dictionaries(st.sampled_from("abcd"), st.sampled_from("abcde"), max_size=4))
def test_a_node_is_in_a_circle_exactly_if_a_walk_comes_back_to_it(after: dict[str, str]) -> None:
    ways = {node: {"": after[node]} if node in after else {} for node in "abcde"}
    in_circles = {node for circle in circles(ways) for node in circle}
    assert len(ways) == 5
    for node in ways:
        here, steps = after.get(node), 0
        while here is not None and here != node and steps < len(ways):
            here, steps = after.get(here), steps + 1
        assert (node in in_circles) is (here == node)
