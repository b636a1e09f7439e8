"""The signs of a chart's groups: which decisions carry one, and which of them is clicked."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF

from gui.chart.node import NodeItem


class GroupSigns:
    """The signs that open or close what a decision leads to."""

    def __init__(self, nodes: Mapping[str, NodeItem]) -> None:
        self._nodes = nodes
        self._shown: frozenset[str] = frozenset()

    def show(self, signs: Mapping[str, str]) -> None:
        """Show these, by the ids of their decisions, and no others."""
        for node_id in self._shown - signs.keys():
            self._nodes[node_id].show_group_sign("")
        for node_id, sign in signs.items():
            self._nodes[node_id].show_group_sign(sign)
        self._shown = frozenset(signs)

    def at(self, place: QPointF) -> str | None:
        """The decision whose sign is there."""
        for node_id in self._shown:
            sign = self._nodes[node_id].group_sign
            if sign is not None and sign.is_at(place):
                return node_id
        return None
