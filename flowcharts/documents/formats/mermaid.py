"""A chart in the language of Mermaid, which GitHub draws, with the path of a walk marked."""

import json
from collections.abc import Iterator
from typing import assert_never

from flowcharts.documents import words
from flowcharts.documents.format import Format
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome
from flowcharts.model.sub_charts import ChartLink, VisitedChart, chart_links, visited_charts
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Step, Walk

_SIGNS = {"&": "#amp;", '"': "#quot;", "<": "#lt;", ">": "#gt;", "`": "#96;", "\n": "<br/>"}


_CLASSES = {
    "path": "stroke:#0072b2,stroke-width:4px",
    "skipped": "color:#777777,stroke:#999999",
    "doubtful": "stroke-dasharray:4 3",
}


def mermaid(walk: Walk, wording: Wording) -> str:
    """The chart of *walk*, or all that it crosses, as a flowchart that Mermaid reads."""
    return "\n".join(_lines(walk, wording)) + "\n"


def _lines(walk: Walk, wording: Wording) -> Iterator[str]:
    home = walk.home.chart
    # JSON's strings are YAML's too.
    title = json.dumps(_title(home, wording), ensure_ascii=False)
    yield from ("---", f"title: {title}", "---", "flowchart TD")
    if walk.crosses_charts:
        for visited in visited_charts(walk):
            yield from _subgraph(visited, wording)
        yield from dict.fromkeys(map(_link_line, chart_links(walk)))
    else:
        for visited in visited_charts(walk):
            yield from (f"  {line}" for line in _chart_lines(visited, wording, ""))
    yield f"  source[{_quoted(words.source_line(home.source).in_wording(wording))}]"
    yield "  classDef note fill:none,stroke:none"
    yield "  class source note"
    yield from (f"  {line}" for line in _classes(walk))


def _subgraph(visited: VisitedChart, wording: Wording) -> Iterator[str]:
    """One of several charts, in a frame with its title."""
    chart = visited.chart
    yield f"  subgraph {_name(chart.id)}[{_quoted(_title(chart, wording))}]"
    yield from (f"    {line}" for line in _chart_lines(visited, wording, f"{chart.id}/"))
    yield "  end"


def _link_line(link: ChartLink) -> str:
    start = _name(f"{link.start.id}/{link.node}")
    return f"  {start} -.-> {_name(f'{link.end.id}/{link.end.start}')}"


def _title(chart: Chart, wording: Wording) -> str:
    return ": ".join(text.in_wording(wording, " / ") for text in (chart.title, chart.edition.badge))


def _chart_lines(visited: VisitedChart, wording: Wording, prefix: str) -> Iterator[str]:
    """The nodes and edges of one chart; *prefix* stands before the names of its nodes."""
    nodes = visited.chart.nodes.values()
    for node in nodes:
        yield f"{_name(prefix + node.id)}{_shaped(node, wording)}"
    for node in nodes:
        yield from _edges(node, visited, wording, prefix)


def _classes(walk: Walk) -> Iterator[str]:
    """What is on the path, not asked, or thin in its sources."""
    marked: dict[str, list[str]] = {"path": [], "skipped": [], "doubtful": []}
    for visited in visited_charts(walk):
        chart = visited.chart
        prefix = f"{chart.id}/" if walk.crosses_charts else ""
        for node in chart.nodes.values():
            name = _name(prefix + node.id)
            if node.id in visited.nodes:
                marked["path"].append(name)
            if chart.granted(node.id) is not None:
                marked["skipped"].append(name)
            if node.doubt is not None:
                marked["doubtful"].append(name)
    for kind, names in marked.items():
        if names:
            yield f"classDef {kind} {_CLASSES[kind]}"
            yield f"class {','.join(names)} {kind}"


def _edges(node: Node, visited: VisitedChart, wording: Wording, prefix: str) -> Iterator[str]:
    start = _name(prefix + node.id)
    match node:
        case Decision(branches=branches):
            for branch in branches:
                is_taken = Step(node.id, branch.answer) in visited.steps
                arrow = "==>" if is_taken else "-->"
                label = _quoted(branch.words.in_wording(wording, " / "))
                yield f"{start} {arrow}|{label}| {_name(prefix + branch.to)}"
        case Action(to=to):
            arrow = "==>" if node.id in visited.nodes else "-->"
            yield f"{start} {arrow} {_name(prefix + to)}"
        case Outcome():
            pass
        case _:
            assert_never(node)


def _shaped(node: Node, wording: Wording) -> str:
    label = _quoted(node.label.without_ruby().in_wording(wording))
    match node:
        case Decision():
            return f"{{{label}}}"
        case Action() | Outcome():
            return f"[{label}]"
        case _:
            assert_never(node)


def _name(node_id: str) -> str:
    """A name that is no word of Mermaid's own, as `end` and `default` are."""
    return f"node_{node_id.replace('-', '_').replace('/', '__')}"


def _quoted(text: str) -> str:
    """*text* as a label of Mermaid.

    >>> _quoted('say "no"')
    '"say #quot;no#quot;"'
    """
    return '"' + "".join(_SIGNS.get(sign, sign) for sign in text.replace("#", "#35;")) + '"'


MERMAID = Format(
    "mmd", Text("Mermaid", "Mermaid"), Text("for GitHub", "GitHub用"), write_walk=mermaid
)
