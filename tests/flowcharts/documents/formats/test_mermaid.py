"""Mermaid as GitHub draws it: quoted labels, safe names, the path marked."""

import json
import re

import pytest

from flowcharts.documents.formats.mermaid import mermaid
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk, walk_by_names
from tests.shipped import LIBRARY

NODE = re.compile(r'  (\w+)(?:\{"(.*)"\}|\["(.*)"\])')
EDGE = re.compile(r'  (\w+) (-->|==>)\|"(.*)"\| (\w+)')


@pytest.fixture(scope="module")
def chart() -> Chart:
    return LIBRARY.chart("missed-trigger-2008")


@pytest.mark.parametrize("wording", Wording)
def test_every_node_and_branch_is_there(chart: Chart, wording: Wording) -> None:
    text = mermaid(Walk(chart), wording)
    nodes = [match for line in text.splitlines() if (match := NODE.fullmatch(line))]
    edges = [match for line in text.splitlines() if (match := EDGE.fullmatch(line))]
    assert len(nodes) == len(chart.nodes) + 1  # and the source
    assert len(edges) == sum(len(chart.successors(node)) for node in chart.nodes)
    for node in chart.nodes.values():
        label = node.label.in_wording(wording).replace("\n", "<br/>")
        assert label in {match[2] or match[3] for match in nodes}


def test_the_title_is_a_string_of_yaml(chart: Chart) -> None:
    fence, title, *_ = mermaid(Walk(chart), Wording.BOTH).splitlines()
    assert fence == "---"
    assert chart.edition.badge.en in json.loads(title.removeprefix("title: "))


def test_the_path_is_marked(chart: Chart) -> None:
    text = mermaid(Walk(chart, ("no", "yes", "no")), Wording.ENGLISH)
    assert text.count("==>") == 3
    assert "class node_optional,node_choices,node_default,node_turn_cycle path" in text
    assert "==>" not in mermaid(Walk(chart), Wording.ENGLISH)


def test_no_name_is_a_word_of_mermaid(chart: Chart) -> None:
    names = {match[1] for match in NODE.finditer(mermaid(Walk(chart), Wording.ENGLISH))}
    assert names.isdisjoint({"default", "end", "class", "graph", "style", "subgraph"})


def test_signs_of_mermaid_are_written_as_words(chart: Chart) -> None:
    node = chart.decisions[0]._replace(label=Text('a "b" <c> #1', "「甲」"))
    told = chart._replace(nodes={**chart.nodes, node.id: node})
    assert '{"a #quot;b#quot; #lt;c#gt; #35;1"}' in mermaid(Walk(told), Wording.ENGLISH)


def test_a_walk_across_charts_draws_each_with_its_edition() -> None:
    walk = walk_by_names(LIBRARY.chart("missed-trigger-2013"), {"triggered": "no"})
    text = mermaid(walk, Wording.ENGLISH)
    assert text.count("subgraph ") == text.count("\n  end\n") == 2
    assert "node_missed_trigger_2013__shown_in_time -.-> node_awareness__triggered" in text
    assert "class node_awareness__when_you_do skipped" in text
    for part in ("awareness", "missed-trigger-2013"):
        assert LIBRARY.chart(part).edition.badge.en in text


def test_a_chart_gone_through_twice_is_drawn_once_with_both_ways(twice: Walk) -> None:
    text = mermaid(twice, Wording.ENGLISH)
    assert text.count("subgraph node_awareness[") == 1
    edges = [line for line in text.splitlines() if re.search(r" (-->|==>)", line)]
    assert len(edges) == len(set(edges))
    assert sum("node_awareness__triggered ==>" in edge for edge in edges) == 2
    path = next(line for line in text.splitlines() if line.endswith(" path"))
    names = path.split()[1].split(",")
    assert len(names) == len(set(names))
    assert {"node_awareness__missed", "node_awareness__not_a_trigger"} <= set(names)
