"""A chart in the language of Graphviz, with the path of a walk marked, across charts too."""

from collections.abc import Iterator

from flowcharts.chart import Action, Chart, Decision, Node
from flowcharts.crossing import bridges, parts
from flowcharts.export import words
from flowcharts.text import Wording
from flowcharts.walk import Walk

_PATH = 'color="#0072b2" penwidth=3'
_SKIPPED = 'color="#999999" fontcolor="#777777"'
_FONT = 'fontname="sans-serif"'


def dot(walk: Walk, wording: Wording) -> str:
    """The chart of *walk*, or all that it crosses, as a graph that Graphviz reads."""
    return "\n".join(_lines(walk, wording)) + "\n"


def _lines(walk: Walk, wording: Wording) -> Iterator[str]:
    home = walk.home.chart
    head = [*_head(home, wording), words.source_line(home.source).in_wording(wording)]
    yield f"digraph {_quoted(home.id)} {{"
    yield f"  graph [label={_quoted(chr(10).join(head))} labelloc=t {_FONT}];"
    yield f"  node [{_FONT}];"
    yield f"  edge [{_FONT}];"
    if walk.crosses_charts:
        for part in parts(walk):
            yield f"  subgraph {_quoted('cluster_' + part.chart.id)} {{"
            yield f"    graph [label={_quoted(chr(10).join(_head(part.chart, wording)))}];"
            yield from (f"    {line};" for line in _chart_lines(part, wording, f"{part.chart.id}/"))
            yield "  }"
        for bridge in bridges(walk):
            start = _quoted(f"{bridge.start.id}/{bridge.node}")
            yield f"  {start} -> {_quoted(f'{bridge.end.id}/{bridge.end.start}')} [style=dashed];"
    else:
        yield from (f"  {line};" for line in _chart_lines(walk, wording, ""))
    yield "}"


def _head(chart: Chart, wording: Wording) -> list[str]:
    return [chart.title.in_wording(wording), chart.edition.badge.in_wording(wording)]


def _chart_lines(walk: Walk, wording: Wording, prefix: str) -> Iterator[str]:
    """The nodes and edges of one chart; *prefix* stands before the names of its nodes."""
    visited = set(walk.trail) if walk.answers else set()
    for node in walk.chart.nodes.values():
        marks = [
            f"label={_quoted(node.label.without_ruby().in_wording(wording))}",
            f"shape={_shape(node)}",
            *_marks(walk.chart, node, wording),
            *([_PATH] if node.id in visited else []),
        ]
        yield f"{_quoted(prefix + node.id)} [{' '.join(marks)}]"
    for node in walk.chart.nodes.values():
        yield from _edges(node, walk, wording, prefix)


def _marks(chart: Chart, node: Node, wording: Wording) -> Iterator[str]:
    """How a node is drawn that is not asked, or whose sources are thin."""
    if chart.granted(node.id) is not None:
        yield _SKIPPED
    if node.doubt is not None:
        yield f"style=dashed tooltip={_quoted(node.doubt.without_ruby().in_wording(wording))}"


def _edges(node: Node, walk: Walk, wording: Wording, prefix: str) -> Iterator[str]:
    start = _quoted(prefix + node.id)
    match node:
        case Decision(branches=branches):
            taken = walk.answer_at(node.id)
            for branch in branches:
                label = _quoted(branch.words.in_wording(wording, " / "))
                mark = f" {_PATH}" if branch.answer == taken else ""
                yield f"{start} -> {_quoted(prefix + branch.to)} [label={label}{mark}]"
        case Action(to=to):
            mark = f" [{_PATH}]" if walk.answers and node.id in walk.trail else ""
            yield f"{start} -> {_quoted(prefix + to)}{mark}"


def _shape(node: Node) -> str:
    return "diamond" if isinstance(node, Decision) else "box"


def _quoted(text: str) -> str:
    r"""*text* as a string of Graphviz.

    >>> print(_quoted('say "no"'))
    "say \"no\""
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
