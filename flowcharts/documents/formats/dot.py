"""A chart in the language of Graphviz, with the path of a walk marked, across charts too."""

from collections.abc import Iterator
from typing import assert_never

from flowcharts.documents import words
from flowcharts.documents.format import Format
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome
from flowcharts.model.sub_charts import ChartLink, VisitedChart, chart_links, visited_charts
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Step, Walk

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
        for visited in visited_charts(walk):
            yield from _cluster(visited, wording)
        yield from dict.fromkeys(map(_link_line, chart_links(walk)))
    else:
        for visited in visited_charts(walk):
            yield from (f"  {line};" for line in _chart_lines(visited, wording, ""))
    yield "}"


def _cluster(visited: VisitedChart, wording: Wording) -> Iterator[str]:
    """One of several charts, in a frame with its title."""
    chart = visited.chart
    yield f"  subgraph {_quoted('cluster_' + chart.id)} {{"
    yield f"    graph [label={_quoted(chr(10).join(_head(chart, wording)))}];"
    yield from (f"    {line};" for line in _chart_lines(visited, wording, f"{chart.id}/"))
    yield "  }"


def _link_line(link: ChartLink) -> str:
    start = _quoted(f"{link.start.id}/{link.node}")
    return f"  {start} -> {_quoted(f'{link.end.id}/{link.end.start}')} [style=dashed];"


def _head(chart: Chart, wording: Wording) -> list[str]:
    return [chart.title.in_wording(wording), chart.edition.badge.in_wording(wording)]


def _chart_lines(visited: VisitedChart, wording: Wording, prefix: str) -> Iterator[str]:
    """The nodes and edges of one chart; *prefix* stands before the names of its nodes."""
    chart = visited.chart
    for node in chart.nodes.values():
        marks = [
            f"label={_quoted(node.label.without_ruby().in_wording(wording))}",
            f"shape={_shape(node)}",
            *_marks(chart, node, wording),
            *([_PATH] if node.id in visited.nodes else []),
        ]
        yield f"{_quoted(prefix + node.id)} [{' '.join(marks)}]"
    for node in chart.nodes.values():
        yield from _edges(node, visited, wording, prefix)


def _marks(chart: Chart, node: Node, wording: Wording) -> Iterator[str]:
    """How a node is drawn that is not asked, or whose sources are thin."""
    if chart.granted(node.id) is not None:
        yield _SKIPPED
    if node.doubt is not None:
        yield f"style=dashed tooltip={_quoted(node.doubt.without_ruby().in_wording(wording))}"


def _edges(node: Node, visited: VisitedChart, wording: Wording, prefix: str) -> Iterator[str]:
    start = _quoted(prefix + node.id)
    match node:
        case Decision(branches=branches):
            for branch in branches:
                label = _quoted(branch.words.in_wording(wording, " / "))
                is_taken = Step(node.id, branch.answer) in visited.steps
                mark = f" {_PATH}" if is_taken else ""
                yield f"{start} -> {_quoted(prefix + branch.to)} [label={label}{mark}]"
        case Action(to=to):
            mark = f" [{_PATH}]" if node.id in visited.nodes else ""
            yield f"{start} -> {_quoted(prefix + to)}{mark}"
        case Outcome():
            pass
        case _:
            assert_never(node)


def _shape(node: Node) -> str:
    match node:
        case Decision():
            return "diamond"
        case Action() | Outcome():
            return "box"
        case _:
            assert_never(node)


def _quoted(text: str) -> str:
    r"""*text* as a string of Graphviz.

    >>> print(_quoted('say "no"'))
    "say \"no\""
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


DOT = Format("dot", Text("DOT", "DOT"), Text("for Graphviz", "Graphviz用"), write_walk=dot)
