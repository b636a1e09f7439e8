"""What a click on the chart asks for."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from flowcharts.model.chart import Decision
from gui.canvas.edge import EdgeItem
from gui.canvas.highlight import Highlight
from gui.canvas.node import NodeItem

if TYPE_CHECKING:  # the scene asks
    from gui.canvas.scene import ChartScene


def wish_of(
    scene: "ChartScene", place: QPointF, light: Highlight, here: NodeItem
) -> Callable[[], None] | None:
    """What a click at *place* is to say; the walk stands *here*."""
    walk = light.position.walk
    if walk.sub_chart and here.is_sign_at(place):
        return scene.opened.emit
    found = scene.items(place)
    exits = [item for item in found if isinstance(item, EdgeItem) and item.way[0] == here.node_id]
    exits.sort(key=lambda edge: not edge.edge_label.contains(place))
    node = next((item.node_id for item in found if isinstance(item, NodeItem)), None)
    over_edge = exits[0].way[1] if exits else None
    answer = _answer_to(light, node) if node is not None else over_edge
    if answer is not None and walk.decision is not None:
        return partial(scene.answered.emit, answer)
    if node is None or node == here.node_id:
        return None
    is_asked = isinstance(walk.chart.nodes[node], Decision) and not walk.chart.passage(node)
    can_rewind = is_asked and node in light.visited
    return partial(scene.rewound.emit if can_rewind else scene.inspected.emit, node)


def _answer_to(light: Highlight, node_id: str) -> str | None:
    """The one answer to the decision that waits which leads to that node."""
    here = light.position.walk.here
    branches = here.branches if isinstance(here, Decision) else ()
    leading = [branch.answer for branch in branches if branch.to == node_id]
    return leading[0] if len(leading) == 1 else None
