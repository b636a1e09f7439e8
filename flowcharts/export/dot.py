"""A chart in the language of Graphviz, with the path of a walk marked."""

from collections.abc import Iterator

from flowcharts.chart import Action, Decision, Node
from flowcharts.export import words
from flowcharts.text import Wording
from flowcharts.walk import Walk

_PATH = 'color="#0072b2" penwidth=3'
_FONT = 'fontname="sans-serif"'


def dot(walk: Walk, wording: Wording) -> str:
    """The chart of *walk* as a graph that Graphviz reads."""
    return "\n".join(_lines(walk, wording)) + "\n"


def _lines(walk: Walk, wording: Wording) -> Iterator[str]:
    chart = walk.chart
    visited = set(walk.trail) if walk.answers else set()
    head = [
        chart.title.in_wording(wording),
        chart.edition.badge.in_wording(wording),
        words.source_line(chart.source).in_wording(wording),
    ]
    yield f"digraph {_quoted(chart.id)} {{"
    yield f"  graph [label={_quoted(chr(10).join(head))} labelloc=t {_FONT}];"
    yield f"  node [{_FONT}];"
    yield f"  edge [{_FONT}];"
    for node in chart.nodes.values():
        label = _quoted(node.label.without_ruby().in_wording(wording))
        mark = f" {_PATH}" if node.id in visited else ""
        yield f"  {_quoted(node.id)} [label={label} shape={_shape(node)}{mark}];"
    for node in chart.nodes.values():
        yield from (f"  {line};" for line in _edges(node, walk, wording))
    yield "}"


def _edges(node: Node, walk: Walk, wording: Wording) -> Iterator[str]:
    start = _quoted(node.id)
    match node:
        case Decision(branches=branches):
            taken = walk.answer_at(node.id)
            for branch in branches:
                label = _quoted(branch.words.in_wording(wording, " / "))
                mark = f" {_PATH}" if branch.answer == taken else ""
                yield f"{start} -> {_quoted(branch.to)} [label={label}{mark}]"
        case Action(to=to):
            mark = f" [{_PATH}]" if walk.answers and node.id in walk.trail else ""
            yield f"{start} -> {_quoted(to)}{mark}"


def _shape(node: Node) -> str:
    return "diamond" if isinstance(node, Decision) else "box"


def _quoted(text: str) -> str:
    r"""*text* as a string of Graphviz.

    >>> print(_quoted('say "no"'))
    "say \"no\""
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
