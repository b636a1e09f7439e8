"""Where the words of an exit stand on the chart."""

from PySide6.QtCore import QRectF

from gui.chart.edge import EdgeItem
from gui.chart.scene import ChartScene


def edge_label(scene: ChartScene, decision_id: str, answer: str) -> QRectF:
    """The edge label of an exit, as it is drawn."""
    edges = [item for item in scene.items() if isinstance(item, EdgeItem)]
    return next(edge.edge_label for edge in edges if edge.way == (decision_id, answer))
