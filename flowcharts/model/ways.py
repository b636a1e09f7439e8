"""The ways from node to node of a chart, on whatever day it is asked."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

from flowcharts.model.branch import NO
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


def column(chart: Chart) -> tuple[str, ...]:
    """The longest way from the start of *chart* to an end."""
    onward = ways_on(chart)
    passed = [chart.start]
    while (answer := onward.get(passed[-1])) is not None:
        passed.append(ways_out(chart.nodes[passed[-1]])[answer])
    return tuple(passed)


def ways_on(chart: Chart) -> Mapping[str, str]:
    """By each node that leads anywhere, the answer by which the longest way goes on."""
    ways = ways_of(chart)
    ways_in = Counter(end for out in ways.values() for end in out.values())
    ahead: dict[str, int] = {}
    """How many nodes the longest way from a node has."""
    onward: dict[str, str] = {}

    def rank(answer: str, end: str) -> tuple[int, int, bool]:
        # Of two as long that to where fewer lead; else that of No, as in most questions.
        return ahead[end], -ways_in[end], answer == NO

    for node_id in _ends_first(ways, chart.start):
        out = ways[node_id]
        if out:
            onward[node_id] = max(reversed(list(out)), key=lambda answer: rank(answer, out[answer]))
        ahead[node_id] = 1 + max((ahead[end] for end in out.values()), default=0)
    return onward


def _ends_first(ways: Ways, start: str) -> Iterator[str]:
    """The nodes from *start* on, each after all that it leads to."""
    waiting, seen = [(start, iter(ways[start].values()))], {start}
    while waiting:
        node_id, ends = waiting[-1]
        end = next((each for each in ends if each not in seen), None)
        if end is None:
            waiting.pop()
            yield node_id
        else:
            seen.add(end)
            waiting.append((end, iter(ways[end].values())))
