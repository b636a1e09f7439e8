"""Graphviz's dot, asked where everything stands: the engine of layouts, and what it is told.

pygraphviz is imported here alone, and only where no layout has been kept.
"""

from collections import defaultdict
from contextlib import redirect_stderr
from functools import cache
from importlib.util import find_spec
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import assert_never

from flowcharts.layout.geometry import Size
from flowcharts.layout.layout import Layout, Measures
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome
from flowcharts.model.ways import edges

_PIXELS_PER_INCH = 72
"""One pixel is one of dot's points."""

_MANY = 500
"""More nodes than this, and dot is told to stop looking for the shortest edges; and edges that
cross get no lanes."""


def lay_out(chart: Chart, measures: Measures, source: str | None = None) -> Layout:
    """Where dot puts the nodes and edges of *chart*, and where the edge labels go.

    *source*: what `dot_source` gave, where that has been asked already.
    """
    from pygraphviz import AGraph  # a kept layout needs neither

    from flowcharts.layout.dot_reader import holding_edge_labels, read_layout

    graph = AGraph(string=source or dot_source(chart, measures))
    with redirect_stderr(StringIO()):  # above 1000 nodes it says that this may take long
        drawn = graph.draw(format="dot", prog="dot")
    graph.close()
    layout = read_layout((drawn or b"").decode(), chart, measures)
    return layout if len(chart.nodes) > _MANY else holding_edge_labels(layout)


def release() -> str:
    """Which Graphviz there is, found without importing it: its release and its binary's stamp."""
    spec = find_spec("pygraphviz")
    if spec is None or spec.origin is None:
        return "none"
    package = Path(spec.origin).parent
    releases = sorted(path.name for path in package.parent.glob("pygraphviz-*.dist-info"))
    stamps = [
        (path.name, path.stat().st_size, path.stat().st_mtime_ns)
        for path in sorted(package.glob("_graphviz*"))
    ]
    return repr((releases, stamps))


def dot_source(chart: Chart, measures: Measures) -> str:
    """The chart as dot is told of it: no words, fixed sizes, everything in the file's order.

    So the same picture comes out whatever fonts are installed.
    """
    places = {node_id: place for place, node_id in enumerate(chart.nodes)}
    options = _across(measures) if chart.runs_right else _down(measures)
    if len(places) > _MANY:
        options |= {"nslimit": "1", "nslimit1": "1"}
    # To the right, every way begins at the tip of its node and ends in the middle of a side.
    ports = ",tailport=e,headport=w" if chart.runs_right else ""
    lines = [
        "digraph {",
        f"graph [{','.join(f'{name}={value}' for name, value in options.items())}];",
        'node [label="",fixedsize=true,shape=box];',
        f"edge [arrowsize=0.9{ports}];",
    ]
    for node_id, place in places.items():
        # To the right, decisions are cut to the height of their words.
        shape = "" if chart.runs_right else _shape(chart.nodes[node_id])
        lines.append(f"n{place} [{_inches(measures.nodes[node_id])}{shape}];")
    lanes = _with_lanes(chart)
    middle_head, middle_tail = (",headport=c", ",tailport=c") if chart.runs_right else ("", "")
    for count, (start, answer, end) in enumerate(edges(chart)):
        above, below = f"n{places[start]}", f"n{places[end]}"
        if answer is None or start not in lanes:
            lines.append(f"{above}->{below} [key=e{count}];")
            continue
        lines += [
            f"p{count} [{_inches(measures.edge_labels[start, answer])}];",
            f"{above}->p{count} [key=f{count},arrowhead=none,headclip=false{middle_head}];",
            f"p{count}->{below} [key=e{count},tailclip=false{middle_tail}];",
        ]
    return "\n".join([*lines, "}"])


def _shape(node: Node) -> str:
    """What is said of a shape that is not the usual box."""
    match node:
        case Decision():
            return ",shape=diamond"
        case Action() | Outcome():
            return ""
        case _:
            assert_never(node)


def _down(measures: Measures) -> dict[str, str]:
    tallest = max((size.height for size in measures.edge_labels.values()), default=0)
    return {
        "ordering": "out",  # exits stand from left to right as their decision has them
        "nodesep": f"{measures.air.width / _PIXELS_PER_INCH:.4f}",
        "ranksep": f"{(measures.air.height + tallest) / _PIXELS_PER_INCH:.4f}",
    }


def _across(measures: Measures) -> dict[str, str]:
    return {
        "rankdir": "LR",
        "ordering": "out",
        "nodesep": f"{measures.air.height / _PIXELS_PER_INCH:.4f}",
        "ranksep": f"{measures.air.width / _PIXELS_PER_INCH:.4f}",
    }


@cache  # the same few sizes again and again
def _inches(size: Size) -> str:
    width, height = size
    return f"width={width / _PIXELS_PER_INCH:.4f},height={height / _PIXELS_PER_INCH:.4f}"


def _with_lanes(chart: Chart) -> frozenset[str]:
    """The decisions of whose ways some cross or run side by side, however they stand.

    They have two ends in common with another one, or one end for two answers. Dot is told of
    their labels as of nodes, each in the middle of its way, so that it keeps room for them. In a
    chart that runs to the right all are: its ways leave too close to each other for words.
    """
    if chart.runs_right:
        return frozenset(decision.id for decision in chart.decisions)
    doubled = {node.id for node in chart.decisions if len(set(_ends(node))) < len(node.branches)}
    if len(chart.nodes) > _MANY:
        return frozenset(doubled)
    sharing: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for decision in chart.decisions:
        for both in combinations(sorted(_ends(decision)), 2):
            sharing[both].add(decision.id)
    return frozenset(doubled.union(*(each for each in sharing.values() if len(each) > 1)))


def _ends(decision: Decision) -> list[str]:
    return [branch.to for branch in decision.branches]
