"""What a position lights up: the look of every node and edge, worked out when it is asked for."""

from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple, assert_never

from flowcharts.model.chart import Action, Decision, Node, Outcome
from flowcharts.model.position import Position
from flowcharts.model.walk import Walk

SUB_CHART = "›"
"""The sign that opens another chart for the waiting decision; no answer is written so."""


Way = tuple[str, str | None]
"""An edge: the node it leaves and the answer that takes it (None after an action)."""


class NodeState(StrEnum):
    """How a node stands to the walk."""

    REST = "rest"
    CURRENT = "current"
    TRAVELLED = "travelled"
    POSSIBLE = "possible"
    """An outcome that a walk under way can still reach."""
    RULED_OUT = "ruled-out"
    REACHED = "reached"
    """The outcome where the walk has ended."""
    BESIDE = "beside"
    """On the second path only."""
    REACHED_BESIDE = "reached-beside"
    SKIPPED = "skipped"
    """A decision not asked on the day of the chart: a walk passes through it."""


class EdgeState(StrEnum):
    """How an edge stands to the walk."""

    REST = "rest"
    OPEN = "open"
    """An exit of the decision that waits."""
    TRAVELLED = "travelled"
    BESIDE = "beside"
    RULED_OUT = "ruled-out"


class NodeLook(NamedTuple):
    """All that decides how a node is drawn."""

    state: NodeState = NodeState.REST
    is_marked: bool = False
    is_hit: bool = False
    is_sign_marked: bool = False
    """Does the mark stand over the sign that opens another chart?"""


class EdgeLook(NamedTuple):
    """All that decides how an edge is drawn."""

    state: EdgeState = EdgeState.REST
    number: str = ""
    """The step that took it: "1", or "1′" on the second path."""
    is_shared: bool = False
    """Does the second path take it too?"""
    is_marked: bool = False


class Highlight:
    """The looks that a position, a marked exit and what Find has found give to the chart.

    Attributes:
        current: the node where the walk stands.
        position: the position itself.
    """

    def __init__(
        self, position: Position, mark: str | None = None, hits: frozenset[str] = frozenset()
    ) -> None:
        self.position = position
        walk = position.walk
        self.current = walk.here.id
        self._mark = mark if walk.decision and mark in walk.decision.answers else None
        self._target = walk.decision.branch(self._mark).to if walk.decision and self._mark else None
        self._is_sign_marked = mark == SUB_CHART and walk.sub_chart is not None
        self._hits = hits
        self._visited = frozenset(walk.visited)
        self._taken = _taken(walk)
        beside = position.beside.walk if position.beside else None
        self._beside_visited = frozenset(beside.visited) if beside else frozenset[str]()
        self._beside_taken = _taken(beside) if beside else {}
        self._beside_end = beside.here.id if beside else None

    @property
    def visited(self) -> frozenset[str]:
        """The nodes of the path."""
        return self._visited

    @property
    def taken(self) -> tuple[Way, ...]:
        """The edges of the path, in its order."""
        return tuple(self._taken)

    def node(self, node_id: str) -> NodeLook:
        """The look of a node."""
        return NodeLook(
            self._node_state(node_id),
            is_marked=node_id == self._target,
            is_hit=node_id in self._hits,
            is_sign_marked=self._is_sign_marked and node_id == self.current,
        )

    def edge(self, way: Way) -> EdgeLook:
        """The look of an edge."""
        if way in self._taken:
            return EdgeLook(EdgeState.TRAVELLED, self._taken[way], way in self._beside_taken)
        if way in self._beside_taken:
            return EdgeLook(EdgeState.BESIDE, self._beside_taken[way] + "′")
        start, answer = way
        if start == self.current and self.position.walk.decision:
            return EdgeLook(EdgeState.OPEN, is_marked=answer == self._mark)
        granted = self.position.chart.granted(start)
        is_open = granted in (None, answer)
        is_ahead = is_open and start not in self._visited and start in self._ahead
        is_ahead = is_ahead and self._leads_ahead(start, answer)
        return EdgeLook(EdgeState.REST if is_ahead else EdgeState.RULED_OUT)

    def _node_state(self, node_id: str) -> NodeState:
        walk = self.position.walk
        if walk.chart.granted(node_id) is not None:
            return NodeState.SKIPPED
        if node_id == self.current and walk.exit_id is None:
            return NodeState.CURRENT if walk.decision else NodeState.REACHED
        if node_id in self._visited:
            return NodeState.TRAVELLED
        is_outcome = _is_outcome(walk.chart.nodes[node_id])
        if node_id in self._beside_visited:
            is_end = is_outcome and node_id == self._beside_end
            return NodeState.REACHED_BESIDE if is_end else NodeState.BESIDE
        if node_id not in self._ahead:
            return NodeState.RULED_OUT
        return NodeState.POSSIBLE if is_outcome and walk.answers else NodeState.REST

    def _leads_ahead(self, start: str, answer: str | None) -> bool:
        """Does that branch lead to where a case that is ruled on can still come?"""
        node = self.position.chart.nodes[start]
        if self.position.case is None or answer is None or not isinstance(node, Decision):
            return True
        return node.branch(answer).to in self._ahead

    @cached_property
    def _ahead(self) -> frozenset[str]:
        walk, case = self.position.walk, self.position.case
        if walk.exit_id is not None:
            return frozenset()
        ahead = walk.chart.reachable(self.current)
        known = case.still_ahead(walk.chart.id) if case is not None else None
        return ahead if known is None else ahead & known


def _is_outcome(node: Node) -> bool:
    match node:
        case Outcome():
            return True
        case Decision() | Action():
            return False
        case _:
            assert_never(node)


def _taken(walk: Walk) -> dict[Way, str]:
    """The edges of a walk, each with the number of its step; none where nobody was asked."""
    taken: dict[Way, str] = {}
    count = 0
    for start, _ in pairwise(walk.visited):
        if walk.chart.passage(start) is None:
            taken[start, walk.answers[count]] = str(count + 1)
            count += 1
        else:
            taken[start, walk.chart.granted(start)] = ""
    return taken
