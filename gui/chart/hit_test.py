"""What a click on the chart asks for, as a value."""

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from flowcharts.model.chart import Action, Decision, Node, Outcome
from gui.chart.edge import EdgeItem
from gui.chart.highlight import Highlight
from gui.chart.node import NodeItem


class AnswerClick(NamedTuple):
    """On a branch of the decision that waits, or on the node it leads to."""

    answer: str


class SubChartClick(NamedTuple):
    """On the sign of the decision that waits: it opens another chart."""


class PathClick(NamedTuple):
    """On a decision of the path."""

    node_id: str


class NodeClick(NamedTuple):
    """On any other node."""

    node_id: str


class GroupClick(NamedTuple):
    """On the sign of a decision that opens or closes what it leads to."""

    node_id: str


Click = AnswerClick | SubChartClick | PathClick | NodeClick | GroupClick


def click_on(
    found: Iterable[QGraphicsItem], place: QPointF, highlight: Highlight, here: NodeItem
) -> Click | None:
    """What a click at *place* asks for, where these items are, the topmost first.

    The walk stands *here*.
    """
    walk = highlight.position.walk
    if walk.sub_chart and here.is_sign_at(place):
        return SubChartClick()
    items = list(found)
    exits = [item for item in items if isinstance(item, EdgeItem) and item.way[0] == here.node_id]
    exits.sort(key=lambda edge: not edge.edge_label.contains(place))
    node = next((item.node_id for item in items if isinstance(item, NodeItem)), None)
    over_edge = exits[0].way[1] if exits else None
    answer = _answer_to(walk.here, node) if node is not None else over_edge
    if answer is not None and walk.decision is not None:
        return AnswerClick(answer)
    if node is None or node == here.node_id:
        return None
    is_asked = node in highlight.visited and not walk.chart.passage(node)
    return PathClick(node) if is_asked and walk.chart.successors(node) else NodeClick(node)


def _answer_to(here: Node, node_id: str) -> str | None:
    """The one answer to the decision that waits which leads to that node."""
    match here:
        case Decision():
            leading = [branch.answer for branch in here.branches if branch.to == node_id]
            return leading[0] if len(leading) == 1 else None
        case Action() | Outcome():
            return None
        case _:
            assert_never(here)
