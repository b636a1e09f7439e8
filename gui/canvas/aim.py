"""What a click on the chart is aimed at."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from flowcharts.chart import Decision
from gui.canvas.edge import EdgeItem
from gui.canvas.light import Light
from gui.canvas.node import NodeItem


class Target(Enum):
    """What can be clicked."""

    SUB_CHART = auto()
    """The sign of the decision that waits: it opens another chart."""
    GROUP = auto()
    """The sign of a decision that opens or closes what it leads to."""
    ANSWER = auto()
    """A branch of the decision that waits, or the node it leads to."""
    VISITED = auto()
    """A decision of the path."""
    NODE = auto()
    """Any other node."""


Aim = tuple[Target, str]
"""What is clicked, and which one: an answer, or the id of a node."""


def aim_of(
    place: QPointF, found: Sequence[QGraphicsItem], light: Light, here: NodeItem
) -> Aim | None:
    """What is meant by *place*, where those items were *found*; *here*, the walk stands."""
    walk = light.trail.walk
    if walk.sub_chart and here.is_sign_at(place):
        return Target.SUB_CHART, ""
    exits = [item for item in found if isinstance(item, EdgeItem) and item.way[0] == here.node_id]
    exits.sort(key=lambda edge: not edge.pill.contains(place))
    node = next((item.node_id for item in found if isinstance(item, NodeItem)), None)
    over_edge = exits[0].way[1] if exits else None
    answer = _answer_to(light, node) if node is not None else over_edge
    if answer is not None and walk.decision is not None:
        return Target.ANSWER, answer
    if node is None or node == here.node_id:
        return None
    is_asked = isinstance(walk.chart.nodes[node], Decision) and not walk.chart.passage(node)
    return Target.VISITED if is_asked and node in light.visited else Target.NODE, node


def _answer_to(light: Light, node_id: str) -> str | None:
    """The one answer to the decision that waits which leads to that node."""
    here = light.trail.walk.here
    branches = here.branches if isinstance(here, Decision) else ()
    leading = [branch.answer for branch in branches if branch.to == node_id]
    return leading[0] if len(leading) == 1 else None
