"""The ways from node to node of a chart, on whatever day it is asked."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome

Ways = Mapping[str, Mapping[str, str]]
"""The ways out of each node: where each answer leads. An action's one way has no word: ""."""


def ways_of(chart: Chart) -> Ways:
    """The ways out of every node of *chart*."""
    return {node.id: ways_out(node) for node in chart.nodes.values()}


def ways_out(node: Node) -> Mapping[str, str]:
    """Where each answer to *node* leads."""
    match node:
        case Decision(branches=branches):
            return {branch.answer: branch.to for branch in branches}
        case Action(to=to):
            return {"": to}
        case Outcome():
            return {}
        case _:
            assert_never(node)


def edges(chart: Chart) -> Iterator[tuple[str, str | None, str]]:
    """Every way: where it begins, the answer that takes it, if one does, and where it ends."""
    for start, ways in ways_of(chart).items():
        for answer, end in ways.items():
            yield start, answer or None, end


def has_ranks(chart: Chart, count: int) -> bool:
    """Do so many nodes, or more, stand one above another?"""
    ways = ways_of(chart)
    row = {chart.start}
    for _ in range(count - 1):
        row = {end for start in row for end in ways.get(start, {}).values()}
    return bool(row)
