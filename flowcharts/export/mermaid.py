"""A chart in the language of Mermaid, which GitHub draws, with the path of a walk marked."""

import json
from collections.abc import Iterator

from flowcharts.chart import Action, Decision, Node
from flowcharts.export import words
from flowcharts.text import Wording
from flowcharts.walk import Walk

_SIGNS = {"&": "#amp;", '"': "#quot;", "<": "#lt;", ">": "#gt;", "`": "#96;", "\n": "<br/>"}


def mermaid(walk: Walk, wording: Wording) -> str:
    """The chart of *walk* as a flowchart that Mermaid reads."""
    return "\n".join(_lines(walk, wording)) + "\n"


def _lines(walk: Walk, wording: Wording) -> Iterator[str]:
    chart = walk.chart
    title = ": ".join(
        text.in_wording(wording, " / ") for text in (chart.title, chart.edition.badge)
    )
    # JSON's strings are YAML's too.
    yield from ("---", f"title: {json.dumps(title, ensure_ascii=False)}", "---", "flowchart TD")
    for node in chart.nodes.values():
        yield f"  {_name(node.id)}{_shaped(node, wording)}"
    for node in chart.nodes.values():
        yield from (f"  {line}" for line in _edges(node, walk, wording))
    yield f"  source[{_quoted(words.source_line(chart.source).in_wording(wording))}]"
    yield "  classDef note fill:none,stroke:none"
    yield "  class source note"
    if walk.answers:
        yield "  classDef path stroke:#0072b2,stroke-width:4px"
        yield f"  class {','.join(map(_name, walk.trail))} path"


def _edges(node: Node, walk: Walk, wording: Wording) -> Iterator[str]:
    match node:
        case Decision(branches=branches):
            taken = walk.answer_at(node.id)
            for branch in branches:
                arrow = "==>" if branch.answer == taken else "-->"
                label = _quoted(branch.words.in_wording(wording, " / "))
                yield f"{_name(node.id)} {arrow}|{label}| {_name(branch.to)}"
        case Action(to=to):
            is_passed = walk.answers and node.id in walk.trail
            yield f"{_name(node.id)} {'==>' if is_passed else '-->'} {_name(to)}"


def _shaped(node: Node, wording: Wording) -> str:
    label = _quoted(node.label.without_ruby().in_wording(wording))
    return f"{{{label}}}" if isinstance(node, Decision) else f"[{label}]"


def _name(node_id: str) -> str:
    """A name that is no word of Mermaid's own, as `end` and `default` are."""
    return f"node_{node_id.replace('-', '_')}"


def _quoted(text: str) -> str:
    """*text* as a label of Mermaid.

    >>> _quoted('say "no"')
    '"say #quot;no#quot;"'
    """
    return '"' + "".join(_SIGNS.get(sign, sign) for sign in text.replace("#", "#35;")) + '"'
