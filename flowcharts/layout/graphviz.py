"""Graphviz's dot, asked where everything stands: the engine of layouts, and what it is told.

pygraphviz is imported here alone, and only where no layout has been kept.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple, assert_never

from flowcharts.layout.badge_place import badge_place
from flowcharts.layout.dot_reader import holding_edge_labels, read_layout
from flowcharts.layout.geometry import Size
from flowcharts.layout.ladder import Ladder, Rung
from flowcharts.layout.layout import Layout, Measures
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome, Shape
from flowcharts.model.ways import ways_out

_NumberedEdge = tuple[int, tuple[str, str | None, str]]
"""The number of a way, and where it begins, the answer that takes it, and where it ends."""

_PIXELS_PER_INCH = 72
"""One pixel is one of dot's points."""

_BOX = "shape=box"
_DECISIONS = {Shape.LADDER: "shape=hexagon", Shape.DIAMONDS: "shape=diamond", Shape.ACROSS: _BOX}
"""To the right, decisions are cut to the height of their words, and left at their tips."""

_MANY = 500
"""More nodes than this, and dot is told to stop looking for the shortest edges; and neither of
labels nor of a column, which would take it several times as long."""


def lay_out(chart: Chart, measures: Measures) -> Layout:
    """Where dot puts the nodes and edges of *chart*, and where its edge labels and its badge go."""
    from pygraphviz import AGraph  # whoever asks for `dot_source` alone does without

    graph = AGraph(string=dot_source(chart, measures))
    graph.layout(prog="dot")
    layout = read_layout(graph.to_string(), chart, measures)  # `draw()` takes longer to write it
    graph.close()
    if len(chart.nodes) <= _MANY:
        layout = holding_edge_labels(layout)
    if not measures.badges:
        return layout
    return layout._replace(badge=badge_place(layout, measures.badges))


class _Way(NamedTuple):
    """What dot is told of a way: of both halves, that before the label and that after it."""

    both: str = ""
    first: str = ""
    second: str = ""
    label: str = ""
    whole: str = ""
    """What else it is told of one that has no label."""
    side: str = ""
    """Where its label stands, if that is beside the node that it leaves."""
    is_level: bool = False
    """Does the node that it comes to stand there too?"""
    is_up: bool = False
    """Or further up?"""


_RUNGS = {
    Rung.DOWN: _Way(both=",weight=80", label=",group=c"),
    Rung.OUT: _Way(side="right", is_level=True),
    Rung.BACK: _Way(second=",weight=8", side="right", is_up=True),
    Rung.PAST: _Way(first=",weight=4", second=",minlen=2", side="right"),
    Rung.ASIDE: _Way(first=",weight=4", second=",minlen=2", side="left"),
    Rung.UNDER: _Way(),
    Rung.OTHER: _Way(first=",weight=2"),
}
_PLAIN = _Way()
_ACROSS = _Way(first=",headport=c", second=",tailport=c")


def dot_source(chart: Chart, measures: Measures) -> str:
    """The chart as dot is told of it: no words, fixed sizes, everything in the file's order.

    So the same picture comes out whatever fonts are installed. Dot is told of edge labels as of
    nodes, each in the middle of its way: it keeps room for them, and leads no line through them.
    """
    has_labels = len(chart.nodes) <= _MANY or chart.shape is Shape.ACROSS
    ladder = Ladder(chart) if chart.shape is Shape.LADDER and has_labels else None
    places = {node_id: f"n{place}" for place, node_id in enumerate(chart.nodes)}
    boxes = [
        f"{_inches(measures.nodes[node.id])},{_shape(node, chart.shape)}"
        for node in chart.nodes.values()
    ]
    usual = max(boxes, key=Counter(boxes).__getitem__)
    lines = ["digraph {", *_defaults(chart.shape, measures, usual, has_labels=has_labels)]
    for (node_id, place), box in zip(places.items(), boxes, strict=True):
        group = "group=c" if ladder and node_id in ladder.column else ""
        lines.append(f"{place} [{'' if box == usual else box} {group}];")
    under: list[str] = []
    for count, (start, answer, end) in _numbered_edges(chart):
        way = _way(chart, ladder, start, answer, end)
        size = measures.edge_labels[start, answer] if answer and has_labels else None
        lines += _told(way, count, places[start], places[end], size)
        if ladder and size and ladder.is_under_last(start, answer):
            under.insert(0 if way.label else len(under), f"p{count}")
    # The way on stands first, those that leave at its right.
    pairs = [(under[0], each) for each in under[1:]]
    if ladder:
        pairs += [(places[each], places[other]) for each, other in ladder.left_of.items()]
    lines += [f"{{rank=same;{left}->{right} [style=invis]}}" for left, right in pairs]
    return "\n".join([*lines, "}"])


