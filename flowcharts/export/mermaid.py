"""A chart in the language of Mermaid, which GitHub draws, with the path of a walk marked."""

import json
from collections.abc import Iterator

from flowcharts.chart import Action, Chart, Decision, Node
from flowcharts.crossing import bridges, parts
from flowcharts.export import words
from flowcharts.text import Wording
from flowcharts.walk import Walk

_SIGNS = {"&": "#amp;", '"': "#quot;", "<": "#lt;", ">": "#gt;", "`": "#96;", "\n": "<br/>"}


_CLASSES = {
    "path": "stroke:#0072b2,stroke-width:4px",
    "skipped": "color:#777777,stroke:#999999",
    "doubtful": "stroke-dasharray:4 3",
}


def mermaid(walk: Walk, wording: Wording) -> str:
    """The chart of *walk* as a flowchart that Mermaid reads."""
    return "\n".join(_lines(walk, wording)) + "\n"


def _lines(walk: Walk, wording: Wording) -> Iterator[str]:
    home = walk.home.chart
    # JSON's strings are YAML's too.
    title = json.dumps(_title(home, wording), ensure_ascii=False)
    yield from ("---", f"title: {title}", "---", "flowchart TD")
    if walk.crosses_charts:
        for part in parts(walk):
            prefix = f"{part.chart.id}/"
            yield f"  subgraph {_name(part.chart.id)}[{_quoted(_title(part.chart, wording))}]"
            yield from (f"    {line}" for line in _chart_lines(part, wording, prefix))
            yield "  end"
        for bridge in bridges(walk):
            start = _name(f"{bridge.start.id}/{bridge.node}")
            yield f"  {start} -.-> {_name(f'{bridge.end.id}/{bridge.end.start}')}"
    else:
        yield from (f"  {line}" for line in _chart_lines(walk, wording, ""))
    yield f"  source[{_quoted(words.source_line(home.source).in_wording(wording))}]"
    yield "  classDef note fill:none,stroke:none"
    yield "  class source note"
    yield from (f"  {line}" for line in _classes(walk))


def _title(chart: Chart, wording: Wording) -> str:
    return ": ".join(text.in_wording(wording, " / ") for text in (chart.title, chart.edition.badge))


def _chart_lines(walk: Walk, wording: Wording, prefix: str) -> Iterator[str]:
    """The nodes and edges of one chart; *prefix* stands before the names of its nodes."""
    for node in walk.chart.nodes.values():
        yield f"{_name(prefix + node.id)}{_shaped(node, wording)}"
    for node in walk.chart.nodes.values():
        yield from _edges(node, walk, wording, prefix)


def _classes(walk: Walk) -> Iterator[str]:
    """What is on the path, not asked, or thin in its sources."""
    path: list[str] = []
    marked: dict[str, list[str]] = {"skipped": [], "doubtful": []}
    for part in parts(walk):
        prefix = f"{part.chart.id}/" if walk.crosses_charts else ""
        path.extend(_name(prefix + name) for name in part.trail if part.answers)
        for node in part.chart.nodes.values():
            if part.chart.granted(node.id) is not None:
                marked["skipped"].append(_name(prefix + node.id))
            if node.doubt is not None:
                marked["doubtful"].append(_name(prefix + node.id))
    for name, names in (("path", path), *marked.items()):
        if names:
            yield f"classDef {name} {_CLASSES[name]}"
            yield f"class {','.join(names)} {name}"


def _edges(node: Node, walk: Walk, wording: Wording, prefix: str) -> Iterator[str]:
    start = _name(prefix + node.id)
    match node:
        case Decision(branches=branches):
            taken = walk.answer_at(node.id)
            for branch in branches:
                arrow = "==>" if branch.answer == taken else "-->"
                label = _quoted(branch.words.in_wording(wording, " / "))
                yield f"{start} {arrow}|{label}| {_name(prefix + branch.to)}"
        case Action(to=to):
            is_passed = walk.answers and node.id in walk.trail
            yield f"{start} {'==>' if is_passed else '-->'} {_name(prefix + to)}"


def _shaped(node: Node, wording: Wording) -> str:
    label = _quoted(node.label.without_ruby().in_wording(wording))
    return f"{{{label}}}" if isinstance(node, Decision) else f"[{label}]"


def _name(node_id: str) -> str:
    """A name that is no word of Mermaid's own, as `end` and `default` are."""
    return f"node_{node_id.replace('-', '_').replace('/', '__')}"


def _quoted(text: str) -> str:
    """*text* as a label of Mermaid.

    >>> _quoted('say "no"')
    '"say #quot;no#quot;"'
    """
    return '"' + "".join(_SIGNS.get(sign, sign) for sign in text.replace("#", "#35;")) + '"'
