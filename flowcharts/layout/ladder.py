"""A ladder: the longest way is one straight column; what goes on is down, what leaves is right.

The rule reads only the graph, so that it is one for all charts.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from enum import Enum, auto
from itertools import pairwise
from typing import TypeVar

from flowcharts.layout.geometry import Size
from flowcharts.layout.layout import Measures
from flowcharts.model.chart import Chart
from flowcharts.model.ways import column, ways_of

_Key = TypeVar("_Key")


class Rung(Enum):
    """How a way leads through a ladder."""

    DOWN = auto()
    """Along the column."""
    OUT = auto()
    """To the right, to an end beside its question."""
    BACK = auto()
    """To the right, to an end beside a question further up."""
    PAST = auto()
    """To the right, to what stands further down there."""
    ASIDE = auto()
    """To the left, to more questions."""
    UNDER = auto()
    """From the last question, to an end right of that of the column."""
    OTHER = auto()
    """From what stands off the column, or a third way out: dot decides."""


_AT_RIGHT = frozenset({Rung.OUT, Rung.BACK, Rung.PAST})
_ARROW = 8.0
"""Besides the room between any two nodes: for the arrow that leaves to the right."""


class Ladder:
    """The places of the nodes in the ladder of a chart.

    Attributes:
        column: the nodes that stand one under another, from the top.
        beside: the ends that stand beside a question of the column, each with that question.
        left_of: what branches off to the left and never comes back, each with the node of the
            column that it stands beside.
    """

    def __init__(self, chart: Chart) -> None:
        self._ways = ways_of(chart)
        self._ways_in: defaultdict[str, list[str]] = defaultdict(list)
        for start, out in self._ways.items():
            for end in out.values():
                self._ways_in[end].append(start)
        self.column = column(chart)
        self.beside = self._ends_beside()
        self._on_left = self._branching_left()
        self._rungs = dict(self._all_rungs())
        self.left_of = {
            self._ways[start][answer]: below
            for start, below in pairwise(self.column)
            for answer in self._ways[start]
            if self.rung(start, answer) is Rung.ASIDE and self._is_apart(self._ways[start][answer])
        }

    def rung(self, start: str, answer: str | None) -> Rung:
        """How the way leads that *answer* takes from *start*."""
        return self._rungs.get((start, answer or ""), Rung.OTHER)

    def is_under_last(self, start: str, answer: str | None) -> bool:
        """Does that way lead to an end under the last question of the column?"""
        return start in self.column[-2:] and self.rung(start, answer) in {Rung.DOWN, Rung.UNDER}

    def leads_on(self, node_id: str) -> bool:
        """Is it no end?"""
        return bool(self._ways[node_id])

    def _ends_beside(self) -> dict[str, str]:
        """The ends beside the column, each with the first question that leads to it.

        All ways to such an end come from the column. Those of the last question stand under it.
        """
        height = {node_id: place for place, node_id in enumerate(self.column)}
        beside: dict[str, str] = {}
        for end, starts in self._ways_in.items():
            if not self.leads_on(end) and end not in height and height.keys() >= set(starts):
                first = min(starts, key=height.__getitem__)
                if first not in self.column[-2:] and first not in beside.values():
                    beside[end] = first
        return beside

    def _branching_left(self) -> frozenset[str]:
        """What stands left of the column: it branches off above an end at the right of it."""
        questions = frozenset(self.beside.values())
        lowest = max((n for n, each in enumerate(self.column) if each in questions), default=0)
        branches = (end for each in self.column[:lowest] for end in self._ways[each].values())
        return self._reached(filter(self.leads_on, branches)).difference(self.column)

    def _reached(self, starts: Iterable[str]) -> frozenset[str]:
        """What is come to from *starts*, as far as the column."""
        found: set[str] = set()
        waiting = list(starts)
        while waiting:
            node_id = waiting.pop()
            if node_id not in found:
                found.add(node_id)
                waiting.extend(self._ways[node_id].values() if node_id not in self.column else ())
        return frozenset(found)

    def _is_apart(self, node_id: str) -> bool:
        """Does one way alone lead to it, and none from it back to the column?"""
        return len(self._ways_in[node_id]) == 1 and self._reached([node_id]).isdisjoint(self.column)

    def _all_rungs(self) -> Iterator[tuple[tuple[str, str], Rung]]:
        """The rungs of the column: at either side there is room for one label of a question."""
        aside_above = False
        for start, below in pairwise(self.column):
            # What has branched off just above stands there.
            taken = {Rung.ASIDE} if aside_above else set()
            aside_above = False
            for answer, end in self._ways[start].items():
                rung = Rung.DOWN if end == below else self._sideways(start, end)
                side = Rung.OUT if rung in _AT_RIGHT else rung
                if rung is Rung.UNDER or side not in taken:
                    yield (start, answer), rung
                    aside_above |= rung is Rung.ASIDE
                taken.add(side)

    def _sideways(self, start: str, end: str) -> Rung:
        if end in self.beside:
            return Rung.OUT if self.beside[end] == start else Rung.BACK
        if end in self._on_left:
            return Rung.ASIDE if self.leads_on(end) else Rung.OTHER
        if start == self.column[-2]:
            return Rung.UNDER
        return Rung.OTHER if end in self.column else Rung.PAST


def evened(chart: Chart, measures: Measures) -> Measures:
    """The same with all questions of the column as wide as each other, and all ends beside it."""
    ladder = Ladder(chart)
    nodes, edge_labels = dict(measures.nodes), dict(measures.edge_labels)
    _widen(nodes, [node_id for node_id in ladder.column if ladder.leads_on(node_id)])
    _widen(nodes, ladder.beside)
    _widen(edge_labels, [way for way in edge_labels if ladder.rung(*way) in _AT_RIGHT], _ARROW)
    return measures._replace(nodes=nodes, edge_labels=edge_labels)


def _widen(sizes: dict[_Key, Size], chosen: Collection[_Key], more: float = 0) -> None:
    """Give the *chosen* of the *sizes* the width of the widest of them, and *more*."""
    widest = more + max((sizes[key].width for key in chosen), default=0)
    sizes.update({key: Size(widest, sizes[key].height) for key in chosen})