def _numbered_edges(chart: Chart) -> Iterator[_NumberedEdge]:
    """The edges with their numbers, those of a decision as its file has them."""
    first = 0
    for node in chart.nodes.values():
        numbered = [
            (number, (node.id, answer or None, end))
            for number, (answer, end) in enumerate(ways_out(node).items(), first)
        ]
        first += len(numbered)
        drawn = node.drawn if isinstance(node, Decision) else ()
        yield from sorted(numbered, key=partial(_place, drawn)) if drawn else numbered


def _place(drawn: Sequence[str], edge: _NumberedEdge) -> int:
    _, (_, answer, _) = edge
    return drawn.index(answer) if answer in drawn else 0


def _defaults(shape: Shape, measures: Measures, box: str, *, has_labels: bool) -> Iterator[str]:
    """What holds for all; of a node dot writes down only what is other than that of most."""
    across, down = measures.air
    if shape is Shape.ACROSS:
        across, down = down, across
    if not has_labels:
        down = 2 * down + max((size.height for size in measures.edge_labels.values()), default=0)
    # No line of what dot writes is broken: whoever reads it would have to mend that.
    options = f"nodesep={_inch(across)},ranksep={_inch(down)},linelength=0"
    match shape:
        case Shape.LADDER | Shape.DIAMONDS:
            ports = ""
        case Shape.ACROSS:
            # Every way begins at the tip of its node and ends in the middle of a side.
            options += ",rankdir=LR"
            ports = ",tailport=e,headport=w"
        case _:
            assert_never(shape)
    if shape is not Shape.LADDER or not has_labels:
        options += ",ordering=out"  # the exits stand as the file has them
    yield f"graph [{options}{'' if has_labels else ',nslimit=1,nslimit1=1'}];"
    yield f'node [label="",fixedsize=true,{box}];'
    yield f"edge [arrowsize=0.9{ports}];"


def _shape(node: Node, shape: Shape) -> str:
    """The shape of a node."""
    match node:
        case Decision():
            return _DECISIONS[shape]
        case Action() | Outcome():
            return _BOX
        case _:
            assert_never(node)


def _way(chart: Chart, ladder: Ladder | None, start: str, answer: str | None, end: str) -> _Way:
    if ladder is None:
        return _ACROSS if chart.shape is Shape.ACROSS else _PLAIN
    way = _RUNGS[ladder.rung(start, answer)]._replace(whole=",minlen=2")  # as far as with one
    # A question has a flat top: ways that meet there do so in its middle.
    comes_down = not (way.is_level or way.is_up) and isinstance(chart.nodes[end], Decision)
    if comes_down:
        way = way._replace(second=f"{way.second},headport=n", whole=f"{way.whole},headport=n")
    return way


def _told(way: _Way, count: int, start: str, end: str, label: Size | None) -> list[str]:
    """The lines about one way."""
    if label is None:
        return [f"{start}->{end} [key=e{count}{way.both}{way.whole}];"]
    middle = f"p{count}"
    said = f"arrowhead=none{way.both}{way.first}"
    lines = [f"{middle} [{_inches(label)},{_BOX}{way.label}];"]
    if way.side == "left":  # it is told from the label on, as that stands first
        lines.append(f"{middle}->{start} [key=r{count},tailclip=false,{said}];")
    else:
        lines.append(f"{start}->{middle} [key=f{count},headclip=false,{said}];")
    if way.is_up:  # told downwards, so that the label stands below its end
        back = f"dir=back,headclip=false{way.both}{way.second}"
        lines.append(f"{end}->{middle} [key=b{count},{back}];")
    else:
        lines.append(f"{middle}->{end} [key=e{count},tailclip=false{way.both}{way.second}];")
    if way.side:
        lines.append(f"{{rank=same;{start};{middle}{';' + end if way.is_level else ''}}}")
    return lines


@cache  # the same few sizes again and again
def _inches(size: Size) -> str:
    return f"width={_inch(size.width)},height={_inch(size.height)}"


def _inch(pixels: float) -> str:
    return f"{pixels / _PIXELS_PER_INCH:.4f}"
