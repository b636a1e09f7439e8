"""DOT that Graphviz reads back: the same graph, the path marked."""

from typing import TYPE_CHECKING

import pytest

from flowcharts.documents.formats.dot import dot
from flowcharts.model.chart import Chart
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk, walk_by_names
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    import pygraphviz


@pytest.fixture(scope="module")
def chart() -> Chart:
    return LIBRARY.chart("missed-trigger-2008")


def read(text: str) -> "pygraphviz.AGraph":
    import pygraphviz

    return pygraphviz.AGraph(string=text)


@pytest.mark.parametrize("wording", Wording)
def test_graphviz_reads_the_same_graph(chart: Chart, wording: Wording) -> None:
    graph = read(dot(Walk(chart), wording))
    assert set(graph.nodes()) == set(chart.nodes)
    edges = {(node, to) for node in chart.nodes for to in chart.successors(node)}
    assert set(graph.edges()) == edges
    for node in chart.nodes.values():
        drawn = graph.get_node(node.id).attr["label"].replace("\\n", "\n")
        assert drawn == node.label.in_wording(wording)


def test_the_path_is_marked_and_nothing_else(chart: Chart) -> None:
    graph = read(dot(Walk(chart, ("no", "yes", "no")), Wording.ENGLISH))
    marked = {edge for edge in graph.edges() if edge.attr["penwidth"] == "3"}
    assert marked == {("optional", "choices"), ("choices", "default"), ("default", "turn-cycle")}
    nodes = {node for node in graph.nodes() if node.attr["penwidth"] == "3"}
    assert nodes == {"optional", "choices", "default", "turn-cycle"}


def test_a_chart_without_a_walk_is_unmarked(chart: Chart) -> None:
    assert "penwidth" not in dot(Walk(chart), Wording.ENGLISH)


def test_a_walk_across_charts_draws_each_with_its_edition() -> None:
    walk = walk_by_names(LIBRARY.chart("missed-trigger-2013"), {"triggered": "no"})
    text = dot(walk, Wording.ENGLISH)
    graph = read(text)
    for part in ("awareness", "missed-trigger-2013"):
        assert f'subgraph "cluster_{part}"' in text
    assert ("missed-trigger-2013/shown-in-time", "awareness/triggered") in graph.edges()
    assert graph.get_node("awareness/when-you-do").attr["fontcolor"] == "#777777"
    marked = {node for node in graph.nodes() if node.attr["penwidth"] == "3"}
    assert {"awareness/not-a-trigger", "missed-trigger-2013/not-missed"} <= marked
    for part in ("awareness", "missed-trigger-2013"):
        assert LIBRARY.chart(part).edition.badge.en in text


def test_a_chart_gone_through_twice_is_drawn_once_with_both_ways(twice: Walk) -> None:
    text = dot(twice, Wording.ENGLISH)
    assert text.count('subgraph "cluster_awareness"') == 1
    edges = [line.strip() for line in text.splitlines() if " -> " in line]
    assert len(edges) == len(set(edges))
    graph = read(text)
    marked = {node for node in graph.nodes() if node.attr["penwidth"] == "3"}
    assert {"awareness/missed", "awareness/not-a-trigger"} <= marked
    assert [edge.count("penwidth") for edge in edges if '"awareness/triggered" ->' in edge] == [
        1,
        1,
    ]
