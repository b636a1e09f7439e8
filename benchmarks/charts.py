"""Charts of any size, the same in every run."""

from collections import deque
from random import Random

from flowcharts.model.branch import NO, YES, Branch
from flowcharts.model.chart import Chart, Decision, Node, Outcome, Shape
from flowcharts.model.edition import Edition
from flowcharts.model.text import Text

_JOINS = 0.3
"""How often a branch leads to a node that another one leads to already."""
_LEAST_TO_JOIN = 3
"""How many nodes must be open: a branch never joins its own sibling."""
_NOTHING = Text("", "")


def generated(size: int) -> Chart:
    """A bushy chart of *size* nodes, half of them decisions, some with several ways in."""
    chance = Random(size)  # noqa: S311  # the same chart every time is what is wanted
    successors: dict[int, tuple[int, int]] = {}
    waiting = deque([0])
    count = 1
    while count < size:
        node = waiting.popleft()
        may_join = len(waiting) >= _LEAST_TO_JOIN and chance.random() < _JOINS
        is_last = count + 1 == size
        second = waiting[-1] if may_join or is_last else count + 1
        successors[node] = (count, second)
        fresh = [child for child in successors[node] if child >= count]
        waiting.extend(fresh)
        count += len(fresh)
    nodes = [_node(number, successors.get(number)) for number in range(size)]
    return Chart(
        id=f"generated-{size}",
        title=Text(f"{size} nodes", f"{size} 個の枠"),
        about=_NOTHING,
        edition=Edition(_NOTHING, "2008-03", superseded=False, badge=_NOTHING),
        source=_NOTHING,
        start=nodes[0].id,
        nodes={node.id: node for node in nodes},
        exits={},
    )


def _node(number: int, successors: tuple[int, int] | None) -> Node:
    label = Text(f"Is question {number}\nto be answered?", f"質問 {number} に\n答えますか？")
    if successors is None:
        remedy = Text(f"Remedy {number}", f"処置 {number}")
        return Outcome(f"node-{number}", remedy, remedy, remedy, _NOTHING)
    yes, no = (f"node-{successor}" for successor in successors)
    branches = (Branch(YES, yes, Text("Yes", "はい")), Branch(NO, no, Text("No", "いいえ")))
    return Decision(
        f"node-{number}", label, label.on_one_line(), _NOTHING, _NOTHING, _NOTHING, branches
    )


def grouped(heads: int, each: int, *, shape: Shape = Shape.ACROSS) -> Chart:
    """A chart of that many groups, *each* of so many outcomes: 1 + heads × (1 + each) nodes."""
    nodes: list[Node] = []
    for head in range(heads):
        ends = [f"end-{head}-{place}" for place in range(each)]
        nodes.append(_branching(f"head-{head}", ends, folds=True))
        nodes += [_end(end) for end in ends]
    start = _branching("start", [f"head-{head}" for head in range(heads)], folds=False)
    chart = generated(3)
    nodes = [start, *nodes]
    return chart._replace(
        id=f"grouped-{heads}-{each}",
        start="start",
        nodes={node.id: node for node in nodes},
        shape=shape,
    )


def _branching(node_id: str, ends: list[str], *, folds: bool) -> Decision:
    asked = Text(f"What happened\nwith {node_id}?", f"{node_id} に\n何が起きたか？")
    branches = tuple(
        Branch(f"way-{place}", end, Text(f"Way {place}", f"道 {place}"))
        for place, end in enumerate(ends)
    )
    flat = asked.on_one_line()
    return Decision(node_id, asked, flat, _NOTHING, _NOTHING, _NOTHING, branches, folds=folds)


def _end(node_id: str) -> Outcome:
    said = Text(node_id, node_id)
    return Outcome(node_id, said, said, said, _NOTHING)
